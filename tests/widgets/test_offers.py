"""What lies on the table says what can be typed, set apart from what it does; while nothing is open a hint does."""

from pathlib import Path

import pytest

from banker.timekeeping import ScriptTime
from tests.widgets.tables import OPENED, PLAIN, SHORT, at_desk, echo, enter, play, press
from widgets.matters import Matters
from widgets.screens.count import CountScreen
from widgets.screens.desk import DeskScreen

TAKEN = "open sheet monopoli board atlantic players Ana Budi Citra"
TOLD = f"{PLAIN} with follow=no"
DEALT = (SHORT, "deal seed 3")


def shown(screen: DeskScreen, width: int = 76) -> str:
    return screen.query_one(Matters).draw(width).plain


async def test_phrases_stand_in_quotation_marks_and_keys_do_not(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", TAKEN, "1 3")
    async with at_desk(path) as (_pilot, screen):
        assert "Enter choose   “Ana tax @4 flat” pay 200   “Ana tax @4 percent” pay 10%" in shown(screen)


async def test_a_meaning_that_repeats_the_phrase_is_left_out(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN, "1 2")
    async with at_desk(path) as (pilot, screen):
        assert shown(screen).endswith("Enter buy   “auction”")
        await enter(pilot, screen, "b")
        await enter(pilot, screen, "Citra owes Budi 1600 for rent")
        assert shown(screen).endswith("Enter raise cash   “raise Citra” what can be raised\n  “Citra bankrupt to Budi”")


async def test_a_key_too_long_for_a_row_is_wrapped(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", SHORT)
    async with at_desk(path, size=(45, 30)) as (_pilot, screen):
        assert "…" not in shown(screen, 41).replace("“deal Ana …”", "")


async def test_the_hint_for_a_deal_by_hand_names_as_many_deeds_as_the_sheet_deals(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", f"{SHORT} with deal=5", "deal Ana @11, @13, @14, @15, @16")
    async with at_desk(path) as (pilot, screen):
        assert "“deal Budi …” 5 deeds dealt by hand, such as @1, @3, @5, @6, @8" in shown(screen)
        row = next(at for at, line in enumerate(shown(screen).split("\n")) if "deal Budi" in line)
        await pilot.click(Matters, offset=(3, row))
        await press(pilot, "@1, @3, @5, @6, @8", "enter")
        assert len(screen.desk.game.owned("Budi")) == 5


@pytest.mark.parametrize(
    ("phrases", "told"),
    [
        ((PLAIN,), "Ana throws: type the dice"),
        ((PLAIN, "1 3", "pay"), "Ana has thrown.\n“e” end the turn"),
        ((PLAIN, "1 1", "Ana card cc01"), "Ana throws again (doubles)"),
        ((PLAIN, "Ana jailed"), "Ana is in jail, and the turn is over.\n“e” end the turn"),
        ((TOLD,), "It is the turn of Ana: type what happens.\n“e” end the turn"),
        ((TOLD, "5 3"), "Ana has thrown.\n“e” end the turn"),
        (
            (TOLD, "Ana jailed", "next", "turn Ana"),
            "It is the turn of Ana, who is in jail: type what happens.\n“Ana leaves",
        ),
    ],
)
async def test_the_hint_says_what_the_player_on_turn_does(tmp_path: Path, phrases: tuple[str, ...], told: str) -> None:
    path = play(tmp_path / "a.game", *phrases)
    async with at_desk(path) as (_pilot, screen):
        assert told in shown(screen)


async def test_a_player_in_jail_is_shown_the_ways_out(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN, "Ana starts with 500, jail card", "Ana jailed", "next", "turn Ana")
    async with at_desk(path) as (pilot, screen):
        assert "Ana is in jail and throws for doubles" in shown(screen)
        assert "“Ana leaves jail by fine” pay 50   “Ana leaves jail by card” use a jail card" in shown(screen)
        row = next(at for at, line in enumerate(shown(screen).split("\n")) if "by fine" in line)
        await pilot.click(Matters, offset=(3, row))
        await pilot.pause()
        assert not screen.desk.game.jailed("Ana")
        assert screen.desk.game.cash("Ana") == 450


# --- the clock


async def test_a_clock_that_was_never_started_is_told_beside_enter(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", *DEALT)
    async with at_desk(path) as (pilot, screen):
        assert "The clock is not started yet" in shown(screen)
        assert "Enter start the clock" in shown(screen)
        await press(pilot, "", "enter")
        assert screen.desk.timer is not None
        assert screen.desk.timer.state == "running"
        assert "clock" not in shown(screen)


@pytest.mark.parametrize("bell", ["turn", "round", "stop"])
async def test_after_the_bell_the_hint_and_the_end_of_the_turn_lead_to_the_count(tmp_path: Path, bell: str) -> None:
    path = play(tmp_path / "a.game", f"{SHORT} with bell={bell}", "deal seed 3", "clock start")
    async with at_desk(path, time=ScriptTime(OPENED + 3700)) as (pilot, screen):
        assert "then finish" in shown(screen)
        assert "“finish” count all" in shown(screen)
        await enter(pilot, screen, "e")
        assert "finish" in shown(screen)
        assert bell != "stop" or "“finish”" in echo(screen)
        await enter(pilot, screen, "finish")
        assert isinstance(pilot.app.screen, CountScreen)
