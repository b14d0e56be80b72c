"""The known names nearest to one that is not known."""

from collections.abc import Iterable

COUNT = 3
LIKENESS = 62


def near(word: str, known: Iterable[str]) -> list[str]:
    """Name up to three known names that look like a word, the nearest first."""
    from rapidfuzz.process import extract

    return [name for name, _, _ in extract(word.casefold(), list(known), limit=COUNT, score_cutoff=LIKENESS)]
