"""The clock, the bell beside answers, and the end that nothing open may stand before."""

import pytest

from banker.rules.clock import Timer
from tests.playing import OPENED, played
from tests.rules_money.tables import opened, refusal

# --- figures


@pytest.mark.parametrize(
    ("timer", "now", "used", "left"),
    [
        (Timer(3600), 500, 0, 3600),
        (Timer(3600, "running", 0, 100), 400, 300, 3300),
        (Timer(3600, "running", 600, 100), 400, 900, 2700),
        (Timer(3600, "paused", 600, 100), 400, 600, 3000),
        (Timer(3600, "running", 0, 100), 9000, 8900, 0),
        (Timer(3600, "running", 0, 100), 50, 0, 3600),
    ],
)
def test_used_and_left(timer: Timer, now: int, used: int, left: int) -> None:
    assert (timer.used(now), timer.left(now)) == (used, left)


def test_a_machine_set_back_takes_no_time_away() -> None:
    desk = opened("monopolo", "clock start\nat 00:10:00\nAna salary")
    assert desk.time.set(OPENED + 60)
    assert desk.elapsed >= 600
    played("clock pause\ncheck clock 00:50:00", desk)


def test_added_after_the_bell_the_game_goes_on() -> None:
    desk = opened("monopolo", "clock start\nat 01:00:00")
    assert desk.say("Ana salary").time_up
    assert not desk.say("clock add 5").time_up
    assert not desk.say("Ana salary").time_up
    played("check clock 00:05:00\nat 01:05:00\ncheck clock 00:00:00", desk)


def test_paused_at_the_bell_it_stays_rung() -> None:
    desk = opened("monopolo", "clock start\nat 02:00:00\nclock pause\nat 03:00:00")
    assert desk.say("Ana salary").time_up


@pytest.mark.parametrize(
    ("phrase", "data"),
    [
        ("clock pause", {"act": "pause", "state": "idle"}),
        ("clock resume", {"act": "resume", "state": "idle"}),
    ],
)
def test_a_clock_in_the_wrong_state(phrase: str, data: dict[str, str]) -> None:
    desk = played("open sheet monopolo board atlantic players Ana Budi timed 30")
    assert refusal(desk, phrase).data == data


def test_no_clock_to_pause_where_the_game_is_not_timed() -> None:
    assert refusal(opened(), "clock pause").code == "no-clock"
    assert refusal(opened(), "check clock 01:00:00").code == "no-clock"


def test_what_the_clock_says_of_its_entries() -> None:
    desk = opened("monopolo", "clock start\nat 00:10:00\nclock pause\nclock add 7")
    assert [entry.why for entry in desk.entries[1:]] == [
        {"code": "clock-start", "left": 3600, "minutes": 0},
        {"code": "clock-pause", "left": 3000, "minutes": 0},
        {"code": "clock-add", "left": 3420, "minutes": 7},
    ]


# --- the bell beside answers


def test_the_bell_is_beside_every_answer_and_refusal() -> None:
    desk = opened("monopolo", "clock start\nat 00:59:59")
    assert not desk.say("Ana salary").time_up
    played("at 01:00:00", desk)
    said = ("Ana salary", "worth", "Ana pays Budi 99999", "nonsense", "undo", "check Ana cash 1830")
    assert [desk.say(phrase).time_up for phrase in said] == [True] * 6
    assert not desk.say("finish").time_up


# --- the end


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Ana rolls 1 2", "offer"),
        ("Budi starts with 900, @3\nAna rolls 1 2", "rent"),
        ("Ana rolls 1 3", "tax"),
        ("Ana rolls 1 1", "card"),
        ("auction @39", "auction"),
        ("Ana owes Budi 5", "debt"),
        ("Citra starts with 0, @3\nCitra retires", "auction"),
    ],
)
def test_nothing_may_be_open_at_the_end(text: str, kind: str) -> None:
    desk = opened("monopolo", text, rules="follow=yes")
    refused = refusal(desk, "finish")
    assert (refused.code, refused.data["kind"]) == ("matter-open", kind)


def test_after_the_end_nothing_but_questions_and_undo() -> None:
    desk = opened("monopolo", "finish")
    said = ("Ana salary", "next", "note x", "clock start", "finish", "strike 2", "correct 2 to 5", "amend 2 next")
    assert {refusal(desk, phrase).code for phrase in said} == {"game-over"}
    played("worth\nhistory\nundo\nAna salary", desk)
