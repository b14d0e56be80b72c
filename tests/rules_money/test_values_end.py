"""Values of RULES.md turned, the same phrases giving another figure: the end, the bell, the count."""

import pytest

from tests.playing import played
from tests.rules_money.tables import asked, opened, refusal

# --- the end and the bell


def test_end_last() -> None:
    desk = opened("classic", "Budi retires\nnext", "Ana Budi Citra Dewi")
    assert not desk.game.decided


@pytest.mark.parametrize(
    ("rule", "leaving"),
    [
        ("end=richest-at-bankruptcies", 1),
        ("end=richest-at-bankruptcies:2", 2),
        ("end=richest-at-bankruptcies end-bankruptcies=2", 2),
        ("end=last", 3),
    ],
)
def test_end_at_so_many_bankruptcies(rule: str, leaving: int) -> None:
    desk = opened("classic", "", "Ana Budi Citra Dewi", f"follow=no {rule}")
    for at, name in enumerate(("Budi", "Citra", "Dewi")[:leaving], 1):
        assert not desk.game.decided
        played(f"{name} retires", desk)
        assert desk.game.decided == (at == leaving)
    assert refusal(desk, "next").data == {"left": 4 - leaving, "out": leaving}


def test_end_bell_brings_the_clock() -> None:
    assert opened("classic", "").timer is None
    desk = opened("classic", "clock start\nat 00:59:00\ncheck clock 00:01:00", rules="end=bell")
    assert desk.timer is not None
    assert opened("classic", "check clock 00:45:00", rules="end=bell minutes=45").timer is not None


TIMED = "clock start\nnext\nat 01:00:00\nnext"
"""Two players have had their turn; it is the third's when the time is up."""


def test_bell_turn_lets_the_game_go_on_with_a_word_beside_each_answer() -> None:
    desk = opened("classic", TIMED)
    answers = [desk.say(phrase) for phrase in ("next", "Ana rolls 1 2", "worth", "finish", "worth")]
    assert [(answer.ok, answer.time_up) for answer in answers] == [(True, True)] * 3 + [(True, False)] * 2


def test_bell_round_lets_each_have_as_many_turns() -> None:
    desk = opened("classic", TIMED, rules="follow=no bell=round")
    played("Citra rolls 1 2", desk)
    refused = desk.say("next")
    assert refused.refusal is not None
    assert (refused.refusal.code, refused.time_up) == ("time-up", True)
    played("finish", desk)


def test_bell_stop_lets_nothing_but_what_is_due() -> None:
    desk = opened("classic", "Citra starts with 0, @39\nclock start\nCitra owes Ana 5\nat 01:00:00", rules="bell=stop")
    assert refusal(desk, "next").code == "time-up"
    assert refusal(desk, "finish").code == "matter-open"
    played("Citra mortgages @39\nCitra settles", desk)
    assert refusal(desk, "Citra pays Ana 5").code == "time-up"
    played("finish", desk)


@pytest.mark.parametrize(("rule", "left"), [("minutes=60", 3600), ("minutes=30", 1800)])
def test_minutes(rule: str, left: int) -> None:
    desk = opened("classic", "clock start", rules=rule)
    assert desk.timer is not None
    assert desk.timer.left(desk.elapsed) == left


# --- the count

HOTEL = "Ana starts with 100, @16 hotel, @18 hotel, @19 hotel, jail card"


@pytest.mark.parametrize(
    ("rule", "total"),
    [("hotel-value=with-houses", 2160), ("hotel-value=card", 960), ("get-out-card-value=50", 2210)],
)
def test_count(rule: str, total: int) -> None:
    assert asked(opened("classic", HOTEL, rules=rule), "worth Ana")["total"] == total


DEAR = "Ana starts with 1000, @6, @8, @9\nAna wins house on @6 for 120"


@pytest.mark.parametrize(("rule", "half"), [("building-resale=paid", 60), ("building-resale=list", 25)])
def test_building_resale_turns_what_the_bank_pays_and_not_the_count(rule: str, half: int) -> None:
    desk = opened("classic", DEAR, rules=f"follow=no {rule}")
    assert asked(desk, "worth Ana")["houses"] == 120
    assert asked(desk, "raise Ana 1")["raisable"] == half + 50 + 50 + 60
    played(f"Ana sells 1 on @6\ncheck Ana cash {880 + half}", desk)
