"""The clock asked for before the deal: Enter deals, another key begins without; by keys and by mouse."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.widgets.dialogs.mouse import click_on
from tests.widgets.tables import SHORT, at_desk, echo, enter, play
from widgets.clock import Clock
from widgets.dialogs.keys import Keys
from widgets.dialogs.undealt import UndealtDialog
from widgets.echo import Echo
from widgets.matters import Matters
from widgets.screens.desk import DeskScreen
from widgets.words import Words


async def asked(pilot: Pilot[None]) -> UndealtDialog:
    await pilot.pause()
    await pilot.pause()
    assert isinstance(pilot.app.screen, UndealtDialog)
    return pilot.app.screen


def phrases(screen: DeskScreen) -> list[str]:
    return [entry.phrase for entry in screen.desk.entries[1:]]


async def test_by_keys_the_clock_is_asked_for_the_deal_is_made_and_the_clock_started(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", SHORT)) as (pilot, screen):
        for key in ("f8", "f8"):
            await pilot.press(key)
            dialog = await asked(pilot)
            assert "4 each: Ana, Budi and Citra still wait" in str(dialog.query_one(Words).visual)
            assert dialog.query_one(Echo).said
            await pilot.press("escape")
        assert phrases(screen) == []
        await enter(pilot, screen, "clock start")
        await asked(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert phrases(screen) == ["deal"]
        await pilot.press("f8")
        await pilot.pause()
        assert phrases(screen) == ["deal", "clock start"]


async def test_by_keys_the_clock_starts_without_the_deal_where_that_is_meant(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", SHORT)) as (pilot, screen):
        await enter(pilot, screen, "5 3")
        assert echo(screen).startswith("Deeds are dealt first, 4 each to Ana, Budi and Citra: “deal”")
        await pilot.press("f8")
        await asked(pilot)
        await pilot.press("c")
        await pilot.pause()
        assert phrases(screen) == ["clock start"]
        assert "without deeds for Ana, Budi and Citra" in echo(screen)
        assert screen.query_one(Matters).draw(76).plain.startswith("No deeds are dealt; they can be until the first")
        await enter(pilot, screen, "5 3")
        assert phrases(screen)[1] == "5 3"


@pytest.mark.parametrize(("words", "said"), [("Enter", ["deal"]), ("start without", ["clock start"])])
async def test_by_mouse_either_is_a_click(tmp_path: Path, words: str, said: list[str]) -> None:
    async with at_desk(play(tmp_path / "a.game", SHORT)) as (pilot, screen):
        screen.query_one("#clock", Clock)
        await pilot.click("#clock")
        if not isinstance(pilot.app.screen, UndealtDialog):
            screen.action_clock()
        dialog = await asked(pilot)
        await click_on(pilot, dialog.query_one(Keys), words)
        assert phrases(screen) == said
