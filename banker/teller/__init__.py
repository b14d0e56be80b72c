"""The teller's line: phrases read into requests, and requests spelt as phrases."""
