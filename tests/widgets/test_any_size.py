"""Every screen on boards of other sizes, groups and money: nothing breaks, is cut, or stands on something else."""

from itertools import combinations
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widget import Widget

from banker.desk import Desk
from banker.library import sit_down
from banker.speech.money import money
from banker.timekeeping import ScriptTime
from tests.machine.boards import random_board
from tests.machine.long import Seeded
from tests.machine.tables import groups_shared
from tests.widgets.tables import OPENED, at_desk
from widgets.board import Board
from widgets.deeds import Deeds
from widgets.players import Players
from widgets.ring import fits
from widgets.screens.desk import DeskScreen

BOARDS = [(24, 1000, 2), (40, 5, 1), (44, 100, 0), (60, 1, 2)]
SIZES = [(120, 36), (80, 24), (45, 30)]
CASES = [
    (board, size)
    for at, board in enumerate(BOARDS)
    for number, size in enumerate(SIZES)
    if (at + number) % 3 or at == 3
]
"""Each board at two sizes, the largest at all."""
DIALOGS = ("f2", "f3", "f5", "f6", "f7")


def table(folder: Path, size: int, unit: int, decks: int) -> Path:
    """Play some way on a board of a size."""
    choose = Seeded(size)
    (folder / "boards").mkdir()
    (folder / "boards" / "made.toml").write_text(random_board(choose, "made", size, unit, decks), "utf-8")
    desk = sit_down(folder / "a.game", ScriptTime(OPENED))
    assert isinstance(desk, Desk)
    assert desk.say("open sheet monopoli board made players Ana Budi Citra").ok
    for words in groups_shared(desk.game.board, choose):
        desk.say(words)
    for words in ("3 4", "", "next", "5 6", ""):
        desk.say(words)
    desk.close()
    return folder / "a.game"


def check_drawn(pilot: Pilot[None]) -> None:
    """Assert that no part of the screen in sight stands on another, or reaches over the edge."""
    screen = pilot.app.screen
    leaves = [widget for widget in screen.query(Widget) if not widget.children and widget.region.area and seen(widget)]
    for one, two in combinations(leaves, 2):
        assert not one.region.intersection(two.region).area or one.parent is not two.parent, (one, two)
    for strip in screen._compositor.render_strips(pilot.app.size):
        assert strip.cell_length == pilot.app.size.width


def seen(widget: Widget) -> bool:
    """Whether a widget is shown, and those that it is in."""
    return all(part.display for part in widget.ancestors_with_self if isinstance(part, Widget))


@pytest.mark.parametrize(("board", "size"), CASES)
async def test_every_screen_is_drawn_on_boards_of_other_sizes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, board: tuple[int, int, int], size: tuple[int, int]
) -> None:
    monkeypatch.setenv("BANKER_HOME", str(tmp_path))
    async with at_desk(table(tmp_path, *board), size=size) as (pilot, screen):
        check_drawn(pilot)
        seats = screen.query_one(Players)
        drawn = seats.draw(seats.size.width).plain
        assert all(money(seat.cash) in drawn for seat in seats.seats)
        assert len(screen.query_one(Deeds).keys) == len(screen.desk.edition.board.deeds)
        for key in DIALOGS:
            await pilot.press(key)
            await pilot.pause()
            check_drawn(pilot)
            while not isinstance(pilot.app.screen, DeskScreen):
                await pilot.press("escape")
                await pilot.pause()
        await check_board(pilot, screen, board[0])


async def check_board(pilot: Pilot[None], screen: DeskScreen, count: int) -> None:
    """Assert that the board shows every square, and that the arrows lead to each."""
    await pilot.press("f4")
    await pilot.pause()
    check_drawn(pilot)
    board = screen.query_one(Board)
    assert len(board.spots) == count
    drawn, names = board.draw(board.size.width), {spot.name for spot in board.spots if spot.lot}
    assert {line.cell_length for line in drawn.split("\n")} <= {board.size.width, *range(board.size.width)}
    if not fits(count, board.size.width, board._room.height):
        assert [name for name in names if name not in drawn.plain] == []
    if board._is_ring(board.size.width):
        assert all(money(seat.cash) in drawn.plain for seat in board.seats)


@pytest.mark.parametrize(("count", "size"), [(24, (120, 36)), (44, (120, 36)), (60, (160, 48)), (39, (120, 36))])
async def test_the_board_is_a_ring_where_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: int, size: tuple[int, int]
) -> None:
    monkeypatch.setenv("BANKER_HOME", str(tmp_path))
    async with at_desk(table(tmp_path, count, 100, 2), size=size) as (pilot, screen):
        await pilot.press("f4")
        await pilot.pause()
        board = screen.query_one(Board)
        assert fits(count, board.size.width, board._room.height)
        await pilot.press("tab", "left", "up")
        assert board.at != 0
        await pilot.press("enter")
        await pilot.pause()
        assert not isinstance(pilot.app.screen, DeskScreen) or screen.desk.game.board.squares[board.at].kind != "deed"
