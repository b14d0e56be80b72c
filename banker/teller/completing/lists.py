"""Lists in a phrase: deeds and groups, and what one side of a trade gives."""

from collections.abc import Callable, Iterable

from banker.speech.catalogue import _
from banker.teller.completing.line import Line
from banker.teller.completing.slot import Candidate, Part, Slot, said

Find = Callable[[Line, frozenset[str]], Iterable[Candidate]]
"""Finds what may be named, without what is named already."""

STOPS = frozenset(["because", "dice", "for", "on", "redeeming", "times", "to"])


def items(find: Find, *then: str) -> Part:
    """A list of names with commas or `and` between them; `then` are the words that may follow it."""

    def part(line: Line) -> Slot | None:
        named: set[str] = set()
        while True:
            begun = line.at
            _pass_over(line)
            if line.at < line.end and line.key in STOPS:
                return None
            if line.at < line.end:
                named |= _meant(line, begun)
                line.separated()
                continue
            return _unfinished(line, begun, frozenset(named), find, then)

    return part


def one(find: Find, *then: str) -> Part:
    """One name of one word or several."""

    def part(line: Line) -> Slot | None:
        begun = line.at
        _pass_over(line)
        if line.at < line.end:
            return None
        return _unfinished(line, begun, frozenset(), find, then, more=False)

    return part


def _pass_over(line: Line) -> None:
    begun = line.at
    while line.at < line.end and line.key not in STOPS and line.key not in (",", "and"):
        if line.at > begun and line.low[line.at].startswith("@"):
            return
        line.at += 1


def _unfinished(
    line: Line, begun: int, named: frozenset[str], find: Find, then: tuple[str, ...], *, more: bool = True
) -> Slot:
    """Say what may stand where the line ends: the name that was begun, or what follows one that is whole."""
    whole = _meant(line, begun) if line.at > begun and line.start(line.end) == len(line.phrase) else frozenset()
    if not whole:
        return Slot(begun, tuple(find(line, named)))
    rest = tuple(find(line, named | whole)) if more else ()
    joined = [said("and", _("one more"))] if rest else []
    return Slot(line.end, (*(said(word) for word in then), *joined))


def _meant(line: Line, begun: int) -> frozenset[str]:
    """Name the deeds that a finished name means, the number itself for an amount; nothing for no name."""
    text = " ".join(line.low[begun : line.at])
    if not text:
        return frozenset()
    at = line.atlas.at.get(text)
    if at is not None or text.isdigit():
        return frozenset((at or text,))
    if sorted(line.keys[begun : line.at]) == ["card", "jail"]:
        return frozenset(("jail card",))
    found = line.atlas.deed_names.find(text)
    return frozenset(found if len(found) == 1 else line.atlas.groups.get(text, ()))
