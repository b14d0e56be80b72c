"""The bank of a property-trading board game: rules, ledger, teller, prints; no screen."""

__version__ = "0.1.0"
