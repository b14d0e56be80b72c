"""A game in a file, whose desk stays open."""

from pathlib import Path

import pytest

from banker.desk import Desk
from banker.ledger.disk import FileDisk
from tests.printing.tables import mixed, table


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Desk]:
    """Play a game into a file that its desk holds open."""
    monkeypatch.setenv("BANKER_HOME", str(tmp_path))
    path = tmp_path / "friday.game"
    return path, mixed(table(disk=FileDisk(path)))
