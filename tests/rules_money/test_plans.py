"""Plans to raise cash: what each sale and mortgage brings, loses at the count, and gives up in rent."""

import pytest

from banker.rules import requests as r
from banker.rules.plans import Choice, Effect, Plan, extended, offered, plan, requests
from tests.playing import played

OPEN = "open sheet classic board atlantic players Ana Budi with opening-cash=3000"
STATIONS = "Ana buys @5\nAna buys @15"
STREET = "Ana buys @37\nAna buys @39"


def of(phrases: str, *keys: str, option: str = "") -> Plan:
    """Choose keys one after the other at a table."""
    game = played(f"{OPEN}{option}\n{phrases}").game
    made = plan(game, "Ana")
    for key in keys:
        choice = next(choice for _deed, choice in offered(game, made) if choice.key == key)
        made = extended(made, choice) or made
    return made


@pytest.mark.parametrize(("counts", "rent"), [("yes", 50), ("no", 75)])
def test_a_mortgaged_station_gives_up_its_rent_and_what_it_added_to_the_others(counts: str, rent: int) -> None:
    made = of(STATIONS, "mortgage:reading-railroad", option=f" mortgaged-station-counts={counts}")
    assert made.whole == Effect(brings=100, loses=0, rent=rent)


@pytest.mark.parametrize(("doubled", "rent"), [("yes", 70), ("no", 120)])
def test_a_mortgaged_lot_may_end_the_double_rent_of_its_group(doubled: str, rent: int) -> None:
    made = of(STREET, "mortgage:park-place", option=f" group-rent-when-mortgaged={doubled}")
    assert made.whole == Effect(brings=175, loses=0, rent=rent)


def test_a_house_sold_gives_up_the_rent_that_it_added() -> None:
    made = of(f"{STREET}\nAna builds 1 on @39", "sell:boardwalk")
    assert made.whole == Effect(brings=100, loses=100, rent=200 - 100)


def test_choices_of_one_key_add_up_and_become_one_request() -> None:
    made = of(f"{STREET}\nAna builds 4 on @37, @39", "sell:boardwalk", "sell:park-place", "sell:boardwalk")
    assert made.effects["sell:boardwalk"].brings == 200
    assert [choice.key for choice in made.choices] == ["sell:boardwalk", "sell:park-place", "sell:boardwalk"]
    same = (Choice("sell:a", r.Sell("Ana", ("a",))),) * 2
    assert requests(same) == (r.Sell("Ana", ("a",), 2),)


def test_what_does_not_hold_falls_out() -> None:
    made = of(f"{STREET}\nAna builds 4 on @37, @39", "sell:boardwalk", "sell:boardwalk", "mortgage:park-place")
    assert [choice.key for choice in made.choices] == ["sell:boardwalk"]
