"""Matching: which candidates go on from what is typed, and which look like what was meant."""

from banker.folding import fold, spellings, words_of
from banker.teller.completing.slot import Candidate
from banker.teller.index import begins

LEAST = 3
"""Letters from which on a word may be a misspelt one."""

LIKENESS = 70
MOST = 3


def matching(typed: str, candidates: tuple[Candidate, ...]) -> list[Candidate]:
    """List the candidates that begin as typed, then those with a word that does."""
    wanted = fold(typed.strip())
    if not wanted:
        return list(candidates)
    first = [candidate for candidate in candidates if _starts(candidate.text, wanted)]
    return first + [other for other in candidates if other not in first and _answers(other, wanted)]


def misspelt(typed: str, candidates: tuple[Candidate, ...]) -> list[Candidate]:
    """List the candidates nearest to what was typed, the nearest first."""
    wanted = fold(typed.strip())
    if len(wanted) < LEAST or not wanted[0].isalpha():
        return []
    scored = [(_likeness(candidate, wanted), at) for at, candidate in enumerate(candidates)]
    near = sorted((-score, at) for score, at in scored if score >= LIKENESS)
    return [candidates[at] for _, at in near[:MOST]]


def _likeness(candidate: Candidate, wanted: str) -> float:
    """Compare with the whole name and with each word of it."""
    from rapidfuzz.fuzz import ratio

    return max(ratio(wanted, known) for known in (fold(candidate.text), *words_of(candidate.text)))


def _answers(candidate: Candidate, wanted: str) -> bool:
    return any(_begins(name, wanted) for name in (candidate.text, *candidate.names))


def _begins(name: str, wanted: str) -> bool:
    return _starts(name, wanted) or any(begins(words_of(wanted), words_of(form)) for form in spellings(name))


def _starts(name: str, wanted: str) -> bool:
    return any(form.startswith(wanted) for form in spellings(name))
