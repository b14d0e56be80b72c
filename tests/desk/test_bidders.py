"""The auction as it is laid out for its bidders: what each may bid, who may not and why, and what undo would take."""

from banker.bidders import auction, bidders, last_is_own, left, spots
from banker.desk import Desk
from banker.rules.matters import Matter
from tests.playing import played

OPEN = "open sheet classic board atlantic players Ana Budi Citra with houses=1\n"
HANDS = "Ana starts with 500, brown\nBudi starts with 30\nCitra starts with 500, orange\n"


def at(text: str) -> tuple[Desk, Matter]:
    """A desk with an auction open."""
    desk = played(OPEN + HANDS + text)
    matter = auction(desk)
    assert matter is not None
    return desk, matter


def test_each_key_bids_a_step_above_the_last_and_never_less_than_may_be_bid() -> None:
    desk, matter = at("auction @39")
    assert [(row.small, row.large) for row in bidders(desk, matter)] == [(10, 50)] * 3
    desk, matter = at("auction house")
    assert {row.name: row.small for row in bidders(desk, matter) if not row.refusal} == {"Ana": 50, "Citra": 50}


def test_who_cannot_bid_is_told_why_and_whether_it_is_for_cash() -> None:
    desk, matter = at("auction @39\nAna bids 40\nCitra passes")
    ana, budi, citra = bidders(desk, matter)
    assert (ana.highest, citra.passed) == (True, True)
    assert (budi.limited, bool(budi.refusal)) == (True, True)
    assert (budi.limit, ana.limit) == (30, 560)
    assert citra.refusal == "Citra has left this auction; “undo” takes that back. (Auctions)"


def test_a_building_may_stand_where_its_bidder_has_a_place() -> None:
    desk, matter = at("auction house\nCitra bids 120")
    assert {deed.square for deed in spots(desk, matter)} == {16, 18, 19}
    assert left(desk, matter) == 1
    assert spots(*at("auction @39\nCitra bids 120")) == ()


def test_undo_takes_a_bid_back_but_not_what_came_before_the_auction() -> None:
    assert last_is_own(at("auction @39\nAna bids 40")[0])
    assert not last_is_own(at("auction @39")[0])
