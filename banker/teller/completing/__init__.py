"""Completing: what may stand next in a phrase, from what is legal now."""
