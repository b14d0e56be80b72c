"""A long game in memory, and the desk on it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot

from banker.desk import Desk
from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.timekeeping import ScriptTime
from tests.widgets.tables import OPENED, PLAIN
from widgets.app import BankerApp
from widgets.screens.desk import DeskScreen

ROUND = ("Budi rent @39", "Ana pays Budi 100", "Citra rent @5", "Budi pays Citra 25")
"""What comes out even, so that it can go on for ever."""


def long_game(entries: int) -> Desk:
    """Play so many entries."""
    desk = Desk(lambda: JournalDB(MemoryDisk()), ScriptTime(OPENED))
    for phrase in (PLAIN, "Ana buys @39", "Ana buys @37", "Budi buys @5"):
        assert desk.say(phrase).ok
    while len(desk.entries) < entries:
        assert desk.say(ROUND[len(desk.entries) % len(ROUND)]).ok
    return desk


@asynccontextmanager
async def at_long_game(
    folder: Path, entries: int, size: tuple[int, int] = (120, 36)
) -> AsyncIterator[tuple[Pilot[None], DeskScreen]]:
    """Sit down at the desk on a long game."""
    app = BankerApp(folder, None, ScriptTime(OPENED))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        screen = DeskScreen(long_game(entries))
        app.push_screen(screen)
        await pilot.pause()
        await pilot.pause()
        yield pilot, screen
