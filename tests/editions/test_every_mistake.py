"""Every mistake of a file at once, each on its line, none that only follows from another; and what is unusual."""

from importlib.resources import files

import pytest

from banker.editions.board import Board
from banker.editions.reading import BOARDS, SHEETS, Findings, examine, read_board
from banker.editions.sheet import Sheet
from banker.refusal import Refusal

Told = tuple[int, str, str, str]

CHANGES = (
    ('language = "en"', 'language = "English"'),
    ('symbol = "$"', 'simbol = "$"'),
    ('letter = "B"', 'letter = "A"'),
    ('colour = "#d93a96"', "colour = 5"),
    ("tax = 200", "tax = 0, percentage = 3"),
    ("price = 60, mortgage = 30, rents = [2,", 'price = "60", mortgage = 30, rents = [0,'),
    ("rents = [4, 10]", "rents = []"),
    ("mortgage = 200", "mortgage = 400"),
    ("steps = 3", "steps = 0"),
)


def spoil(text: str, *changes: tuple[str, str]) -> str:
    """Replace some words of a text by others."""
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def mistakes(text: str, name: str = "") -> list[Told]:
    """Find every mistake of a board."""
    return [(f.line, f.place, f.expected, f.found) for f in examine(text, BOARDS, name).mistakes]


def line(text: str, words: str) -> int:
    """Say on which line some words stand first."""
    return text[: text.index(words)].count("\n") + 1


def test_every_mistake_is_found_at_once_each_on_its_line(atlantic: str) -> None:
    text = spoil(atlantic, *CHANGES)
    assert mistakes(text, "mine") == [
        (1, "symbol", "a value", "nothing"),
        (line(text, 'id = "atl'), "id", "the name of the file", "atlantic"),
        (line(text, "language"), "language", "a language code such as en, eo or id", "English"),
        (line(text, "simbol"), "simbol", "a name that the format knows", "simbol"),
        (line(text, "light blue"), "groups[1].letter", "one letter that no other group has", "A"),
        (line(text, "colour = 5"), "groups[2].colour", "text in quotes", "5"),
        (line(text, "percentage"), "squares[4].percentage", "a name that the format knows", "percentage"),
        (line(text, "percentage"), "squares[4].tax", "an amount above zero", "0"),
        (line(text, 'price = "60"'), "deeds[0].price", "a whole number", '"60"'),
        (line(text, 'price = "60"'), "deeds[0].rents[0]", "an amount above zero", "0"),
        (line(text, "rents = []"), "deeds[7].rents", "a rent or more", "0"),
        (line(text, "mortgage = 400"), "deeds[27].mortgage", "an amount above zero and below the price", "400"),
        (line(text, "steps = 0"), "cards[8].effect.steps", "a number of squares", "0"),
    ]


@pytest.mark.parametrize("at", range(len(CHANGES)))
def test_each_mistake_alone_is_found_as_among_others(atlantic: str, at: int) -> None:
    alone = {(place, found) for _, place, _, found in mistakes(spoil(atlantic, CHANGES[at]))}
    together = {(place, found) for _, place, _, found in mistakes(spoil(atlantic, *CHANGES))}
    assert alone
    assert alone <= together


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('kind = "station"', 'kind = "railroad"'),
        ('{ index = 20, kind = "parking", name = "Free Parking" },', ""),
        ('id = "brown"', 'id = "Brown"'),
        ('kind = "deed", name = "Boardwalk"', 'kind = 3, name = "Boardwalk"'),
        ("notes = [1, 5,", 'notes = ["1", 5,'),
        ("price = 60,", "price = -60,"),
        ('effect = { type = "get-out" }', "effect = 3"),
    ],
)
def test_what_follows_from_one_mistake_is_not_told_as_another(atlantic: str, old: str, new: str) -> None:
    assert len(mistakes(spoil(atlantic, (old, new)))) == 1


def test_a_table_over_several_lines_has_its_mistakes_on_theirs() -> None:
    text = '# a sheet\nid = "mine"\nname = "M"\nlanguage = "en"\n[rules]\nsalary = 200\n\npot = 5\n[headings]\n'
    text += (
        '[[readings]]\nvalue = "salary"\nreadings = [\n  "200",\n  "much",\n]\nnote = "N"\n[[readings]]\nvalue = "x"\n'
    )
    found = [(fault.line, fault.place) for fault in examine(text, SHEETS).mistakes]
    assert found == [
        (8, "rules.pot"),
        (14, "readings[0].readings[1]"),
        (17, "readings[1].readings"),
        (17, "readings[1].note"),
    ]


def test_a_file_that_is_refused_says_how_many_mistakes_there_are_more(atlantic: str) -> None:
    refusal = read_board(spoil(atlantic, *CHANGES), "mine.toml")
    assert isinstance(refusal, Refusal)
    assert (refusal.data["line"], refusal.data["place"], refusal.data["more"]) == (1, "symbol", 11)


# --- what is unusual


def oddities(text: str) -> list[tuple[str, str, str]]:
    """Find what is unusual of a board that can be played."""
    found = examine(text, BOARDS)
    assert isinstance(found.record, Board), found.mistakes
    return [(fault.place, fault.expected, fault.found) for fault in found.oddities]


@pytest.mark.parametrize("name", ["atlantic", "atlantic-1935", "kongresoj", "kota-dunia", "london"])
def test_nothing_is_unusual_of_the_boards_that_are_known_to_be_right(name: str) -> None:
    assert oddities((files("banker.editions") / "boards" / f"{name}.toml").read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("[4, 20, 60, 180", "[4, 20, 20, 180", ("deeds[1].rents", "rents that rise", "[4, 20, 20, 180, 320, 450]")),
        ("[25, 50, 100, 200]", "[25, 50, 100, 50]", ("deeds[2].rents", "rents that rise", "[25, 50, 100, 50]")),
        ("mortgage = 200", "mortgage = 190", ("deeds[27].mortgage", "half the price", "190 / 400")),
        ("house = 200, hotel = 200", "house = 100, hotel = 100",
         ("deeds[22].house", "the same as on the other lots of the group", "100 / 200")),
        ("house = 200, hotel = 200", "house = 200, hotel = 100",
         ("deeds[22].hotel", "the same as a house", "100 / 200")),
        ("price = 400, mortgage = 200", "price = 340, mortgage = 170",
         ("deeds[27].price", "not less than the streets before it", "340 / 350")),
        ("rents = [50, 200, 600,", "rents = [30, 200, 600,",
         ("deeds[27].rents", "not less than on a cheaper lot of the group", "30 / 35")),
        ('name = "Park Place", group', 'name = "Boardwalk", group',
         ("deeds[27].name", "a name that no other has", "Boardwalk")),
        ('words = "bank dividend"', 'words = "Bank Error"',
         ("cards[17].words", "a name that no other has", "bank error")),
        ("#aae0fa", "#955436", ("groups[1].colour", "a colour that no other group has", "#955436")),
    ],
)  # fmt: skip
def test_an_unusual_figure_is_a_warning(atlantic: str, old: str, new: str, fault: tuple[str, str, str]) -> None:
    assert fault in oddities(spoil(atlantic, (old, new)))


def test_amounts_that_no_notes_pay_are_unusual(atlantic: str) -> None:
    text = spoil(atlantic, ("unit = 1", "unit = 5"), ("notes = [1, 5,", "notes = [5,"), (", 1 = 5", ""))
    found = oddities(text)
    assert ("deeds[0].rents[0]", "an amount that its notes can pay", "2") in found
    assert not any(place.startswith("deeds[7].rents") for place, *_ in found)


def test_a_group_of_one_and_a_deck_without_a_way_out_are_unusual(atlantic: str) -> None:
    text = spoil(atlantic, ('group = "brown"', 'group = "lightblue"'), ('effect = { type = "get-out" }', CARD))
    found = oddities(text)
    assert ("groups[0]", "more than one deed in a group", "1") in found
    assert ("cards", "a card that leaves jail free", "chance") in found


CARD = 'effect = { type = "jail" }'


def sheet(*changes: tuple[str, str]) -> Findings[Sheet]:
    """Check the classic sheet with some words replaced by others."""
    text = (files("banker.editions") / "sheets" / "classic.toml").read_text("utf-8")
    return examine(spoil(text, *((f"\n{old}", f"\n{new}") for old, new in changes)), SHEETS)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("salary = 200", "salary = 0", ("rules.salary", "more than nothing and less than opening-cash", "0 / 1500")),
        ("jail-fine = 50", "jail-fine = 1500",
         ("rules.jail-fine", "more than nothing and less than opening-cash", "1500 / 1500")),
        ("opening-cash = 1500", "opening-cash = 1400",
         ("rules.opening-notes", "notes that add to opening-cash", "1500 / 1400")),
        ("mortgage-interest = 10", "mortgage-interest = 110", ("rules.mortgage-interest", "a share up to 100", "110")),
        ("players-most = 8", "players-most = 12", ("rules.players-most", "ten players at most", "12")),
        ("minutes = 60", "minutes = 6", ("rules.minutes", "ten minutes or more", "6")),
        ('salary = "Salary"', 'salry = "Salary"', ("headings", "a heading for each value", "salary")),
    ],
)  # fmt: skip
def test_an_unusual_value_of_a_sheet_is_a_warning(old: str, new: str, fault: tuple[str, str, str]) -> None:
    found = sheet((old, new))
    assert found.mistakes == ()
    assert [(odd.place, odd.expected, odd.found) for odd in found.oddities] == [fault]


def test_what_is_wrong_beside_a_mistake_is_told_with_it(atlantic: str) -> None:
    text = spoil(
        atlantic,
        ('id = "baltic-avenue"', 'id = "Baltic!"'),
        ('square = 6, kind = "street"', 'square = 6, kind = "strete"'),
        ("rents = [10, 50, 150, 450, 625, 750]", "rents = [1, 2, 3]"),
        ('id = "ch02"', 'id = "ch01"'),
    )
    found = [(place, expected) for _line, place, expected, _found in mistakes(text)]
    assert ("deeds[1].id", "an id of small letters, digits and hyphens, a letter first") in found
    assert ("deeds[3].kind", "street, station, utility") in found
    assert ("cards[1].id", "an id given once") in found
    assert [place for place, expected in found if expected.startswith("six rents")] == ["deeds[6].rents"]
