"""Values of RULES.md turned, the same phrases giving another figure: estates, creditors, the sale by the bank."""

import pytest

from tests.playing import played
from tests.rules_money.tables import cash_of_ana as ana
from tests.rules_money.tables import opened, refusal

ESTATE = "Ana starts with 100\nBudi starts with 50, @39, @37 mortgaged\nBudi owes Ana 900\nBudi bankrupt to Ana"


@pytest.mark.parametrize(
    ("rule", "figure"),
    [
        ("bankrupt-estate=as-is", 100 + 50 - 18),
        ("bankrupt-estate=liquidated", 100 + 250 - 20 - 18),
        ("bankrupt-mortgage=interest-now", 100 + 50 - 18),
        ("bankrupt-mortgage=full-redemption", 100 + 50),
        ("bankrupt-estate=liquidated bankrupt-mortgage=full-redemption", 100 + 250),
    ],
)
def test_estate_to_a_player(rule: str, figure: int) -> None:
    assert ana(rule, ESTATE) == figure


def test_redeeming_at_once_costs_one_interest_only() -> None:
    text = ESTATE.replace("with 100", "with 500") + " redeeming @37"
    assert ana("bankrupt-mortgage=interest-now", text) == 500 + 50 - 193
    assert ana("bankrupt-mortgage=full-redemption", text) == 500 + 50 - 193
    assert ana("redeem-base=price", text) == 500 + 50 - 385


@pytest.mark.parametrize("phrase", ["Budi bankrupt to Ana redeeming @39", "Budi bankrupt to Ana redeeming @1"])
def test_only_a_mortgage_of_the_estate_is_lifted(phrase: str) -> None:
    desk = opened("classic", ESTATE.rsplit("\n", 1)[0])
    assert refusal(desk, phrase).code == "not-mortgaged"


POOR = "Ana starts with 0\nBudi starts with 5, @39 mortgaged, @37 mortgaged\nBudi owes Ana 900\nBudi bankrupt to Ana"


def test_a_creditor_who_cannot_pay_the_interest_owes_it() -> None:
    desk = opened("classic", POOR)
    assert [(m.kind, m.player, m.creditor, m.amount) for m in desk.matters] == [("debt", "Ana", "bank", 38)]
    played("check Ana cash 5\ncheck @39 owner Ana\ncheck @39 mortgaged", desk)


def test_a_creditor_who_cannot_pay_the_interest_leaves_the_deed_to_the_bank() -> None:
    desk = opened("classic", POOR.replace("with 5,", "with 18,"), rules="follow=no creditor-cannot-pay=bank-keeps")
    played("check Ana cash 0\ncheck @37 owner Ana\ncheck @39 owner bank\ncheck @39 clear", desk)
    assert desk.matters == ()


# --- several creditors: Ana's card pays 50 to each of three, and she has 80

MANY = "Ana starts with 80, @1\nAna card ch15"
ALL = "Ana Budi Citra Dewi"


def shares(rule: str, text: str) -> dict[str, int]:
    """Cash of the three creditors above the 1500 that they began with."""
    desk = opened("classic", text, ALL, f"follow=no {rule}")
    return {name: desk.game.cash(name) - 1500 for name in ("Budi", "Citra", "Dewi")}


def test_creditors_in_turn_order() -> None:
    desk = opened("classic", MANY, ALL)
    assert refusal(desk, "Ana bankrupt to Citra").data == {"first": "Budi", "creditor": "Citra"}
    assert refusal(desk, "Ana bankrupt to bank").data == {"first": "Budi", "creditor": "bank"}
    played("Ana settles\ncheck Ana cash 30\nAna bankrupt to Citra\ncheck @1 owner Citra", desk)
    assert shares("creditors-many=turn-order", MANY + "\nAna settles\nAna bankrupt to Citra") == {
        "Budi": 50, "Citra": 30, "Dewi": 0,
    }  # fmt: skip


def test_creditors_evenly() -> None:
    text = MANY + "\nAna bankrupt to Dewi"
    assert shares("creditors-many=even", text) == {"Budi": 26, "Citra": 26, "Dewi": 28}
    desk = opened("classic", text, ALL, "follow=no creditors-many=even")
    played("check @1 owner Dewi", desk)


def test_creditors_evenly_but_none_above_what_he_is_owed() -> None:
    text = "Ana starts with 100\nAna owes Budi 10\nAna owes Citra 500\nAna owes Dewi 500\nAna bankrupt to Citra"
    assert shares("creditors-many=even", text) == {"Budi": 10, "Citra": 45, "Dewi": 45}


def test_creditors_evenly_is_among_the_creditors() -> None:
    desk = opened("classic", "Ana starts with 0\nAna owes Budi 10\nAna owes Citra 5", ALL, "creditors-many=even")
    assert refusal(desk, "Ana bankrupt to Dewi").data == {"first": "Budi", "creditor": "Dewi"}


def test_creditors_give_way_to_the_bank() -> None:
    text = MANY + "\nAna bankrupt to Budi"
    assert shares("creditors-many=bank", text) == {"Budi": 0, "Citra": 0, "Dewi": 0}
    desk = opened("classic", text, ALL, "follow=no creditors-many=bank")
    assert [(matter.kind, matter.deed) for matter in desk.matters] == [("auction", "mediterranean-avenue")]


def test_a_creditor_alone_is_never_passed_over() -> None:
    for rule in ("turn-order", "even", "bank"):
        desk = opened("classic", "Ana starts with 0\nAna owes Budi 10", ALL, f"creditors-many={rule}")
        assert refusal(desk, "Ana bankrupt to bank").code == "creditor-order"
        played("Ana bankrupt to Budi", desk)


# --- the bank's sale

SALE = "Budi starts with 0, @39 mortgaged, @3\nBudi owes bank 900\nBudi bankrupt to bank"


def test_bank_sale() -> None:
    text = SALE + "\nAna wins @3 for 10\nAna wins @39 for 100"
    assert ana("bank-sale=clear", text) == 1500 - 110
    assert ana("bank-sale=mortgaged", text) == 1500 - 110 - 20


def test_estate_order() -> None:
    desk = opened("classic", SALE)
    assert refusal(desk, "Ana wins @39 for 100").data == {"deed": "boardwalk", "first": "baltic-avenue"}
    assert ana("estate-order=free", SALE + "\nAna wins @39 for 100") == 1400


FINE = """
    Ana starts with 30, @39 mortgaged
    Ana jailed
    turn Ana
    Ana rolls 1 2
    turn Ana
    Ana rolls 1 3
    turn Ana
    Ana rolls 2 6
"""


def test_jail_fine_unpaid() -> None:
    desk = opened("classic", FINE, rules="jail-fine-unpaid=bank")
    assert refusal(desk, "Ana bankrupt to Budi").data == {"player": "Ana", "amount": 50}
    desk = opened("classic", FINE + "Ana bankrupt to Budi", rules="jail-fine-unpaid=creditor-may")
    assert desk.game.cash("Budi") == 1500 - 50 + 30 - 20
