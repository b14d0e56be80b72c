"""What is due, as it is looked at before it is paid: by whom, how much, and who may have to leave for it."""

from banker.rules import requests as r
from banker.rules.dues import due_first, leaving, payment, to_pay
from tests.playing import played

OPEN = "open sheet classic board atlantic players Ana Budi Citra\nAna starts with 10, @5\nBudi starts with 900\n"


def test_what_cannot_be_paid_comes_before_what_can() -> None:
    game = played(OPEN + "Budi owes Citra 5\nAna owes Budi 50").game
    assert [due.player for due in (due_first(game), due_first(game, "Budi")) if due] == ["Ana", "Budi"]
    assert due_first(game, "Citra") is None


def test_a_debt_is_settled_and_anything_else_is_paid() -> None:
    debt, rent = played(OPEN + "Budi owes Citra 5").game, played(OPEN + "Budi at @3\nturn Budi\n1 1").game
    assert [payment(game.matters[0]) for game in (debt, rent)] == [r.Settle("Budi"), r.Settlement("Budi")]


def test_who_owes_leaves_to_his_creditor_and_else_whose_turn_it_is_to_the_bank() -> None:
    assert leaving(played(OPEN + "Budi owes Citra 5").game) == r.Bankrupt("Budi", "Citra")
    assert leaving(played(OPEN).game) == r.Bankrupt("Ana", "bank")
    assert leaving(played(OPEN).game, "Citra") == r.Bankrupt("Citra", "bank")


def test_what_is_to_be_paid_next_is_what_is_due_or_the_price_offered() -> None:
    texts = ("", "Budi owes Citra 5", "turn Budi\n1 2", "turn Budi\n1 3")
    assert [to_pay(played(OPEN + text).game) for text in texts] == [0, 5, 60, 200]
