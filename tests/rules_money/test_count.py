"""The count: its parts, who ranks where, and what it leaves out."""

import pytest

from banker.desk import Desk
from banker.rules.valuation import standings
from tests.rules_money.tables import BOTH, asked, opened

Place = tuple[int, str, int, bool]


def places(desk: Desk) -> list[Place]:
    """Each line of the final count."""
    return [(line.place, line.player, line.worth.total, line.bankrupt) for line in standings(desk.game)]


@BOTH
def test_I1_the_parts_of_the_count(sheet: str) -> None:
    desk = opened(sheet, "Ana starts with 412, @39, @5 mortgaged, @1 houses 4, @3 hotel, jail card")
    assert asked(desk, "worth Ana") == {
        "cash": 412, "deeds": 520, "mortgaged": 100, "houses": 200, "hotels": 250, "cards": 0, "total": 1482,
    }  # fmt: skip


@BOTH
def test_I5_a_tie_is_shared(sheet: str) -> None:
    text = "Ana starts with 2310\nBudi starts with 1910, @39\nCitra starts with 2311\nfinish"
    desk = opened(sheet, text)
    assert places(desk) == [(1, "Citra", 2311, False), (2, "Ana", 2310, False), (2, "Budi", 2310, False)]
    told = desk.entries[-1].why["standings"]
    assert [(line["place"], line["player"], line["worth"]["total"]) for line in told] == [
        (1, "Citra", 2311), (2, "Ana", 2310), (2, "Budi", 2310),
    ]  # fmt: skip


def test_I5_after_a_shared_win_comes_the_third() -> None:
    desk = opened(text="Ana starts with 2310\nBudi starts with 2310\nCitra starts with 5\nfinish")
    assert places(desk) == [(1, "Ana", 2310, False), (1, "Budi", 2310, False), (3, "Citra", 5, False)]


@BOTH
def test_I13_the_bankrupt_rank_last_the_latest_of_them_first(sheet: str) -> None:
    text = """
        Ana starts with 0
        Budi starts with 0
        Budi owes bank 500
        Budi bankrupt to bank
        Dewi retires
    """
    desk = opened(sheet, text, "Ana Budi Citra Dewi")
    assert [place[:2] for place in places(desk)] == [(1, "Citra"), (2, "Ana"), (3, "Dewi"), (4, "Budi")]
    assert [place[3] for place in places(desk)] == [False, False, True, True]


@pytest.mark.parametrize(
    ("rule", "total"),
    [("follow=no", 2160), ("hotel-value=card", 960), ("get-out-card-value=50", 2210), ("hotel-needs=3", 1860)],
)
def test_each_value_of_the_count_turned(rule: str, total: int) -> None:
    desk = opened(text="Ana starts with 100, @16 hotel, @18 hotel, @19 hotel, jail card", rules=rule)
    assert asked(desk, "worth Ana")["total"] == total
