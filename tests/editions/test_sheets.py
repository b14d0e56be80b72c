"""The sheets that ship: every value with its own figure and the heading it was read under."""

import msgspec
import pytest

from banker.editions.sheet import Rules, Sheet
from banker.editions.shelf import load_sheet, sheets

ALL = ["classic", "monopoli", "monopolo"]
VALUES = [field.encode_name for field in msgspec.structs.fields(Rules)]
TOPICS = [
    "building", "group-rent", "mortgage-needs", "hotel-price", "buying", "decline", "turns", "jail", "cards", "count",
    "loans", "utility-rent", "bankrupt-to-player", "bankrupt-to-bank", "trade", "unowned", "players", "tax",
    "get-out-card",
]  # fmt: skip
DIFFERENT = [
    ("opening-cash", 1500, 1630, 1500),
    ("players-most", 10, 6, 8),
    ("banker-advice", 4, 5, 5),
    ("salary", 500, 200, 200),
    ("jail-fine-early", True, False, True),
    ("redeem-base", "price", "mortgage", "mortgage"),
    ("rent-claim", "owner-turn", "next-roll", "second-roll"),
    ("income-tax", "choice", "board", "board"),
    ("special-tax", "collect-each", "to-bank", "to-bank"),
    ("special-tax-amount", 20, 0, 0),
    ("shortage", "more-than-one", "wait", "demand"),
    ("building-resale", "list", "paid", "paid"),
    ("hotel-sale", "outright", "down", "down"),
    ("bankrupt-mortgage", "interest-now", "full-redemption", "interest-now"),
    ("deal", 4, 4, 2),
]
SAME = [
    ("players-least", 2),
    ("jail-fine", 50),
    ("mortgage-interest", 10),
    ("transfer-interest", 10),
    ("houses", 32),
    ("hotels", 12),
    ("hotel-needs", 4),
    ("rounding", "up"),
    ("trade-block", "group"),
    ("auction-limit", "raisable"),
    ("bankrupt-estate", "as-is"),
    ("end", "last"),
    ("minutes", 60),
    ("bell", "turn"),
    ("hotel-value", "with-houses"),
    ("pot", False),
]


def sheet(name: str) -> Sheet:
    found = load_sheet(name)
    assert isinstance(found, Sheet)
    return found


def value(name: str, rule: str) -> object:
    return msgspec.to_builtins(sheet(name).rules)[rule]


def handed_out(name: str) -> int:
    return sum(int(note) * count for note, count in sheet(name).rules.opening_notes.items())


def test_three_sheets_ship() -> None:
    assert sheets() == ALL


@pytest.mark.parametrize("name", ALL)
def test_a_sheet_is_known_by_its_file(name: str) -> None:
    assert sheet(name).id == name


@pytest.mark.parametrize("name", ALL)
def test_every_value_has_a_heading(name: str) -> None:
    assert [rule for rule in VALUES if rule not in sheet(name).headings] == []


@pytest.mark.parametrize("name", ALL)
def test_every_matter_that_a_refusal_cites_has_a_heading(name: str) -> None:
    assert list(sheet(name).headings) == VALUES + TOPICS


@pytest.mark.parametrize("name", ["monopoli", "monopolo"])
def test_a_silent_heading_is_that_of_the_classic_sheet(name: str) -> None:
    silent = {rule: head for rule, head in sheet(name).headings.items() if head.startswith("classic: ")}
    assert silent == {rule: f"classic: {sheet('classic').headings[rule]}" for rule in silent}


@pytest.mark.parametrize("name", ["monopoli", "monopolo"])
def test_a_value_without_a_heading_of_its_own_is_the_classic_one(name: str) -> None:
    silent = [rule for rule in VALUES if sheet(name).headings[rule].startswith("classic: ")]
    assert [value(name, rule) for rule in silent] == [value("classic", rule) for rule in silent]


@pytest.mark.parametrize(("rule", "monopoli", "monopolo", "classic"), DIFFERENT)
def test_a_sheet_has_its_own_figure(rule: str, monopoli: object, monopolo: object, classic: object) -> None:
    assert [value(name, rule) for name in ("monopoli", "monopolo", "classic")] == [monopoli, monopolo, classic]


@pytest.mark.parametrize(("rule", "figure"), SAME)
def test_the_sheets_agree(rule: str, figure: object) -> None:
    assert [value(name, rule) for name in ALL] == [figure] * 3


def test_no_other_value_differs_from_sheet_to_sheet() -> None:
    different = [rule for rule in VALUES if len({str(value(name, rule)) for name in ALL}) > 1]
    assert different == ["opening-cash", "opening-notes", *[rule for rule, *_ in DIFFERENT[1:]]]


@pytest.mark.parametrize(
    ("name", "rule", "heading"),
    [
        ("monopoli", "opening-cash", "Uang-uang"),
        ("monopoli", "salary", "Gaji"),
        ("monopoli", "redeem-base", "Hipotik (Tanah dapat digadaikan kepada bank)"),
        ("monopoli", "rent-claim", "Berhenti di tanah yang dimiliki orang: PERHATIAN"),
        ("monopoli", "rounding", "classic: Mortgages"),
        ("monopoli", "deal", "monopolo: MALLONGA SPECO DE LA LUDO"),
        ("monopolo", "opening-cash", "POR KOMENCI"),
        ("monopolo", "rent-claim", "LUPAGO"),
        ("monopolo", "redeem-base", "HIPOTEKOJ"),
        ("monopolo", "card-money", "ŜANCO KAJ KOMUNA KOFRO"),
        ("monopolo", "buying", "AĈETI TERPECOJN"),
        ("classic", "rent-claim", "Rent"),
    ],
)
def test_a_value_cites_its_printed_heading(name: str, rule: str, heading: str) -> None:
    assert sheet(name).headings[rule] == heading


def test_the_indonesian_notes_add_to_the_opening_cash() -> None:
    assert handed_out("monopoli") == 1500


def test_a2_the_esperanto_notes_add_to_ten_more_than_the_sheet_states() -> None:
    assert (sheet("monopolo").rules.opening_cash, handed_out("monopolo")) == (1630, 1640)


@pytest.mark.parametrize(
    ("name", "readings"),
    [
        ("classic", []),
        (
            "monopoli",
            [("redeem-base", ("price", "mortgage")), ("special-tax", ("collect-each", "pay-each", "to-bank"))],
        ),
        ("monopolo", [("opening-cash", ("1630", "1640"))]),
    ],
)
def test_a_sheet_tells_where_it_contradicts_itself(name: str, readings: list[tuple[str, tuple[str, ...]]]) -> None:
    assert [(reading.value, reading.readings) for reading in sheet(name).readings] == readings


@pytest.mark.parametrize("figure", ["400", "440", "220"])
def test_the_two_readings_of_a_redemption_are_told_in_figures(figure: str) -> None:
    assert figure in sheet("monopoli").readings[0].note
