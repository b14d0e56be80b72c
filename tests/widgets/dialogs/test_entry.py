"""An entry of the ledger: why, and how it is struck, corrected and amended."""

from pathlib import Path

import pytest
from msgspec import structs
from textual.pilot import Pilot
from textual.widgets import Input

from tests.locales.seen import texts
from tests.widgets.dialogs.mouse import click_on
from tests.widgets.tables import PLAIN, at_desk, enter, play, press
from widgets.app import BankerApp
from widgets.dialogs.entry import EntryDialog, Facts
from widgets.dialogs.keys import Keys
from widgets.dialogs.mend import Aftermath, AmendDialog, CorrectDialog, MendDialog, StrikeDialog
from widgets.echo import Echo
from widgets.ledger import LedgerView
from widgets.screens.desk import DeskScreen

PAID = (PLAIN, "Ana buys @39", "Ana pays Budi 200", "Budi pays Citra 50")


async def opened(pilot: Pilot[None], screen: DeskScreen, up: int = 0) -> EntryDialog:
    await pilot.press("tab", "tab", *["up"] * up, "enter")
    await pilot.pause()
    assert isinstance(pilot.app.screen, EntryDialog)
    return pilot.app.screen


async def mending(pilot: Pilot[None], key: str) -> MendDialog:
    await pilot.press(key)
    await pilot.pause()
    await pilot.pause()
    assert isinstance(pilot.app.screen, MendDialog)
    return pilot.app.screen


async def test_an_entry_says_why(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN, "Ana buys @39", "Budi rent @39")
    async with at_desk(path) as (pilot, screen):
        dialog = await opened(pilot, screen)
        assert dialog.number == 3
        told = "\n".join(paragraph.plain for paragraph in dialog.query_one(Facts).told)
        assert "Boardwalk" in told
        assert "+50" in told
        await pilot.press("enter")
        await pilot.pause()
        assert screen.is_current


async def test_a_click_opens_the_entry_under_it(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *PAID)) as (pilot, screen):
        await pilot.click(LedgerView, offset=(20, 1))
        await pilot.pause()
        assert isinstance(pilot.app.screen, EntryDialog)
        assert pilot.app.screen.number == 2
        await pilot.press("escape")
        await pilot.pause()
        await pilot.click(LedgerView, offset=(20, 5))
        await pilot.pause()
        assert screen.is_current


async def test_an_entry_is_struck_by_keys(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *PAID)) as (pilot, screen):
        await opened(pilot, screen, 1)
        dialog = await mending(pilot, "s")
        assert isinstance(dialog, StrikeDialog)
        await press(pilot, "by mistake")
        await pilot.press("enter")
        await pilot.pause()
        assert screen.desk.entries[-1].phrase == "strike 3 because by mistake"
        assert screen.desk.game.cash("Ana") == 1100


async def test_an_entry_is_struck_by_mouse(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *PAID)) as (pilot, screen):
        await pilot.click(LedgerView, offset=(20, 3))
        await pilot.pause()
        keys = pilot.app.screen.query_one(Keys)
        await pilot.click(Keys, offset=(keys.draw(keys.size.width).plain.index("strike"), 0))
        await pilot.pause()
        await pilot.pause()
        await pilot.click(Keys, offset=(2, 0))
        await pilot.pause()
        assert screen.desk.entries[-1].phrase == "strike 4"


@pytest.mark.parametrize(
    ("label", "typed", "phrase"),
    [("correct the amount", "180", "correct 3 to 180"), ("amend", "Ana pays Budi 90", "amend 3 Ana pays Budi 90")],
)
async def test_an_amount_is_mended_by_mouse_but_for_what_is_written(
    tmp_path: Path, label: str, typed: str, phrase: str
) -> None:
    async with at_desk(play(tmp_path / "a.game", *PAID)) as (pilot, screen):
        await pilot.click(LedgerView, offset=(20, 2))
        await pilot.pause()
        await click_on(pilot, pilot.app.screen.query_one(Keys), label)
        await pilot.pause()
        pilot.app.screen.query_one("#field", Input).value = typed
        await pilot.pause()
        await click_on(pilot, pilot.app.screen.query_one(Keys), "Enter")
        await pilot.pause()
        assert phrase in [entry.phrase for entry in screen.desk.entries]


async def test_an_amount_is_corrected(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *PAID)) as (pilot, screen):
        await opened(pilot, screen, 1)
        dialog = await mending(pilot, "c")
        assert isinstance(dialog, CorrectDialog)
        assert not dialog.phrase
        await press(pilot, "180")
        await pilot.press("enter")
        await pilot.pause()
        assert screen.desk.entries[-1].phrase == "correct 3 to 180"
        assert screen.desk.game.cash("Ana") == 920


async def test_an_amended_entry_shows_what_comes_out_differently(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN, "Ana buys @39", "Budi rent @39", "2 1")) as (pilot, screen):
        await opened(pilot, screen, 2)
        dialog = await mending(pilot, "a")
        assert isinstance(dialog, AmendDialog)
        await press(pilot, "", *["backspace"] * 2)
        await press(pilot, "37")
        assert dialog.phrase == "amend 2 Ana buys @37"
        assert any("Budi" in told for told in dialog.query_one(Aftermath).impossible)
        await pilot.press("enter")
        await pilot.pause()
        assert dialog.is_current
        await press(pilot, "Ana buys @39 for 300", "enter")  # in the place of what was refused
        await pilot.pause()
        assert screen.is_current
        assert screen.desk.game.cash("Ana") == 1250
        assert "amend 2 Ana buys @39 for 300" in [entry.phrase for entry in screen.desk.entries]


async def test_what_moves_otherwise_is_told_before_it_is_entered(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN, "Ana buys @37", "Ana buys @39", "Budi rent @39")
    async with at_desk(path) as (pilot, screen):
        await opened(pilot, screen, 2)
        await mending(pilot, "a")
        await press(pilot, "Citra buys @37")  # in the place of what was said then
        told = pilot.app.screen.query_one(Echo)
        assert any("→" in part and "Budi" in part for part in (*told.said, *told.parts))


async def test_what_is_typed_of_an_amendment_stays_in_the_language_it_is_typed_in(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *PAID)) as (pilot, screen):
        assert isinstance(pilot.app, BankerApp)
        pilot.app.change(structs.replace(pilot.app.settings, language="id"))
        await enter(pilot, screen, "ubah 3 ana bayar budi 90")
        dialog = pilot.app.screen
        assert isinstance(dialog, AmendDialog)
        assert dialog.typed == "ana bayar kepada budi 90"
        assert "pays" not in "".join(str(text) for text in texts(pilot.app).values())
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert "amend 3 ana pays to budi 90" in [entry.phrase for entry in screen.desk.entries]
        pilot.app.change(structs.replace(pilot.app.settings, language=""))
