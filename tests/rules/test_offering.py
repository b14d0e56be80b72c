"""Enter alone does the first open matter as it is offered, or says what it still needs."""

import pytest

from banker.desk import Desk
from tests.playing import played

OPEN = "open sheet monopolo board atlantic players Ana Budi\n"
MONOPOLI = "open sheet monopoli board atlantic players Ana Budi\n"
SHORTAGE = "open sheet classic board atlantic players Ana Budi with houses=1\n"

DOES = (
    ("an offer is bought", OPEN + "Ana rolls 1 2", "check @3 owner Ana"),
    ("a rent is paid", OPEN + "Budi starts with 0, @3\nAna rolls 1 2", "check Ana cash 1626"),
    ("a flat tax is paid", OPEN + "Ana rolls 1 3", "check Ana cash 1430"),
    ("a debt is settled", OPEN + "Ana owes Budi 30", "check Budi cash 1660"),
    ("the highest bid takes it", OPEN + "auction @39\nBudi bids 20", "check @39 owner Budi"),
    ("without a bid it stays", OPEN + "auction @39", "check @39 owner bank"),
)

FINE = "Ana starts with 0, @5\nAna jailed\nturn Ana\n1 2\nturn Ana\n1 2\nturn Ana\n1 2\nAna mortgages @5"

NEEDS = (
    ("nothing-open", OPEN),
    ("choice-needed", MONOPOLI + "Ana rolls 1 3"),
    ("card-needed", OPEN + "Ana rolls 1 1"),
    ("dice-needed", OPEN + "Budi starts with 0, @28\nAna at @22\nAna card ch04"),
    ("say-where", SHORTAGE + "Ana starts with 500, brown\nBudi starts with 500, orange\nauction house\nAna bids 60"),
    ("short-of-cash", OPEN + "Ana starts with 0\nAna rolls 1 2"),
)


def entered(text: str) -> Desk:
    """Play a text, then press Enter alone."""
    desk = played(text)
    answer = desk.say("")
    assert answer.ok, answer.refusal
    return desk


@pytest.mark.parametrize(("what", "text", "check"), DOES, ids=[row[0] for row in DOES])
def test_enter_does_it(what: str, text: str, check: str) -> None:
    assert entered(text).say(check).ok, what


def test_enter_pays_the_fine_and_moves_by_the_throw_that_cost_it() -> None:
    desk = entered(OPEN + FINE)
    assert desk.say("check Ana cash 50").ok
    assert desk.say("check Ana square @13").ok


@pytest.mark.parametrize(("code", "text"), NEEDS, ids=[row[0] for row in NEEDS])
def test_enter_says_what_it_needs(code: str, text: str) -> None:
    refusal = played(text).say("").refusal
    assert refusal is not None
    assert refusal.code == code
