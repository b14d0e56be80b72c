"""Cash is raised by ticking, then the debt is paid."""

from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Digits

from tests.widgets.dialogs.mouse import click_on
from tests.widgets.tables import PLAIN, at_desk, enter, play, put
from widgets.dialogs.debt import DebtDialog
from widgets.dialogs.farewell import FarewellDialog
from widgets.dialogs.keys import Keys
from widgets.dialogs.means_rows import MeansRows
from widgets.echo import Echo
from widgets.screens.desk import DeskScreen

TABLE = (
    PLAIN, "Ana buys @1", "Ana buys @3", "Ana builds 5 on @1, @3", "Ana buys @5", "Ana buys @6", "Ana pays bank 800",
)  # fmt: skip
OWES = (*TABLE, "Ana owes Budi 120 for rent")


def dialog_of(pilot: Pilot[None]) -> DebtDialog:
    assert isinstance(pilot.app.screen, DebtDialog)
    return pilot.app.screen


def row(pilot: Pilot[None], key: str) -> tuple[int, int, int | None]:
    found = next(row for row in dialog_of(pilot).query_one(MeansRows).means if row.key == key)
    return found.ticked, found.effect.brings, None if found.hidden else found.effect.loses


def said(screen: DeskScreen, many: int) -> list[str]:
    return [entry.phrase for entry in screen.desk.entries[-many:]]


async def test_enter_on_a_debt_beyond_the_cash_opens_the_list(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *OWES)) as (pilot, screen):
        before = screen.desk.game.cash("Ana")
        assert "Enter: raise cash" in screen.query_one(Echo).said[0]
        await pilot.press("enter")
        await pilot.pause()
        dialog = dialog_of(pilot)
        assert dialog.player == "Ana"
        assert dialog.query_one(Digits).value == str(120 - before)


async def test_the_cheapest_way_and_the_payment_on_two_keys(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *OWES)) as (pilot, screen):
        await pilot.press("enter", "c")
        await pilot.pause()
        assert dialog_of(pilot).query_one(Digits).value == "0"
        await pilot.press("enter")
        await pilot.pause()
        assert pilot.app.screen is screen
        assert said(screen, 2) == ["Ana mortgages @5", "Ana settles"]
        assert not screen.desk.matters
        assert "Ana" in screen.query_one(Echo).said[0]


async def test_each_row_says_what_it_brings_and_costs(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *OWES)) as (pilot, _screen):
        await pilot.press("enter")
        await pilot.pause()
        assert row(pilot, "mortgage:reading-railroad") == (0, 100, 0)
        assert row(pilot, "sell:baltic-avenue") == (0, 25, 25)
        assert row(pilot, "all:brown") == (0, 125, 125)


async def test_houses_go_one_by_one_and_evenly(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *OWES)) as (pilot, _screen):
        await pilot.press("enter")
        await pilot.pause()
        rows = dialog_of(pilot).query_one(MeansRows)
        rows.at = rows.keys.index("sell:mediterranean-avenue")
        await pilot.press("space")
        await pilot.pause()
        assert row(pilot, "sell:mediterranean-avenue")[0] == 0
        rows.at = rows.keys.index("sell:baltic-avenue")
        await pilot.press("space")
        rows.at = rows.keys.index("sell:mediterranean-avenue")
        await pilot.press("space")
        await pilot.pause()
        assert row(pilot, "sell:mediterranean-avenue")[:2] == (1, 25)
        rows.at = rows.keys.index("sell:baltic-avenue")
        await pilot.press("backspace")
        await pilot.pause()
        assert row(pilot, "sell:baltic-avenue")[0] == 0
        assert row(pilot, "sell:mediterranean-avenue")[0] == 0


async def test_too_little_is_asked_for_once_more(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *OWES)) as (pilot, screen):
        await pilot.press("enter")
        await pilot.pause()
        rows = dialog_of(pilot).query_one(MeansRows)
        rows.at = rows.keys.index("mortgage:oriental-avenue")
        await pilot.press("space", "enter")
        await pilot.pause()
        assert len(screen.desk.entries) == len(OWES)
        await pilot.press("enter")
        await pilot.pause()
        assert said(screen, 1) == ["Ana mortgages @6"]
        assert screen.desk.matters[0].kind == "debt"


async def test_a_phrase_beyond_the_cash_entered_twice_opens_the_list_for_it(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *TABLE)) as (pilot, screen):
        await enter(pilot, screen, "ana pays citra 250")
        assert pilot.app.screen is screen
        await pilot.press("enter")
        await pilot.pause()
        assert dialog_of(pilot).then == "ana pays citra 250"
        await pilot.press("c", "enter")
        await pilot.pause()
        assert screen.desk.entries[-1].phrase == "ana pays citra 250"


async def test_cash_is_raised_by_mouse_alone(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *OWES), size=(120, 36)) as (pilot, screen):
        screen.action_raise_cash("Ana")
        await pilot.pause()
        dialog = dialog_of(pilot)
        await click_on(pilot, dialog.query_one(MeansRows), "Reading")
        await click_on(pilot, dialog.query_one(Keys), "Enter")
        await pilot.pause()
        assert said(screen, 2) == ["Ana mortgages @5", "Ana settles"]


async def test_escape_leaves_everything_as_it_was(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *OWES)) as (pilot, screen):
        await pilot.press("enter", "c", "escape")
        await pilot.pause()
        assert pilot.app.screen is screen
        assert len(screen.desk.entries) == len(OWES)


async def test_bankruptcy_is_a_key_away(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *OWES)) as (pilot, screen):
        await pilot.press("enter", "ctrl+b")
        await pilot.pause()
        await pilot.pause()
        assert isinstance(pilot.app.screen, FarewellDialog)
        assert len(screen.desk.entries) == len(OWES)
        await pilot.press("escape")
        await put(pilot, screen, "")


async def test_cash_is_raised_with_nothing_due(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *TABLE)) as (pilot, screen):
        await pilot.press("f12", "end", "space", "enter")
        await pilot.pause()
        assert said(screen, 1) == ["Ana mortgages @6"]
