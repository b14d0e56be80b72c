"""What payments, rents, taxes and debts read like in the ledger."""

import pytest

from tests.speech.makers import cash, told

RENT = {"payer": "Budi", "owner": "Ana", "times": 1}


# --- payments


@pytest.mark.parametrize(
    ("payer", "payee", "reason", "line"),
    [
        ("Ana", "Budi", "", "Ana pays Budi 1,500"),
        ("Ana", "bank", "a fine", "Ana pays the bank 1,500: a fine"),
        ("bank", "Ana", "", "The bank pays Ana 1,500"),
        ("pot", "Ana", "", "The pot pays Ana 1,500"),
        ("Ana", "pot", "", "Ana pays the pot 1,500"),
        ("Ana", "everyone", "", "Ana pays everyone 1,500 each"),
        ("everyone", "Ana", "a birthday", "Everyone pays Ana 1,500 each: a birthday"),
    ],
)
def test_a_payment_names_both_sides_and_what_for(payer: str, payee: str, reason: str, line: str) -> None:
    assert told("payment", "paid", payer=payer, payee=payee, amount=1500, reason=reason) == line


def test_a_salary_is_called_so() -> None:
    assert told("salary", "salary", player="Ana", amount=200) == "Ana gets the salary of 200"


@pytest.mark.parametrize(
    ("amount", "reason", "line"),
    [
        (10, "miscounted", "Ana: cash corrected by +10: miscounted"),
        (-10, "", "Ana: cash corrected by -10"),
    ],
)
def test_a_correction_of_cash_shows_its_direction(amount: int, reason: str, line: str) -> None:
    assert told("adjustment", "adjusted", player="Ana", amount=amount, reason=reason) == line


# --- rent


@pytest.mark.parametrize(
    ("code", "deed", "figures", "what"),
    [
        ("rent-bare", "baltic-avenue", {"base": 4}, "Baltic Avenue"),
        ("rent-group", "baltic-avenue", {"base": 4}, "Baltic Avenue (whole group)"),
        ("rent-houses", "baltic-avenue", {"houses": 1}, "Baltic Avenue with 1 house"),
        ("rent-houses", "baltic-avenue", {"houses": 3}, "Baltic Avenue with 3 houses"),
        ("rent-hotel", "baltic-avenue", {}, "Baltic Avenue with a hotel"),
        ("rent-stations", "short-line", {"count": 1, "base": 25}, "Short Line"),
        ("rent-stations", "short-line", {"count": 4, "base": 200}, "Short Line (4 stations)"),
        ("rent-utility", "water-works", {"times": 4, "dice": 7, "unit": 1, "count": 1}, "Water Works (4 × 7)"),
        ("rent-utility", "water-works", {"times": 4, "dice": 7, "unit": 100, "count": 1}, "Water Works (4 × 7 × 100)"),
        ("rent-stations", "short-line", {"count": 2, "base": 50, "times": 2}, "Short Line (2 stations), 2 times"),
    ],
)
def test_a_rent_says_what_made_it_so_much(code: str, deed: str, figures: dict[str, int], what: str) -> None:
    assert told("rent", code, deed=deed, amount=180, **{**RENT, **figures}) == f"Budi pays Ana 180: {what}"


def test_a_rent_not_asked_for_names_both() -> None:
    line = told("waiver", "waived", payer="Budi", owner="Ana", deed="boardwalk", amount=50)
    assert line == "Ana asks no rent of Budi for Boardwalk: 50"


def test_a_rent_that_a_throw_would_have_made_has_no_amount() -> None:
    line = told("waiver", "waived", payer="Budi", owner="Ana", deed="water-works", amount=0)
    assert line == "Ana asks no rent of Budi for Water Works"


def test_rents_that_lapse_are_named_one_by_one() -> None:
    rents = [
        {"payer": "Budi", "owner": "Ana", "deed": "boardwalk", "amount": 50},
        {"payer": "Budi", "owner": "Citra", "deed": "water-works", "amount": 0},
    ]
    first = "Not asked for in time: 50 of Budi to Ana for Boardwalk"
    second = "Not asked for in time: rent of Budi to Citra for Water Works"
    assert told("lapse", "lapsed", rents=rents, claim="next-roll") == f"{first} · {second}"


# --- taxes


def test_a_flat_tax_names_its_square_and_who_got_it() -> None:
    line = told("tax", "tax-flat", cash("Ana", "bank", 200), player="Ana", square=4, amount=200)
    assert line == "Ana pays the bank 200: Income Tax"


def test_a_tax_into_the_pot_says_so() -> None:
    line = told("tax", "tax-flat", cash("Ana", "pot", 100), player="Ana", square=38, amount=100)
    assert line == "Ana pays the pot 100: Luxury Tax"


def test_ten_percent_once_paid_shows_what_it_came_to() -> None:
    line = told("tax", "tax-percent", cash("Ana", "bank", 231), player="Ana", square=4, amount=231)
    assert line == "Ana pays the bank 231: Income Tax, 10% of everything"


def test_ten_percent_beyond_the_cash_is_owed() -> None:
    line = told("tax", "tax-percent", player="Ana", square=4, amount=231, unpaid=True)
    assert line == "Ana owes 231: Income Tax, 10% of everything"


def test_an_open_tax_choice_never_shows_what_ten_percent_would_be() -> None:
    line = told("tax", "tax-open", player="Ana", square=4, flat=200)
    assert line == "Ana chooses at Income Tax: 200, or 10% of everything"


@pytest.mark.parametrize(
    ("way", "postings", "line"),
    [
        ("collect-each", cash("Budi", "Ana", 20), "Ana gets 20 from each of the others: Luxury Tax"),
        ("pay-each", cash("Ana", "Budi", 20), "Ana pays each of the others 20: Luxury Tax"),
        ("pay-each", (), "Ana owes each of the others 20: Luxury Tax"),
    ],
)
def test_a_special_tax_goes_from_each_or_to_each(
    way: str, postings: tuple[tuple[str, str, int], ...], line: str
) -> None:
    why = {"player": "Ana", "square": 38, "special": way, "amount": 20, "each": ["Budi"]}
    assert told("tax", "tax-special", postings, **why) == line


# --- debts


@pytest.mark.parametrize(
    ("reason", "line"),
    [
        ("", "Budi owes Ana 900"),
        ("rent of two rounds", "Budi owes Ana 900: rent of two rounds"),
        ("interest", "Budi owes Ana 900: interest on mortgaged deeds"),
        ("deal", "Budi owes Ana 900: the deeds dealt"),
    ],
)
def test_a_debt_says_what_for(reason: str, line: str) -> None:
    assert told("debt", "owes", debtor="Budi", creditor="Ana", amount=900, reason=reason) == line


def test_one_debt_settled_names_its_creditor() -> None:
    debts = [{"creditor": "bank", "amount": 150, "reason": "card"}]
    assert told("settlement", "settled", player="Budi", debts=debts) == "Budi pays the bank the 150 owed: card"


def test_several_debts_settled_are_listed() -> None:
    debts = [{"creditor": "Ana", "amount": 180, "reason": ""}, {"creditor": "bank", "amount": 50, "reason": "tax"}]
    assert (
        told("settlement", "settled", player="Budi", debts=debts) == "Budi settles 2 debts: 180 to Ana, 50 to the bank"
    )
