"""What a check of a file on the shelf, or anywhere, tells: in words or as JSON."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from banker.editions.fault import Fault
from banker.editions.reading import Findings, examine
from banker.editions.shelf import Shelf, is_path
from banker.refusal import Refusal
from banker.speech.catalogue import _, mark, n_
from banker.speech.money import number

HEADS = {
    (False, False): mark("{file} is sound."),
    (True, False): mark("{file}: {mistakes}."),
    (False, True): mark("{file} can be played; {oddities}."),
    (True, True): mark("{file}: {mistakes}; {oddities}."),
}
"""The first line, by whether there are mistakes and whether something is unusual."""


class Checked(Struct, frozen=True):
    """A file that was checked, and what was found in it."""

    file: str
    findings: Findings[Any]

    @property
    def ok(self) -> bool:
        """Whether a table can be opened with it."""
        return not self.findings.mistakes

    @property
    def data(self) -> dict[str, Any]:
        """What was found, as plain JSON."""
        return {
            "file": self.file,
            "ok": self.ok,
            "mistakes": [{**fault.data, "text": _mistake(fault)} for fault in self.findings.mistakes],
            "warnings": [{**fault.data, "text": _oddity(fault)} for fault in self.findings.oddities],
        }

    def lines(self) -> Iterator[str]:
        """Tell what was found, the mistakes first."""
        mistakes, oddities = self.findings.mistakes, self.findings.oddities
        yield _(HEADS[bool(mistakes), bool(oddities)]).format(
            file=self.file, mistakes=_count_mistakes(len(mistakes)), oddities=_count_oddities(len(oddities))
        )
        yield from (f"✗ {_mistake(fault)}" for fault in mistakes)
        yield from (f"? {_oddity(fault)}" for fault in oddities)


def check(shelf: Shelf[Any], name: str) -> Checked | Refusal:
    """Check a file by name or path; refuses what cannot be read at all."""
    source, text = shelf.source(name), shelf.text(name)
    if isinstance(text, Refusal):
        return text
    own = "" if source is None or is_path(name) else source.name.removesuffix(".toml")
    return Checked(str(source), examine(text, shelf.form, own))


def _count_mistakes(count: int) -> str:
    return n_("{count} mistake", "{count} mistakes", count).format(count=number(count))


def _count_oddities(count: int) -> str:
    return n_("{count} figure is unusual", "{count} figures are unusual", count).format(count=number(count))


def _mistake(fault: Fault) -> str:
    return _told(fault, mark("line {line}, {place}: expected {expected}, found {found}"))


def _oddity(fault: Fault) -> str:
    return _told(fault, mark("line {line}, {place}: usual is {expected}, found {found}"))


def _told(fault: Fault, message: str) -> str:
    from banker.speech.refusing.files import told_fault

    return _(message).format_map(told_fault(fault.data))
