"""The base of the dialogs: it records one phrase, or nothing."""

from pathlib import Path

import pytest
from textual.app import ComposeResult
from textual.pilot import Pilot
from textual.widgets import Static

from banker.rules import requests as r
from tests.widgets.tables import PLAIN, at_desk, play
from widgets.dialogs.dialog import Dialog
from widgets.dialogs.keys import Keys
from widgets.echo import Echo, Moment
from widgets.screens.desk import DeskScreen


class Promise(Dialog):
    """Ana pays Budi."""

    HEADING = "Promise"
    amount: int | None = 50

    def body(self) -> ComposeResult:
        yield Static("\n".join(map(str, range(40))))

    def gather(self) -> r.Request | None:
        return None if self.amount is None else r.Pay("Ana", "Budi", self.amount)

    def missing(self) -> str:
        return "How much?"


async def opened(pilot: Pilot[None], screen: DeskScreen, amount: int | None = 50) -> Promise:
    dialog = Promise(screen.desk)
    dialog.amount = amount
    screen.open_dialog(dialog)
    await pilot.pause()
    return dialog


async def test_enter_records_the_phrase_shown(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN)) as (pilot, screen):
        dialog = await opened(pilot, screen)
        assert dialog.phrase == "Ana pays Budi 50"
        assert "1,500 → 1,450" in "".join(dialog.query_one(Echo).parts)
        await pilot.press("enter")
        await pilot.pause()
        assert pilot.app.screen is screen
        assert screen.desk.entries[-1].phrase == "Ana pays Budi 50"


async def test_escape_records_nothing(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN)) as (pilot, screen):
        await opened(pilot, screen)
        await pilot.press("ctrl+z", "escape")
        await pilot.pause()
        assert pilot.app.screen is screen
        assert len(screen.desk.entries) == 1


async def test_a_refusal_keeps_the_dialog(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN)) as (pilot, screen):
        dialog = await opened(pilot, screen, 5000)
        await pilot.press("enter")
        assert pilot.app.screen is dialog
        assert dialog.query_one(Echo).moment is Moment.REFUSED


async def test_what_is_missing_is_said(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN)) as (pilot, screen):
        dialog = await opened(pilot, screen, None)
        assert dialog.query_one(Echo).said == ("How much?",)
        await pilot.press("enter")
        assert pilot.app.screen is dialog


@pytest.mark.parametrize("size", [(120, 36), (80, 24), (45, 30)])
async def test_a_click_on_the_keys_records(tmp_path: Path, size: tuple[int, int]) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN), size=size) as (pilot, screen):
        await opened(pilot, screen)
        await pilot.click(Keys, offset=(2, 0))
        await pilot.pause()
        assert screen.desk.entries[-1].phrase == "Ana pays Budi 50"


@pytest.mark.parametrize("size", [(1, 1), (20, 5), (30, 10), (3, 40)])
async def test_tiny_windows_can_still_record(tmp_path: Path, size: tuple[int, int]) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN), size=size) as (pilot, screen):
        await opened(pilot, screen)
        await pilot.press("enter")
        await pilot.pause()
        assert len(screen.desk.entries) == 2
