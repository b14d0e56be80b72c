"""Playing transcripts at a desk in memory: small cases out of a file, each with the id of its row."""

import re
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from banker.answer import Answer
from banker.desk import Desk
from banker.ledger.database import JournalDB
from banker.ledger.journal_disk import Disk, MemoryDisk
from banker.teller.transcript import Line, lines
from banker.timekeeping import ScriptTime

CASES = Path(__file__).parent / "transcripts" / "cases"
OPENED = 1_700_000_000
"""When tables are opened: a whole second, so that times in tests are plain."""

_HEAD = re.compile(r"^# (?P<row>[A-J]\d+\w*)(?P<label>[^:\n]*)(?::[^\n]*)?$", re.MULTILINE)


class Case(Struct, frozen=True):
    """A small case: `# F1 monopoli: what it shows`, then its phrases up to the next such comment."""

    name: str
    row: str
    text: str

    @property
    def lines(self) -> tuple[Line, ...]:
        """The phrases."""
        return tuple(lines(self.text))


def cases(section: str) -> list[Case]:
    """Cut the file of a section (`f` for F1, F2, ...) into its cases."""
    text = (CASES / f"{section}.teller").read_text(encoding="utf-8")
    heads = list(_HEAD.finditer(text))
    ends = [*(head.start() for head in heads[1:]), len(text)]
    return [_case(head, text[head.end() : end]) for head, end in zip(heads, ends, strict=False)]


def _case(head: re.Match[str], text: str) -> Case:
    return Case("-".join((head["row"], *head["label"].split())), head["row"], text)


def a_desk(disk: Disk | None = None) -> Desk:
    """Sit down at a desk that keeps its table in memory; each `open` begins a fresh one, unless a disk is given."""
    if disk is None:
        return Desk(lambda: JournalDB(MemoryDisk()), ScriptTime(OPENED), many=True)
    return Desk(lambda: JournalDB(disk), ScriptTime(OPENED))


def faults(desk: Desk, phrases: Iterable[Line]) -> list[str]:
    """Say phrases to a desk and tell each that did not hold, and each after which the books do not balance."""
    told = []
    for line in phrases:
        answer = desk.say(line.phrase)
        if not _held(answer, line.expect):
            told.append(f"{line.number}: {line.phrase} -> {answer.refusal or 'accepted'}")
        if desk.ledger is not None and any(desk.books.totals().values()):
            told.append(f"{line.number}: {line.phrase} -> unbalanced {desk.books.totals()}")
    return told


def _held(answer: Answer, expect: str | None) -> bool:
    if expect is None:
        return answer.ok
    return answer.refusal is not None and expect in ("", answer.refusal.code)


def played(text: str, desk: Desk | None = None) -> Desk:
    """Play the phrases of a text, every one of which must hold, and give the desk."""
    desk = desk or a_desk()
    wrong = faults(desk, lines(text))
    assert not wrong, "\n".join(wrong)
    return desk
