"""Boards and sheets as a person reads them."""

import pytest

from banker.editions.board import (
    Advance,
    Back,
    BackTo,
    Board,
    Collect,
    Effect,
    FromEach,
    GetOut,
    Nearest,
    Pay,
    PayOrDraw,
    Repairs,
    ToEach,
    ToJail,
    UtilityAt,
)
from banker.editions.effects import tell
from banker.editions.portrait import board_portrait, sheet_portrait
from banker.editions.sheet import Sheet
from banker.editions.shelf import boards, load_board, load_sheet, sheets


def board(name: str) -> list[str]:
    found = load_board(name)
    assert isinstance(found, Board)
    return board_portrait(found)


def sheet(name: str) -> list[str]:
    found = load_sheet(name)
    assert isinstance(found, Sheet)
    return sheet_portrait(found)


def test_a_board_begins_with_its_name_and_its_notes() -> None:
    assert board("atlantic")[:3] == [
        "Atlantic City, since 2008 (atlantic)",
        "Notes: $1 $5 $10 $20 $50 $100 $500",
        "Handed out at the start: 2×500 4×100 1×50 1×20 2×10 1×5 5×1",
    ]


def test_deeds_stand_by_group_with_their_figures_aligned() -> None:
    assert board("atlantic")[3:7] == [
        "square  name                   price  rents                      house  hotel  mortgage",
        "A brown",
        "@1      Mediterranean Avenue      60  2 10 30 90 160 250            50     50        30",
        "@3      Baltic Avenue             60  4 20 60 180 320 450           50     50        30",
    ]


def test_stations_and_utilities_stand_after_the_streets() -> None:
    lines = board("atlantic")
    at = lines.index("S stations")
    assert lines[at + 1].split() == ["@5", "Reading", "Railroad", "200", "25", "50", "100", "200", "100"]
    assert lines[at + 6].split() == ["@12", "Electric", "Company", "150", "×4", "×10", "75"]
    assert len(lines[at + 1]) == len(lines[at + 6]) == len(lines[3])


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("atlantic", ["@4 Income Tax: 200", "@38 Luxury Tax: 100"]),
        ("negara", ["@4 Pajak Jalan: 20000 or 10%", "@38 Pajak Istimewa: 20000 from each player"]),
        ("kota-dunia", ["@4 Pajak Jalan: 200 or 10%", "@38 Pajak Istimewa: as the sheet says"]),
    ],
)
def test_taxes_stand_as_printed(name: str, lines: list[str]) -> None:
    assert [line for line in board(name) if line.startswith(("@4 ", "@38 "))] == lines


def test_cards_stand_under_their_deck_with_what_they_do() -> None:
    lines = board("kongresoj")
    at = lines.index("Komuna Kofro")
    assert lines[at + 2] == "kk02  eraro de la banko            gets 200 from the bank"


def test_what_is_in_doubt_stands_last() -> None:
    assert board("london")[-2].startswith("Caution: Piccadilly bare: 22 or 24")


@pytest.mark.parametrize("name", boards())
def test_every_deed_and_card_of_a_board_is_shown(name: str) -> None:
    found = load_board(name)
    assert isinstance(found, Board)
    text = "\n".join(board_portrait(found))
    assert [deed.name for deed in found.deeds if deed.name not in text] == []
    assert [card.words for card in found.cards if card.words not in text] == []


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        (Collect(50), "gets 50 from the bank"),
        (Pay(15), "pays the bank 15"),
        (FromEach(10), "gets 10 from each player"),
        (ToEach(50), "pays each player 50"),
        (Repairs(25, 100), "pays the bank 25 for each house and 100 for each hotel"),
        (Advance(24), "goes on to @24"),
        (Advance(34, 15000), "goes on to @34, and gets 15000 for passing the first square"),
        (Nearest("station"), "goes on to the nearest station"),
        (Nearest("utility"), "goes on to the nearest utility"),
        (UtilityAt(28), "goes on to @28 and throws for the rent"),
        (Back(3), "goes back 3 squares"),
        (BackTo(1), "goes back to @1"),
        (ToJail(), "goes to jail"),
        (GetOut(), "keeps the card to leave jail"),
        (PayOrDraw(10, "chance"), "pays the bank 10 or draws from the other deck"),
    ],
)
def test_an_effect_is_told_in_a_sentence(effect: Effect, sentence: str) -> None:
    assert tell(effect) == sentence


def test_a_sheet_shows_each_value_with_its_figure_and_heading() -> None:
    lines = sheet("monopoli")
    assert lines[0] == "Monopoli (monopoli)"
    assert lines[1] == "opening-cash               1500                                Uang-uang"
    assert lines[2] == "opening-notes              2×500 4×100 1×50 1×20 2×10 1×5 5×1  Uang-uang"
    assert lines[6] == "follow                     yes                                 Permulaan"


def test_a_sheet_ends_with_where_it_contradicts_itself() -> None:
    assert sheet("monopolo")[-1] == (
        "opening-cash can be read as 1630 / 1640: POR KOMENCI states Sm 1,630, but its own list of notes adds to 1,640;"
        " without the five notes of 2 it is 1,630."
    )


@pytest.mark.parametrize("name", sheets())
def test_a_sheet_shows_all_its_values(name: str) -> None:
    assert [line.split()[0] for line in sheet(name)[1:55]][-1] == "get-out-card-value"
