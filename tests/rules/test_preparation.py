"""Before the first act of the one-hour game: the deeds are dealt, or the table says that it plays without them."""

import pytest

from banker.desk import Desk
from banker.refusal import Refusal
from tests.playing import played

SHORT = "open sheet monopolo board atlantic players Ana Budi Citra short"
HAND = "deal Ana @1, @3, @6, @8"


def refused(desk: Desk, phrase: str) -> Refusal:
    """Say a phrase that must be refused."""
    refusal = desk.say(phrase).refusal
    assert refusal is not None, phrase
    return refusal


def hands(desk: Desk) -> list[int]:
    """Count the deeds of each player."""
    return [len(desk.game.owned(name)) for name in desk.game.everyone]


@pytest.mark.parametrize(
    "phrase",
    ["Ana rolls 5 3", "5 3", "Ana buys @39", "Ana salary", "Ana tax @4 flat", "Ana card cc05", "auction @39",
     "Budi wins @39 for 120", "Ana builds 1 on @39", "Ana rent @39", "auction house", "next"],
)  # fmt: skip
def test_I9_what_would_begin_the_game_is_refused_before_the_deal_and_nothing_is_lost(phrase: str) -> None:
    desk = played(SHORT)
    refusal = refused(desk, phrase)
    assert refusal.code == "deal-first"
    assert refusal.data == {"players": ["Ana", "Budi", "Citra"], "deal": 4}
    assert refusal.sheet == desk.edition.heading("deal")
    assert desk.say("deal seed 7").ok
    assert hands(desk) == [4, 4, 4]


@pytest.mark.parametrize("phrase", ["turn Budi", "Ana at @10", "note x", "Ana pays Budi 5", "finish"])
def test_I9_what_prepares_the_game_or_ends_it_waits_for_no_deal(phrase: str) -> None:
    assert played(SHORT).say(phrase).ok


def test_I9_the_clock_started_without_the_deal_says_so_and_lets_the_game_begin() -> None:
    desk = played(SHORT)
    started = desk.say("clock start").entry
    assert started is not None
    assert started.why["undealt"] == ["Ana", "Budi", "Citra"]
    assert desk.preview("deal seed 7").ok
    assert desk.say("Ana rolls 5 3").ok
    assert refused(desk, "deal").code == "already-begun"


def test_I9_a_clock_started_after_the_deal_has_nothing_to_say_of_it() -> None:
    started = played(f"{SHORT}\ndeal seed 7").say("clock start").entry
    assert started is not None
    assert "undealt" not in started.why


def test_I9_who_was_left_out_of_a_deal_by_hand_is_dealt_to_before_the_first_throw() -> None:
    desk = played(f"{SHORT}\n{HAND}")
    assert refused(desk, "Ana rolls 5 3").data["players"] == ["Budi", "Citra"]
    assert desk.say("deal seed 3").ok
    assert hands(desk) == [4, 4, 4]
    assert desk.say("Ana rolls 5 3").ok


def test_I9_a_table_taken_over_in_mid_game_is_not_dealt_to() -> None:
    assert played(f"{SHORT}\nAna starts with 900, @39").say("Ana rolls 5 3").ok


@pytest.mark.parametrize("variant", ["", " timed 90", " short with deal=0"])
def test_I9_a_game_without_a_deal_begins_with_the_first_throw(variant: str) -> None:
    opening = f"open sheet monopolo board atlantic players Ana Budi Citra{variant}"
    assert played(opening).say("Ana rolls 5 3").ok


def test_I8_who_is_bankrupt_by_the_hand_dealt_leaves_and_the_others_are_still_dealt_theirs() -> None:
    dear = "deal Ana @39, @37, @34, @31"
    desk = played(f"{SHORT} with opening-cash=400\n{dear}\nAna bankrupt to bank")
    hammered = desk.matters[0].deed
    assert desk.matters[0].kind == "auction"
    by_hand = f"deal Budi @{desk.edition.board.deed[hammered].square}, @1, @3, @6"
    assert refused(desk, by_hand).code == "under-the-hammer"
    assert desk.say("deal seed 3").ok
    assert hands(desk) == [0, 4, 4]
    assert desk.game.owner(desk.edition.board.deed[hammered]) == "bank"


# --- Enter alone


def test_enter_deals_then_starts_the_clock_then_says_that_nothing_is_open() -> None:
    desk = played(SHORT)
    assert [desk.say("").entry.kind for _ in range(2)] == ["deal", "clock"]  # type: ignore[union-attr]
    assert [entry.phrase for entry in desk.entries[-2:]] == ["deal", "clock start"]
    assert refused(desk, "").code == "nothing-open"


def test_enter_deals_nobody_by_chance_where_others_were_dealt_to_by_hand() -> None:
    assert refused(played(f"{SHORT}\n{HAND}"), "").data["players"] == ["Budi", "Citra"]


def test_enter_starts_the_clock_of_a_timed_game() -> None:
    desk = played("open sheet classic board atlantic players Ana Budi timed 90")
    assert desk.say("").ok
    assert desk.timer is not None
    assert desk.timer.state == "running"
