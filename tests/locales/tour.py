"""A tour of the app: every screen and dialog, at tables where all of their words are seen."""

from asyncio import sleep, timeout
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from textual._wait import wait_for_idle
from textual.pilot import Pilot

from banker.timekeeping import ScriptTime
from tests.widgets.tables import OPENED, at_desk, play, press, put
from widgets.app import BankerApp
from widgets.games_list import NOTHING, Commands
from widgets.screens.desk import DeskScreen
from widgets.screens.games import GamesScreen

Size = tuple[int, int]
Stop = tuple[str, BankerApp]
Step = Callable[[Pilot[None], DeskScreen], Awaitable[None]]

PATIENCE = 20
"""Seconds after which what is looked for is no longer waited for."""

CLASSIC = "open sheet classic board atlantic players Ana Budi Citra"
CHOICE = f"{CLASSIC} with income-tax=choice"
OWNERS = (
    CLASSIC,
    "Ana starts with 400, @37 houses 2, @39 houses 2, @12",
    "Budi starts with 300, @16 mortgaged, @18, @19, jail card",
    "Citra starts with 60, @6 houses 1, @8 houses 1, @9 houses 1, @5 mortgaged",
)


async def tour(folder: Path, size: Size) -> AsyncIterator[Stop]:
    """Go through the app, stopping wherever something new is seen."""
    for part in (_before, _begun, _matters, _dialogs, _ends):
        room = folder / part.__name__
        room.mkdir()
        async for stop in part(room, size):
            yield stop


async def _before(folder: Path, size: Size) -> AsyncIterator[Stop]:
    """Before there is a table: the games, setting up, settings, help, the palette."""
    app = BankerApp(folder, None, ScriptTime(OPENED))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield "no games", app
        for name, keys in (
            ("settings", ("ctrl+l",)),
            ("settings, the keys", ("end",)),
            ("back", ("escape",)),
            ("setup", ("n",)),
            ("setup refused", ("ctrl+s",)),
            ("help of setup", ("f1",)),
            ("setup again", ("escape",)),
            ("palette", ("ctrl+p",)),
            ("palette without a find", ("q", "z", "q", "z")),
            ("setup once more", ("escape",)),
        ):
            await press(pilot, "", *keys)
            await pilot.pause()
            if "z" in keys:
                await _nothing_found(app)
            yield name, app


async def _nothing_found(app: BankerApp) -> None:
    """Wait until the palette says that it found nothing, which it does not do at once."""
    async with timeout(PATIENCE):
        while [option.id for option in app.screen.query_one(Commands).options] != [NOTHING]:
            await sleep(0.05)
    await wait_for_idle(0)


async def _begun(folder: Path, size: Size) -> AsyncIterator[Stop]:
    """A table just opened, and what is typed there."""
    path = play(folder / "a.game", CLASSIC)
    async with at_desk(path, size=size) as (pilot, screen):
        app = screen.app
        assert isinstance(app, BankerApp)
        for view in ("", "deeds", "board", "ledger"):
            screen.action_turn_to(view) if view else None
            await pilot.pause()
            yield f"desk {view}", app
        for phrase in ("an", "Ana b", "Ana buys ", "Ana pays Budi 1", "Ana pays Budi 9000", "zzz", "Ana gives ", "?"):
            await put(pilot, screen, phrase)
            yield f"typed {phrase}", app
        await press(pilot, "", "escape", "f1")
        await pilot.pause()
        yield "help", app
        await press(pilot, "", "escape")
        for phrase in ("Ana buys @99", "undo", "Ana pays bank 50", "why 2", "books", "worth", "check Ana cash 1"):
            await _say(pilot, screen, phrase)
            yield f"said {phrase}", app


async def _matters(folder: Path, size: Size) -> AsyncIterator[Stop]:
    """Everything that may be open on a table."""
    async for stop in _table(folder, size, "offer", CLASSIC, "Ana rolls 1 2"):
        yield stop
    async for stop in _table(folder, size, "rent", *OWNERS, "turn Budi", "Budi at @33", "Budi rolls 2 4"):
        yield stop
    async for stop in _table(folder, size, "throw", *OWNERS, "turn Budi", "Budi at @5", "Budi rolls 3 4"):
        yield stop
    async for stop in _table(folder, size, "tax", CHOICE, "Ana rolls 1 3", keys=("enter",)):
        yield stop
    async for stop in _table(folder, size, "card", CLASSIC, "Ana rolls 3 4", keys=("enter",)):
        yield stop
    async for stop in _table(folder, size, "debt", *OWNERS, "Citra owes Ana 500 for a promise", keys=("enter",)):
        yield stop
    async for stop in _table(folder, size, "jail", CLASSIC, "Ana jailed", "next", "Budi rolls 1 2", "auction"):
        yield stop
    async for stop in _table(folder, size, "in jail", CLASSIC, "Ana jailed"):
        yield stop
    async for stop in _table(folder, size, "short", CLASSIC + " short"):
        yield stop
    async for stop in _table(folder, size, "timed", CLASSIC + " timed 90", "clock start"):
        yield stop


async def _table(folder: Path, size: Size, name: str, *phrases: str, keys: tuple[str, ...] = ()) -> AsyncIterator[Stop]:
    path = play(folder / f"{name}.game", *phrases)
    async with at_desk(path, size=size) as (pilot, screen):
        app = screen.app
        assert isinstance(app, BankerApp)
        yield name, app
        for key in keys:
            await press(pilot, "", key)
            await pilot.pause()
            yield f"{name} {key}", app


async def _dialogs(folder: Path, size: Size) -> AsyncIterator[Stop]:
    """Every dialog."""
    path = play(folder / "a.game", *OWNERS, "note hello", "turn Ana", "Ana pays Budi 50", "Budi pays Ana 20")
    async with at_desk(path, size=size) as (pilot, screen):
        app = screen.app
        assert isinstance(app, BankerApp)
        for name, open_it, keys in DIALOGS:
            await open_it(screen)
            await pilot.pause()
            await pilot.pause()
            yield name, app
            for key in keys:
                await press(pilot, "", key)
                await pilot.pause()
                yield f"{name} {key}", app
            while app.screen is not screen:
                await press(pilot, "", "escape")
                await pilot.pause()


def _action(call: str) -> Callable[[DeskScreen], Awaitable[None]]:
    async def run(screen: DeskScreen) -> None:
        screen.call_later(screen.run_action, call)

    return run


DIALOGS = [
    ("trade", _action("screen.trade"), ("space", "tab", "down")),
    ("build", _action("screen.build"), ("plus",)),
    ("notes", _action("screen.notes"), ("7",)),
    ("count notes", _action("screen.count_notes('Ana')"), ("7", "enter")),
    ("any card", _action("screen.card"), ("z", "z")),
    ("raise", _action("screen.raise_cash"), ("space", "c")),
    ("farewell", _action("screen.bankrupt"), ("enter",)),
    ("slip", _action("screen.slip('Ana')"), ()),
    ("acts of a player", _action("screen.player('Ana')"), ("down",)),
    ("acts of a deed", _action("screen.deed('boardwalk')"), ("down",)),
    ("acts of the bank's deed", _action("screen.deed('baltic-avenue')"), ("down",)),
    ("strike", _action("screen.mend('strike', 7)"), ()),
    ("correct", _action("screen.mend('correct', 7)"), ("5",)),
    ("amend", _action("screen.mend('amend', 7)"), ("0",)),
    ("save as", _action("screen.save_as"), ()),
    ("palette on the table", _action("app.command_palette"), ("a", "n", "a")),
    ("settings over the desk", _action("app.settings"), ()),
    ("auction", _action("screen.auction"), ()),
    ("count", _action("screen.count"), ()),
]


async def _ends(folder: Path, size: Size) -> AsyncIterator[Stop]:
    """An auction, and the end of a game."""
    async for stop in _table(folder, size, "hammer", CLASSIC, "auction @1", "Ana bids 20", keys=("f10", "enter", "x")):
        yield stop
    async for stop in _table(folder, size, "over", *OWNERS, "turn Ana", "finish", keys=("f7",)):
        yield stop
    app = BankerApp(folder, None, ScriptTime(OPENED))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, GamesScreen)
        await pilot.pause(0.2)
        yield "games", app


async def _say(pilot: Pilot[None], screen: DeskScreen, phrase: str) -> None:
    await put(pilot, screen, phrase)
    await press(pilot, "", "enter")
    await pilot.pause()
