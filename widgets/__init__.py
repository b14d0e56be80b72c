"""The Textual app of the bank's desk."""
