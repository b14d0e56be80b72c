"""The card picker and the choice of tax."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.widgets.tables import PLAIN, at_desk, echo, play, press
from widgets.dialogs.card import CardDialog, Cards
from widgets.dialogs.dialog import Dialog
from widgets.dialogs.keys import Keys
from widgets.dialogs.tax import TaxDialog, Ways
from widgets.echo import Echo
from widgets.matters import Matters

DRAWN = (PLAIN, "3 4")
TAXED = ("open sheet monopoli board atlantic players Ana Budi", "1 3")


def dialog(pilot: Pilot[None]) -> Dialog:
    assert isinstance(pilot.app.screen, Dialog)
    return pilot.app.screen


async def test_enter_opens_the_deck_and_words_find_the_card(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *DRAWN)) as (pilot, screen):
        assert "choose" in echo(screen)
        await pilot.press("enter")
        await pilot.pause()
        cards = dialog(pilot).query_one(Cards)
        assert {card.deck for card, _choice, _words in cards.options} == {"chance"}
        await press(pilot, "bank div")
        assert [card.id for card, _choice, _words in cards.options] == ["ch07"]
        await pilot.press("enter")
        await pilot.pause()
        assert screen.desk.entries[-1].phrase == "Ana card ch07"
        assert not screen.desk.matters


async def test_each_card_shows_what_it_moves_for_who_draws_it(tmp_path: Path) -> None:
    start = "Ana starts with 100, @37 houses 2, @39 houses 1"
    async with at_desk(play(tmp_path / "a.game", PLAIN, start)) as (pilot, _screen):
        await pilot.press("f6")
        await pilot.pause()
        cards = dialog(pilot).query_one(Cards)
        moved = {card.id: moves for (card, _choice, _words), moves in zip(cards.options, cards.moves, strict=True)}
        assert moved["ch01"] == "+200"  # to GO: the salary
        assert moved["ch07"] == "+50"
        assert moved["ch08"] == ""  # out of jail
        assert moved["ch11"] == "-75"  # 3 houses, 25 each
        assert moved["ch12"] == "-15"
        assert moved["ch15"] == "-100"  # 50 to each of two
        assert moved["cc09"] == "+20"  # 10 from each of two
        assert moved["cc14"] == "-120"  # what she cannot pay is shown all the same
        ends = {len(row.plain) for (row,) in cards.rows(60)}
        assert len(ends) == 1


async def test_a_card_is_chosen_by_mouse(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *DRAWN), size=(120, 36)) as (pilot, screen):
        await pilot.click(Matters, offset=(3, 1))
        await pilot.pause()
        await pilot.click(Cards, offset=(8, 6))
        await pilot.pause()
        assert screen.desk.entries[-1].phrase == "Ana card ch07"


async def test_the_arrows_choose_and_no_words_find_nothing(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *DRAWN)) as (pilot, screen):
        many = len(screen.desk.entries)
        await pilot.press("enter", "enter", "enter")  # none is drawn by a hurried Enter
        await pilot.pause()
        assert (dialog(pilot).phrase, len(screen.desk.entries)) == ("", many)
        await pilot.press("down", "down", "down", "up")
        assert dialog(pilot).phrase == "Ana card ch02"
        await press(pilot, "zzz", "enter")
        assert not dialog(pilot).phrase
        await pilot.press("escape")
        await pilot.pause()
        assert pilot.app.screen is screen
        assert len(screen.desk.matters) == 1


async def test_f6_offers_both_decks_where_no_card_is_open(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN)) as (pilot, _screen):
        await pilot.press("f6")
        await pilot.pause()
        assert isinstance(dialog(pilot), CardDialog)
        decks = {card.deck for card, _choice, _words in dialog(pilot).query_one(Cards).options}
        assert decks == {"chance", "chest"}


@pytest.mark.parametrize(("choice", "cash"), [("pay", 1490), ("draw", 1500)])
async def test_a_card_that_leaves_a_choice_has_a_row_for_each(tmp_path: Path, choice: str, cash: int) -> None:
    path = play(tmp_path / "a.game", "open sheet classic board london players Ana Budi")
    async with at_desk(path) as (pilot, screen):
        await pilot.press("f6")
        await pilot.pause()
        cards = dialog(pilot).query_one(Cards)
        at = next(at for at, option in enumerate(cards.options) if option[1] == choice)
        cards.at = at
        await pilot.press("enter")
        await pilot.pause()
        assert screen.desk.entries[-1].phrase.endswith(choice)
        assert screen.desk.game.cash("Ana") == cash
        assert bool(screen.desk.matters) == (choice == "draw")


async def test_a_tax_is_chosen_without_any_figure_of_ten_percent(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *TAXED)) as (pilot, screen):
        await pilot.press("enter", "enter", "enter")  # none is chosen by a hurried Enter
        await pilot.pause()
        assert isinstance(dialog(pilot), TaxDialog)
        assert screen.desk.game.cash("Ana") == 1500
        await pilot.press("down", "down")
        await pilot.pause()
        told = dialog(pilot).query_one(Echo)
        assert "150" not in "".join((*told.said, *told.parts))
        await pilot.press("enter")
        await pilot.pause()
        assert screen.desk.game.cash("Ana") == 1350
        assert screen.desk.entries[-1].phrase == "Ana tax @4 percent"


async def test_a_tax_is_chosen_by_mouse(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *TAXED)) as (pilot, screen):
        await pilot.click(Matters, offset=(3, 1))
        await pilot.pause()
        await pilot.click(Ways, offset=(3, 0))
        await pilot.pause()
        assert len(screen.desk.matters) == 1
        await pilot.click(Keys, offset=(2, 0))
        await pilot.pause()
        assert screen.desk.game.cash("Ana") == 1300
        assert screen.desk.entries[-1].phrase == "Ana tax @4 flat"
