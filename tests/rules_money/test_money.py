"""Money between holders, debts, corrections of cash, and leaving the game, phrase by phrase."""

import pytest

from banker.rules.requests import Bankrupt, Correct
from banker.teller.spelling import spell
from tests.playing import played
from tests.rules_money.tables import opened, refusal


def moved(text: str, rules: str = "follow=no") -> tuple[int, int, int, int]:
    """What phrases moved to each player, and to the bank, of a table of 1500 each."""
    game = opened("classic", text, rules=rules).game
    ana, budi, citra = (game.cash(name) - 1500 for name in ("Ana", "Budi", "Citra"))
    return ana, budi, citra, game.cash("bank") + 4500


@pytest.mark.parametrize(
    ("phrase", "figures"),
    [
        ("Ana pays Budi 150", (-150, 150, 0, 0)),
        ("Ana pays bank 50 for a fine", (-50, 0, 0, 50)),
        ("Ana pays everyone 50", (-100, 50, 50, 0)),
        ("everyone pays Ana 10", (20, -10, -10, 0)),
        ("everyone pays bank 10", (-10, -10, -10, 30)),
        ("bank pays everyone 10", (10, 10, 10, -30)),
        ("bank pays Ana 200", (200, 0, 0, -200)),
        ("Ana salary", (200, 0, 0, -200)),
        ("adjust Ana cash +10 because miscounted", (10, 0, 0, -10)),
        ("adjust Ana cash -10", (-10, 0, 0, 10)),
        ("Ana gives 30 to Budi for 20", (-10, 10, 0, 0)),
    ],
)
def test_payment(phrase: str, figures: tuple[int, int, int, int]) -> None:
    assert moved(phrase) == figures


def test_the_pot_between() -> None:
    assert moved("Ana pays pot 75\npot pays Budi 30", "follow=no pot=yes") == (-75, 30, 0, 0)
    desk = opened("classic", "Ana pays pot 75", rules="pot=yes")
    assert refusal(desk, "pot pays Budi 80").data["missing"] == 5


@pytest.mark.parametrize(
    ("phrase", "code"),
    [
        ("Ana pays Budi 1501", "short-of-cash"),
        ("Ana pays everyone 751", "short-of-cash"),
        ("everyone pays Ana 1501", "short-of-cash"),
        ("adjust Ana cash -1501", "short-of-cash"),
        ("Ana pays Ana 5", "same-holder"),
        ("Ana owes Ana 5", "same-holder"),
        ("Ana bankrupt to Ana", "same-holder"),
        ("Ana bankrupt to everyone", "unknown-name"),
        ("Ana gives @1 to Ana", "same-holder"),
        ("Ana settles", "no-debt"),
        ("pay", "nothing-due"),
        ("waive", "no-rent-due"),
        ("Ana gives @1, @1 to Budi", "deed-twice"),
        ("Ana mortgages @1", "not-owner"),
        ("Ana redeems @1", "not-owner"),
        ("Ana gives jail card to Budi", "no-get-out-card"),
    ],
)
def test_refused(phrase: str, code: str) -> None:
    desk = opened("classic")
    before = desk.books.copy()
    assert refusal(desk, phrase).code == code
    assert desk.books == before


def test_what_is_missing_and_what_could_be_raised_are_told() -> None:
    desk = opened("classic", "Ana starts with 100, @39, @1 houses 1, @3")
    told = refusal(desk, "Ana pays bank 450")
    assert told.data == {"player": "Ana", "cash": 100, "amount": 450, "missing": 350, "raisable": 285}


def test_a_bank_owes_nothing() -> None:
    from banker.rules.requests import Owe

    refused = opened("classic").act(Owe("bank", "Ana", 5)).refusal
    assert refused is not None
    assert refused.code == "bank-owes-nothing"


# --- debts


def owed(text: str) -> list[tuple[str, str, int]]:
    """The debts that stand after phrases."""
    return [(m.player, m.creditor, m.amount) for m in opened("classic", text).matters]


def test_debts_are_settled_in_turn_order_the_bank_last() -> None:
    text = "Budi starts with 100\nBudi owes bank 30\nBudi owes Ana 40\nBudi owes Citra 50\nBudi settles"
    assert owed(text) == [("Budi", "bank", 30)]
    assert moved(text)[1] == -1490


def test_as_many_debts_are_settled_as_can_be_paid_whole() -> None:
    text = "Budi starts with 70\nBudi owes Ana 40\nBudi owes Citra 50\nBudi settles"
    assert owed(text) == [("Budi", "Ana", 40)]
    assert refusal(opened("classic", text), "Budi settles").data["missing"] == 20


def test_of_two_equal_debts_one_may_be_settled() -> None:
    text = "Budi starts with 70\nBudi owes Ana 50\nBudi owes Ana 50\nBudi settles"
    assert owed(text) == [("Budi", "Ana", 50)]


def test_a_debt_to_everyone_is_one_to_each() -> None:
    assert owed("Ana owes everyone 7") == [("Ana", "Budi", 7), ("Ana", "Citra", 7)]
    assert moved("Ana owes everyone 7\nAna settles") == (-14, 7, 7, 0)


def test_a_rent_that_is_due_becomes_the_debt() -> None:
    desk = opened("classic", "Budi starts with 900, @6\nAna rolls 2 4\nAna owes Budi 6 for rent", rules="follow=yes")
    assert [(m.kind, m.amount, m.reason) for m in desk.matters] == [("debt", 6, "rent")]


# --- leaving


def test_what_others_owe_a_bankrupt_they_owe_his_creditor() -> None:
    text = "Budi starts with 0\nCitra owes Budi 30\nAna owes Budi 5\nBudi owes Ana 900\nBudi bankrupt to Ana"
    assert owed(text) == [("Citra", "Ana", 30)]


def test_a_bankrupts_bid_is_void() -> None:
    text = "Budi starts with 100\nauction @39\nAna bids 10\nBudi bids 90\nBudi owes Ana 900\nBudi bankrupt to Ana"
    desk = opened("classic", text)
    assert [(m.kind, m.bidder, m.amount, m.passed) for m in desk.matters] == [("auction", "", 0, ["Budi"])]


def test_the_turn_passes_from_one_who_leaves() -> None:
    desk = opened("classic", "Ana retires")
    assert (desk.game.turn, desk.game.turns, desk.game.out) == ("Budi", 2, ("Ana",))


def test_what_is_taken_over_is_told() -> None:
    text = "Budi starts with 50, @37 houses 1, @39, @5 mortgaged\nBudi owes Ana 900\nBudi bankrupt to Ana"
    assert opened("classic", text).entries[-1].why == {
        "code": "bankrupt", "player": "Budi", "creditor": "Ana", "buildings": 100, "cash": 150,
        "deeds": ["reading-railroad", "park-place", "boardwalk"], "interest": {"reading-railroad": 10},
    }  # fmt: skip


# --- phrases of this family


@pytest.mark.parametrize(
    ("phrase", "request_"),
    [
        ("Ana bankrupt to Budi redeeming @39, @37", Bankrupt("Ana", "Budi", ("boardwalk", "park-place"))),
        ("Ana bankrupt to bank", Bankrupt("Ana", "bank")),
        ("correct 4 to 0", Correct(4, 0)),
    ],
)
def test_phrases_read_back_as_they_are_spelt(phrase: str, request_: object) -> None:
    desk = opened("classic")
    assert desk.read(phrase) == request_
    assert spell(request_, desk.scene) == phrase  # type: ignore[arg-type]


def test_G8_the_terms_are_those_of_the_moment() -> None:
    desk = opened("monopolo", "Ana starts with 0, @5")
    shown = desk.preview("Ana gives @5 to Budi for 100")
    assert shown.balances == (("Ana", 0, 100), ("Budi", 1630, 1530))
    played("Ana mortgages @5\nAna gives @5 to Budi for 100", desk)
    assert desk.entries[-1].why["interest"] == {"reading-railroad": 10}
    assert desk.game.cash("Budi") == 1520
