"""A board that cannot be: refused with the place, what was expected there, and what stands there."""

from collections.abc import Callable

import pytest

Find = Callable[[str], tuple[str, str, str]]
Spoil = Callable[[str, str], tuple[str, str, str]]

RAILROAD = "rents = [25, 50, 100, 200] }"
CHAIRMAN = 'effect = { type = "to-each", amount = 50 }'
ABOVE = "an amount above zero"
FOR_EACH = "as many rents as the group has deeds: for one owned, for two, and on"


def without(text: str, start: str) -> str:
    lines = text.splitlines(keepends=True)
    assert any(line.startswith(start) for line in lines)
    return "".join(line for line in lines if not line.startswith(start))


@pytest.mark.parametrize("word", ["cash", "house", "hotel", "mortgage", "bank", "pot", "everyone"])
def test_an_id_that_the_desk_uses_itself_is_refused(spoilt: Spoil, word: str) -> None:
    fault = ("deeds[27].id", "an id that the desk does not use itself", word)
    assert spoilt('id = "boardwalk"', f'id = "{word}"') == fault


@pytest.mark.parametrize("word", ["Boardwalk", "board walk", "39", "board--walk", "promenád"])
def test_an_id_that_is_no_plain_word_is_refused(spoilt: Spoil, word: str) -> None:
    fault = ("deeds[27].id", "an id of small letters, digits and hyphens, a letter first", word)
    assert spoilt('id = "boardwalk"', f'id = "{word}"') == fault


def test_a_board_whose_own_id_is_no_plain_word_is_refused(spoilt: Spoil) -> None:
    fault = ("id", "an id of small letters, digits and hyphens, a letter first", "My Board")
    assert spoilt('id = "atlantic"', 'id = "My Board"') == fault


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('id = "boardwalk"', 'id = "park-place"', ("deeds[27].id", "park-place (deeds[26].id)")),
        ('id = "boardwalk"', 'id = "brown"', ("deeds[27].id", "brown (groups[0].id)")),
        ('id = "cc16"', 'id = "ch01"', ("cards[31].id", "ch01 (cards[0].id)")),
        ('id = "pink"', 'id = "brown"', ("groups[2].id", "brown (groups[0].id)")),
    ],
)
def test_an_id_given_twice_is_refused(spoilt: Spoil, old: str, new: str, fault: tuple[str, str]) -> None:
    assert spoilt(old, new) == (fault[0], "an id given once", fault[1])


def test_a_language_that_is_no_code_is_refused(spoilt: Spoil) -> None:
    fault = ("language", "a language code such as en, eo or id", "English")
    assert spoilt('language = "en"', 'language = "English"') == fault


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("unit = 1", "unit = 0", ("unit", ABOVE, "0")),
        ("unit = 1", "unit = 2", ("notes", "the unit as the smallest note", "[1, 5, 10, 20, 50, 100, 500]")),
        ("[1, 5, 10, 20, 50, 100, 500]", "[]", ("notes", "the unit as the smallest note", "[]")),
        ("[1, 5, 10,", "[1, 5, 5,", ("notes", "notes from the smallest to the largest, each once", None)),
        ("[1, 5, 10,", "[5, 1, 10,", ("notes", "notes from the smallest to the largest, each once", None)),
        ("20 = 1,", "25 = 1,", ("opening_notes.25", "notes of this board", "25")),
        ("20 = 1,", "20 = 0,", ("opening_notes.20", "a number above zero", "0")),
    ],
)
def test_notes_that_cannot_be_are_refused(
    spoilt: Spoil, old: str, new: str, fault: tuple[str, str, str | None]
) -> None:
    place, expected, stands = spoilt(old, new)
    assert (place, expected) == fault[:2]
    assert fault[2] in (stands, None)


def test_a_missing_square_is_refused(found: Find, atlantic: str) -> None:
    fault = ("squares[20].index", "squares numbered from 0 on", "21")
    assert found(without(atlantic, "  { index = 20")) == fault


@pytest.mark.parametrize("count", [23, 61])
def test_a_board_too_small_or_too_large_is_refused(found: Find, atlantic: str, count: int) -> None:
    squares = [f'  {{ index = {at}, kind = "parking", name = "P{at}" }},\n' for at in range(40, 61)]
    head, _, tail = atlantic.partition("  { index = 39")
    longer = head + "  { index = 39" + tail.replace("\n]", "\n" + "".join(squares) + "]", 1)
    lines = [line for line in longer.splitlines(keepends=True) if f"index = {count}," not in line]
    few = "".join(
        line for line in lines if not (" index = " in line and int(line.split("= ")[1].split(",")[0]) >= count)
    )
    assert ("squares", "24 to 60 squares", str(count)) in [found(few if count == 23 else longer)]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("index = 7,", "index = 8,", ("squares[7].index", "squares numbered from 0 on", "8")),
        ('20, kind = "parking"', '20, kind = "go"', ("squares[20].kind", "one go, the first square", "go")),
        ('20, kind = "parking"', '20, kind = "jail"', ("squares[20].kind", "one jail", "jail")),
        ('kind = "jail"', 'kind = "parking"', ("squares", "one jail", "jail: 0")),
        ("tax = 200", "tax = 0", ("squares[4].tax", ABOVE, "0")),
        ('"GO" }', '"GO", tax = 3 }', ("squares[0].tax", "no tax on a square of this kind", "3")),
        ("tax = 200", "tax = 200, each = 3", ("squares[4].each", "no tax on a square of this kind", "3")),
        ("tax = 100 }", "tax = 100, percent = 3 }", ("squares[38].percent", "no tax on a square of this kind", "3")),
    ],
)
def test_squares_that_cannot_be_are_refused(spoilt: Spoil, old: str, new: str, fault: tuple[str, str, str]) -> None:
    assert spoilt(old, new) == fault


@pytest.mark.parametrize(("tax", "field"), [("tax = -5", "tax"), ("tax = 1, each = -5", "each")])
def test_a_special_tax_below_zero_is_refused(spoilt: Spoil, tax: str, field: str) -> None:
    place, _, stands = spoilt("tax = 100", tax)
    assert (place, stands) == (f"squares[38].{field}", "-5")


def test_a_share_above_the_whole_is_refused(spoilt: Spoil) -> None:
    place, _, stands = spoilt("tax = 200", "tax = 200, percent = 101")
    assert (place, stands) == ("squares[4].percent", "101")


def test_go_anywhere_but_first_is_refused(found: Find, atlantic: str) -> None:
    without_go = atlantic.replace('0, kind = "go"', '0, kind = "parking"', 1)
    swapped = without_go.replace('20, kind = "parking"', '20, kind = "go"')
    assert found(swapped) == ("squares[20].kind", "one go, the first square", "go")


def test_a_missing_deed_is_refused(found: Find, atlantic: str) -> None:
    fault = ("squares[39]", "a deed for this square", "nothing")
    assert found(without(atlantic, '  { id = "boardwalk"')) == fault


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("square = 39, kind", "square = 38, kind", ("deeds[27].square", "the number of a square for a deed", "38")),
        ("square = 39, kind", "square = 40, kind", ("deeds[27].square", "the number of a square for a deed", "40")),
        (
            "square = 39, kind",
            "square = 37, kind",
            ("deeds[27].square", "a square after that of the deed before", "37"),
        ),
        ("square = 3, kind", "square = 0, kind", ("deeds[1].square", "a square after that of the deed before", "0")),
        ('kind = "parking"', 'kind = "deed"', ("squares[20]", "a deed for this square", "nothing")),
    ],
)
def test_a_deed_and_its_square_that_do_not_meet_are_refused(
    spoilt: Spoil, old: str, new: str, fault: tuple[str, str, str]
) -> None:
    assert spoilt(old, new) == fault


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("price = 60", "price = 0", ("deeds[0].price", ABOVE, "0")),
        ("mortgage = 30", "mortgage = 0", ("deeds[0].mortgage", "an amount above zero and below the price", "0")),
        ("mortgage = 30", "mortgage = 60", ("deeds[0].mortgage", "an amount above zero and below the price", "60")),
        ("house = 50", "house = 0", ("deeds[0].house", ABOVE, "0")),
        (", hotel = 50", "", ("deeds[0].hotel", ABOVE, "0")),
        (RAILROAD, f"{RAILROAD[:-2]}, house = 50 }}", ("deeds[2].house", "no buildings on a deed of this kind", "50")),
    ],
)
def test_a_price_that_cannot_be_is_refused(spoilt: Spoil, old: str, new: str, fault: tuple[str, str, str]) -> None:
    assert spoilt(old, new) == fault


@pytest.mark.parametrize("rents", ["[4, 20, 60, 180, 320]", "[4, 20, 60, 180, 320, 450, 500]"])
def test_a_street_needs_six_rents(spoilt: Spoil, rents: str) -> None:
    fault = ("deeds[1].rents", "six rents: bare, with one to four houses, with a hotel", rents)
    assert spoilt("[4, 20, 60, 180, 320, 450]", rents) == fault


def test_a_rent_of_nothing_is_refused(spoilt: Spoil) -> None:
    assert spoilt("[4, 20, 60,", "[4, 0, 60,") == ("deeds[1].rents[1]", ABOVE, "0")


def test_a_station_needs_a_rent_for_each_station(spoilt: Spoil) -> None:
    fault = ("deeds[2].rents", FOR_EACH, "[25, 50, 100]")
    assert spoilt("[25, 50, 100, 200]", "[25, 50, 100]") == fault


def test_a_utility_needs_a_multiplier_for_each_utility(spoilt: Spoil) -> None:
    fault = ("deeds[7].rents", FOR_EACH, "[4]")
    assert spoilt("[4, 10]", "[4]") == fault


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('group = "brown"', 'group = "mauve"', ("deeds[0].group", "the id of a group of this board", "mauve")),
        ('group = "stations"', 'group = "pink"', ("groups", "all stations in one group", "pink, stations")),
        ('letter = "B"', 'letter = "A"', ("groups[1].letter", "one letter that no other group has", "A")),
        ('letter = "B"', 'letter = "BB"', ("groups[1].letter", "one letter that no other group has", "BB")),
        ("#955436", "brown", ("groups[0].colour", "a colour such as #1fb25a", "brown")),
    ],
)
def test_groups_that_cannot_be_are_refused(spoilt: Spoil, old: str, new: str, fault: tuple[str, str, str]) -> None:
    assert spoilt(old, new) == fault


def test_stations_in_two_groups_are_refused(found: Find, atlantic: str) -> None:
    group = '  { id = "stations",'
    two = atlantic.replace(
        group, f'  {{ id = "harbours", name = "harbours", letter = "T", colour = "#000000" }},\n{group}'
    )
    parted = two.replace('group = "stations"', 'group = "harbours"', 2)
    assert found(parted) == ("groups", "all stations in one group", "harbours, stations")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("square = 24 }", "square = 40 }", ("cards[1].effect.square", "the number of a square", "40")),
        ("square = 24 }", "square = -1 }", ("cards[1].effect.square", "the number of a square", "-1")),
        ("square = 24 }", "square = 24, bonus = -1 }", ("cards[1].effect.bonus", "an amount not below zero", "-1")),
        ("steps = 3", "steps = 0", ("cards[8].effect.steps", "a number of squares", "0")),
        ("amount = 150", "amount = 0", ("cards[15].effect.amount", ABOVE, "0")),
        ("house = 25, hotel", "house = -25, hotel", ("cards[10].effect.house", "an amount not below zero", "-25")),
        (
            'type = "advance", square = 24',
            'type = "utility-at", square = 24',
            ("cards[1].effect.square", "the square of a utility", "24"),
        ),
        (
            CHAIRMAN,
            'effect = { type = "pay-or-draw", amount = 10, deck = "chance" }',
            ("cards[14].effect.deck", "the other deck", "chance"),
        ),
    ],
)
def test_a_card_that_cannot_be_is_refused(spoilt: Spoil, old: str, new: str, fault: tuple[str, str, str]) -> None:
    assert spoilt(old, new) == fault


def test_what_stands_in_the_file_is_cut_short(spoilt: Spoil) -> None:
    assert len(spoilt('id = "boardwalk"', f'id = "{"B" * 300}"')[2]) == 80
