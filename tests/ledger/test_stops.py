"""Stops at every call that writes: after a kill or a power cut just there, every acknowledged row is found."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from banker.ledger import disk as disk_module
from banker.ledger import journal_folder
from banker.ledger.database import JournalDB
from banker.ledger.disk import FileDisk, MemoryDisk
from tests.ledger.disks import game_of, tables_of
from tests.ledger.stopping import Stop, StoppingOS

NEVER = 1_000_000
TORN = game_of("a", "b", "c")[:-30]

Evening = Callable[[FileDisk, list[str]], None]


def new_game(disk: FileDisk, known: list[str]) -> None:
    """Open a game, record, close it, and go on with it."""
    with JournalDB(disk) as db:
        known.append("open")
        insert(db, known, "a")
        insert(db, known, "b", "c")
    with JournalDB(disk) as db:
        insert(db, known, "d")


def torn_game(disk: FileDisk, known: list[str]) -> None:
    """Go on with a game whose last line is torn."""
    known += ["open", "a", "b"]
    with JournalDB(disk) as db:
        insert(db, known, "d")


def insert(db: JournalDB, known: list[str], *notes: str) -> None:
    db.table("entries").insert_multiple({"note": note} for note in notes)
    known += notes


def play(evening: Evening, path: Path, shim: StoppingOS) -> list[str]:
    """Play until the stop, and give what was acknowledged."""
    path.parent.parent.mkdir(exist_ok=True)
    if evening is torn_game:
        path.parent.mkdir()
        path.write_bytes(TORN)
        shim.trust(path)
    known: list[str] = []
    disk = FileDisk(path)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(disk_module, "os", shim)
        patch.setattr(journal_folder, "os", shim)
        try:
            evening(disk, known)
        except Stop:
            disk.close()
    return known


def check(image: bytes | None, known: list[str]) -> None:
    """Open what is left: a game once one was opened, with all notes that are known and those of one act more."""
    if not image:
        assert known == [], "the file is lost"
        return
    rows = tables_of(image).get("entries", {}).values()
    notes = [row["note"] for row in rows]
    assert notes[: len(known) - 1] == known[1:], "rows are lost"
    assert len(notes) <= len(known) + 1


def check_all(left: Iterable[tuple[bytes | None, list[str]]]) -> None:
    """Check each image against what was known when it came to be."""
    for image, known in left:
        check(image, known)


def stops(evening: Evening, folder: Path, forget: str = "") -> Iterator[tuple[Path, StoppingOS, list[str]]]:
    """Play the evening again and again, stopped at each call in each phase."""
    whole = StoppingOS(NEVER)
    play(evening, folder / "whole" / "games" / "evening.game", whole)
    for stop_at in range(whole.calls):
        for phase in ("before", "half", "after"):
            path = folder / f"{stop_at}-{phase}" / "games" / "evening.game"
            shim = StoppingOS(stop_at, phase, forget)
            yield path, shim, play(evening, path, shim)


@pytest.mark.parametrize("evening", [new_game, torn_game])
def test_a_kill_at_any_call_loses_no_acknowledged_row(tmp_path: Path, evening: Evening) -> None:
    check_all((path.read_bytes() if path.exists() else None, known) for path, _, known in stops(evening, tmp_path))


@pytest.mark.parametrize("evening", [new_game, torn_game])
def test_a_power_cut_at_any_call_loses_no_acknowledged_row(tmp_path: Path, evening: Evening) -> None:
    check_all((shim.sure(path), known) for path, shim, known in stops(evening, tmp_path))


def test_a_torn_tail_is_dropped_only_once_its_copy_is_sure(tmp_path: Path) -> None:
    tail = TORN[TORN.rindex(b"\n") + 1 :]
    dropped = 0
    for path, shim, _ in stops(torn_game, tmp_path):
        if not path.read_bytes().endswith(tail):
            dropped += 1
            assert shim.sure(path.with_name("evening.game.torn-1")) == tail
    assert dropped > 0


@pytest.mark.parametrize(("forget", "loss"), [("file", "file is lost"), ("folder", "file is lost")])
def test_the_test_above_notices_a_missing_flush(tmp_path: Path, forget: str, loss: str) -> None:
    left = [(shim.sure(path), known) for path, shim, known in stops(new_game, tmp_path, forget)]
    with pytest.raises(AssertionError, match=loss):
        check_all(left)


def test_an_evening_without_a_stop_is_kept_whole(tmp_path: Path) -> None:
    path = tmp_path / "games" / "evening.game"
    shim = StoppingOS(NEVER)
    assert play(new_game, path, shim) == ["open", "a", "b", "c", "d"]
    assert shim.sure(path) == path.read_bytes()
    assert [row["note"] for row in JournalDB(MemoryDisk(path.read_bytes())).table("entries").rows()] == list("abcd")
