"""What stands on cards, on the settlement sheet and on the bank's statement."""

from pathlib import Path

import pytest

from banker.ledger.disk import Disk
from banker.printing.press import as_text
from banker.printing.snapshot import name_of
from banker.printing.sparks import sparks
from banker.printing.window import Window
from banker.rules import requests as r
from banker.rules.valuation import standings, worth
from banker.speech.catalogue import use
from tests.playing import played
from tests.printing.tables import do, empty_desk, mixed, on_disk, table, work

GAMES = Path(__file__).parents[1] / "transcripts" / "games"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Play the mixed table into a file."""
    return on_disk(tmp_path / "friday.game", lambda disk: mixed(table(disk=disk)))


def finished(disk: Disk) -> object:
    """Play a one-hour game and finish it."""
    return played((GAMES / "one-hour.teller").read_text("utf-8"), empty_desk(disk))


# --- cards


def test_a_street(path: Path) -> None:
    card = work(path, "cards").pieces[1]
    assert (card.page.title, card.page.under, card.colour, card.letter) == ("Baltic Avenue", ("brown",), "#955436", "A")
    assert card.page.blocks == (
        (
            ("Price", "$60"),
            ("Rent", "$4"),
            ("Rent, whole group", "$8"),
            ("with 1 house", "$20"),
            ("with 2 houses", "$60"),
            ("with 3 houses", "$180"),
            ("with 4 houses", "$320"),
            ("with a hotel", "$450"),
            ("Each house or hotel", "$50"),
            ("Mortgage", "$30"),
        ),
        (("Owner", "Ana"), ("State", "4 houses")),
    )
    assert card.code.split("\n") == [
        "Baltic Avenue (brown)",
        "Price: $60",
        "Rent: 4, 20, 60, 180, 320, 450",
        "Each house or hotel: $50",
        "Mortgage: $30",
        "Owner: Ana",
        "State: 4 houses",
        "Game: friday",
        "Entry 3, 2023-11-14 22:13:20 UTC",
    ]


def test_a_station_and_a_utility(path: Path) -> None:
    cards = {piece.page.title: piece for piece in work(path, "cards").pieces}
    assert cards["Reading Railroad"].page.blocks[0][1:5] == (
        ("Rent, 1 owned", "$25"),
        ("Rent, 2 owned", "$50"),
        ("Rent, 3 owned", "$100"),
        ("Rent, 4 owned", "$200"),
    )
    assert cards["Water Works"].page.blocks[0][1:3] == (
        ("Rent, 1 owned", "4 × dice"),
        ("Rent, 2 owned", "10 × dice"),
    )
    assert cards["Water Works"].page.blocks[1] == (("Owner", "the bank"),)


def test_a_utility_takes_the_unit_of_its_board(tmp_path: Path) -> None:
    path = on_disk(tmp_path / "x.game", lambda disk: table(board="negara", sheet="monopoli", disk=disk))
    rents = [row for piece in work(path, "cards").pieces for row in piece.page.blocks[0] if "dice" in row[1]]
    assert rents[:2] == [("Rent, 1 owned", "400 × dice"), ("Rent, 2 owned", "1,000 × dice")]


def test_the_cards_of_a_player(path: Path) -> None:
    assert len(work(path, "cards").pieces) == 28
    titles = [piece.page.title for piece in work(path, "cards", player="budi").pieces]
    assert titles == ["Oriental Avenue"]


# --- settlement


def test_the_count_is_that_of_the_rules(tmp_path: Path) -> None:
    path = tmp_path / "hour.game"
    desk = played((GAMES / "one-hour.teller").read_text("utf-8"))
    on_disk(path, lambda disk: played((GAMES / "one-hour.teller").read_text("utf-8"), empty_desk(disk)))
    page = work(path, "settlement").pieces[0].page
    heads = [block[0] for block in page.blocks]
    expected = [(f"{one.place}. {one.player}", f"${one.worth.total:,}") for one in standings(desk.game)]
    assert (page.title, heads) == ("Settlement" if desk.game.over else "Interim count", expected)


def test_a_running_count_with_all_its_parts_and_the_seal(path: Path) -> None:
    piece = work(path, "settlement").pieces[0]
    assert piece.page.title == "Interim count"
    assert piece.page.blocks[0] == (
        ("1. Ana", "$3,404"),
        ("   cash", "$1,234"),
        ("   deeds", "$1,020"),
        ("   mortgaged", "$100"),
        ("   houses", "$800"),
        ("   hotels", "$250"),
    )
    seal = path.read_text("utf-8").rstrip().split("\n")[-1].split('"seal":"')[1][:64]
    assert piece.page.foot[0].removeprefix("Seal: ").replace(" ", "") == seal
    assert piece.code.endswith(f"Seal: {seal}")
    assert "1. Ana: $3,404\ncash: $1,234\ndeeds: $1,020" in piece.code


def test_the_curves_end_where_the_count_stands(path: Path) -> None:
    chart = work(path, "settlement").pieces[0].chart
    assert chart is not None
    assert [(one.name, one.points) for one in chart.series] == [
        ("Ana", ((1, 1_630), (2, 3_404), (3, 3_404))),
        ("Budi", ((1, 1_630), (2, 1_630), (3, 50))),
        ("Citra", ((1, 1_630), (2, 1_630), (3, 1_630))),
    ]
    assert [len(line) for line in sparks(chart).split("\n")[1:]] == [10, 10, 10]


def test_curves_of_a_long_game_have_few_points_and_the_last(tmp_path: Path) -> None:
    text = (GAMES / "table-1.teller").read_text("utf-8")
    path = on_disk(tmp_path / "x.game", lambda disk: played(text, empty_desk(disk)))
    desk = played(text)
    chart = work(path, "settlement").pieces[0].chart
    assert chart is not None
    assert all(len(one.points) <= 241 for one in chart.series)
    ends = {one.name: one.points[-1] for one in chart.series}
    assert ends["Diana"] == (len(desk.entries), worth(desk.game, "Diana").total)
    assert [ends[name][1] for name in desk.game.out] == [0, 0, 0]


def test_the_bankrupt_have_no_figures(tmp_path: Path) -> None:
    path = on_disk(tmp_path / "x.game", lambda disk: do(table(disk=disk), r.Retire("Citra")))
    assert work(path, "settlement").pieces[0].page.blocks[-1] == (("3. Citra", "bankrupt"),)


def test_no_worth_is_told_while_a_tax_choice_is_open(tmp_path: Path) -> None:
    rules = {"income-tax": "choice"}
    path = on_disk(
        tmp_path / "x.game",
        lambda disk: do(mixed(table(rules=rules, disk=disk)), r.Place("Ana", 38), r.Roll("Ana", 4, 2)),
    )
    piece = work(path, "settlement").pieces[0]
    told = "not told while the tax choice is open"
    assert [row for block in piece.page.blocks for row in block] == [("Ana", told), ("Budi", told), ("Citra", told)]
    assert piece.chart is not None
    assert [one.name for one in piece.chart.series] == ["Budi", "Citra"]
    assert "$" not in piece.code


# --- the bank


def test_the_bank_has_what_is_left(path: Path) -> None:
    page = work(path, "bank").pieces[0].page
    assert page.blocks[0] == (
        ("Houses left", "25"),
        ("Hotels left", "11"),
        ("Cash on the table", "$2,864"),
        ("Deeds of the bank", "21"),
        ("Get-out-of-jail cards in the decks", "1"),
    )
    assert page.blocks[1] == (("Mediterranean Avenue", "Ana, hotel"), ("Baltic Avenue", "Ana, 4 houses"))
    assert len([row for block in page.blocks[1:] for row in block]) == 28


def test_the_banks_code_names_each_owner_once(path: Path) -> None:
    assert work(path, "bank").pieces[0].code.split("\n")[-2:] == [
        "Ana: Mediterranean Avenue (hotel), Baltic Avenue (4 houses), Reading Railroad (M), Electric Company,"
        " Park Place (1 house), Boardwalk (2 houses)",
        "Budi: Oriental Avenue (M)",
    ]


def test_the_pot_and_supplies_without_end_are_told(tmp_path: Path) -> None:
    rules = {"pot": "yes", "houses": "unlimited"}
    path = on_disk(tmp_path / "x.game", lambda disk: do(table(rules=rules, disk=disk), r.Pay("Ana", "pot", 75)))
    rows = work(path, "bank").pieces[0].page.blocks[0]
    assert (rows[0], rows[-1]) == (("Houses left", "unlimited"), ("The pot", "$75"))


# --- words


def test_text_is_the_plainest_form(path: Path) -> None:
    told = as_text(work(path, "settlement"), Window(40, 20))
    assert told.startswith("Interim count\nfriday\nEntry 3")
    assert "Worth after each entry\nAna    ▄" in told


def test_figures_are_in_the_readers_way(path: Path) -> None:
    use("eo")
    try:
        assert "$3\u202f404" in work(path, "settlement").pieces[0].code
    finally:
        use("en")


def test_a_game_is_named_on_paper_as_it_was_named() -> None:
    assert name_of(Path("%5b%2f%5d-friday.game")) == "[/]-friday"
    assert name_of(Path("friday-2.game")) == "friday-2"
