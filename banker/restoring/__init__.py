"""Setting a table up again from the slips of its players."""
