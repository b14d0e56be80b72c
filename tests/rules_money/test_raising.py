"""What can be raised: exact against every order of phrases at small tables, and legal when said one by one."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from banker.desk import Desk
from banker.rules.decision import decide
from banker.rules.game import Game
from banker.rules.outcomes import SAMPLE_DICE
from banker.rules.rent import bill
from banker.rules.requests import Act, Mortgage, Sell
from banker.rules.valuation import worth
from tests.playing import played
from tests.rules_money.tables import asked, opened, refusal

Price = tuple[int, int, int]
"""What is lost at the count, the rent given up, and what it brings."""

# --- by trying everything


def requests_of(game: Game) -> Iterator[Act]:
    """Every sale and mortgage that Ana could ask for; most are refused."""
    owned = game.owned("Ana")
    for deed in owned:
        yield Sell("Ana", (deed.id,), 1)
        yield Sell("Ana", (deed.id,), hotel=True)
        yield Mortgage("Ana", (deed.id,))
    for _, deeds in groupby(sorted(owned, key=lambda deed: deed.group), key=lambda deed: deed.group):
        yield Sell("Ana", tuple(deed.id for deed in deeds if game.level(deed)), all=True)


def state(game: Game) -> tuple[Any, ...]:
    return tuple((game.level(deed), game.mortgaged(deed)) for deed in game.owned("Ana"))


def every_price(game: Game) -> list[Price]:
    """The price of every state that Ana can reach."""
    found, edge = {state(game): game}, [game]
    while edge:
        at = edge.pop()
        for request in requests_of(at):
            drafts = decide(request, at) if not isinstance(request, Sell) or request.deeds else ()
            if isinstance(drafts, tuple) and drafts and state(drafts[-1]) not in found:
                found[state(drafts[-1])] = drafts[-1]
                edge.append(drafts[-1])
    return [price(game, at) for at in found.values()]


def price(game: Game, at: Game) -> Price:
    rents = [sum(bill(table, deed, SAMPLE_DICE).amount for deed in table.owned("Ana")) for table in (game, at)]
    loses = worth(game, "Ana").total - worth(at, "Ana").total
    return loses, rents[0] - rents[1], at.cash("Ana") - game.cash("Ana")


# --- said one by one


def phrases(way: dict[str, Any]) -> list[str]:
    """Spell the steps of a way."""
    told = []
    for step in way["steps"]:
        deeds = ", ".join(step["deeds"])
        count = step["count"] or "all"
        told.append(f"Ana mortgages {deeds}" if step["act"] == "mortgage" else f"Ana sells {count} on {deeds}")
        if step["act"] == "hotel":
            told[-1] = f"Ana sells hotel on {deeds}"
    return told


def said(desk: Desk, way: dict[str, Any]) -> Price:
    """Say the steps of a way, each of which must hold and bring what it tells, and give their price."""
    before = Game(desk.books.copy(), desk.edition)
    for step, phrase in zip(way["steps"], phrases(way), strict=True):
        cash = desk.game.cash("Ana")
        played(phrase, desk)
        assert desk.game.cash("Ana") - cash == step["brings"], phrase
    found = price(before, desk.game)
    assert found == (way["loses"], way["rent"], way["brings"])
    played(f"undo {len(way['steps'])}" if way["steps"] else "", desk)
    return found


def check(desk: Desk, amounts: tuple[int, ...]) -> None:
    """Compare every answer with what was found by trying everything."""
    prices = every_price(desk.game)
    most = max(brings for _, _, brings in prices)
    told = asked(desk, "raise Ana")
    assert told["raisable"] == most
    assert told["total"] == most + desk.game.cash("Ana")
    assert said(desk, told["way"])[2] == most
    for amount in amounts:
        if amount > most:
            assert refusal(desk, f"raise Ana {amount}").data["raisable"] == most
            continue
        best = min(found for found in prices if found[2] >= amount)
        assert said(desk, asked(desk, f"raise Ana {amount}")["way"]) == best, amount


TABLES = [
    ("monopolo", "follow=no", "@1, @3, @5, @12"),
    ("monopolo", "follow=no", "@5, @15, @25 mortgaged, @12, @28"),
    ("monopolo", "follow=no", "@37 houses 2, @39 houses 3, @1, @5"),
    ("monopolo", "follow=no", "@37 hotel, @39 hotel, @6, @8 mortgaged"),
    ("monopoli", "follow=no", "@37 hotel, @39 hotel, @6, @8 mortgaged"),
    ("monopoli", "follow=no", "@16 hotel, @18 houses 4, @19 hotel, @39"),
    ("classic", "follow=no houses=9", "@37 hotel, @39 houses 4, @1 houses 2, @3 houses 2"),
    ("classic", "follow=no houses=7", "@37 hotel, @39 hotel, @1 houses 3, @3 houses 3"),
    ("classic", "follow=no houses=7", "@37 hotel, @39 hotel, @1 hotel, @3 hotel"),
    ("monopoli", "follow=no houses=7", "@37 hotel, @39 hotel, @1 hotel, @3 hotel"),
    ("classic", "follow=no houses=3 hotel-breakdown-short=partial", "@37 hotel, @39 hotel, @1, @3"),
    ("classic", "follow=no hotel-needs=3", "@37 hotel, @39 hotel, @1 houses 2, @3 houses 3"),
    ("classic", "follow=no houses=unlimited hotels=unlimited", "@37 hotel, @39 hotel, @1 hotel, @3 hotel"),
    ("classic", "follow=no hotel-value=card", "@37 hotel, @39 hotel, @6"),
    ("classic", "follow=no rounding=down", "@37 houses 1, @39, @12"),
]
AMOUNTS = (1, 30, 60, 75, 100, 150, 200, 275, 350, 500, 700, 900, 1200, 1500, 2500)


@pytest.mark.parametrize(("sheet", "rules", "deeds"), TABLES)
def test_nothing_cheaper_can_be_said(sheet: str, rules: str, deeds: str) -> None:
    check(opened(sheet, f"Ana starts with 5, {deeds}", rules=rules), AMOUNTS)


LOTS = {1: 3, 3: 1, 6: 8, 8: 6, 9: 6, 37: 39, 39: 37}


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.sampled_from(["monopoli", "monopolo"]),
    st.sampled_from([32, 8, 4, 0]),
    st.integers(0, 5),
    st.integers(0, 5),
    st.lists(st.sampled_from(["@5", "@15", "@12", "@6", "@6 mortgaged", "@19"]), max_size=3, unique=True),
    st.integers(1, 1500),
)
def test_nothing_cheaper_can_be_said_at_any_small_table(
    sheet: str, houses: int, brown: int, blue: int, others: list[str], amount: int
) -> None:
    built = {0: "", **{level: f" houses {level}" for level in (1, 2, 3, 4)}, 5: " hotel"}
    deeds = [f"@1{built[brown]}", f"@3{built[brown]}", f"@37{built[blue]}", f"@39{built[max(0, blue - 1)]}", *others]
    stock = houses + sum(level for level in (brown, brown, blue, max(0, blue - 1)) if level < 5)
    deeds = [deed for deed in deeds if not (deed == "@6" and "@6 mortgaged" in others)]
    desk = opened(sheet, f"Ana starts with 0, {', '.join(deeds)}", rules=f"follow=no houses={stock}")
    check(desk, (amount,))


# --- in figures


def test_a_mortgage_loses_nothing_at_the_count() -> None:
    desk = opened("monopolo", "Ana starts with 100, @39, @5 mortgaged, @1 houses 1, @3")
    assert asked(desk, "raise Ana 150") == {
        "player": "Ana", "cash": 100, "raisable": 285, "total": 385, "amount": 150,
        "way": {
            "brings": 200, "loses": 0, "rent": 50,
            "steps": ({"act": "mortgage", "deeds": ("boardwalk",), "count": 1, "brings": 200},),
        },
    }  # fmt: skip


def test_everything_that_can_be_raised() -> None:
    desk = opened("monopolo", "Ana starts with 100, @1 houses 1, @3")
    assert asked(desk, "raise Ana")["way"] == {
        "brings": 85, "loses": 25, "rent": 18,
        "steps": (
            {"act": "sell", "deeds": ("mediterranean-avenue",), "count": 1, "brings": 25},
            {"act": "mortgage", "deeds": ("mediterranean-avenue", "baltic-avenue"), "count": 1, "brings": 60},
        ),
    }  # fmt: skip


def test_nothing_to_raise_from() -> None:
    desk = opened("monopolo", "Ana starts with 100, @39 mortgaged")
    assert asked(desk, "raise Ana") == {
        "player": "Ana", "cash": 100, "raisable": 0, "total": 100,
        "way": {"brings": 0, "loses": 0, "rent": 0, "steps": ()},
    }  # fmt: skip
    assert refusal(desk, "raise Ana 1").data == {"player": "Ana", "amount": 1, "raisable": 0}


def test_a_lot_whose_sister_another_has_built_on_cannot_be_mortgaged() -> None:
    text = "Ana starts with 0, @37, @39 houses 1\nAna gives @37 to Budi for 5"
    desk = opened("classic", text, rules="follow=no trade-block=lot")
    assert asked(desk, "raise Budi")["raisable"] == 0
    assert refusal(desk, "Budi mortgages @37").code == "group-built"
    assert asked(desk, "raise Ana")["raisable"] == 300
