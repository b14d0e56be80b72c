"""Esc and a key in one breath come as one key with alt: at the desk nothing of them is lost, at the hammer it bids."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from textual._xterm_parser import XTermParser
from textual.events import Key
from textual.widgets import Input

from tests.widgets.tables import PLAIN, at_desk, enter, line, play, press
from widgets.app import BankerApp
from widgets.dialogs.auction import AuctionDialog
from widgets.one_breath import part, tell_apart
from widgets.screens.desk import DeskScreen


def keys(typed: str) -> Iterator[str]:
    """Read what a terminal sends."""
    tell_apart()
    parser = XTermParser()
    return (event.key for event in (*parser.feed(typed), *parser.feed("")) if isinstance(event, Key))


@pytest.mark.parametrize("key", "bf0123456789ex")
def test_a_terminal_sends_both_as_a_key_with_alt(key: str) -> None:
    assert list(keys(f"\x1b{key}")) == [f"alt+{key}"]


def test_it_is_read_at_once_and_whole_whatever_key_follows() -> None:
    tell_apart()
    parser = XTermParser()
    read = [event for sign in "\x1bfine\r\x1b@39\x1bE\x1b \x1b\r\x1bOQ" for event in parser.feed(sign)]
    typed = [one.key for event in read if isinstance(event, Key) for one in part(event)]
    words = "escape f i n e enter", "escape at 3 9", "escape E", "escape space", "escape enter", "f2"
    assert typed == " ".join(words).split()


def test_the_arrows_with_ctrl_stay_arrows() -> None:
    assert list(keys("\x1b[1;5D\x1b[1;5C")) == ["ctrl+left", "ctrl+right"]


@pytest.mark.parametrize(("key", "rest", "left"), [("b", " 39", "b 39"), ("f", "ine", "fine"), ("5", "3", "53")])
async def test_after_a_refusal_the_next_phrase_is_whole(tmp_path: Path, key: str, rest: str, left: str) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN)) as (pilot, screen):
        await enter(pilot, screen, "ana pays budi 5000")
        await press(pilot, "", f"alt+{key}")
        await press(pilot, rest)
        assert line(screen) == left


async def test_a_dialog_is_left_and_the_key_is_typed_at_the_desk(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN)) as (pilot, screen):
        await press(pilot, "", "f2", "alt+e")
        assert isinstance(pilot.app, BankerApp)
        await pilot.app.all_read()
        assert isinstance(pilot.app.screen, DeskScreen)
        assert line(screen) == "e"


async def test_within_a_phrase_alt_goes_by_words(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN)) as (pilot, screen):
        await press(pilot, "ana pays")
        await press(pilot, "", "alt+b", "alt+b")
        assert screen.query_one("#line", Input).cursor_position == 0
        await press(pilot, "", "alt+f")
        assert (line(screen), screen.query_one("#line", Input).cursor_position) == ("ana pays", 4)


async def test_at_the_hammer_alt_with_a_digit_is_the_large_step(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN, "auction @39")) as (pilot, screen):
        await press(pilot, "", "alt+2")
        assert isinstance(pilot.app.screen, AuctionDialog)
        assert screen.desk.matters[0].amount == 50
