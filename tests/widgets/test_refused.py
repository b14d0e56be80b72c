"""What was refused stays in the line, whole: typing replaces it, arrows and Backspace mend it; all of it is told."""

from pathlib import Path

import pytest

from tests.widgets.tables import PLAIN, at_desk, echo, enter, line, play, press
from widgets.echo import Echo

TAX = ("open sheet monopoli board atlantic players Ana Budi Citra", "1 3")


async def test_the_next_phrase_takes_the_place_of_what_was_refused(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, screen):
        await enter(pilot, screen, "ana pays budi 5000")
        assert line(screen) == "ana pays budi 5000"
        await press(pilot, "5 3", "enter")
        assert line(screen) == ""
        assert screen.desk.game.dice == (5, 3)


async def test_it_is_replaced_from_wherever_the_keys_are(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, screen):
        await enter(pilot, screen, "ana pays budi 5000")
        screen.set_focus(None)
        await press(pilot, "53")
        assert line(screen) == "53"


@pytest.mark.parametrize(
    ("keys", "typed", "left"),
    [
        (["backspace"], "", "ana pays budi 500"),
        (["backspace", "backspace"], "", "ana pays budi 50"),
        (["left"], "1", "ana pays budi 50010"),
        (["end"], "1", "ana pays budi 50001"),
        (["home"], "1", "1ana pays budi 5000"),
        (["right"], "1", "ana pays budi 50001"),
        (["ctrl+w"], "citra", "ana pays budi citra"),
        (["escape"], "", ""),
    ],
)
async def test_it_is_mended(tmp_path: Path, keys: list[str], typed: str, left: str) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, screen):
        await enter(pilot, screen, "ana pays budi 5000")
        await press(pilot, "", *keys)
        await press(pilot, typed)
        assert line(screen) == left


async def test_a_phrase_recorded_leaves_an_empty_line(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, screen):
        await enter(pilot, screen, "ana pays budi 50")
        await press(pilot, "5")
        assert line(screen) == "5"


@pytest.mark.parametrize("size", [(80, 24), (45, 30)])
async def test_a_refusal_is_told_to_its_end(tmp_path: Path, size: tuple[int, int]) -> None:
    path = play(tmp_path / "a.game", *TAX)
    async with at_desk(path, size=size) as (pilot, screen):
        await enter(pilot, screen, "e")
        shown = screen.query_one(Echo)
        rows = shown.draw(shown.size.width).plain.split("\n")
        assert "(Permulaan)" in rows[-1]
        assert shown.size.height == len(rows) <= screen.query_one("#answer").size.height
        await enter(pilot, screen, "worth " * 30)
        assert echo(screen)
        assert shown.size.height == len(shown.draw(shown.size.width).plain.split("\n"))


# --- refused only because more is to be typed


@pytest.mark.parametrize(
    ("typed", "rest", "whole"),
    [
        ("tax", "4 flat", "tax 4 flat"),
        ("p budi", "50", "p budi 50"),
        ("b penn", " r", "b penn r"),
        ("h 2 ", "1", "h 2 1"),
    ],
)
async def test_a_phrase_that_is_not_finished_is_typed_on(tmp_path: Path, typed: str, rest: str, whole: str) -> None:
    async with at_desk(play(tmp_path / "a.game", f"{PLAIN} with follow=no")) as (pilot, screen):
        await press(pilot, typed, "enter")
        await press(pilot, rest)
        assert line(screen) == whole


async def test_an_ambiguous_name_before_other_words_is_not_typed_on(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", f"{PLAIN} with follow=no")) as (pilot, screen):
        await enter(pilot, screen, "r penn dice 7")
        await press(pilot, "e")
        assert line(screen) == "e"
