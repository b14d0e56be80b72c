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


# --- debts and matters


def test_a_debt_that_still_stands_goes_with_its_entry() -> None:
    desk = table("Ana owes Budi 50\nnote x\nstrike 2")
    assert desk.matters == ()


def test_a_debt_is_leaned_on_by_its_settlement() -> None:
    assert leaning(table("Ana owes Budi 50\nnote x\nAna settles\nnote y"), 2) == [4]


def test_of_two_equal_debts_one_is_struck() -> None:
    desk = table("Ana owes Budi 50\nAna owes Budi 50\nnote x\nstrike 2")
    assert [matter.amount for matter in desk.matters] == [50]


def test_what_a_settlement_settled_stands_again() -> None:
    desk = table("Ana owes Budi 50 for rent\nAna settles\nnext\nstrike 3")
    assert [(m.kind, m.player, m.creditor, m.amount) for m in desk.matters] == [("debt", "Ana", "Budi", 50)]
    assert cash(desk) == (1630, 1630, 1630)


def test_an_open_offer_goes_with_its_throw() -> None:
    desk = table("Ana rolls 1 2\nnote x\nstrike 2", FOLLOW)
    assert desk.matters == ()
    say(desk, "check Ana square @0", "Ana rolls 2 4")


def test_a_throw_of_a_turn_gone_by_leaves_the_turn_in_hand() -> None:
    desk = table("Ana rolls 1 2\nAna buys\nnext\nBudi rolls 2 4\nstrike 2", FOLLOW)
    assert (desk.game.turn, desk.game.square("Ana"), desk.game.square("Budi")) == ("Budi", 0, 6)
    assert [matter.kind for matter in desk.matters] == ["offer"]
    say(desk, "check @3 owner Ana")


def test_a_rent_is_due_again_within_its_turn_only() -> None:
    rent = "Budi starts with 900, @3\nAna rolls 1 2\npay\nnote x"
    desk = table(f"{rent}\nstrike 4", FOLLOW)
    assert [(matter.kind, matter.amount) for matter in desk.matters] == [("rent", 4)]
    desk = table(f"{rent}\nnext\nBudi rolls 2 4\nstrike 4", FOLLOW)
    assert [matter.kind for matter in desk.matters] == ["offer"]
    assert cash(desk) == (1630, 900, 1630)


def test_a_rent_let_pass_is_due_again() -> None:
    desk = table("Budi starts with 900, @3\nAna rolls 1 2\nwaive\nnext\nstrike 4", FOLLOW)
    assert [(matter.kind, matter.amount) for matter in desk.matters] == [("rent", 4)]


def test_a_lapse_alone_is_struck_and_the_throw_stays() -> None:
    desk = table("Budi starts with 900, @3\nAna rolls 1 2\nnext\nBudi rolls 2 4", FOLLOW)
    assert [entry.kind for entry in desk.entries[-2:]] == ["lapse", "roll"]
    say(desk, "strike 5", "check Budi square @6")
    assert sorted(matter.kind for matter in desk.matters) == ["offer", "rent"]


def test_a_bid_is_leaned_on_by_the_next() -> None:
    desk = table("auction @39\nAna bids 10\nBudi bids 20")
    assert leaning(desk, 3) == [4]
    say(desk, "strike 4")
    assert [(matter.bidder, matter.amount) for matter in desk.matters] == [("Ana", 10)]


def test_an_auction_under_way_leans_on_its_opening() -> None:
    assert leaning(table("auction @39\nAna bids 10"), 2) == [3]


# --- jail, turns, dealing, cards, the clock


def test_leaving_jail_is_leaned_on_by_the_move_after_it() -> None:
    desk = table("Ana starts with 900, jail card\nAna jailed\nturn Ana\nAna leaves jail by card\nAna rolls 1 3", FOLLOW)
    assert leaning(desk, 5) == [6]


def test_being_jailed_is_leaned_on_by_leaving() -> None:
    desk = table("Ana starts with 900, jail card\nAna jailed\nturn Ana\nAna leaves jail by card", FOLLOW)
    assert leaning(desk, 3) == [5]


def test_the_turn_goes_back_while_nothing_but_words_has_followed() -> None:
    desk = table("next\nnote x\nstrike 2")
    assert (desk.game.turn, desk.game.turns) == ("Ana", 1)


def test_the_turn_stays_once_another_has_followed() -> None:
    desk = table("next\nnext\nstrike 2")
    assert (desk.game.turn, desk.game.turns) == ("Citra", 3)


def test_a_hand_dealt_before_anothers() -> None:
    opening = "open sheet monopolo board atlantic players Ana Budi short with deal=2"
    desk = table("deal Ana @1, @3\ndeal Budi @6, @8\nstrike 2", opening)
    assert cash(desk) == (1630, 1430)
    say(desk, "!already-dealt deal Budi @1, @3", "deal Ana @37, @39")


def test_a_get_out_card_drawn_and_used() -> None:
    desk = table("Ana card ch08\nAna jailed\nAna leaves jail by card")
    assert leaning(desk, 2) == [4]


def test_minutes_added_before_a_pause_are_taken_off_again() -> None:
    desk = table("clock start\nclock add 10\nat 00:05:00\nclock pause\nat 00:06:00\nstrike 3\ncheck clock 00:55:00")
    assert desk.timer is not None
    assert (desk.timer.state, desk.timer.spent) == ("paused", 300)


def test_the_start_of_the_clock_is_leaned_on_by_its_pause() -> None:
    assert leaning(table("clock start\nclock pause\nclock resume"), 2) == [3, 4]


# --- leaving the game


def test_a_bankruptcy_is_struck_while_the_creditor_holds_the_estate() -> None:
    disk = MemoryDisk()
    desk = table("Budi starts with 50, @39\nBudi owes Ana 900\nBudi bankrupt to Ana\nCitra buys @1", disk=disk)
    books = taken_back(desk, "strike 4", disk)
    assert (books.held("Budi", "cash"), books.holders["boardwalk"], books.facts.get("out")) == (50, "Budi", None)
    assert [(matter.kind, matter.amount) for matter in desk.matters] == [("debt", 900)]


def test_a_bankruptcy_is_leaned_on_by_who_got_the_estate_from_the_creditor() -> None:
    desk = table("Budi starts with 50, @39\nBudi owes Ana 900\nBudi bankrupt to Ana\nAna gives @39 to Citra for 7")
    assert leaning(desk, 4) == [5]


def test_a_bankruptcy_is_leaned_on_by_the_auction_of_the_estate() -> None:
    desk = table("Budi starts with 50, @39, @37\nBudi owes bank 900\nBudi bankrupt to bank\nAna bids 10")
    assert leaning(desk, 4) == [5]


def test_one_of_two_who_left_comes_back() -> None:
    opening = "open sheet monopolo board atlantic players Ana Budi Citra Dewi with follow=no"
    desk = table("Budi retires\nCitra retires\nstrike 2", opening)
    assert desk.game.out == ("Citra",)
    assert cash(desk) == (1630, 1630, 0, 1630)


def test_money_cannot_come_back_to_one_who_left() -> None:
    assert leaning(table("Budi pays Ana 50\nBudi retires"), 2) == [3]


def test_money_cannot_be_taken_from_one_who_left() -> None:
    assert leaning(table("Ana pays Budi 50\nBudi retires"), 2) == [3]


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
