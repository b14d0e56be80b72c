"""The desk after two thousand entries: what a key costs does not grow with the game. Counted in calls."""

from pathlib import Path

import pytest

from tests.effort import calls
from tests.widgets.long_game import at_long_game
from tests.widgets.tables import press
from widgets import ledger
from widgets.ledger import LAST, LedgerView
from widgets.state import Line
from widgets.teller_line import TellerLine

MIDDLE, LONG = 2 * LAST, 2000
TYPED = ("", "a", "ana pays budi 1", "1h 2 ", "undo", "history 20", "worth")


async def efforts(folder: Path, entries: int) -> dict[str, int]:
    """Count what each thing costs that the desk does upon a key."""
    async with at_long_game(folder, entries) as (_pilot, screen):
        line, shown = screen.query_one(TellerLine), screen.query_one(LedgerView)
        counted = {}
        for words in TYPED:
            line.value = words
            screen.foresee()
            counted[f"typed {words!r}"] = calls(screen.foresee)
        counted["entered"] = calls(screen.show_table)
        counted["a tick of the clock"] = calls(screen.tick) + calls(screen.follow)
        counted["painted"] = calls(lambda: [shown.render_line(row) for row in range(shown.size.height)])
        return counted


async def test_a_key_costs_the_same_after_two_thousand_entries(tmp_path: Path) -> None:
    middle, long = await efforts(tmp_path, MIDDLE), await efforts(tmp_path, LONG)
    for what, cost in long.items():
        assert cost <= 1.1 * middle[what] + 100, (what, middle[what], cost)


async def test_the_ledger_paints_what_is_seen_and_draws_an_entry_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[int] = []
    drawn: list[int] = []
    paint, draw = LedgerView.render_line, ledger._draw

    def painting(view: LedgerView, y: int) -> object:
        painted.append(y)
        return paint(view, y)

    def drawing(line: Line, width: int, timed: int) -> object:
        drawn.append(line.number)
        return draw(line, width, timed)

    async with at_long_game(tmp_path, LONG) as (pilot, screen):
        view = screen.query_one(LedgerView)
        assert len(view.entries) == LAST
        assert view.entries[-1].number == LONG
        monkeypatch.setattr(LedgerView, "render_line", painting)
        monkeypatch.setattr(ledger, "_draw", drawing)
        await press(pilot, "1p 2 1", "enter")
        await pilot.pause()
        assert len(screen.desk.entries) == LONG + 1
        assert drawn == [LONG + 1]
        assert len(painted) <= 3 * view.size.height
        assert view.scroll_offset.y == view.max_scroll_y
