"""The boards that ship: forty squares, twenty-eight deeds, and the figures as printed."""

import re
from collections import Counter

import pytest

from banker.editions.board import (
    Advance,
    BackTo,
    Board,
    Collect,
    FromEach,
    GetOut,
    Nearest,
    PayOrDraw,
    Square,
    UtilityAt,
)
from banker.editions.shelf import boards, load_board

ALL = ["atlantic", "atlantic-1935", "kongresoj", "kota-dunia", "london", "negara"]
CLASSIC = ["atlantic", "atlantic-1935", "kongresoj", "kota-dunia"]
GROUPS = ["brown", "lightblue", "pink", "orange", "red", "yellow", "green", "darkblue", "stations", "utilities"]
LADDERS = {
    1: (2, 10, 30, 90, 160, 250),
    3: (4, 20, 60, 180, 320, 450),
    6: (6, 30, 90, 270, 400, 550),
    9: (8, 40, 100, 300, 450, 600),
    11: (10, 50, 150, 450, 625, 750),
    14: (12, 60, 180, 500, 700, 900),
    16: (14, 70, 200, 550, 750, 950),
    19: (16, 80, 220, 600, 800, 1000),
    21: (18, 90, 250, 700, 875, 1050),
    24: (20, 100, 300, 750, 925, 1100),
    26: (22, 110, 330, 800, 975, 1150),
    31: (26, 130, 390, 900, 1100, 1275),
    34: (28, 150, 450, 1000, 1200, 1400),
    37: (35, 175, 500, 1100, 1300, 1500),
    39: (50, 200, 600, 1400, 1700, 2000),
}


def board(name: str) -> Board:
    found = load_board(name)
    assert isinstance(found, Board)
    return found


def tax(name: str, index: int) -> Square:
    return board(name).squares[index]


def test_six_boards_ship() -> None:
    assert boards() == ALL


@pytest.mark.parametrize("name", ALL)
def test_a_board_is_known_by_its_file(name: str) -> None:
    assert board(name).id == name


@pytest.mark.parametrize("name", ALL)
def test_a_board_has_forty_squares(name: str) -> None:
    assert [square.index for square in board(name).squares] == list(range(40))


@pytest.mark.parametrize("name", ALL)
def test_a_board_has_twenty_eight_deeds(name: str) -> None:
    assert Counter(deed.kind for deed in board(name).deeds) == {"street": 22, "station": 4, "utility": 2}


@pytest.mark.parametrize("name", ALL)
def test_the_groups_have_their_sizes(name: str) -> None:
    sizes = [len(members) for members in board(name).members.values()]
    assert sizes == [2, 3, 3, 3, 3, 3, 3, 2, 4, 2]


@pytest.mark.parametrize("name", [*CLASSIC, "london"])
def test_the_groups_are_named_by_their_colours(name: str) -> None:
    assert [group.id for group in board(name).groups] == GROUPS


@pytest.mark.parametrize("name", ALL)
def test_the_groups_are_lettered(name: str) -> None:
    assert "".join(group.letter for group in board(name).groups) == "ABCDEFGHSU"


@pytest.mark.parametrize("name", [*CLASSIC, "london"])
def test_the_prices_of_each_group_add_up(name: str) -> None:
    sums = [sum(deed.price for deed in members) for members in board(name).members.values()]
    assert sums == [120, 320, 440, 560, 680, 800, 920, 750, 800, 300]


def test_the_prices_of_the_larger_money_are_a_hundred_times_the_classic_ones() -> None:
    assert [d.price for d in board("negara").deeds] == [100 * d.price for d in board("atlantic").deeds]


@pytest.mark.parametrize("name", CLASSIC)
@pytest.mark.parametrize("square", LADDERS)
def test_the_rents_climb_as_printed(name: str, square: int) -> None:
    assert board(name).at[square].rents == LADDERS[square]


@pytest.mark.parametrize("name", [*CLASSIC, "london"])
def test_a_mortgage_is_half_the_price(name: str) -> None:
    assert [deed.mortgage * 2 for deed in board(name).deeds] == [deed.price for deed in board(name).deeds]


@pytest.mark.parametrize("name", [*CLASSIC, "london"])
def test_houses_cost_more_on_each_side_of_the_board(name: str) -> None:
    prices = [members[0].house for members in board(name).members.values()]
    assert prices == [50, 50, 100, 100, 150, 150, 200, 200, 0, 0]


@pytest.mark.parametrize("name", ALL)
def test_a_hotel_costs_one_house_more(name: str) -> None:
    assert all(deed.hotel == deed.house for deed in board(name).deeds)


@pytest.mark.parametrize("name", [*CLASSIC, "london"])
def test_stations_rent_by_the_number_owned(name: str) -> None:
    assert {deed.rents for deed in board(name).members["stations"]} == {(25, 50, 100, 200)}


@pytest.mark.parametrize("name", ALL)
def test_utilities_multiply_the_dice_by_four_or_ten(name: str) -> None:
    assert {deed.rents for deed in board(name).members["utilities"]} == {(4, 10)}


def test_boardwalk_is_the_dearest_street() -> None:
    boardwalk = board("atlantic").deed["boardwalk"]
    assert (boardwalk.square, boardwalk.price, boardwalk.mortgage, boardwalk.house) == (39, 400, 200, 200)
    assert boardwalk.rents == (50, 200, 600, 1400, 1700, 2000)


@pytest.mark.parametrize(
    ("name", "deed", "square"),
    [
        ("atlantic", "reading-railroad", 5),
        ("atlantic", "st-charles-place", 11),
        ("atlantic", "b-o-railroad", 25),
        ("london", "kings-cross-station", 5),
        ("london", "the-angel-islington", 6),
        ("negara", "rrc-china", 21),
        ("kongresoj", "bulonjo-ce-maro", 1),
        ("kongresoj", "vasingtono", 11),
    ],
)
def test_an_id_is_the_name_in_plain_letters(name: str, deed: str, square: int) -> None:
    assert board(name).deed[deed].square == square


def test_new_delhi_riyadh_and_moscow_are_one_complex() -> None:
    assert [deed.name for deed in board("kota-dunia").members["orange"]] == ["New Delhi", "Riyadh", "Moscow"]


def test_the_congress_towns_stand_in_the_order_of_the_congresses() -> None:
    towns = [deed.name for deed in board("kongresoj").deeds if deed.kind == "street"]
    assert towns[:4] == ["Bulonjo-ĉe-Maro", "Ĝenevo", "Kembriĝo", "Dresdeno"]
    assert towns[-4:] == ["Oksfordo", "Parizo", "Kolonjo", "Stokholmo"]


@pytest.mark.parametrize("name", ALL)
def test_what_is_in_doubt_of_a_board_is_true_under_any_sheet(name: str) -> None:
    for doubt in board(name).doubts:
        assert not re.search(r"\b[Tt]he sheet (has|says|names|leaves)|by the sheet", doubt), doubt
        if re.search(r"its squares? says? ", doubt):
            income, *others = [square.tax for square in board(name).squares if square.tax]
            assert all(f"{tax}" in doubt for tax in (income, *others)[: 2 if "squares" in doubt else 1]), doubt


@pytest.mark.parametrize("name", ["kota-dunia", "kongresoj"])
def test_a_board_of_our_own_says_so(name: str) -> None:
    assert board(name).doubts[0].startswith("The names are ours")


@pytest.mark.parametrize(
    ("name", "flat", "percent"),
    [
        ("atlantic", 200, 0),
        ("atlantic-1935", 200, 10),
        ("london", 200, 0),
        ("negara", 20000, 10),
        ("kota-dunia", 200, 10),
        ("kongresoj", 200, 0),
    ],
)
def test_the_income_tax_stands_as_printed(name: str, flat: int, percent: int) -> None:
    assert (tax(name, 4).kind, tax(name, 4).tax, tax(name, 4).percent) == ("income-tax", flat, percent)


@pytest.mark.parametrize(
    ("name", "flat", "each"),
    [
        ("atlantic", 100, 0),
        ("atlantic-1935", 75, 0),
        ("london", 100, 0),
        ("negara", 20000, 20000),
        ("kota-dunia", 0, 0),
        ("kongresoj", 100, 0),
    ],
)
def test_the_special_tax_stands_as_printed(name: str, flat: int, each: int) -> None:
    assert (tax(name, 38).kind, tax(name, 38).tax, tax(name, 38).each) == ("special-tax", flat, each)


@pytest.mark.parametrize(("name", "count"), [("atlantic", 16), ("atlantic-1935", 16), ("london", 16), ("negara", 18)])
def test_both_decks_are_whole(name: str, count: int) -> None:
    assert Counter(card.deck for card in board(name).cards) == {"chance": count, "chest": count}


@pytest.mark.parametrize("name", ALL)
def test_each_deck_has_one_card_out_of_jail(name: str) -> None:
    assert [card.deck for card in board(name).get_out] == ["chance", "chest"]
    assert all(isinstance(card.effect, GetOut) for card in board(name).get_out)


@pytest.mark.parametrize("name", ALL)
def test_the_words_of_a_card_are_its_own(name: str) -> None:
    words = [card.words.casefold() for card in board(name).cards]
    assert len(set(words)) == len(words)


def test_cards_do_what_is_printed() -> None:
    card = board("atlantic").card
    assert card["cc02"].effect == Collect(200)
    assert card["cc02"].words == "bank error"
    assert card["cc09"].effect == FromEach(10)
    assert card["ch04"].effect == Nearest("utility")
    assert card["ch14"].effect == Advance(39)
    assert board("london").card["cc02"].effect == BackTo(1)
    assert board("london").card["cc15"].effect == PayOrDraw(10, "chance")
    assert board("negara").card["ks05"].effect == Advance(34, 15000)
    assert board("negara").card["ks06"].effect == UtilityAt(28)


@pytest.mark.parametrize("name", ["kota-dunia", "kongresoj"])
def test_a_board_of_our_own_has_the_classic_effects(name: str) -> None:
    assert [card.effect for card in board(name).cards] == [card.effect for card in board("atlantic").cards]


@pytest.mark.parametrize(
    ("name", "notes"),
    [
        ("atlantic", (1, 5, 10, 20, 50, 100, 500)),
        ("kongresoj", (1, 2, 5, 10, 20, 50, 100, 500)),
        ("negara", (100, 500, 1000, 2000, 5000, 10000, 50000)),
    ],
)
def test_the_notes_rise_from_the_unit(name: str, notes: tuple[int, ...]) -> None:
    assert board(name).notes == notes


@pytest.mark.parametrize("name", ["atlantic", "atlantic-1935", "london"])
def test_the_opening_notes_add_to_the_opening_cash(name: str) -> None:
    assert sum(int(note) * count for note, count in board(name).opening_notes.items()) == 1500


def test_the_older_board_hands_out_its_own_notes() -> None:
    notes = {"500": 2, "100": 2, "50": 2, "20": 6, "10": 5, "5": 5, "1": 5}
    assert board("atlantic-1935").opening_notes == notes
