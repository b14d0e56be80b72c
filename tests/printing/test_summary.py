"""The text of a code: every figure as in the books."""

import pytest

from banker.printing.summary import summarize, text
from banker.rules import requests as r
from tests.printing.tables import LONGEST, do, everything, expected, figures, mixed, summary, table

NAMES = (LONGEST, "[/]", "🂡", "Ĝojo", "Ana: Maria", "No deeds")


def test_the_lines_are_plain_and_short() -> None:
    assert text(summary(mixed(table()), "Ana")).split("\n") == [
        "Game: evening",
        "Player: Ana",
        "Entry 3, 2023-11-14 22:13:20 UTC",
        "Cash: $1,234",
        "Mediterranean Avenue: hotel",
        "Baltic Avenue: 4 houses",
        "Reading Railroad: M",
        "Electric Company",
        "Park Place: 1 house",
        "Boardwalk: 2 houses",
        "Get-out-of-jail cards: 1",
        # 1234 + (60 + 60 + 150 + 350 + 400) + 100 + (250 + 200) + 200 + 400: the railroad stands at half its price.
        "Worth: $3,404",
        "Monopolo, Atlantic City, since 2008",
        "M: mortgaged",
    ]


def test_who_has_nothing_has_a_summary() -> None:
    lines = text(summary(mixed(table()), "Citra")).split("\n")
    assert "No deeds" in lines
    assert not any("M: " in line or "cards" in line for line in lines)


@pytest.mark.parametrize("board", ["atlantic", "atlantic-1935", "london", "negara", "kota-dunia", "kongresoj"])
def test_every_figure_is_that_of_the_books(board: str) -> None:
    desk = mixed(table(board=board))
    for player in desk.game.everyone:
        read = figures(text(summary(desk, player)))
        assert read == {**expected(desk, player), "game": "evening", "moment": "Entry 3, 2023-11-14 22:13:20 UTC"}


@pytest.mark.parametrize("name", NAMES)
def test_any_name_is_read_back(name: str) -> None:
    desk = mixed(table(name, "Budi"))
    assert figures(text(summary(desk, name))).items() >= expected(desk, name).items()


def test_all_deeds_of_a_board() -> None:
    desk = everything()
    read = figures(text(summary(desk, LONGEST)))
    assert len(read["deeds"]) == 28
    assert read.items() >= expected(desk, LONGEST).items()


def test_the_worth_is_left_out_while_the_tax_choice_is_open() -> None:
    desk = do(mixed(table(rules={"income-tax": "choice"})), r.Place("Ana", 38), r.Roll("Ana", 4, 2))
    assert desk.game.hidden("Ana")
    told = text(summary(desk, "Ana"))
    assert "Worth: not told while the tax choice is open" in told
    assert figures(told)["worth"] is None
    assert figures(text(summary(desk, "Budi")))["worth"] == expected(desk, "Budi")["worth"]


def test_the_summary_follows_the_game() -> None:
    desk = mixed(table())
    before = summary(desk, "Ana")
    desk.time.set(1_700_000_060)
    do(desk, r.Pay("Ana", "Budi", 1_234))
    after = summary(desk, "Ana")
    assert (before.cash, after.cash, after.entry, after.at) == (1_234, 0, 4, "2023-11-14T22:14:20Z")
    do(desk, r.Undo(1))
    assert summary(desk, "Ana") == summarize(desk.game, "Ana", "evening", desk.entries[-1].at, 5)
    assert (summary(desk, "Ana").cash, summary(desk, "Ana").holdings) == (before.cash, before.holdings)
