"""What can be raised for an act leaves out what the act is about; raised so, the act holds."""

import pytest

from banker.refusal import Refusal
from banker.rules import requests as r
from banker.rules.plans import MORTGAGE, Choice, extended, plan, tried
from banker.rules.raising import raisable
from banker.rules.ways import cheapest
from tests.rules_money.tables import opened, refusal

STATION = ("reading-railroad",)
STREETS = "Ana buys @37\nAna buys @39\nAna buys @5\n"


@pytest.mark.parametrize(
    ("text", "phrase", "missing", "could", "kept"),
    [
        ("Ana pays bank 500", "Ana builds 8 on @37, @39", 1550, 100, ("park-place", "boardwalk")),
        ("Ana builds 2 on @37, @39", "Ana builds 4 on @37, @39", 650, 100, ("park-place", "boardwalk")),
        ("Ana mortgages @39\nAna pays bank 600", "Ana redeems @39", 70, 275, ("boardwalk",)),
        ("Ana pays bank 500", "Ana gives 500, @5 to Budi for 1", 450, 375, ("reading-railroad",)),
        ("Budi buys @1\nBudi mortgages @1\nAna pays bank 549", "Ana gives @5 to Budi for @1", 2, 375, STATION),
        ("Ana pays bank 500", "Ana buys @35", 150, 475, ()),
        ("Ana pays bank 500", "Ana pays Budi 60", 10, 475, ()),
    ],
)  # fmt: skip
def test_what_an_act_is_about_raises_nothing_for_it(
    text: str, phrase: str, missing: int, could: int, kept: tuple[str, ...]
) -> None:
    desk = opened("classic", STREETS + text)
    refused = refusal(desk, phrase)
    told = refused.data
    assert (refused.code, told["missing"], told["raisable"]) == ("short-of-cash", missing, could)
    assert told.get("kept", ()) == kept


@pytest.mark.parametrize("amount", [1, 60, 100, 101, 275, 276])
def test_the_cheapest_way_leaves_alone_what_is_kept(amount: int) -> None:
    game, kept = opened("classic", STREETS).game, ("boardwalk",)
    way = cheapest(game, "Ana", amount, kept)
    assert (way is None) == (amount > raisable(game, "Ana", kept) == 275)
    assert way is None or (way.brings >= amount and all("boardwalk" not in step.deeds for step in way.steps))


def test_a_plan_takes_nothing_that_is_kept() -> None:
    made = plan(opened("classic", STREETS).game, "Ana", kept=("boardwalk",))
    pledge, other = (Choice(f"{MORTGAGE}:{deed}", r.Mortgage("Ana", (deed,))) for deed in ("boardwalk", "park-place"))
    refused = tried(made, pledge)
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.data) == ("kept-for-act", {"deed": "boardwalk"})
    assert extended(made, pledge) is None
    assert extended(made, other) is not None


def test_raised_as_the_refusal_says_the_act_holds() -> None:
    desk = opened("classic", STREETS + "Ana pays bank 450")
    phrase = "Ana builds 1 on @37"
    told = refusal(desk, phrase).data
    answer = desk.act(r.AskRaise("Ana", told["missing"], told["kept"])).answer
    assert answer is not None
    for step in answer["way"]["steps"]:
        assert desk.act(r.Mortgage("Ana", tuple(step["deeds"]))).ok
    assert desk.say(phrase).ok
