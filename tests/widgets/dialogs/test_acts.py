"""Acting from where one looks: on a player or a deed, by keyboard alone and by mouse alone."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.widgets.tables import PLAIN, at_desk, enter, line, play, press
from widgets.acts.menu import ActsMenu
from widgets.deeds import Deeds
from widgets.dialogs.acts import ActsDialog
from widgets.dialogs.keys import Keys
from widgets.echo import Echo, Moment
from widgets.players import Players
from widgets.screens.desk import DeskScreen
from widgets.teller_line import TellerLine

OWNED = (PLAIN, "Ana buys @37", "Ana buys @39")


def menu(pilot: Pilot[None]) -> ActsMenu:
    assert isinstance(pilot.app.screen, ActsDialog)
    return pilot.app.screen.query_one(ActsMenu)


def number(pilot: Pilot[None], words: str) -> int:
    return [prospect.act.words for prospect in menu(pilot).prospects].index(words)


async def mark(pilot: Pilot[None], words: str) -> None:
    await press(pilot, "", *["down"] * number(pilot, words))
    assert menu(pilot).at == number(pilot, words)


async def on_deed(pilot: Pilot[None], screen: DeskScreen, deed: str) -> None:
    screen.action_deed(deed)
    await pilot.pause()


async def test_what_is_open_stands_first_and_what_cannot_be_last(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", *OWNED, "Budi buys @6", "e", "Budi jailed")
    async with at_desk(path) as (pilot, screen):
        screen.action_player("Budi")
        await pilot.pause()
        prospects = menu(pilot).prospects
        assert prospects[0].act.words == "leaves jail by the fine"
        refused = [bool(prospect.refusal) for prospect in prospects]
        assert refused == sorted(refused)
        assert {True, False} == set(refused)
        await pilot.press("escape")
        await enter(pilot, screen, "Budi owes Ana 20")
        screen.action_player("Budi")
        await pilot.pause()
        assert menu(pilot).prospects[0].act.words == "settles all debts"


async def test_tab_goes_round_the_desk_and_typing_goes_back_to_the_line(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN)) as (pilot, screen):
        seen = []
        for _ in range(4):
            await pilot.press("tab")
            seen.append(screen.focused.id if screen.focused else None)
        assert seen == ["players", "ledger", "deeds", "line"]
        await pilot.press("shift+tab")
        assert screen.query_one(Deeds).has_focus
        await pilot.press("x")
        assert line(screen) == "x"


async def test_enter_on_a_player_opens_what_can_be_done(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN)) as (pilot, screen):
        await pilot.press("tab", "down", "enter")
        await pilot.pause()
        assert pilot.app.screen is not screen
        assert menu(pilot).prospects[0].moves == "+200"
        await pilot.press("enter")
        await pilot.pause()
        assert screen.desk.entries[-1].phrase == "Budi salary"
        assert screen.query_one(TellerLine).has_focus


async def test_a_click_on_a_player_and_on_an_act_does_it(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN)) as (pilot, screen):
        await pilot.click(Players, offset=(6, 2))
        await pilot.pause()
        await pilot.click(ActsMenu, offset=(3, 0))
        await pilot.pause()
        assert screen.desk.entries[-1].phrase == "Citra salary"


async def test_a_click_on_a_deed_opens_its_acts(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN), size=(120, 36)) as (pilot, screen):
        await pilot.click(Deeds, offset=(6, 1))
        await pilot.pause()
        assert pilot.app.screen.query_one(ActsMenu).prospects[0].act.words == "Ana buys it"
        await pilot.click(Keys, offset=(2, 0))
        await pilot.pause()
        assert screen.desk.entries[-1].phrase == "Ana buys @3"


async def test_what_cannot_be_is_dimmed_with_the_reason_and_refused(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *OWNED)) as (pilot, screen):
        await on_deed(pilot, screen, "boardwalk")
        hotel = menu(pilot).prospects[number(pilot, "build a hotel")]
        assert hotel.refusal
        await mark(pilot, "build a hotel")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, ActsDialog)
        assert pilot.app.screen.query_one(Echo).moment is Moment.REFUSED
        assert len(screen.desk.entries) == 3


async def test_amounts_are_those_of_who_acts(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *OWNED)) as (pilot, screen):
        await on_deed(pilot, screen, "boardwalk")
        told = {prospect.act.words: prospect.moves for prospect in menu(pilot).prospects}
        assert told["Budi pays rent"] == "-100"
        assert told["build a house"] == "-200"
        assert told["mortgage"] == "+200"


async def test_an_act_that_wants_more_is_begun_in_the_line(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN)) as (pilot, screen):
        await pilot.press("tab", "enter")
        await pilot.pause()
        await mark(pilot, "pays Budi …")
        await pilot.press("enter")
        await pilot.pause()
        assert line(screen) == "Ana pays Budi "
        await pilot.press("5", "0", "enter")
        await pilot.pause()
        assert screen.desk.entries[-1].phrase == "Ana pays Budi 50"


@pytest.mark.parametrize("words", ["trades …", "builds and sells houses …", "draws a card …", "count the notes …"])
async def test_an_act_with_a_dialog_opens_it(tmp_path: Path, words: str) -> None:
    async with at_desk(play(tmp_path / "a.game", *OWNED)) as (pilot, screen):
        screen.action_player("Ana")
        await pilot.pause()
        await mark(pilot, words)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.pause()
        assert pilot.app.screen is not screen
        assert not isinstance(pilot.app.screen, ActsDialog)


async def test_a_dialog_that_could_do_nothing_is_dimmed_with_the_reason_and_not_opened(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN, "Ana rolls 1 1")) as (pilot, screen):
        screen.action_player("Ana")
        await pilot.pause()
        told = {prospect.act.words: prospect.refusal for prospect in menu(pilot).prospects if prospect.act.great}
        assert told.pop("draws a card …") == ""
        assert told.pop("is bankrupt …") == ""
        assert told["trades …"].startswith("Ana still has a card to draw")
        assert told["builds and sells houses …"].startswith("Nobody has a whole street yet")
        assert told["raises cash …"].startswith("Ana has nothing to sell or mortgage")
        await mark(pilot, "trades …")
        assert pilot.app.screen.query_one(Echo).said[0].startswith("Ana still has a card to draw")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, ActsDialog)
        assert pilot.app.screen.query_one(Echo).moment is Moment.REFUSED


async def test_escape_does_nothing(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN)) as (pilot, screen):
        await pilot.press("tab", "enter")
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert pilot.app.screen is screen
        assert screen.query_one(Players).has_focus
        await pilot.press("escape")
        await pilot.pause()
        assert screen.query_one(TellerLine).has_focus
        assert len(screen.desk.entries) == 1
