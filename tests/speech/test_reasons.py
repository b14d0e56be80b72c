"""Why an amount is what it is: its figures in sentences, each with the sheet's heading."""

from typing import Any

import pytest

from tests.speech.makers import MONOPOLI, MONOPOLO, cash, reasons

RENT = {"payer": "Budi", "owner": "Ana", "times": 1}


# --- rent


@pytest.mark.parametrize(
    ("code", "figures", "sentences"),
    [
        ("rent-bare", {"base": 4, "amount": 4}, ["Base rent of Baltic Avenue: 4 (LUPAGO)"]),
        (
            "rent-group",
            {"base": 4, "amount": 8},
            ["Base rent 4, doubled because Ana owns the whole group: 8 (LUPAGO)"],
        ),
        ("rent-houses", {"houses": 3, "amount": 180}, ["Rent with 3 houses: 180 (LUPAGO)"]),
        ("rent-hotel", {"amount": 450}, ["Rent with a hotel: 450 (LUPAGO)"]),
        (
            "rent-stations",
            {"count": 2, "base": 50, "times": 2, "amount": 100},
            ["Ana owns 2 stations: 50 (LUPAGO)", "By the card 2 times: 2 × 50 = 100 (ŜANCO KAJ KOMUNA KOFRO)"],
        ),
        (
            "rent-utility",
            {"count": 1, "times": 4, "dice": 7, "unit": 1, "card": False, "amount": 28},
            ["Ana owns 1 of these, so 4 times the dice: 4 × 7 = 28 (classic: Utilities)"],
        ),
        (
            "rent-utility",
            {"times": 10, "dice": 7, "unit": 100, "card": True, "amount": 7000},
            ["By the card 10 times the dice: 10 × 7 × 100 = 7,000 (classic: Utilities)"],
        ),
    ],
)
def test_a_rent_is_taken_apart(code: str, figures: dict[str, Any], sentences: list[str]) -> None:
    assert reasons(MONOPOLO, "rent", code, deed="baltic-avenue", **{**RENT, **figures}) == sentences


def test_a_rent_that_lapsed_names_the_heading_that_says_so() -> None:
    assert reasons(MONOPOLO, "lapse", "lapsed", rents=[]) == ["A rent has to be asked for in time (LUPAGO)"]


# --- mortgages


def test_a_redemption_shows_the_mortgage_and_its_interest() -> None:
    why = {"player": "Ana", "deeds": {"marvin-gardens": 154}, "amount": 154, "base": "mortgage", "interest": 10}
    assert reasons(MONOPOLO, "redemption", "redeemed", **why) == [
        "Marvin Gardens: mortgage 140 + 10% = 154 (HIPOTEKOJ)"
    ]


def test_a_redemption_by_the_price_shows_the_price() -> None:
    why = {"player": "Ana", "deeds": {"boardwalk": 440}, "amount": 440, "base": "price", "interest": 10}
    heading = "Hipotik (Tanah dapat digadaikan kepada bank)"
    assert reasons(MONOPOLI, "redemption", "redeemed", **why) == [f"Boardwalk: price 400 + 10% = 440 ({heading})"]


def test_a_traded_mortgage_shows_its_interest() -> None:
    assert reasons(MONOPOLO, "trade", "traded", interest={"boardwalk": 20}, redeemed={}) == [
        "Boardwalk is mortgaged: 10% of 200 at once, 20 (classic: Mortgages)"
    ]


# --- taxes, salary, cards


def test_a_flat_tax_is_what_the_square_costs() -> None:
    sentences = reasons(MONOPOLI, "tax", "tax-flat", cash("Ana", "bank", 200), player="Ana", square=4, amount=200)
    assert sentences == ["Income Tax costs 200 (Pajak Jalan)"]


def test_ten_percent_says_of_what() -> None:
    assert reasons(MONOPOLI, "tax", "tax-percent", player="Ana", square=4, amount=231, wealth=2310) == [
        "10% of 2,310 in cash, deeds and buildings: 231 (Pajak Jalan)",
        "A mortgaged deed counts at its printed price (classic: Taxes)",
    ]


def test_an_open_choice_gives_no_figure_at_all() -> None:
    sentences = reasons(MONOPOLI, "tax", "tax-open", player="Ana", square=4, flat=200)
    assert sentences == ["It is to be chosen before anything is counted (Pajak Jalan)"]


def test_a_special_tax_is_multiplied_by_the_others() -> None:
    why = {"player": "Ana", "square": 38, "special": "collect-each", "amount": 20, "each": ["Budi", "Citra"]}
    assert reasons(MONOPOLI, "tax", "tax-special", **why) == ["2 others × 20 = 40 (Pajak Istimewa)"]


def test_a_roll_shows_the_salary_it_brought() -> None:
    sentences = reasons(MONOPOLO, "roll", "rolled", player="Ana", dice=[3, 4], salary=200)
    assert sentences == ["Salary for reaching or passing GO: 200 (LA BANKO)"]


def test_a_roll_that_moved_no_money_needs_no_reason() -> None:
    assert reasons(MONOPOLO, "roll", "rolled", player="Ana", dice=[3, 4]) == []


def test_repairs_multiply_the_buildings() -> None:
    why = {"houses": 3, "hotels": 1, "per_house": 25, "per_hotel": 100, "amount": 175}
    assert reasons(MONOPOLO, "card", "card", player="Ana", card="ch11", **why) == [
        "3 houses × 25 + 1 hotel × 100 = 175 (ŜANCO KAJ KOMUNA KOFRO)"
    ]


# --- buildings


def test_houses_are_multiplied_lot_by_lot() -> None:
    why = {"player": "Ana", "houses": {"boardwalk": 2, "park-place": 1}, "amount": 600}
    assert reasons(MONOPOLO, "building", "built", **why) == [
        "Boardwalk: 2 houses × 200 = 400 (GASTDOMOJ)",
        "Park Place: 1 house × 200 = 200 (GASTDOMOJ)",
    ]


@pytest.mark.parametrize(
    ("edition", "sentence"),
    [
        (MONOPOLO, "The bank pays half of what was paid: 300 (VENDI TERPECOJN)"),
        (MONOPOLI, "The bank pays half of the list price: 300 (Menjual harta kekayaan)"),
    ],
    ids=["paid", "list"],
)
def test_sold_buildings_say_half_of_what(edition: Any, sentence: str) -> None:
    why = {"player": "Ana", "lots": {"boardwalk": 3}, "amount": 300}
    assert reasons(edition, "resale", "sold-buildings", **why) == [sentence]


# --- what no rule made


@pytest.mark.parametrize("code", ["paid", "owes", "adjusted"])
def test_an_amount_named_at_the_table_is_said_to_be_so(code: str) -> None:
    assert reasons(MONOPOLO, "payment", code, amount=150) == ["The amount was named at the table"]


def test_a_strike_gives_the_reasons_of_what_it_took_back() -> None:
    what = {"code": "rent-hotel", "deed": "baltic-avenue", "amount": 450, **RENT}
    why: dict[str, Any] = {"number": 40, "kind": "rent", "what": what}
    assert reasons(MONOPOLO, "strike", "struck", **why) == ["Rent with a hotel: 450 (LUPAGO)"]


def test_an_entry_of_another_version_has_no_reasons() -> None:
    assert reasons(MONOPOLO, "levy", "a-code-of-tomorrow") == []
    assert reasons(MONOPOLO, "rent", "rent-houses") == []
