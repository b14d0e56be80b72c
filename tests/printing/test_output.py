"""The file that a picture goes to."""

import os
import stat
from pathlib import Path
from threading import Thread

import pytest

from banker.desk import Desk
from banker.printing.slip import print_slip
from tests.printing.scans import opened, scan
from tests.printing.tables import refused, told

OLD = b"\x89PNG of yesterday"


def test_an_older_picture_is_replaced_whole(game: tuple[Path, Desk], tmp_path: Path) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    png, link = folder / "ana.png", folder / "link.png"
    png.write_bytes(OLD)
    os.link(png, tmp_path / "old")
    link.symlink_to(png)
    told(print_slip("friday", "Ana", link))
    assert scan(opened(png.read_bytes()))
    assert link.is_symlink()
    assert (tmp_path / "old").read_bytes() == OLD
    assert sorted(path.name for path in folder.iterdir()) == ["ana.png", "link.png"]


@pytest.mark.parametrize("place", ["none/ana.png", "folder", "friday.game/ana.png", "x" * 300])
def test_a_place_that_takes_no_file_is_refused(game: tuple[Path, Desk], tmp_path: Path, place: str) -> None:
    (tmp_path / "folder").mkdir()
    before = sorted(tmp_path.rglob("*"))
    refusal = refused(print_slip("friday", "Ana", tmp_path / place))
    assert (refusal.code, refusal.data["file"]) == ("cannot-write", str(tmp_path / place))
    assert sorted(tmp_path.rglob("*")) == before


def test_a_full_disk_leaves_the_older_picture(
    game: tuple[Path, Desk], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    png = tmp_path / "ana.png"
    png.write_bytes(OLD)
    before = sorted(tmp_path.iterdir())
    monkeypatch.setattr(os, "fsync", full)
    assert refused(print_slip("friday", "Ana", png)).data["reason"] == "ENOSPC"
    assert (png.read_bytes(), sorted(tmp_path.iterdir())) == (OLD, before)


def test_a_device_is_written_to_and_stays(game: tuple[Path, Desk]) -> None:
    told(print_slip("friday", "Ana", Path(os.devnull)))
    assert stat.S_ISCHR(os.stat(os.devnull).st_mode)


def test_no_other_file_is_lost_to_a_picture(game: tuple[Path, Desk], tmp_path: Path) -> None:
    path, _ = game
    before = path.read_bytes()
    assert refused(print_slip("friday", "Ana", path)).data["reason"] == "EEXIST"
    assert path.read_bytes() == before
    empty = tmp_path / "empty"
    empty.touch()
    told(print_slip("friday", "Ana", empty))
    assert scan(opened(empty.read_bytes()))


def _print_and_close(outlet: int) -> None:
    told(print_slip("friday", "Ana", Path(f"/dev/fd/{outlet}")))
    os.close(outlet)


@pytest.mark.skipif(not os.path.exists("/dev/fd"), reason="no such files here")
def test_a_pipe_is_written_to(game: tuple[Path, Desk]) -> None:
    inlet, outlet = os.pipe()
    with os.fdopen(inlet, "rb") as source:
        thread = Thread(target=_print_and_close, args=(outlet,))
        thread.start()
        assert scan(opened(source.read()))
        thread.join()
