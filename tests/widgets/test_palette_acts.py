"""The command palette finds every act on every player and deed."""

from pathlib import Path

from textual.command import CommandList, Hit
from textual.pilot import Pilot

from tests.widgets.tables import PLAIN, at_desk, line, play, press
from widgets.palette import Actions
from widgets.palette_acts import TableActs
from widgets.screens.desk import DeskScreen

OWNED = (PLAIN, "Ana buys @37", "Ana buys @39")


async def search(screen: DeskScreen, query: str) -> list[Hit]:
    provider = TableActs(screen)
    await provider.startup()
    return [hit async for hit in provider.search(query)]


async def choose(pilot: Pilot[None], query: str) -> None:
    await pilot.press("ctrl+p")
    await pilot.pause(0.1)
    await press(pilot, query)
    for _ in range(50):
        await pilot.pause(0.05)
        if pilot.app.screen.query_one(CommandList).option_count:
            break
    await pilot.pause(0.3)
    await pilot.press("enter")
    await pilot.pause(0.2)


async def test_acts_are_found_by_the_beginnings_of_words(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *OWNED)) as (_pilot, screen):
        found = {hit.text for hit in await search(screen, "boardw mort")}
        assert found == {"Boardwalk: mortgage"}
        assert {hit.text for hit in await search(screen, "@39 house build")} == {"Boardwalk: build a house"}
        assert any(hit.text == "Ana: takes the salary" for hit in await search(screen, "ana sal"))
        assert not await search(screen, "zzz")


async def test_the_possible_score_above_the_impossible(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *OWNED)) as (_pilot, screen):
        hits = {hit.text: hit for hit in await search(screen, "boardwalk build")}
        assert hits["Boardwalk: build a house"].score > hits["Boardwalk: build a hotel"].score
        assert "-200" in str(hits["Boardwalk: build a house"].help)


async def test_what_is_chosen_is_put_into_the_line(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *OWNED)) as (pilot, screen):
        await choose(pilot, "boardwalk mortgage")
        assert pilot.app.screen is screen
        assert line(screen).strip() == "Ana mortgages @39"
        await pilot.press("enter")
        await pilot.pause()
        assert screen.desk.entries[-1].phrase.strip() == "Ana mortgages @39"


async def test_what_is_needed_most_stands_first(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN)) as (pilot, screen):
        shown = [str(hit.display) async for hit in Actions(screen).discover()]
        assert [title.split()[0] for title in shown[:6]] == ["Help", "Undo", "Trade", "Build", "Card", "Count"]
        assert {"Redo  ^y", "Auction  F10", "Settings  ^l", "Quit  ^q"} <= set(shown)
        await pilot.press("f2")
        shown = [str(hit.display) async for hit in Actions(pilot.app.screen).discover()]
        assert shown[0].split()[0] == "Record"
