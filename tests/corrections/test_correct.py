"""Correct: the difference to the right amount, between the same two; what the payer lacks stands as a debt."""

import pytest

from banker.ledger.disk import MemoryDisk
from banker.refusal import Refusal
from tests.corrections.tables import FOLLOW, cash, refusal, say, table, taken_back


def debts(text: str, opening: str = "") -> list[tuple[str, str, int]]:
    """The debts that stand after phrases."""
    desk = table(text, opening) if opening else table(text)
    return [(m.player, m.creditor, m.amount) for m in desk.matters if m.kind == "debt"]


def test_too_little_was_booked() -> None:
    desk = table("Ana pays Budi 18 for rent\nnext\ncorrect 2 to 180")
    assert cash(desk) == (1450, 1810, 1630)
    assert desk.entries[-1].postings == (("Ana", "cash", -162), ("Budi", "cash", 162))
    assert desk.entries[-1].why == {
        "code": "corrected", "number": 2, "was": 18, "amount": 180, "payer": "Ana", "payee": "Budi",
        "difference": 162, "owed": 0,
    }  # fmt: skip


def test_too_much_was_booked() -> None:
    desk = table("Ana pays Budi 180\ncorrect 2 to 18")
    assert cash(desk) == (1612, 1648, 1630)


@pytest.mark.parametrize(
    ("phrase", "ana", "bank"),
    [
        ("Ana buys @39 for 400", 1330, -4590),
        ("Ana salary", 1930, -5190),
        ("Ana card cc02", 1930, -5190),
        ("bank pays Ana 50", 1930, -5190),
        ("adjust Ana cash -10", 1330, -4590),
        ("Ana tax @4", 1330, -4590),
    ],
)
def test_every_entry_of_one_amount_can_be_corrected(phrase: str, ana: int, bank: int) -> None:
    desk = table(f"{phrase}\ncorrect 2 to 300")
    assert (cash(desk)[0], desk.game.cash("bank")) == (ana, bank)


def test_what_the_payer_lacks_he_owes() -> None:
    text = "Ana starts with 118, @39\nAna pays Budi 18\ncorrect 3 to 180"
    assert cash(table(text)) == (0, 1748, 1630)
    assert debts(text) == [("Ana", "Budi", 62)]


def test_what_the_payee_spent_he_owes() -> None:
    text = "Budi starts with 0\nAna pays Budi 180\nBudi pays Citra 100\ncorrect 3 to 18"
    assert cash(table(text)) == (1530, 0, 1730)
    assert debts(text) == [("Budi", "Ana", 82)]


def test_corrected_to_nothing() -> None:
    desk = table("Ana salary\ncorrect 2 to 0")
    assert cash(desk) == (1630, 1630, 1630)
    say(desk, "correct 2 to 50")
    assert cash(desk) == (1680, 1630, 1630)


# --- corrected again


def test_the_second_correction_starts_from_the_first() -> None:
    desk = table("Ana pays Budi 18\ncorrect 2 to 180\ncorrect 2 to 80")
    assert cash(desk) == (1550, 1710, 1630)
    assert desk.entries[-1].why["was"] == 180
    assert refusal(desk, "correct 2 to 80") == Refusal("nothing-to-correct", {"number": 2, "amount": 80})


def test_a_correction_that_is_undone_or_struck_counts_no_more() -> None:
    desk = table("Ana pays Budi 18\ncorrect 2 to 180\nundo\ncorrect 2 to 80\nstrike 5\ncorrect 2 to 28")
    assert cash(desk) == (1602, 1658, 1630)
    assert desk.entries[-1].why["was"] == 18


def test_giving_back_first_writes_off_what_an_earlier_correction_left_owed() -> None:
    text = "Ana starts with 118, @39\nAna pays Budi 18\ncorrect 3 to 180"
    assert debts(f"{text}\ncorrect 3 to 150") == [("Ana", "Budi", 32)]
    assert cash(table(f"{text}\ncorrect 3 to 150")) == (0, 1748, 1630)
    assert debts(f"{text}\ncorrect 3 to 100") == []
    assert cash(table(f"{text}\ncorrect 3 to 100")) == (18, 1730, 1630)


def test_the_other_way_round_too() -> None:
    text = "Budi starts with 0\nAna pays Budi 180\nBudi pays Citra 100\ncorrect 3 to 18\ncorrect 3 to 180"
    assert debts(text) == []
    assert cash(table(text)) == (1450, 80, 1730)


def test_a_correction_itself_is_struck_not_corrected() -> None:
    desk = table("Ana pays Budi 18\ncorrect 2 to 180")
    assert refusal(desk, "correct 3 to 5") == Refusal("not-correctable", {"number": 3, "kind": "correction"})


# --- debts


def test_a_debt_that_stands_is_changed() -> None:
    assert debts("Ana owes Budi 900\nnote x\ncorrect 2 to 90") == [("Ana", "Budi", 90)]
    assert debts("Ana owes Budi 90\ncorrect 2 to 900\ncorrect 2 to 100") == [("Ana", "Budi", 100)]
    assert debts("Ana owes Budi 90\ncorrect 2 to 0") == []


def test_a_debt_written_off_is_a_debt_again() -> None:
    desk = table("Ana owes Budi 100\ncorrect 2 to 0\ncorrect 2 to 1")
    assert cash(desk) == (1630, 1630, 1630)
    assert [(matter.kind, matter.player, matter.creditor, matter.amount) for matter in desk.matters] == [
        ("debt", "Ana", "Budi", 1)
    ]
    say(desk, "correct 2 to 0")
    assert desk.matters == ()
    say(desk, "correct 2 to 30", "Ana settles", "correct 2 to 0", "correct 2 to 5")
    assert cash(desk) == (1625, 1635, 1630)


def test_a_debt_that_was_settled_is_made_up_between_the_two() -> None:
    desk = table("Ana owes Budi 900\nAna settles\ncorrect 2 to 90")
    assert cash(desk) == (1540, 1720, 1630)
    assert desk.matters == ()


def test_a_card_that_could_not_be_paid() -> None:
    assert debts("Ana starts with 5\nAna card cc11\ncorrect 3 to 50") == [("Ana", "bank", 50)]


# --- prices that buildings remember


def test_a_house_won_remembers_the_right_price() -> None:
    opening = "open sheet monopolo board atlantic players Ana Budi with follow=no shortage=demand"
    desk = table("Ana starts with 900, @6, @8, @9\nAna wins house on @6 for 120\ncorrect 3 to 70", opening)
    say(desk, "check Ana cash 830", "check Ana worth 1220", "Ana sells 1 on @6", "check Ana cash 865")


# --- what cannot be


@pytest.mark.parametrize(
    ("text", "number", "code"),
    [
        ("Ana pays everyone 10", 2, "not-one-amount"),
        ("note x", 2, "not-one-amount"),
        ("Ana buys @39\nAna mortgages @39\nAna gives @39 to Budi for 5", 4, "not-one-amount"),
        ("Ana owes everyone 5", 2, "not-one-amount"),
        ("note x", 1, "not-correctable"),
        ("note x", 7, "no-such-entry"),
        ("Ana salary\nundo", 2, "already-undone"),
        ("Ana salary\nstrike 2", 2, "already-undone"),
        ("Ana pays Budi 5\nBudi retires", 2, "player-out"),
        ("Ana salary\nfinish", 2, "game-over"),
    ],
)
def test_what_cannot_be_corrected(text: str, number: int, code: str) -> None:
    assert refusal(table(text), f"correct {number} to 7").code == code


def test_the_pot_gives_back_only_what_it_holds() -> None:
    opening = "open sheet monopolo board atlantic players Ana Budi with follow=no pot=yes"
    desk = table("Ana pays pot 75\npot pays Budi 75", opening)
    refused = refusal(desk, "correct 2 to 5")
    assert (refused.code, refused.data["player"], refused.data["missing"]) == ("short-of-cash", "pot", 70)


def test_undo_redo_and_the_disk_agree() -> None:
    disk = MemoryDisk()
    desk = table("Ana starts with 118\nAna pays Budi 18\nnext", disk=disk)
    books = taken_back(desk, "correct 3 to 180", disk)
    assert books.held("Ana", "cash") == 0


def test_a_rent_of_the_dice_is_corrected_after_its_window() -> None:
    desk = table("Ana starts with 900, @6\nnext\nBudi rolls 2 4\npay\nnext\nnext\nnext", FOLLOW)
    say(desk, "correct 5 to 60")
    assert cash(desk) == (960, 1570, 1630)
