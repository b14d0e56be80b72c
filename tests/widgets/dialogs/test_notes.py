"""Notes: which to hand over, and the count of a player's."""

from pathlib import Path

from textual.widgets import Input

from tests.widgets.dialogs.mouse import click_on
from tests.widgets.tables import PLAIN, at_desk, line, play, press
from widgets.dialogs.count_notes import CountNotesDialog
from widgets.dialogs.counts import Counts
from widgets.dialogs.keys import Keys
from widgets.dialogs.notes import NotesDialog, Pile
from widgets.echo import Echo, Moment
from widgets.keybar import KeyBar


async def test_the_amount_is_that_of_what_is_open(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN, "1 2")) as (pilot, screen):
        await pilot.press("f5")
        await pilot.pause()
        dialog = pilot.app.screen
        assert isinstance(dialog, NotesDialog)
        assert dialog.query_one(Pile).notes == (("50", 1), ("10", 1))
        assert any("40 back" in way for way in dialog.query_one(Pile).ways)
        await pilot.press("enter")
        await pilot.pause()
        assert pilot.app.screen is screen
        assert len(screen.desk.entries) == 2


async def test_another_amount_is_typed(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN)) as (pilot, _screen):
        await pilot.press("f5")
        await pilot.pause()
        dialog = pilot.app.screen
        assert dialog.query_one(Input).value == ""
        await press(pilot, "1470")
        assert dialog.query_one(Pile).notes == (("500", 2), ("100", 4), ("50", 1), ("20", 1))
        await pilot.click(Keys, offset=(2, 0))
        await pilot.pause()
        assert pilot.app.screen is not dialog


async def test_notes_are_looked_up_and_left_by_mouse(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN, "1 2"), size=(120, 36)) as (pilot, screen):
        await click_on(pilot, screen.query_one(KeyBar), "F5")
        dialog = pilot.app.screen
        assert isinstance(dialog, NotesDialog)
        assert dialog.query_one(Pile).notes == (("50", 1), ("10", 1))
        await click_on(pilot, dialog.query_one(Keys), "Enter")
        assert pilot.app.screen is screen
        assert len(screen.desk.entries) == 2


async def test_notes_are_counted_by_keys(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN)) as (pilot, screen):
        screen.action_count_notes("Ana")
        await pilot.pause()
        dialog = pilot.app.screen
        assert isinstance(dialog, CountNotesDialog)
        await pilot.press("2", "down", "5", "backspace", "4", "down", "+", "+")
        assert dialog.query_one(Counts).total == 1500
        assert dialog.phrase == "check Ana notes 2x500 4x100 2x50"
        await pilot.press("enter")
        await pilot.pause()
        assert pilot.app.screen is screen
        assert screen.query_one(Echo).moment is Moment.RECORDED
        assert len(screen.desk.entries) == 1


async def test_notes_are_counted_by_mouse(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN)) as (pilot, screen):
        screen.action_count_notes("Ana")
        await pilot.pause()
        counts = pilot.app.screen.query_one(Counts)
        drawn = counts.draw(counts.size.width).plain.split("\n")[0]
        for _ in range(3):
            await pilot.click(Counts, offset=(drawn.index("+"), 0))
        await pilot.click(Counts, offset=(drawn.index("−"), 0))
        assert counts.total == 1000
        keys = pilot.app.screen.query_one(Keys)
        await click_on(pilot, keys, "compare")
        assert pilot.app.screen.query_one(Echo).moment is Moment.REFUSED
        await click_on(pilot, keys, "correct the books")
        await pilot.pause()
        assert line(screen).startswith("adjust Ana cash -500 because")
        assert len(screen.desk.entries) == 1


async def test_a_difference_is_told_and_put_right_on_request(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN)) as (pilot, screen):
        screen.action_count_notes("Ana")
        await pilot.pause()
        await pilot.press("2", "down", "4", "enter")
        await pilot.pause()
        assert pilot.app.screen.query_one(Echo).moment is Moment.REFUSED
        await pilot.press("a")
        await pilot.pause()
        assert line(screen).startswith("adjust Ana cash -100 because")
        await pilot.press("enter")
        await pilot.pause()
        assert screen.desk.game.cash("Ana") == 1400
        assert screen.desk.entries[-1].phrase.startswith("adjust Ana cash -100 because")
