"""No time is beyond a hundred days, and no file or clock that says otherwise stops the desk."""

from pathlib import Path

import pytest
from msgspec import json

from banker.answer import Answer
from banker.desk import Desk
from banker.ledger.journal_copy import game_bytes
from banker.library import sit_down
from banker.rules import requests as r
from banker.speech.refusals import tell_refusal
from banker.timekeeping import ScriptTime
from tests.ledger.games import GAME, NOW, put
from tests.playing import a_desk, played

OPEN = "open sheet monopolo board atlantic players Ana Budi"
TIMED = f"{OPEN} timed 60\nclock start"


def told(answer: Answer) -> str:
    """Say the refusal of what must be refused."""
    assert answer.refusal is not None
    return f"{answer.refusal.code}: {tell_refusal(answer.refusal, None)}"


@pytest.mark.parametrize("time", ["999999999999999", "8640001", "2400:00:01", "99999999999:00:00"])
def test_a_transcript_does_not_go_beyond_a_hundred_days(time: str) -> None:
    desk = played(OPEN)
    assert told(desk.say(f"at {time}")) == f"bad-time: “{time}” is too late: 2400:00:00 at most."
    assert told(desk.act(r.At(10**15))).startswith("bad-time")
    assert desk.say("Ana salary").ok


def test_a_hundred_days_can_be_said() -> None:
    desk = played(f"{OPEN}\nat 2400:00:00\nAna salary")
    assert desk.entries[-1].kind == "salary"


@pytest.mark.parametrize("minutes", ["99999999", "144001"])
def test_no_table_is_opened_for_more_than_a_hundred_days(minutes: str) -> None:
    refused = told(a_desk().say(f"{OPEN} timed {minutes}"))
    assert refused.startswith("bad-amount")
    assert refused.endswith("is too much: 144,000 at most.")
    assert told(a_desk().say(f"{OPEN} with minutes={minutes}")).startswith("bad-amount")
    played(f"{OPEN} timed 144000")


def test_no_clock_is_given_more_than_a_hundred_days() -> None:
    desk = played(TIMED)
    for _ in range(2):
        assert told(desk.say("clock add 999999999999999")).endswith("is too much: 144,000 at most.")
        assert told(desk.say("clock add 143941")).endswith("is too much: 143,940 at most.")
    played("clock add 143940\n!bad-amount clock add 1\nat 1:00\nclock add 1\ncheck clock 2400:00:00", desk)


@pytest.mark.parametrize("values", [{"opened": 10**17}, {"opened": -(10**17)}, {"elapsed": 10**17}])
def test_a_file_of_impossible_times_is_gone_on_with(tmp_path: Path, values: dict[str, int]) -> None:
    _, head, *rows = (json.decode(line) for line in GAME.splitlines())
    entries = {number: row for line in rows for number, row in line["put"].items()}
    (entries["8"] if "elapsed" in values else head["put"]["1"]).update(values)
    lines = [("game", {1: head["put"]["1"]}), *(("entries", {int(at): row}) for at, row in entries.items())]
    desk = sit_down(put(tmp_path / "x.game", game_bytes(lines)), ScriptTime(NOW))
    assert isinstance(desk, Desk)
    answer = desk.say("Ana salary")
    assert answer.entry is not None
    assert answer.entry.at[:4] in ("1970", "2023", "9999")
    desk.close()
