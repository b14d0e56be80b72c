"""A game file of its own for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from banker.ledger.database import JournalDB
from banker.ledger.disk import FileDisk


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.game"


@pytest.fixture
def db(path: Path) -> Iterator[JournalDB]:
    with JournalDB(FileDisk(path)) as db:
        yield db
