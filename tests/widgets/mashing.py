"""Keys, clicks and sizes at random, as fast as a driver can send them; and a watch that nothing grave comes of it."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.json import encode
from textual.await_complete import AwaitComplete
from textual.drivers.headless_driver import HeadlessDriver
from textual.events import Event, Key, MouseDown, MouseUp, Resize
from textual.geometry import Size
from textual.keys import _character_to_key
from textual.pilot import Pilot

from banker.answer import Answer
from banker.desk import Desk
from banker.ledger.entry import Entry
from banker.rules import requests as r
from banker.speech.catalogue import _
from banker.speech.names import plain
from widgets.dialogs.farewell import FarewellDialog
from widgets.dialogs.mend import AmendDialog, StrikeDialog
from widgets.echo import Echo
from widgets.screens.count import CountScreen

PHRASES = (
    "e", "5 3", "3 3", "6 4", "53", "12", "b", "pay", "waive", "ana pays budi 50", "1g", "auction", "budi bids 20",
    "sold", "undo", "worth", "history 20", "1h 1 39", "2m 5", "deal", "clock start", "books", "note [/red] [x",
    "citra owes ana 900", "ana gives 39 to budi for 5, 100", "budi bankrupt to bank", "citra retires", "strike 5",
    "finish", "amend 4 deal budi @16, @18, @19, @14", "correct 6 to 5", "undo 9", "redo 9",
)  # fmt: skip
KEYS = (
    *(f"f{number}" for number in range(2, 13)), *(f"ctrl+{letter}" for letter in "abeglnoprstuyz"),
    *("escape", "escape", "escape", "enter", "enter", "up", "down", "left", "right", "tab", "shift+tab"),
    *("pageup", "pagedown", "backspace", "delete", "home", "end"),
)  # fmt: skip
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789 ,.+-@?é[/]"
SIDES = (1, 2, 3, 8, 12, 24, 30, 36, 45, 80, 120)
TOGETHER = 250
"""At most so many events come before the app has leisure."""

OTHERS = {"b.pdf": b"%PDF of another", "a-settlement.pdf": b"%PDF of before", "notes.txt": b"of mine"}
"""Files beside the game that nothing may change, by name."""

WAYS = (
    ("ctrl+n ctrl+u", "notes.txt"), ("ctrl+n ctrl+u", "a.game"), ("ctrl+n ctrl+u", "b.pdf"),
    ("f7 p", ""), ("f7 f", ""), ("ctrl+b", ""), ("tab tab s", ""), ("f2 1 0", ""), ("f1", ""),
)  # fmt: skip
"""Keys, then words and Enter, that lead to what could do harm."""


class Masher:
    """Sends keys, clicks and sizes at random to an app."""

    def __init__(self, random: Random) -> None:
        """Begin with nothing sent."""
        self.random = random
        self.sent = 0

    def mash(self, pilot: Pilot[None], most: int) -> None:
        """Send some events, with no leisure between them."""
        for _at in range(self.random.randint(1, min(TOGETHER, most))):
            self._do(pilot)

    def _do(self, pilot: Pilot[None]) -> None:
        what = self.random.random()
        if what < 0.05:
            self._say(pilot, self.random.choice(PHRASES))
        elif what < 0.06:
            keys, words = self.random.choice(WAYS)
            for key in keys.split():
                self._key(pilot, key, key if len(key) == 1 else None)
            self._say(pilot, words)
        elif what < 0.3:
            self._type(pilot, self.random.choice(LETTERS))
        elif what < 0.8:
            self._key(pilot, self.random.choice(KEYS), None)
        elif what < 0.993:
            self._click(pilot)
        else:
            self._size(pilot)

    def _say(self, pilot: Pilot[None], words: str) -> None:
        self._type(pilot, words)
        self._key(pilot, "enter", None)

    def _type(self, pilot: Pilot[None], words: str) -> None:
        for letter in words:
            self._key(pilot, _character_to_key(letter), letter)

    def _key(self, pilot: Pilot[None], key: str, letter: str | None) -> None:
        self._send(pilot, Key(key, letter))

    def _click(self, pilot: Pilot[None]) -> None:
        size = pilot.app.size
        x, y = self.random.randrange(max(1, size.width)), self.random.randrange(max(1, size.height))
        for event in (MouseDown, MouseUp):
            self._send(pilot, event(None, x, y, 0, 0, 1, False, False, False, x, y))

    def _size(self, pilot: Pilot[None]) -> None:
        size = Size(self.random.choice(SIDES), self.random.choice(SIDES))
        assert isinstance(pilot.app._driver, HeadlessDriver)
        pilot.app._driver._size = size
        self._send(pilot, Resize(size, size))

    def _send(self, pilot: Pilot[None], event: Event) -> None:
        assert pilot.app._driver is not None
        pilot.app._driver.process_message(event)
        self.sent += 1


GRAVE: dict[type[Any], str] = {
    r.Bankrupt: "bankrupt", r.Retire: "retire", r.Finish: "finish", r.Strike: "strike", r.Amend: "amend"
}  # fmt: skip
"""Requests that are asked for first, with the kind of the entry that each makes."""


LEAVING = "Is it certain? Enter once more takes {player} out of the game; Esc leaves all as it is."
ENDING = "Is it certain? Enter ends the game with this count; Esc leaves all as it is."
"""The questions; they stand on the screen in the language of the moment."""


class Watch:
    """Counts grave acts, and the questions that stood on the screen when they were answered."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Look over the shoulder of the desk and of the screens that ask."""
        self.done: Counter[str] = Counter()
        self.answered: Counter[str] = Counter()
        self.unasked: list[str] = []
        self._watch_desk(monkeypatch)
        self._watch_farewell(monkeypatch)
        self._watch_mending(monkeypatch)
        self._watch_count(monkeypatch)

    def _watch_desk(self, monkeypatch: pytest.MonkeyPatch) -> None:
        act = Desk.act

        def acted(desk: Desk, request: r.Request, phrase: str = "") -> Answer:
            answer = act(desk, request, phrase)
            if answer.ok and type(request) in GRAVE:
                self._done(GRAVE[type(request)], phrase)
            return answer

        monkeypatch.setattr(Desk, "act", acted)

    def _done(self, kind: str, phrase: str) -> None:
        self.done[kind] += 1
        if self.done[kind] > self.answered[kind]:
            self.unasked.append(phrase or kind)

    def _watch_farewell(self, monkeypatch: pytest.MonkeyPatch) -> None:
        leave = FarewellDialog.dismiss

        def left(dialog: FarewellDialog, result: str | None = None) -> AwaitComplete:
            if result and dialog.query_one(Echo).said == (_(LEAVING).format(player=plain(dialog.who.value)),):
                self.answered[GRAVE[type(dialog.gather())]] += 1
            return leave(dialog, result)

        monkeypatch.setattr(FarewellDialog, "dismiss", left)

    def _watch_mending(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for kind, dialog in (("strike", StrikeDialog), ("amend", AmendDialog)):
            leave = dialog.dismiss

            def left(dialog: Any, result: str | None = None, kind: str = kind, leave: Any = leave) -> AwaitComplete:
                shown = str(dialog.query_one("#phrase").render()).removeprefix("› ")
                if result and dialog.desk.read(shown) == dialog.desk.read(result):
                    self.answered[kind] += 1
                told: AwaitComplete = leave(dialog, result)
                return told

            monkeypatch.setattr(dialog, "dismiss", left)

    def _watch_count(self, monkeypatch: pytest.MonkeyPatch) -> None:
        end = CountScreen.action_end

        def ended(screen: CountScreen) -> None:
            self.answered["finish"] += str(screen.query_one("#why").render()) == _(ENDING)
            end(screen)

        monkeypatch.setattr(CountScreen, "action_end", ended)

    def check(self, entries: Iterable[Entry]) -> None:
        """Assert that nothing grave was entered that was not asked first, and that all of it was seen here."""
        assert not self.unasked, self.unasked
        acts = {encode(entry): entry.kind for entry in entries if entry.number == entry.act}  # some in copies too
        recorded = Counter(acts.values())
        assert all(recorded[kind] <= self.done[kind] for kind in GRAVE.values()), (recorded, self.done)


def lay_out(folder: Path) -> None:
    """Put files beside the game that are somebody's own."""
    for name, content in OTHERS.items():
        (folder / name).write_bytes(content)


def check_files(folder: Path, game: Path, before: bytes) -> None:
    """Assert that no file was changed or is gone, and that the game has only grown."""
    for name, content in OTHERS.items():
        assert (folder / name).read_bytes() == content, name
    assert game.read_bytes().startswith(before)
