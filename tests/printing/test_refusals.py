"""What a slip is refused for, and that nothing is left behind then."""

import os
from pathlib import Path

import pytest

from banker.desk import Desk
from banker.ledger.database import JournalDB
from banker.ledger.disk import FileDisk
from banker.printing.slip import print_slip
from tests.printing.tables import refused


@pytest.mark.parametrize(
    ("content", "code", "found"),
    [
        (b"", "not-a-game-file", "empty"),
        (b"\x89PNG\r\n\x1a\n", "not-a-game-file", "other"),
        (None, "no-such-game", None),
    ],
)
def test_what_is_no_game_is_refused(tmp_path: Path, content: bytes | None, code: str, found: str | None) -> None:
    path = tmp_path / "x.game"
    if content is not None:
        path.write_bytes(content)
    refusal = refused(print_slip(str(path), "Ana", None))
    assert (refusal.code, refusal.data["file"], refusal.data.get("found")) == (code, str(path), found)
    assert path.exists() == (content is not None)


def test_folders_pipes_and_unreadable_names_are_refused(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.game"
    os.mkfifo(pipe)
    answers = [refused(print_slip(f"{path}{os.sep}", "Ana", None)) for path in (tmp_path, tmp_path / ("x" * 300))]
    answers.append(refused(print_slip(str(pipe), "Ana", None)))
    assert [answer.code for answer in answers] == ["not-a-game-file", "unreadable", "not-a-game-file"]
    assert [answer.data.get("found") for answer in answers] == ["directory", None, "special"]


def test_a_file_before_its_first_entry_holds_no_game(tmp_path: Path) -> None:
    path = tmp_path / "x.game"
    JournalDB(FileDisk(path)).close()
    assert refused(print_slip(str(path), "Ana", None)).code == "no-such-game"


def test_an_unknown_player_writes_nothing(game: tuple[Path, Desk], tmp_path: Path) -> None:
    png = tmp_path / "x.png"
    assert refused(print_slip("friday", "Zoe", png)).code == "unknown-name"
    assert not png.exists()
