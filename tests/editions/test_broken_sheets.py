"""A file that is no sheet: refused with the place, what was expected there, and what stands there."""

from importlib.resources import files

import pytest

from banker.editions.sheet import Sheet
from banker.editions.shelf import read_sheet
from banker.refusal import Refusal
from tests.editions.conftest import bare

GOOD = bare((files("banker.editions") / "sheets" / "monopoli.toml").read_text("utf-8"))
SUPPLY = "unlimited, a whole number"


def found(text: str) -> tuple[str, str, str]:
    refusal = read_sheet(text, "mine.toml")
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.data["file"]) == ("bad-sheet", "mine.toml")
    return refusal.data["place"], refusal.data["expected"], refusal.data["found"]


def changed(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


def test_a_value_left_out_is_the_usual_one() -> None:
    sheet = read_sheet(changed("salary = 500  # Gaji: 500 for passing or reaching START\n", ""), "mine.toml")
    assert isinstance(sheet, Sheet)
    assert sheet.rules.salary == 200


def test_what_is_no_toml_is_refused_with_its_line() -> None:
    assert found("[rules\n") == ("", "a line of TOML", "Expected ']' at the end of a table declaration: [rules")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("salary = 500", 'salary = "500"', ("rules.salary", "a whole number", '"500"')),
        ("salary = 500", "salary = -1", ("rules.salary", "a whole number from 0 on", "-1")),
        ("salary = 500", "salary = 9000000000", ("rules.salary", "a number of nine digits at most", "a longer one")),
        ("minutes = 60", "minutes = 0", ("rules.minutes", "a whole number above zero", "0")),
        ("pot = false", 'pot = "no"', ("rules.pot", "true or false", '"no"')),
        ("houses = 32", "houses = 2.5", ("rules.houses", SUPPLY, "2.5")),
        ("houses = 32", 'houses = "many"', ("rules.houses", SUPPLY, '"many"')),
        ("houses = 32", "houses = -32", ("rules.houses", "a whole number from 0 on", "-32")),
        ("hotel-needs = 4", "hotel-needs = 5", ("rules.hotel-needs", "4, 3", "5")),
        ('rounding = "up"', 'rounding = "off"', ("rules.rounding", "up, nearest, down", '"off"')),
        ("salary = 500", "salry = 500", ("rules.salry", "a name that the format knows", "salry")),
        ("players-most = 10", "players-most = 1", ("rules.players-most", "not fewer than players-least", "1")),
        ("20 = 1,", "20 = 0,", ("rules.opening-notes.20", "a number above zero", "0")),
        ("20 = 1,", "twenty = 1,", ("rules.opening-notes.twenty", "notes and how many of each", "twenty")),
    ],
)
def test_a_value_that_cannot_be_is_refused(old: str, new: str, fault: tuple[str, str, str]) -> None:
    assert found(changed(old, new)) == fault


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('id = "monopoli"', 'id = "My Sheet"', ("id", "an id of small letters, digits and hyphens, a letter first")),
        ('language = "id"', 'language = "Indonesian"', ("language", "a language code such as en, eo or id")),
        ('name = "Monopoli"', 'name = ""', ("name", "a name or words")),
        ('salary = "Gaji"', 'salary = ""', ("headings.salary", "a name or words")),
        ('salary = "Gaji"', '"The salary" = "Gaji"', ("headings.The salary", "names of values and matters")),
        ('value = "redeem-base"', 'value = "redeem"', ("readings[0].value", "the name of a value")),
        ('["price", "mortgage"]', '["price", "half"]', ("readings[0].readings[1]", "mortgage, price")),
    ],
)
def test_words_that_cannot_be_are_refused(old: str, new: str, fault: tuple[str, str]) -> None:
    assert found(changed(old, new))[:2] == fault


def test_a_missing_table_is_refused() -> None:
    assert found('id = "a"\nname = "A"\nlanguage = "en"\n') == ("rules", "a value", "nothing")
