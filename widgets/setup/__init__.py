"""The parts of the form of a new table."""
