"""Values of RULES.md turned, the same phrases giving another figure: interest, trades."""

import pytest

from tests.playing import played
from tests.rules_money.tables import cash_of_ana as ana
from tests.rules_money.tables import opened, refusal

REDEEMED = "Ana starts with 1000, @37 mortgaged\nAna redeems @37"
TAKEN = "Ana starts with 1000\nBudi starts with 0, @37 mortgaged\nBudi gives @37 to Ana"


@pytest.mark.parametrize(
    ("rule", "text", "figure"),
    [
        ("redeem-base=mortgage", REDEEMED, 1000 - 193),
        ("redeem-base=price", REDEEMED, 1000 - 385),
        ("mortgage-interest=0", REDEEMED, 1000 - 175),
        ("mortgage-interest=25", REDEEMED, 1000 - 219),
        ("rounding=up", REDEEMED, 1000 - 193),
        ("rounding=nearest", REDEEMED, 1000 - 193),
        ("rounding=down", REDEEMED, 1000 - 192),
        ("rounding=up mortgage-interest=25", REDEEMED, 1000 - 219),
        ("rounding=nearest mortgage-interest=13", REDEEMED, 1000 - 198),
        ("rounding=down mortgage-interest=13", REDEEMED, 1000 - 197),
        ("transfer-interest=10", TAKEN, 1000 - 18),
        ("transfer-interest=0", TAKEN, 1000),
        ("transfer-interest=50", TAKEN, 1000 - 88),
        ("transfer-interest=10 rounding=down", TAKEN, 1000 - 17),
    ],
)
def test_interest(rule: str, text: str, figure: int) -> None:
    assert ana(rule, text) == figure


BUILT = "Ana starts with 100, @37, @39 houses 1"


def test_trade_block_group_bars_every_lot_of_a_built_group() -> None:
    desk = opened("classic", BUILT)
    assert refusal(desk, "Ana gives @37 to Budi for 50").code == "group-built"
    assert refusal(desk, "Ana gives @39 to Budi for 50").code == "group-built"


def test_trade_block_lot_bars_only_the_built_one() -> None:
    desk = opened("classic", BUILT, rules="follow=no trade-block=lot")
    assert refusal(desk, "Ana gives @39 to Budi for 50").code == "group-built"
    played("Ana gives @37 to Budi for 50\ncheck Ana cash 150", desk)


DEBTOR = "Ana starts with 0, @39\nAna owes Budi 500"


def test_debtor_trade_must_clear_the_debt() -> None:
    desk = opened("classic", DEBTOR)
    assert refusal(desk, "Ana gives @39 to Citra for 499").data == {"player": "Ana", "debt": 500, "cash": 499}
    played("Ana gives @39 to Citra for 500\nAna settles\ncheck Ana cash 0", desk)


def test_debtor_trade_free() -> None:
    assert ana("debtor-trade=free", DEBTOR + "\nAna gives @39 to Citra for 499") == 499
