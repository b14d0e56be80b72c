"""`banker restore`: from images, texts and standard input to a game that can be played."""

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from PIL import Image

from banker.audit.auditing import Audit, audit
from banker.commands import banker
from banker.printing.snapshot import Snapshot, read_snapshot
from banker.speech.refusing.slips import INSTALL
from tests.printing.tables import mixed, on_disk, table


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Play a game into a folder of games."""
    monkeypatch.setenv("BANKER_HOME", str(tmp_path))
    on_disk(tmp_path / "friday.game", lambda disk: mixed(table(disk=disk)))
    return tmp_path


def run(*arguments: object, typed: str = "") -> Result:
    """Run a command."""
    return CliRunner().invoke(banker, [str(argument) for argument in arguments], input=typed)


def games(folder: Path) -> tuple[Snapshot, Snapshot]:
    """Read the old game and the restored one."""
    old, new = (read_snapshot(folder / f"{name}.game") for name in ("friday", "restored"))
    assert isinstance(old, Snapshot)
    assert isinstance(new, Snapshot)
    return old, new


def test_a_table_is_set_up_from_a_picture_of_all_slips(folder: Path) -> None:
    run("print", "friday", "slips", "--png", folder / "all.png")
    done = run("restore", folder / "all.png")
    file = folder / "restored.game"
    assert done.output == (
        f"The table of Ana, Budi and Citra stands again in {file}, as after entry 3.\n"
        "What was entered before is not on the slips: undo and history begin here.\n"
    )
    old, new = games(folder)
    assert old.ledger.books == new.ledger.books
    found = audit(file)
    assert isinstance(found, Audit)
    assert found.ok


def test_a_table_is_set_up_from_the_text_of_all_slips(folder: Path) -> None:
    (folder / "slips.txt").write_text(run("print", "friday", "slips").output, "utf-8")
    assert run("restore", folder / "slips.txt").exit_code == 0
    old, new = games(folder)
    assert old.ledger.books == new.ledger.books


def test_pictures_and_texts_go_together(folder: Path) -> None:
    for player in ("Ana", "Budi"):
        run("slip", "friday", "--player", player, "--png", folder / f"{player}.png")
    snapshot = read_snapshot(folder / "friday.game")
    assert isinstance(snapshot, Snapshot)
    line = snapshot.summary("Citra").line
    typed = "\n".join((line[:40].lower(), line[40:]))
    assert run("restore", folder / "Ana.png", "-", folder / "Budi.png", typed=typed).exit_code == 0
    old, new = games(folder)
    assert old.ledger.books == new.ledger.books


def test_a_game_that_is_there_stays(folder: Path) -> None:
    run("print", "friday", "slips", "--png", folder / "all.png")
    before = (folder / "friday.game").read_bytes()
    done = run("restore", folder / "all.png", "--to", "friday")
    assert done.exit_code == 2
    assert (folder / "friday.game").read_bytes() == before


def test_what_was_open_and_how_the_clock_stands_is_told(folder: Path) -> None:
    phrases = "open sheet monopolo board atlantic players Ana Budi timed 60\nclock start\nAna rolls 1 2\n"
    run("teller", "timed", typed=phrases)
    run("print", "timed", "slips", "--png", folder / "all.png")
    told = run("restore", folder / "all.png").output
    assert "The clock runs, with 1:00:00 left: “clock pause” stops it." in told
    timed, restored = (read_snapshot(folder / f"{name}.game") for name in ("timed", "restored"))
    assert isinstance(timed, Snapshot)
    assert isinstance(restored, Snapshot)
    assert timed.game.matters
    assert restored.ledger.books == timed.ledger.books
    debts = "".join(f"Ana owes Budi {at} for {at * 7919777777:x}{at * 104729333333:x}\n" for at in range(1, 31))
    run("teller", "owing", typed=f"open sheet monopolo board atlantic players Ana Budi\n{debts}")
    run("print", "owing", "slips", "--png", folder / "all.png")
    assert "30 matters were open on it and are not restored" in run("restore", folder / "all.png").output


# --- what cannot be read


def test_what_holds_no_slip_is_told(folder: Path) -> None:
    Image.new("L", (99, 99), 255).save(folder / "white.png")
    (folder / "x.bin").write_bytes(b"\xff\x00\x01")
    (folder / "x.txt").write_text("Player: Ana")
    answers = [run("restore", folder / name).stderr for name in ("white.png", "x.bin", "x.txt", "gone.png")]
    assert ["No code was found" in answers[0], "neither a text nor an image" in answers[1]] == [True, True]
    assert ["no line of a slip" in answers[2], "cannot be read" in answers[3]] == [True, True]
    assert sorted(path.name for path in folder.glob("*.game")) == ["friday.game"]


def test_without_the_scanner_the_extra_is_named(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("print", "friday", "slips", "--png", folder / "all.png")
    monkeypatch.setitem(sys.modules, "zxingcpp", None)
    told = run("restore", folder / "all.png").stderr
    assert INSTALL.format(extra="scan") in told
    assert "the text of slips, pasted or in a file, needs none" in told


CODES = ("no-code", "not-an-image", "no-slip", "no-scanner")
"""What the sentences above are said for."""
