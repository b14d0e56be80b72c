"""Tables for the tests of the app: games in a folder, and the app at a desk, its time standing still."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.events import Key
from textual.keys import _character_to_key
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input, OptionList

from banker.desk import Desk
from banker.library import sit_down
from banker.timekeeping import ScriptTime, Timekeeper
from widgets.app import BankerApp
from widgets.drawn import Drawn
from widgets.echo import Echo
from widgets.screens.desk import DeskScreen
from widgets.teller_line import TellerLine

OPENED = 1_700_000_000
PLAIN = "open sheet classic board atlantic players Ana Budi Citra"
SHORT = "open sheet monopolo board atlantic players Ana Budi Citra short"


def play(path: Path, *phrases: str, time: Timekeeper | None = None) -> Path:
    """Play phrases into a game file."""
    desk = sit_down(path, time or ScriptTime(OPENED))
    assert isinstance(desk, Desk)
    for phrase in phrases:
        answer = desk.say(phrase)
        assert answer.ok, (phrase, answer.refusal)
    desk.close()
    return path


@asynccontextmanager
async def at_desk(
    path: Path, *, size: tuple[int, int] = (80, 24), time: Timekeeper | None = None
) -> AsyncIterator[tuple[Pilot[None], DeskScreen]]:
    """Sit down at the desk on a game file."""
    app = BankerApp(path.parent, path, time or ScriptTime(OPENED))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.pause()
        yield pilot, next(screen for screen in app.screen_stack if isinstance(screen, DeskScreen))


async def put(pilot: Pilot[None], screen: DeskScreen, phrase: str) -> None:
    """Put a phrase into the line at once, as by pasting; into that of the dialog that has one."""
    line = next(iter([*pilot.app.screen.query("#line").results(Input), *screen.query("#line").results(Input)]))
    line.post_message(TellerLine.Touched())
    line.value = phrase
    await pilot.pause()


async def enter(pilot: Pilot[None], screen: DeskScreen, phrase: str) -> None:
    """Put a phrase into the line, and press Enter."""
    await put(pilot, screen, phrase)
    await pilot.press("enter")
    await pilot.pause()


async def press(pilot: Pilot[None], words: str, *keys: str) -> None:
    """Type words key by key, then press keys; all at once, as the pilot waits long after each."""
    send(pilot, words, *keys)
    await pilot.pause()


def send(pilot: Pilot[None], words: str, *keys: str) -> None:
    """Type words key by key, then press keys, and wait for nothing."""
    driver = pilot.app._driver
    assert driver is not None
    for letter in words:
        driver.send_message(_sent(pilot, Key(_character_to_key(letter), letter)))
    for key in keys:
        driver.send_message(_sent(pilot, Key(key, None)))


def _sent(pilot: Pilot[None], key: Key) -> Key:
    key.set_sender(pilot.app)
    return key


def echo(screen: DeskScreen) -> str:
    """Read what stands under the line."""
    shown = screen.query_one(Echo)
    return "\n".join([*shown.said, *shown.parts])


def line(screen: Screen[Any]) -> str:
    """Read the line."""
    return screen.query_one("#line", Input).value


def options(shown: OptionList, width: int = 100) -> list[str]:
    """Read the options of a list as they are drawn for a width."""
    prompts = [option.prompt for option in shown.options]
    return [prompt.draw(width).plain if isinstance(prompt, Drawn) else str(prompt) for prompt in prompts]
