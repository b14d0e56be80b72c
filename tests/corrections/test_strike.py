"""Strike: one older entry taken back where the table holds without it, else a refusal naming what leans on it."""

import pytest

from banker.ledger.disk import MemoryDisk
from banker.refusal import Refusal
from tests.corrections.tables import FOLLOW, cash, leaning, refusal, say, table, taken_back

# --- what holds


def test_a_payment_of_long_ago_is_taken_back() -> None:
    desk = table("Ana pays Budi 50\nCitra buys @1\nBudi pays Citra 7")
    say(desk, "strike 2 because it was a joke")
    assert cash(desk) == (1630, 1623, 1577)
    assert desk.entries[-1].why == {
        "code": "struck", "number": 2, "kind": "payment", "reason": "it was a joke", "what": desk.entries[1].why,
    }  # fmt: skip
    assert desk.entries[-1].reverses == (2,)


def test_both_entries_stay_in_the_history() -> None:
    desk = table("Ana pays Budi 50\nnext\nstrike 2")
    shown = desk.say("history").answer
    assert [(row["number"], row["kind"], row["live"]) for row in shown] == [
        (1, "open", True), (2, "payment", False), (3, "next", True), (4, "strike", True),
    ]  # fmt: skip


def test_a_purchase_whose_deed_is_still_there() -> None:
    desk = table("Ana buys @39\nBudi buys @37\nnext\nstrike 2")
    assert cash(desk) == (1630, 1280, 1630)
    say(desk, "check @39 owner bank", "Citra buys @39")


def test_the_last_entry_is_struck_as_it_is_undone() -> None:
    desk = table("Ana rolls 1 2", FOLLOW)
    say(desk, "strike 2", "check Ana square @0")
    assert desk.matters == ()
    assert not desk.books.facts.get("rolled")
    say(desk, "Ana rolls 1 2")


def test_undo_redo_and_the_disk_agree() -> None:
    disk = MemoryDisk()
    desk = table("Ana owes Budi 50\nAna settles\nCitra buys @1", disk=disk)
    books = taken_back(desk, "strike 3", disk)
    assert books.held("Ana", "cash") == 1630
    assert [matter.amount for matter in desk.matters] == [50]


# --- money that is spent


def test_the_entries_that_spent_it_are_named_and_no_others() -> None:
    desk = table("Ana starts with 0\nbank pays Ana 200\nBudi pays Ana 18\nAna buys @21 for 210\nCitra pays Ana 5\nnext")
    assert leaning(desk, 3) == [5]


def test_what_lets_it_be_struck_after_all() -> None:
    desk = table("Ana starts with 0\nbank pays Ana 200\nAna buys @21 for 200")
    assert leaning(desk, 3) == [4]
    say(desk, "strike 4", "strike 3")
    assert cash(desk) == (0, 1630, 1630)


# --- deeds and what stands on them


@pytest.mark.parametrize(
    ("since", "entries"),
    [
        ("Ana gives @39 to Budi for 5", [3]),
        ("Ana mortgages @39", [3]),
        ("note x\nAna mortgages @39\nAna gives @39 to Budi", [4, 5]),
        ("Ana retires", [3]),
    ],
)
def test_a_purchase_leaned_on(since: str, entries: list[int]) -> None:
    assert leaning(table(f"Ana buys @39\n{since}"), 2) == entries


def test_a_purchase_whose_mortgage_was_lifted_again() -> None:
    desk = table("Ana buys @39\nAna mortgages @39\nAna redeems @39\nstrike 2")
    assert cash(desk) == (1610, 1630, 1630)


def test_a_group_that_would_be_broken_under_its_houses() -> None:
    desk = table("Ana buys @37\nAna buys @39\nAna builds 1 on @39\nnext")
    assert leaning(desk, 2) == [3, 4]


def test_a_mortgage_that_was_lifted_since() -> None:
    assert leaning(table("Ana buys @39\nAna mortgages @39\nAna redeems @39"), 3) == [4]


def test_a_redemption_before_another_mortgage() -> None:
    assert leaning(table("Ana starts with 900, @39 mortgaged\nAna redeems @39\nAna mortgages @39"), 3) == [4]


def test_a_redemption_of_a_deed_sold_as_clear() -> None:
    desk = table("Ana starts with 900, @39 mortgaged\nAna redeems @39\nAna gives @39 to Budi for 400")
    assert leaning(desk, 3) == [4]


def test_a_redemption_under_houses_built_since() -> None:
    desk = table("Ana starts with 900, @37, @39 mortgaged\nAna redeems @39\nAna builds 1 on @39")
    assert leaning(desk, 3) == [4]


# --- buildings and their prices


def test_the_first_of_two_houses_is_struck_and_the_other_keeps_its_price() -> None:
    opening = "open sheet monopolo board atlantic players Ana Budi Citra with follow=no shortage=demand"
    desk = table("Ana starts with 900, @37, @39\nAna wins house on @39 for 220\nAna wins house on @37 for 300", opening)
    say(desk, "Ana builds 1 on @39", "check Ana houses 3", "check Ana worth 1650")
    assert desk.books.facts["paid:boardwalk"] == [220, 200]
    say(desk, "strike 3", "check Ana houses 2", "check Ana cash 400", "check Ana worth 1650")
    assert desk.books.facts["paid:boardwalk"] == [200]


def test_a_house_below_a_hotel_is_leaned_on() -> None:
    desk = table("Ana starts with 4000, @37, @39\nAna builds 8 on @37, @39\nAna builds hotel on @39")
    assert leaning(desk, 3) == [4]


def test_a_house_is_leaned_on_by_its_sisters_second() -> None:
    desk = table("Ana starts with 900, @37, @39\nAna builds 1 on @39\nAna builds 1 on @37\nAna builds 1 on @37")
    assert leaning(desk, 3) == [4, 5]


def test_houses_sold_come_back_at_their_prices_under_what_was_built_since() -> None:
    opening = "open sheet monopolo board atlantic players Ana Budi Citra with follow=no shortage=demand"
    desk = table("Ana starts with 900, @1, @3\nAna builds 2 on @1, @3\nAna sells 1 on @1", opening)
    say(desk, "Ana wins house on @1 for 70", "strike 4", "check Ana houses 3")
    assert desk.books.facts["paid:mediterranean-avenue"] == [50, 70]


def test_houses_sold_are_leaned_on_by_who_built_with_the_last_of_them() -> None:
    opening = "open sheet monopolo board atlantic players Ana Budi Citra with follow=no houses=2"
    desk = table("Ana starts with 900, @37, @39 houses 1\nBudi starts with 900, @1, @3\nAna sells 1 on @39", opening)
    say(desk, "Budi builds 2 on @1, @3")
    assert leaning(desk, 4) == [5]


def test_a_hotel_sold_outright_beside_another_hinders_nothing_else() -> None:
    opening = "open sheet monopoli board atlantic players Ana Budi Citra with follow=no"
    desk = table("Ana starts with 900, @37 hotel, @39 hotel\nAna pays Budi 5\nAna sells hotel on @39", opening)
    say(desk, "strike 3")
    assert cash(desk) == (1400, 1500, 1500)


# --- corrections of corrections


def test_an_amount_that_was_corrected_leans_until_the_correction_is_struck() -> None:
    desk = table("Ana pays Budi 18\nnote x\ncorrect 2 to 180")
    assert leaning(desk, 2) == [4]
    say(desk, "strike 4", "strike 2")
    assert cash(desk) == (1630, 1630, 1630)


@pytest.mark.parametrize(
    ("text", "number", "expected"),
    [
        ("note x", 9, Refusal("no-such-entry", {"number": 9, "last": 2})),
        ("note x", 1, Refusal("not-correctable", {"number": 1, "kind": "open"})),
        ("note x\nundo", 2, Refusal("already-undone", {"number": 2})),
        ("note x\nundo", 3, Refusal("not-correctable", {"number": 3, "kind": "undo"})),
        ("note x\nundo\nredo", 4, Refusal("not-correctable", {"number": 4, "kind": "redo"})),
        ("note x\nstrike 2", 2, Refusal("already-undone", {"number": 2})),
        ("note x\nstrike 2", 3, Refusal("not-correctable", {"number": 3, "kind": "strike"})),
        ("note x\namend 2 note y", 3, Refusal("not-correctable", {"number": 3, "kind": "amend"})),
        ("note x\nfinish", 2, Refusal("game-over")),
    ],
)
def test_what_cannot_be_struck(text: str, number: int, expected: Refusal) -> None:
    assert refusal(table(text), f"strike {number}") == expected
