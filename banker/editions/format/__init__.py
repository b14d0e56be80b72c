"""The format of boards and sheets: what each name in their files means, and what may stand there."""
