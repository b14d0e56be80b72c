"""Line mode: phrases in, one answer line out for each; for pipes, scripts and screen readers."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TextIO

import msgspec
from msgspec import Struct, to_builtins

from banker.answer import Answer
from banker.desk import Desk
from banker.ledger.entry import Entry
from banker.questions import books_of
from banker.speech.answers import tell_answer
from banker.speech.refusals import tell_refusal
from banker.teller.transcript import Line, lines

LOST = ("file-gone", "disk-failed")
"""Refusals after which a file takes no more entries."""


class Manner(Struct, frozen=True):
    """How answers are written: as JSON or in words, with the whole books or without; empty lines count or not."""

    json: bool = False
    books: bool = False
    live: bool = False


class Room:
    """Where a game is played that is kept: what must be said of the file and the clock goes aside, as it comes up.

    A game that its file was lost of is saved under the next free name, and goes on there.
    """

    def __init__(self, aside: TextIO, free: Callable[[], Path]) -> None:
        """Have nothing told yet."""
        self._aside = aside
        self._free = free
        self._told = 0

    def rescue(self, desk: Desk, answer: Answer) -> None:
        """Save the game elsewhere, if its file is lost."""
        if answer.refusal is not None and answer.refusal.code in LOST:
            desk.save_as(self._free())

    def tell(self, desk: Desk) -> None:
        """Say what came up."""
        self._aside.writelines(tell_refusal(notice, None) + "\n" for notice in desk.notices[self._told :])
        self._aside.flush()
        self._told = len(desk.notices)


def hold(line: Line, answer: Answer) -> bool:
    """Tell whether a line held: as it should be, refused where it must be, and with the code that it names."""
    if line.expect is None:
        return answer.ok
    return answer.refusal is not None and line.expect in ("", answer.refusal.code)


def play(source: Iterable[Line], desk: Desk, out: TextIO, manner: Manner, room: Room | None = None) -> bool:
    """Say every line to a desk, each answer being out before the next line is read; tells whether all held."""
    held = True
    if room is not None:
        room.tell(desk)
    for line in source:
        desk.follow()
        answer = desk.say(line.phrase)
        if room is not None:
            room.rescue(desk, answer)
            room.tell(desk)
        good = hold(line, answer)
        held = held and good
        out.write(_write(desk, line, answer, good, manner) + "\n")
        out.flush()
    return held


def typed(stream: Iterable[str]) -> Iterator[Line]:
    """Read lines as they are typed: an empty one does the first open matter, a comment nothing."""
    for number, text in enumerate(stream, 1):
        bare = text.strip()
        if not bare:
            yield Line(number, "", None)
        yield from (msgspec.structs.replace(line, number=number) for line in lines(text))


# --- writing


def _write(desk: Desk, line: Line, answer: Answer, good: bool, manner: Manner) -> str:
    if manner.json:
        return msgspec.json.encode(_json(desk, line, answer, good, manner)).decode()
    return _words(desk, line, answer, good)


def _words(desk: Desk, line: Line, answer: Answer, good: bool) -> str:
    text = tell_answer(answer, desk.edition if desk.ledger else None)
    if good and line.expect is None:
        return text
    sign = "!" if good else "✗"
    return f"{sign} {text}" if line.expect is not None else f"✗ {line.number}: {line.phrase}: {text}"


def _json(desk: Desk, line: Line, answer: Answer, good: bool, manner: Manner) -> dict[str, Any]:
    told: dict[str, Any] = {"phrase": line.phrase, "ok": answer.ok}
    if line.expect is not None:
        told |= {"expected": line.expect or True, "held": good}
    text = tell_answer(answer, desk.edition if desk.ledger else None)
    if answer.refusal is not None:
        told["refusal"] = {**to_builtins(answer.refusal), "text": text}
    elif answer.entries:
        told |= _entries(desk, answer)
    else:
        told["answer"] = answer.answer
    if answer.time_up:
        told["time-up"] = True
    if manner.books and answer.entries and answer.ok:
        told["books"] = books_of(desk.game)
    return told | {"text": text}


def _entries(desk: Desk, answer: Answer) -> dict[str, Any]:
    told: dict[str, Any] = {"entry": _entry(answer.entries[-1])}
    if len(answer.entries) > 1:
        told["entries"] = [_entry(entry) for entry in answer.entries]
    return told | {"matters": [to_builtins(matter) for matter in desk.matters]}


def _entry(entry: Entry) -> dict[str, Any]:
    told: dict[str, Any] = {"number": entry.number, "kind": entry.kind, "at": entry.at, "elapsed": entry.elapsed}
    told |= {"postings": entry.postings, "why": entry.why}
    if entry.reverses:
        told["reverses"] = entry.reverses
    return told
