"""Refusals in words, one file a family: what was wrong, and what can be done."""
