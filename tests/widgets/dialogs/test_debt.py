"""Cash is raised by ticking, then the debt is paid."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Digits

from banker.speech.money import change
from tests.widgets.dialogs.mouse import click_on
from tests.widgets.tables import PLAIN, at_desk, enter, line, play, press
from widgets.app import BankerApp
from widgets.dialogs.debt import DebtDialog
from widgets.dialogs.farewell import FarewellDialog
from widgets.dialogs.keys import Keys
from widgets.dialogs.means_rows import MeansHeads, MeansRows
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


async def test_a_phrase_that_cash_was_raised_for_is_said_once(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN, "Ana starts with 20, @5, @37, @39")) as (pilot, screen):
        await press(pilot, "ana p budi 150", "enter", "enter", "c", "enter")
        assert isinstance(pilot.app, BankerApp)
        await pilot.app.all_read()
        assert pilot.app.screen is screen
        assert said(screen, 2)[-1] == "ana p budi 150"
        assert line(screen) == ""


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


async def test_bankruptcy_is_a_key_away_for_who_could_not_pay(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", *TABLE, "Ana owes Budi 9000 for rent")
    async with at_desk(path) as (pilot, screen):
        await pilot.press("f12", "ctrl+b")
        await pilot.pause()
        await pilot.pause()
        assert isinstance(pilot.app.screen, FarewellDialog)
        assert len(screen.desk.entries) == len(TABLE) + 1
        await pilot.press("escape")


async def test_who_could_still_pay_is_told_so_at_the_key(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *OWES)) as (pilot, _screen):
        await pilot.press("enter", "ctrl+b")
        await pilot.pause()
        assert dialog_of(pilot).query_one(Echo).said[0].startswith("Ana owes 120 and could pay")


async def test_cash_is_raised_with_nothing_due(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *TABLE)) as (pilot, screen):
        await pilot.press("f12", "end", "space", "enter")
        await pilot.pause()
        assert said(screen, 1) == ["Ana mortgages @6"]


NEGARA = "open sheet monopoli board negara players Ana Budi Citra"


@pytest.mark.parametrize("size", [(120, 36), (80, 24), (45, 30)])
async def test_what_is_missing_stays_in_sight_however_long_the_list_is(tmp_path: Path, size: tuple[int, int]) -> None:
    deeds = ", ".join(f"@{square}" for square in (1, 3, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19, 21, 23, 24))
    phrases = (PLAIN, f"Ana starts with 5, {deeds}", "Ana owes Budi 700 for rent")
    async with at_desk(play(tmp_path / "a.game", *phrases), size=size) as (pilot, _screen):
        await pilot.press("enter", *["down"] * 16)
        await pilot.pause()
        dialog = dialog_of(pilot)
        form, digits, rows = dialog.query_one("#form"), dialog.query_one(Digits), dialog.query_one(MeansRows)
        assert digits.value == "695"
        assert form.region.contains_region(digits.region)
        row = rows.region.y + rows.at
        assert dialog.query_one(MeansHeads).region.y < row < form.region.bottom


async def test_a_cost_that_has_no_room_is_left_out_and_never_cut(tmp_path: Path) -> None:
    phrases = (NEGARA, "Ana starts with 500, @37 hotel, @39 hotel, @1", "Ana owes Budi 150000 for rent")
    path = play(tmp_path / "a.game", *phrases)
    for width, named in ((120, ["brings", "at", "count", "rent"]), (66, ["brings", "rent"]), (40, ["brings"])):
        async with at_desk(path, size=(width, 30)) as (pilot, _screen):
            await pilot.press("enter")
            await pilot.pause()
            rows, heads = dialog_of(pilot).query_one(MeansRows), dialog_of(pilot).query_one(MeansHeads)
            drawn = rows.draw(rows.content_size.width).plain
            assert all(change(row.effect.brings) in drawn for row in rows.means if not row.refusal)
            assert heads.draw(heads.size.width).plain.split() == named
            ends = [line.rstrip()[-1:] for line in drawn.split("\n")]
            assert "…" not in ends


async def test_what_cash_is_raised_for_is_not_sold_or_mortgaged_for_it(tmp_path: Path) -> None:
    table = (PLAIN, "Ana buys @37", "Ana buys @39", "Ana buys @5", "Ana buys @15", "Ana pays bank 150")
    async with at_desk(play(tmp_path / "a.game", *table)) as (pilot, screen):
        for _time in range(2):
            await enter(pilot, screen, "Ana builds 2 on @37, @39")
        dialog = dialog_of(pilot)
        kept = next(row for row in dialog.query_one(MeansRows).means if row.key == "mortgage:boardwalk")
        assert kept.refusal == "Boardwalk is what the cash is raised for: it stays as it is."
        await pilot.press("c", "enter")
        await pilot.pause()
        assert said(screen, 2) == ["Ana mortgages @5, @15", "Ana builds 2 on @37, @39"]


async def test_nothing_is_entered_where_what_cash_is_raised_for_would_be_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_desk(play(tmp_path / "a.game", *OWES)) as (pilot, screen):
        many = len(screen.desk.entries)
        await pilot.press("enter", "c")
        dialog = dialog_of(pilot)
        monkeypatch.setattr(dialog, "then", "Ana builds 1 on @5")
        monkeypatch.setattr(DebtDialog, "still", 0)
        await pilot.press("enter")
        await pilot.pause()
        assert len(screen.desk.entries) == many
        assert pilot.app.screen is dialog
        assert "street" in " ".join(dialog.query_one(Echo).said)
