"""Each named value of these families turned, and what holds under each reading of it and under no other."""

import pytest

from banker.editions.overrides import choices
from tests.rules.turning import Turned, turned

TURNED = turned()
NUMBERS = (
    "auction-opening",
    "deal",
    "jail-fine",
    "minutes",
    "opening-cash",
    "pot-seed",
    "salary",
    "special-tax-amount",
)
CHOICES = (
    "auction-limit",
    "auction-unsold",
    "building-resale",
    "card-money",
    "deal-paid",
    "follow",
    "group-rent-when-mortgaged",
    "hotel-breakdown-short",
    "hotel-needs",
    "hotel-sale",
    "hotels",
    "houses",
    "income-tax",
    "jail-fine-early",
    "mortgaged-station-counts",
    "pot",
    "rent-claim",
    "rent-in-jail",
    "rounding",
    "salary-on-landing",
    "shortage",
    "shortage-opening",
    "special-tax",
    "tax-base",
)


@pytest.mark.parametrize("table", TURNED, ids=lambda table: table.name)
def test_each_reading_makes_a_figure_of_its_own(table: Turned) -> None:
    for reading in table.closings:
        assert [closing for closing in table.closings if table.holds(reading, closing)] == [reading]


def readings(value: str) -> set[str]:
    """Gather the readings to which a value is turned."""
    return {reading for table in TURNED if table.value == value for reading in table.closings}


@pytest.mark.parametrize("value", CHOICES)
def test_every_choice_is_turned(value: str) -> None:
    assert readings(value) >= set(choices(value) or ())


@pytest.mark.parametrize("value", NUMBERS)
def test_every_number_is_turned(value: str) -> None:
    assert len(readings(value)) > 1
