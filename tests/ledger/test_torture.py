"""SIGKILL of a desk at work, in short; `python -m tests.ledger.torture 1000` is the long of it."""

from pathlib import Path

from tests.ledger.torture import torture


def test_no_acknowledged_entry_is_lost_by_a_kill_of_the_desk(tmp_path: Path) -> None:
    acknowledged, _ = torture(6, tmp_path)
    assert acknowledged > 6
