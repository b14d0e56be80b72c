"""Entries in words, one file a family: one line for the ledger."""
