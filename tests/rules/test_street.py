"""From how a street stands to how it shall stand: one request where one does it, else one after the other."""

import pytest

from banker.rules import requests as r
from banker.rules.street import levels, plan, streets
from tests.playing import played

OPEN = "open sheet classic board atlantic players Ana Budi\n"
LIGHT = OPEN + "Ana starts with 3000, @6 houses {}, @8 houses {}, @9 houses {}"
SIX, EIGHT, NINE = "oriental-avenue", "vermont-avenue", "connecticut-avenue"

PLANS: tuple[tuple[tuple[int, ...], tuple[int, ...], list[r.Build | r.Sell]], ...] = (
    ((0, 0, 0), (0, 0, 0), []),
    ((0, 0, 0), (1, 0, 1), [r.Build("Ana", (SIX, NINE), 2)]),
    ((0, 0, 0), (4, 4, 4), [r.Build("Ana", (SIX, EIGHT, NINE), 12)]),
    ((4, 4, 4), (5, 4, 5), [r.Build("Ana", (SIX, NINE), hotel=True)]),
    ((3, 4, 4), (5, 4, 4), [r.Build("Ana", (SIX,), 1), r.Build("Ana", (SIX,), hotel=True)]),
    ((2, 2, 2), (0, 0, 0), [r.Sell("Ana", (SIX, EIGHT, NINE), 6)]),
    ((1, 1, 1), (0, 1, 1), [r.Sell("Ana", (SIX,), 1)]),
    ((1, 0, 0), (0, 1, 0), [r.Sell("Ana", (SIX,), 1), r.Build("Ana", (EIGHT,), 1)]),
)


@pytest.mark.parametrize(("now", "wanted", "steps"), PLANS)
def test_the_steps_lead_from_one_to_the_other(
    now: tuple[int, ...], wanted: tuple[int, ...], steps: list[r.Build | r.Sell]
) -> None:
    desk = played(LIGHT.format(*now))
    owner, lots = streets(desk.game, "Ana")[0]
    goal = dict(zip((SIX, EIGHT, NINE), wanted, strict=True))
    assert plan(desk.game, owner, lots, goal) == steps
    for step in steps:
        assert desk.act(step).ok
    assert levels(desk.game, lots) == goal


def test_the_streets_of_a_player_come_first_and_of_them_the_one_named() -> None:
    desk = played(OPEN + "Ana starts with 9, @1, @3, @37, @39\nBudi starts with 9, @6, @8, @9, @11")
    found = [(owner, lots[0].group) for owner, lots in streets(desk.game, "Ana", "darkblue")]
    assert found == [("Ana", "darkblue"), ("Ana", "brown"), ("Budi", "lightblue")]
    assert streets(desk.game, "Budi")[0][0] == "Budi"
