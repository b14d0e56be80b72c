"""Trades are gathered side by side."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.widgets.dialogs.mouse import click_on
from tests.widgets.tables import PLAIN, at_desk, play, press
from widgets.choice import Choice
from widgets.dialogs.bargain import Sum
from widgets.dialogs.hand import Hand
from widgets.dialogs.keys import Keys
from widgets.dialogs.till import Till
from widgets.dialogs.trade import TradeDialog
from widgets.echo import Echo, Moment
from widgets.screens.desk import DeskScreen

TABLE = (PLAIN, "Ana buys @1", "Ana buys @5", "Ana mortgages @5", "Budi buys @39", "Citra buys @6")


async def opened(pilot: Pilot[None]) -> TradeDialog:
    await pilot.press("f2")
    await pilot.pause()
    assert isinstance(pilot.app.screen, TradeDialog)
    return pilot.app.screen


def last(screen: DeskScreen) -> str:
    return screen.desk.entries[-1].phrase


async def test_a_deed_and_cash_for_a_deed_by_keys(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *TABLE)) as (pilot, screen):
        await opened(pilot)
        await pilot.press("space", "1", "5", "0", "tab", "space", "enter")
        await pilot.pause()
        assert pilot.app.screen is screen
        assert last(screen) == "Ana gives @1, 150 to Budi for @39"


async def test_keys_typed_in_one_burst_stay_in_order(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *TABLE)) as (pilot, screen):
        await opened(pilot)
        await press(pilot, "", "down", "space", "up", "space")
        await pilot.press("tab")
        await press(pilot, "", "space", "enter")
        await pilot.pause()
        await pilot.pause()
        assert last(screen) == "Ana gives @5, @1 to Budi for @39"


async def test_a_trade_by_mouse_alone(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *TABLE), size=(120, 36)) as (pilot, screen):
        await opened(pilot)
        dialog = pilot.app.screen
        taker = dialog.query(Choice).last()
        await click_on(pilot, taker, "Citra")
        await click_on(pilot, dialog.query_one("#giver", Hand), "Mediterranean")
        await click_on(pilot, dialog.query(Till).first(), "+100")
        await click_on(pilot, dialog.query(Till).first(), "+10 ")
        await click_on(pilot, dialog.query_one("#taker", Hand), "Oriental")
        await click_on(pilot, dialog.query_one(Keys), "Enter")
        await pilot.pause()
        assert last(screen) == "Ana gives @1, 110 to Citra for @6"


async def test_a_letter_chooses_the_player(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *TABLE)) as (pilot, _screen):
        dialog = await opened(pilot)
        await pilot.press("tab", "c")
        await pilot.pause()
        assert [hand.player for hand in dialog.hands] == ["Ana", "Citra"]
        await pilot.press("a")
        await pilot.pause()
        assert dialog.phrase == ""
        assert "Both sides are Ana" in dialog.query_one(Echo).said[0]


async def test_interest_is_shown_and_the_mortgage_lifted_at_once(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *TABLE)) as (pilot, screen):
        dialog = await opened(pilot)
        await pilot.press("down", "space")
        await pilot.pause()
        assert dialog.query(Sum).last().bargain.due == 10
        await pilot.press("space")
        await pilot.pause()
        assert dialog.query(Sum).last().bargain.due == 110
        await pilot.press("enter")
        await pilot.pause()
        assert last(screen) == "Ana gives @5 to Budi redeeming @5"


async def test_worth_before_and_after_for_each_side(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *TABLE)) as (pilot, _screen):
        dialog = await opened(pilot)
        await pilot.press("space")
        await pilot.pause()
        assert [shown.bargain.worths for shown in dialog.query(Sum)] == [(1500, 1440), (1500, 1560)]


async def test_worth_is_not_shown_while_a_tax_choice_is_open(tmp_path: Path) -> None:
    table = ("open sheet monopoli board atlantic players Ana Budi", "Budi buys @39", "1 3", "next")
    path = play(tmp_path / "a.game", *table[:3])
    async with at_desk(path) as (pilot, screen):
        assert screen.desk.game.hidden("Ana")
        dialog = TradeDialog(screen.desk)
        screen.open_dialog(dialog)
        await pilot.pause()
        await pilot.press("5")
        await pilot.pause()
        assert dialog.query(Sum).first().bargain.worths is None


async def test_a_jail_card_is_given(tmp_path: Path) -> None:
    table = (PLAIN, "Ana starts with 1000, @1, jail card", "Budi starts with 1000")
    async with at_desk(play(tmp_path / "a.game", *table)) as (pilot, screen):
        await opened(pilot)
        await pilot.press("end", "space", "tab", "5", "0", "backspace", "enter")
        await pilot.pause()
        assert last(screen) == "Ana gives jail card to Budi for 5"


async def test_a_refused_trade_stays_open(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *TABLE)) as (pilot, screen):
        dialog = await opened(pilot)
        await pilot.press("9", "9", "9", "9", "enter")
        await pilot.pause()
        assert pilot.app.screen is dialog
        assert dialog.query_one(Echo).moment is Moment.REFUSED
        await pilot.press("escape")
        await pilot.pause()
        assert screen.is_current
        assert len(screen.desk.entries) == len(TABLE)


@pytest.mark.parametrize("size", [(1, 1), (20, 5), (45, 30), (120, 36)])
async def test_it_trades_at_every_size(tmp_path: Path, size: tuple[int, int]) -> None:
    async with at_desk(play(tmp_path / "a.game", *TABLE), size=size) as (pilot, screen):
        await opened(pilot)
        await pilot.press("space", "enter")
        await pilot.pause()
        assert last(screen) == "Ana gives @1 to Budi"
