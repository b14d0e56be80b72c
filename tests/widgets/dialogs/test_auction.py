"""Auctions are held with one key a bid."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Digits

from banker.ledger.entry import BANK
from tests.widgets.dialogs.mouse import click_on
from tests.widgets.tables import PLAIN, at_desk, enter, play, press
from widgets.choice import Choice
from widgets.dialogs.auction import AuctionDialog
from widgets.dialogs.bid_line import BidLine
from widgets.dialogs.bidders import Bidders
from widgets.dialogs.keys import Keys
from widgets.echo import Echo, Moment
from widgets.screens.desk import DeskScreen

SHORTAGE = (
    "open sheet classic board atlantic players Ana Budi Citra with houses=5", "Ana buys @1", "Ana buys @3",
    "Budi buys @6", "Budi buys @8", "Budi buys @9", "auction house",
)  # fmt: skip


def owner(screen: DeskScreen, deed: str) -> str:
    return screen.desk.game.owner(screen.desk.edition.board.deed[deed])


def dialog_of(pilot: Pilot[None]) -> AuctionDialog:
    assert isinstance(pilot.app.screen, AuctionDialog)
    return pilot.app.screen


def bid(pilot: Pilot[None]) -> tuple[str, int]:
    matter = dialog_of(pilot).matter
    assert matter is not None
    return matter.bidder, matter.amount


async def test_it_opens_by_itself_and_sells_after_three_calls(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN)) as (pilot, screen):
        await enter(pilot, screen, "auction @39")
        await pilot.press("1", "2", "1")
        await pilot.pause()
        assert bid(pilot) == ("Ana", 30)
        assert dialog_of(pilot).query_one(Digits).value == "30"
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert dialog_of(pilot).call == 2
        await pilot.press("enter")
        await pilot.pause()
        assert pilot.app.screen is screen
        assert owner(screen, "boardwalk") == "Ana"
        assert screen.desk.entries[-1].phrase == "sold"
        assert "wins Boardwalk for 30" in screen.query_one(Echo).said[0]


async def test_a_bid_begins_the_calls_again(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN, "auction @39")) as (pilot, _screen):
        await pilot.press("1", "enter", "enter", "2")
        await pilot.pause()
        assert dialog_of(pilot).call == 0
        await pilot.press("enter", "backspace")
        await pilot.pause()
        assert dialog_of(pilot).call == 0
        assert bid(pilot) == ("Budi", 20)


@pytest.mark.parametrize("key", ["alt+2", "shift+2", "at"])
async def test_shift_or_alt_bids_the_large_step(tmp_path: Path, key: str) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN, "auction @39")) as (pilot, _screen):
        await pilot.press(key)
        await pilot.pause()
        assert bid(pilot) == ("Budi", 50)


async def test_an_amount_is_typed_for_the_player_marked(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN, "auction @39", "Ana bids 20")) as (pilot, _screen):
        await pilot.press("equals_sign", "1", "3", "5", "down", "enter")
        await pilot.pause()
        assert bid(pilot) == ("Citra", 135)


async def test_who_leads_does_not_bid_over_himself_with_a_key(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN, "auction @39")) as (pilot, _screen):
        await pilot.press("2", "2", "alt+2")
        await pilot.pause()
        assert bid(pilot) == ("Budi", 10)
        assert "Budi leads already" in dialog_of(pilot).query_one(Echo).said[0]
        await pilot.press("1", "2")
        await pilot.pause()
        assert bid(pilot) == ("Budi", 30)


async def test_what_is_refused_is_replaced_by_what_is_typed_next(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN, "auction @39")) as (pilot, _screen):
        await press(pilot, "zzz", "enter")
        assert bid(pilot) == ("", 0)
        await press(pilot, "=60", "enter")
        assert bid(pilot) == ("Ana", 60)
        await press(pilot, "zzz", "enter", "2")
        assert bid(pilot) == ("Budi", 70)
        assert not dialog_of(pilot).query_one(BidLine).value


async def test_a_phrase_is_typed(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN, "auction @39")) as (pilot, screen):
        await enter(pilot, screen, "budi bids 120")
        assert bid(pilot) == ("Budi", 120)
        await enter(pilot, screen, "ana bids 100")
        assert dialog_of(pilot).query_one(Echo).moment is Moment.REFUSED
        await pilot.press("escape")
        await enter(pilot, screen, "sold")
        assert pilot.app.screen is screen
        assert owner(screen, "boardwalk") == "Budi"


async def test_x_and_a_digit_passes(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN, "auction @39")) as (pilot, _screen):
        await pilot.press("x", "2")
        await pilot.pause()
        rows = dialog_of(pilot).query_one(Bidders).bidders
        assert [row.passed for row in rows] == [False, True, False]


async def test_backspace_takes_back_the_last_bid_only(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN, "auction @39")) as (pilot, screen):
        await pilot.press("1", "2", "backspace")
        await pilot.pause()
        assert bid(pilot) == ("Ana", 10)
        await pilot.press("ctrl+z", "backspace", "backspace")
        await pilot.pause()
        assert bid(pilot) == ("", 0)
        assert screen.desk.matters[0].kind == "auction"


async def test_who_cannot_bid_is_dimmed(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN, "Ana pays bank 1450", "auction @39")) as (pilot, _screen):
        await pilot.press("alt+2", "1")
        await pilot.pause()
        ana = dialog_of(pilot).query_one(Bidders).bidders[0]
        assert (ana.limited, ana.limit) == (True, 50)
        assert bid(pilot) == ("Budi", 50)


async def test_nobody_bids(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN, "auction @39")) as (pilot, screen):
        await pilot.press("enter", "enter", "enter")
        await pilot.pause()
        assert pilot.app.screen is screen
        assert owner(screen, "boardwalk") == BANK
        assert screen.desk.entries[-1].kind == "unsold"


async def test_the_lots_of_an_estate_come_one_after_the_other(tmp_path: Path) -> None:
    table = (PLAIN, "Ana buys @1", "Ana buys @39", "Ana retires")
    async with at_desk(play(tmp_path / "a.game", *table)) as (pilot, screen):
        for lot in ("mediterranean-avenue", "boardwalk"):
            matter = dialog_of(pilot).matter
            assert matter is not None
            assert matter.lot == lot
            await pilot.press("2", "enter", "enter", "enter")
            await pilot.pause()
        assert pilot.app.screen is screen
        assert owner(screen, "boardwalk") == "Budi"


async def test_a_house_asks_where_it_stands(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *SHORTAGE)) as (pilot, screen):
        await pilot.press("2", "2", "tab")
        await pilot.press("1", "2", "tab")
        await pilot.pause()
        where = dialog_of(pilot).query_one("#where", Choice)
        assert where.value == "vermont-avenue"
        await pilot.press("enter", "enter", "enter")
        await pilot.pause()
        assert screen.desk.game.houses(screen.desk.edition.board.deed["vermont-avenue"]) == 1


async def test_left_open_it_stays_away_until_it_is_asked_for(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN, "auction @39")) as (pilot, screen):
        await pilot.press("escape")
        await pilot.pause()
        await enter(pilot, screen, "bank pays Ana 5")
        assert pilot.app.screen is screen
        await pilot.press("f10")
        await pilot.pause()
        assert isinstance(pilot.app.screen, AuctionDialog)


@pytest.mark.parametrize("size", [(120, 36), (80, 24), (45, 30)])
async def test_an_auction_by_mouse_alone(tmp_path: Path, size: tuple[int, int]) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN, "auction @39"), size=size) as (pilot, screen):
        dialog = dialog_of(pilot)
        rows = dialog.query_one(Bidders)
        await click_on(pilot, rows, " 10 ")
        assert bid(pilot) == ("Ana", 10)
        await click_on(pilot, rows, " 60 ")
        assert bid(pilot) == ("Budi", 60)
        await click_on(pilot, rows, "pass")
        assert rows.bidders[0].passed
        await click_on(pilot, dialog.query_one(Keys), "take back")
        assert not rows.bidders[0].passed
        for _call in range(3):
            await click_on(pilot, dialog.query_one(Keys), "Enter")
            await pilot.pause()
        assert owner(screen, "boardwalk") == "Budi"
        assert screen.desk.entries[-1].phrase == "sold"
