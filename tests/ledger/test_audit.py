"""The audit: each check finds what breaks it, names the entry, and leaves the rest to the other checks."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from banker.audit.auditing import CHECKS, Audit, audit
from banker.desk import Desk
from banker.ledger.database import JournalDB
from banker.ledger.disk import FileDisk, MemoryDisk
from banker.ledger.journal_copy import game_bytes
from banker.refusal import Refusal
from banker.teller.transcript import lines
from banker.timekeeping import ScriptTime
from tests.ledger.games import GAME, put
from tests.playing import CASES

HEAD = json.decode(GAME.splitlines()[1])["put"]["1"]
ROWS = [row for line in GAME.splitlines()[2:] for row in json.decode(line)["put"].values()]
NEXT = {"number": 9, "kind": "note", "at": "2023-11-14T22:15:50Z", "elapsed": 150, "phrase": "", "act": 9}
"""An entry that may follow, but for what a test adds."""


def found(path: Path, rows: Iterable[dict[str, Any]]) -> dict[str, list[tuple[str, dict[str, Any]]]]:
    """Seal entries as a game of their own and give the faults of each check that finds any."""
    lines = [("game", {1: HEAD}), *(("entries", {at: row}) for at, row in enumerate(rows, 1))]
    told = audit(put(path, game_bytes(lines)))
    assert isinstance(told, Audit)
    return {name: [(fault.code, fault.data) for fault in faults] for name, faults in told.faults.items() if faults}


def changed(entry: int, **values: Any) -> list[dict[str, Any]]:
    return [row | values if row["number"] == entry else row for row in ROWS]


def moving(*postings: tuple[str, str, int]) -> list[dict[str, Any]]:
    return [*ROWS, NEXT | {"postings": postings}]


def test_the_checks_are_those_that_were_promised() -> None:
    assert list(CHECKS) == ["balanced", "conserved", "sealed", "ordered", "even", "one-owner", "replayed"]


def test_nothing_is_found_in_a_sound_game(path: Path) -> None:
    assert found(path, ROWS) == {}
    assert found(path, [*ROWS, NEXT]) == {}


TRANSCRIPTS = sorted(CASES.parent.rglob("*.teller"))


@pytest.mark.parametrize("transcript", TRANSCRIPTS, ids=lambda file: file.stem)
def test_nothing_is_found_in_any_game_of_the_transcripts(path: Path, transcript: Path) -> None:
    disks: list[MemoryDisk] = []

    def fresh() -> JournalDB:
        disks.append(MemoryDisk())
        return JournalDB(disks[-1])

    desk = Desk(fresh, ScriptTime(1_700_000_000), many=True)
    for line in lines(transcript.read_text("utf-8")):
        desk.say(line.phrase)
    assert disks
    for disk in disks:
        told = audit(put(path, disk.content))
        assert isinstance(told, Audit)
        assert {name: faults for name, faults in told.faults.items() if faults} == {}


def test_an_entry_that_does_not_balance(path: Path) -> None:
    told = {"entry": 9, "commodity": "cash", "amount": 40}
    assert found(path, moving(("Ana", "cash", 40))) == {
        "balanced": [("audit-balanced", told)],
        "conserved": [("audit-conserved", told)],
    }


def test_two_entries_of_one_act_may_not_make_up_for_each_other(path: Path) -> None:
    first = NEXT | {"postings": [["Ana", "cash", 40]]}
    second = NEXT | {"number": 10, "postings": [["Budi", "cash", -40]]}
    assert found(path, [*ROWS, first, second]) == {
        "balanced": [
            ("audit-balanced", {"entry": 9, "commodity": "cash", "amount": 40}),
            ("audit-balanced", {"entry": 10, "commodity": "cash", "amount": -40}),
        ]
    }


def test_somebody_with_less_than_nothing(path: Path) -> None:
    assert found(path, moving(("Ana", "cash", -2000), ("Budi", "cash", 2000))) == {
        "conserved": [("audit-overdrawn", {"entry": 9, "holder": "Ana", "commodity": "cash", "amount": -440})]
    }


def test_more_houses_than_there_are(path: Path) -> None:
    assert found(path, moving(("bank", "house", -33), ("Ana", "house", 33))) == {
        "conserved": [("audit-overdrawn", {"entry": 9, "holder": "bank", "commodity": "house", "amount": -1})]
    }


def test_a_deed_with_two_owners(path: Path) -> None:
    told = {"entry": 9, "deed": "boardwalk", "owners": ["bank", "Ana"]}
    assert found(path, moving(("Ana", "boardwalk", 1), ("box", "boardwalk", -1))) == {
        "one-owner": [("audit-one-owner", told)]
    }


def test_a_deed_without_an_owner(path: Path) -> None:
    assert found(path, moving(("bank", "boardwalk", -1), ("box", "boardwalk", 1))) == {
        "one-owner": [("audit-one-owner", {"entry": 9, "deed": "boardwalk", "owners": []})]
    }


def test_a_deed_that_was_never_laid_out(path: Path) -> None:
    opening = [posting for posting in ROWS[0]["postings"] if posting[1] != "park-place"]
    assert found(path, changed(1, postings=opening)) == {
        "one-owner": [("audit-one-owner", {"entry": 1, "deed": "park-place", "owners": []})]
    }


def test_houses_that_stand_unevenly(path: Path) -> None:
    ((code, data),) = found(path, moving(("bank", "house", -2), ("@39", "house", 2)))["even"]
    assert (code, data["entry"], data["deed"]) == ("audit-even", 9, "boardwalk")
    assert data["levels"] == {"park-place": 0, "boardwalk": 2}


@pytest.mark.parametrize(
    ("values", "fault"),
    [
        ({"at": "2023-11-14T22:15:51Z"}, ("audit-time", {"entry": 8, "elapsed": 150, "latest": 150})),
        ({"elapsed": 149, "at": "2023-11-14T22:15:49Z"}, ("audit-time", {"entry": 8, "elapsed": 149, "latest": 150})),
        ({"elapsed": 10**17}, ("audit-time", {"entry": 8, "elapsed": 10**17, "latest": 150})),
        ({"act": 5}, ("audit-act", {"entry": 8, "act": 5})),
    ],
)
def test_an_entry_out_of_order(path: Path, values: dict[str, Any], fault: tuple[str, dict[str, Any]]) -> None:
    assert found(path, changed(8, **values)) == {"ordered": [fault]}


def test_an_entry_out_of_number(path: Path) -> None:
    faults = found(path, changed(8, number=9, act=9))
    assert faults["ordered"][0] == ("audit-number", {"entry": 8, "found": 9})
    assert faults["replayed"] == [("audit-follows", {"entry": 8, "kind": "payment"})]


def test_a_fact_that_was_not_so_before(path: Path) -> None:
    entry = NEXT | {"changes": [["turn", "Budi", "Citra"]]}
    assert found(path, [*ROWS, entry]) == {"replayed": [("audit-fact", {"entry": 9, "fact": "turn"})]}


@pytest.mark.parametrize(
    ("entry", "values"),
    [
        (4, {"postings": [["Ana", "cash", -40], ["Budi", "cash", 40]]}),
        (4, {"reverses": [2]}),
        (5, {"reverses": [2]}),
        (7, {"reverses": [3]}),
    ],
)
def test_a_reversal_that_does_not_reverse_what_it_names(path: Path, entry: int, values: dict[str, Any]) -> None:
    code, data = found(path, changed(entry, **values))["replayed"][0]
    assert (code, data["entry"]) == ("audit-reverses", entry)


def test_an_amendment_that_takes_back_less_than_it_replaces(path: Path) -> None:
    back = [[holder, commodity, -amount] for holder, commodity, amount in ROWS[7]["postings"]]
    amend = NEXT | {"kind": "amend", "reverses": [8], "postings": back}
    assert found(path, [*ROWS, amend]) == {}
    fault = ("audit-reverses", {"entry": 10, "kind": "amend", "reverses": [8]})
    assert found(path, [*ROWS, NEXT, amend | {"number": 10, "act": 10}]) == {"replayed": [fault]}


def test_an_undo_of_nothing_ends_the_replay(path: Path) -> None:
    assert found(path, changed(5, kind="undo"))["replayed"][0][0] == "audit-reverses"
    assert found(path, changed(2, kind="undo"))["replayed"] == [("audit-follows", {"entry": 2, "kind": "undo"})]


@pytest.mark.parametrize(
    ("change", "faults"),
    [
        ("update", [("audit-rewritten", 6, 11)]),
        ("remove", [("audit-rewritten", 6, 11)]),
        ("drop", [("audit-rewritten", number, 11) for number in range(1, 9)]),
    ],
)
def test_the_past_changed_through_the_database(path: Path, change: str, faults: list[tuple[str, int, int]]) -> None:
    with JournalDB(FileDisk(put(path))) as db:
        if change == "update":
            db.table("entries").update({"phrase": "Citra buys @5"}, doc_ids=[6])
        elif change == "remove":
            db.table("entries").remove(doc_ids=[6])
        else:
            db.drop_table("entries")
    told = audit(path)
    assert isinstance(told, Audit)
    assert [(f.code, f.data["entry"], f.data["line"]) for f in told.faults["sealed"]] == faults


def test_an_entry_that_is_none(path: Path) -> None:
    faults = found(path, changed(6, elapsed=None))
    assert faults == {"sealed": [("audit-unreadable", {"entry": 6, "line": 8})]}


def test_a_file_that_is_no_game_is_refused(path: Path) -> None:
    assert audit(path) == Refusal("no-such-game", {"path": str(path), "file": str(path)})
    told = audit(put(path, b"not a game\n"))
    assert told == Refusal("not-a-game-file", {"path": str(path), "found": "other", "file": str(path)})
