"""Words that ship with the desk on a record: kept in English as any others are, and told in the reader's language."""

from banker.speech.catalogue import _, mark

NOTES = (mark("Dewi asks whether Free Parking pays: it does not"),)
"""What the demonstration notes."""


def note_words(words: str) -> str:
    """Tell the words of a note: those that ship with the desk in the language, what users typed as it is."""
    return _(words) if words in NOTES else words
