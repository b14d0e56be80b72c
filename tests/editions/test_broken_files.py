"""A file of other text or types than a board's: refused with the place, what was expected, and what stands there."""

from collections.abc import Callable

import pytest

from banker.editions.board import Board
from banker.editions.reading import BOARDS, examine
from banker.editions.shelf import read_board
from banker.refusal import Refusal

Find = Callable[[str], tuple[str, str, str]]
Spoil = Callable[[str, str], tuple[str, str, str]]

BALTIC = "rents = [4, 20, 60, 180, 320, 450], house = 50, hotel = 50"
CHAIRMAN = 'effect = { type = "to-each", amount = 50 }'
NUMBER = "a whole number"


def test_the_board_that_the_others_are_made_of_is_good(atlantic: str) -> None:
    assert isinstance(read_board(atlantic, "mine.toml"), Board)


@pytest.mark.parametrize(
    ("text", "row", "line"),
    [
        ("name = ", 1, "name ="),
        ("id = 'a'\nid = 'b'", 2, "id = 'b'"),
        ("unit = 1\ndeeds = [", 2, "deeds = ["),
        ("a board", 1, "a board"),
        ("name = 'Kota", 1, "name = 'Kota"),
    ],
)
def test_what_is_no_toml_is_refused_with_its_line(found: Find, text: str, row: int, line: str) -> None:
    assert found(text)[:2] == ("", "a line of TOML")
    assert found(text)[2].endswith(f": {line}")
    refusal = read_board(text, "mine.toml")
    assert isinstance(refusal, Refusal)
    assert (refusal.data["line"], refusal.data.get("more")) == (row, None)


def test_endless_brackets_are_refused(found: Find) -> None:
    assert found("a = " + "[" * 5000)[:2] == ("", "a line of TOML")


def test_endless_tables_are_refused() -> None:
    mistakes = examine("id = 'a'\nname" + ".a" * 5000 + " = 1", BOARDS).mistakes
    assert ("name", "text in quotes", 2) in [(fault.place, fault.expected, fault.line) for fault in mistakes]


def test_endless_digits_are_refused(found: Find) -> None:
    assert found("unit = " + "9" * 5000)[:2] == ("", "a line of TOML")


def test_an_empty_file_is_refused_with_the_first_thing_missing(found: Find) -> None:
    assert found("") == ("id", "a value", "nothing")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("unit = 1", 'unit = "1"', ("unit", NUMBER, '"1"')),
        ("price = 60", 'price = "60"', ("deeds[0].price", NUMBER, '"60"')),
        ("price = 60", "price = 60.5", ("deeds[0].price", NUMBER, "60.5")),
        ("price = 60", "price = true", ("deeds[0].price", NUMBER, "true")),
        ("10, 30, 90, 160", '10, "thirty", 90, 160', ("deeds[0].rents[2]", NUMBER, '"thirty"')),
        ('name = "Atlantic City, since 2008"', "name = 2008", ("name", "text in quotes", "2008")),
        ("notes = [1, 5, 10, 20, 50, 100, 500]", "notes = 1", ("notes", "a list in brackets", "1")),
        (CHAIRMAN, "effect = 50", ("cards[14].effect", "a table of names and values", "50")),
        ("500 = 2", '500 = "two"', ("opening_notes.500", NUMBER, '"two"')),
    ],
)
def test_a_value_of_another_type_is_refused(
    spoilt: Spoil, old: str, new: str, fault: tuple[str, str, str | None]
) -> None:
    place, expected, stands = spoilt(old, new)
    assert (place, expected) == fault[:2]
    assert fault[2] in (stands, None)


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        (f", {BALTIC}", "", "deeds[1].rents"),
        (', colour = "#955436"', "", "groups[0].colour"),
        (CHAIRMAN, "effect = { amount = 50 }", "cards[14].effect.type"),
        (CHAIRMAN, 'effect = { type = "to-each" }', "cards[14].effect.amount"),
        ('symbol = "$"\n', "", "symbol"),
    ],
)
def test_a_missing_value_is_refused(spoilt: Spoil, old: str, new: str, place: str) -> None:
    assert spoilt(old, new) == (place, "a value", "nothing")


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("unit = 1", "unit = 1\nmoney = 3", "money"),
        ("mortgage = 30", "morgage = 30", "deeds[0].morgage"),
        (CHAIRMAN, 'effect = { type = "to-each", amount = 50, square = 3 }', "cards[14].effect.square"),
    ],
)
def test_an_unknown_name_is_refused(spoilt: Spoil, old: str, new: str, place: str) -> None:
    assert spoilt(old, new) == (place, "a name that the format knows", place.split(".")[-1])


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('kind = "station"', 'kind = "railroad"', ("deeds[2].kind", "street, station, utility", '"railroad"')),
        ('deck = "chance"', 'deck = "luck"', ("cards[0].deck", "chance, chest", '"luck"')),
        ('kind = "utility" }', 'kind = "tram" }', ("cards[3].effect.kind", "station, utility", '"tram"')),
    ],
)
def test_a_word_that_is_no_choice_is_refused(spoilt: Spoil, old: str, new: str, fault: tuple[str, str, str]) -> None:
    assert spoilt(old, new) == fault


def test_an_unknown_effect_is_refused_with_the_known_ones(spoilt: Spoil) -> None:
    place, expected, stands = spoilt('type = "to-each"', 'type = "give"')
    assert (place, stands) == ("cards[14].effect.type", '"give"')
    assert expected.split(", ")[:4] == ["collect", "pay", "from-each", "to-each"]


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('name = "Boardwalk", group', 'name = " ", group', "deeds[27].name"),
        ('name = "dark blue"', 'name = ""', "groups[7].name"),
        ('words = "bank error"', 'words = ""', "cards[17].words"),
        ('name = "Atlantic City, since 2008"', 'name = ""', "name"),
    ],
)
def test_an_empty_name_is_refused(spoilt: Spoil, old: str, new: str, place: str) -> None:
    assert spoilt(old, new) == (place, "a name or words", "nothing")


def test_a_name_that_would_command_the_terminal_is_refused_and_not_repeated(spoilt: Spoil) -> None:
    fault = ("deeds[27].name", "printable letters on one line", "'\\x1b[2J'")
    assert spoilt('name = "Boardwalk", group', 'name = "\\u001b[2J", group') == fault


def test_a_number_too_long_for_a_table_is_refused(spoilt: Spoil) -> None:
    fault = ("deeds[0].price", "a number of nine digits at most", "a longer one")
    assert spoilt("price = 60", "price = 1000000000") == fault


def test_every_line_that_a_board_needs_is_missed(atlantic: str) -> None:
    lines = atlantic.splitlines(keepends=True)
    spare = [
        at for at, line in enumerate(lines) if "effect" in line or line.startswith(("\n", "#", "opening_notes", '  "'))
    ]
    texts = ["".join(lines[:at] + lines[at + 1 :]) for at in range(len(lines))]
    assert [at for at, text in enumerate(texts) if isinstance(read_board(text, "mine.toml"), Board)] == spare
