"""A player leaves the game only after it was asked twice."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.widgets.dialogs.mouse import click_on
from tests.widgets.tables import PLAIN, at_desk, enter, play, press
from widgets.choice import Choice
from widgets.dialogs.farewell import FarewellDialog
from widgets.dialogs.keys import Keys
from widgets.dialogs.moved import Moved
from widgets.dialogs.pledges import Pledges
from widgets.screens.desk import DeskScreen

TABLE = (
    PLAIN, "Ana buys @1", "Ana buys @3", "Ana builds 2 on @1, @3", "Ana buys @5", "Ana mortgages @5",
    "Ana pays bank 1000", "Ana owes Budi 900 for rent",
)  # fmt: skip


def dialog_of(pilot: Pilot[None]) -> FarewellDialog:
    assert isinstance(pilot.app.screen, FarewellDialog)
    return pilot.app.screen


def out(screen: DeskScreen) -> tuple[str, ...]:
    return screen.desk.game.out


async def test_it_is_asked_twice(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *TABLE)) as (pilot, screen):
        await pilot.press("ctrl+b")
        await pilot.pause()
        assert dialog_of(pilot).phrase == "Ana bankrupt to Budi"
        await pilot.press("enter")
        await pilot.pause()
        assert dialog_of(pilot).asked
        assert out(screen) == ()
        await pilot.press("enter")
        await pilot.pause()
        assert pilot.app.screen is screen
        assert out(screen) == ("Ana",)
        assert screen.desk.entries[-1].phrase == "Ana bankrupt to Budi"


async def test_all_that_moves_is_listed(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *TABLE)) as (pilot, _screen):
        await pilot.press("ctrl+b")
        await pilot.pause()
        moves = {move.what: move.where for move in dialog_of(pilot).query_one(Moved).moves}
        assert moves["Mediterranean Avenue"] == "Ana → Budi"
        assert moves["Reading Railroad"] == "Ana → Budi"
        assert moves["1 house on Baltic Avenue"] == "back to the bank"
        assert moves["cash of Ana"] == "-180"


@pytest.mark.parametrize("phrase", ["Ana bankrupt to Budi", "Citra retires", "3 retires"])
async def test_a_typed_phrase_is_asked_for(tmp_path: Path, phrase: str) -> None:
    async with at_desk(play(tmp_path / "a.game", *TABLE)) as (pilot, screen):
        await enter(pilot, screen, phrase)
        await pilot.pause()
        assert dialog_of(pilot).asked
        assert out(screen) == ()
        await pilot.press("enter")
        await pilot.pause()
        assert len(out(screen)) == 1


async def test_escape_keeps_the_player_in(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *TABLE)) as (pilot, screen):
        await enter(pilot, screen, "Citra retires")
        await pilot.press("escape")
        await pilot.pause()
        assert pilot.app.screen is screen
        assert len(screen.desk.entries) == len(TABLE)


async def test_no_letter_alone_takes_anybody_out(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *TABLE)) as (pilot, screen):
        await pilot.press("ctrl+b")
        await pilot.pause()
        await press(pilot, "abcdefghijklmnopqrstuvwxyz0123456789 y")
        await pilot.pause()
        assert out(screen) == ()


async def test_another_choice_is_asked_from_the_beginning(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *TABLE)) as (pilot, screen):
        await pilot.press("ctrl+b", "enter", "tab", "right", "right", "enter")
        await pilot.pause()
        assert dialog_of(pilot).phrase == "Ana retires"
        assert out(screen) == ()


async def test_mortgages_are_lifted_at_once(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *TABLE)) as (pilot, screen):
        await pilot.press("ctrl+b", "tab", "tab", "space", "enter", "enter")
        await pilot.pause()
        assert screen.desk.entries[-1].phrase == "Ana bankrupt to Budi redeeming @5"


async def test_a_farewell_by_mouse_alone(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *TABLE), size=(120, 36)) as (pilot, screen):
        screen.action_bankrupt()
        await pilot.pause()
        dialog = dialog_of(pilot)
        await click_on(pilot, dialog.query_one("#who", Choice), "Citra")
        await click_on(pilot, dialog.query_one("#to", Choice), "leaves by choice")
        assert not dialog.query_one(Pledges).display
        await click_on(pilot, dialog.query_one(Keys), "Enter")
        await pilot.pause()
        assert out(screen) == ()
        await click_on(pilot, dialog.query_one(Keys), "Enter")
        await pilot.pause()
        assert out(screen) == ("Citra",)
        assert screen.desk.entries[-1].phrase == "Citra retires"


@pytest.mark.parametrize("size", [(1, 1), (20, 5), (45, 30)])
async def test_it_asks_at_every_size(tmp_path: Path, size: tuple[int, int]) -> None:
    async with at_desk(play(tmp_path / "a.game", *TABLE), size=size) as (pilot, screen):
        await pilot.press("ctrl+b", "enter", "enter")
        await pilot.pause()
        assert out(screen) == ("Ana",)
