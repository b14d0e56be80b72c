"""The audit of a game file: named checks, each on its own."""
