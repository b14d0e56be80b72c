"""The overlay: a table that can be changed at will while the rows under it stay as they are."""

from typing import Any

import pytest

from banker.ledger.journal_overlay import Overlay

ROWS: dict[int, dict[str, Any]] = {1: {"n": [1]}, 2: {"n": [2]}, 3: {"n": [3]}}


def test_looking_changes_nothing() -> None:
    overlay = Overlay(ROWS)
    assert dict(overlay) == ROWS
    assert overlay.changes() == ({}, [])


def test_a_row_changed_in_place_is_put_and_the_row_below_stays() -> None:
    overlay = Overlay(ROWS)
    overlay[2]["n"].append(9)
    assert overlay[2] == {"n": [2, 9]}
    assert overlay.changes() == ({2: {"n": [2, 9]}}, [])
    assert ROWS[2] == {"n": [2]}


def test_a_row_deleted_is_gone() -> None:
    overlay = Overlay(ROWS)
    del overlay[2]
    assert 2 not in overlay
    assert (list(overlay), len(overlay)) == ([1, 3], 2)
    with pytest.raises(KeyError):
        overlay[2]
    with pytest.raises(KeyError):
        del overlay[2]
    assert overlay.changes() == ({}, [2])


def test_a_row_deleted_and_set_again_is_put() -> None:
    overlay = Overlay(ROWS)
    assert overlay.pop(2) == {"n": [2]}
    overlay[2] = {"n": 0}
    assert overlay.changes() == ({2: {"n": 0}}, [])
    assert list(overlay) == [1, 2, 3]


def test_a_row_set_and_deleted_again_was_never_there() -> None:
    overlay = Overlay(ROWS)
    overlay[4] = {}
    assert list(overlay) == [1, 2, 3, 4]
    del overlay[4]
    assert overlay.changes() == ({}, [])


def test_a_cleared_table_can_be_filled() -> None:
    overlay = Overlay(ROWS)
    overlay[4] = {}
    overlay.clear()
    assert len(overlay) == 0
    overlay[1] = {"n": [1]}
    assert overlay.changes() == ({}, [2, 3])
