"""Strike, where matters, jail, turns, the clock and leaving the game hang on the entry."""

from banker.ledger.disk import MemoryDisk
from tests.corrections.tables import FOLLOW, cash, leaning, say, table, taken_back

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


# --- the lots of an estate

ESTATE = "Ana starts with 50, @1, @5, @39\nAna retires"
"""Entry 3 puts three lots up for auction, one after the other."""


def test_a_lot_is_called_again_while_the_next_waits_untouched() -> None:
    desk = table(f"{ESTATE}\nunsold\nstrike 4")
    assert [(matter.kind, matter.deed) for matter in desk.matters] == [
        ("auction", "mediterranean-avenue"), ("estate", "reading-railroad"), ("estate", "boardwalk"),
    ]  # fmt: skip


def test_a_lot_is_leaned_on_by_what_became_of_the_next() -> None:
    desk = table(f"{ESTATE}\nunsold\nunsold")
    assert leaning(desk, 4) == [5]
    say(desk, "unsold")
    assert leaning(desk, 4) == [5, 6]
    assert leaning(desk, 5) == [6]


def test_the_last_lot_is_called_again() -> None:
    desk = table(f"{ESTATE}\nunsold\nunsold\nunsold\nstrike 6")
    assert [(matter.kind, matter.deed) for matter in desk.matters] == [("auction", "boardwalk")]
    say(desk, "unsold", "next")
