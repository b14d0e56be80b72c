"""The known names nearest to one that is not known."""

from collections.abc import Mapping

COUNT = 3
LIKENESS = 60
_LONGEST = 60


def nearest(word: str, known: Mapping[str, str]) -> list[str]:
    """Name up to three things whose folded names look like a folded word, the nearest first."""
    from rapidfuzz.process import extract

    found = extract(word[:_LONGEST], dict(known), limit=COUNT, score_cutoff=LIKENESS)
    return [name for _, _, name in found]


def clip(text: str) -> str:
    """Shorten what a refusal quotes."""
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"
