"""The board: the forty squares with what stands on them, live, in all sizes."""

from pathlib import Path

import pytest

from tests.widgets.tables import PLAIN, at_desk, enter, play
from widgets.board import Board
from widgets.dialogs.acts import ActsDialog
from widgets.ring import neighbour, place
from widgets.state import Token

SIZES = [(120, 36), (80, 24), (45, 30)]


async def test_f4_shows_the_board_and_puts_it_away(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN), size=(120, 36)) as (pilot, screen):
        board = screen.query_one(Board)
        assert not board.size.height
        await pilot.press("f4")
        await pilot.pause()
        assert board.size.height >= 22
        await pilot.press("f4")
        await pilot.pause()
        assert not screen.query_one("#around").display


@pytest.mark.parametrize("size", SIZES)
async def test_what_happens_is_seen_at_once(tmp_path: Path, size: tuple[int, int]) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN), size=size) as (pilot, screen):
        await pilot.press("f4")
        await enter(pilot, screen, "1 2")
        board = screen.query_one(Board)
        assert board.spots[3].tokens == (Token(1, "1"),)
        assert board.spots[3].turn
        await enter(pilot, screen, "")
        assert board.spots[3].lot is not None
        assert board.spots[3].lot.owner == "Ana"
        assert "Ana" in board.draw(board.size.width).plain


@pytest.mark.parametrize("size", SIZES)
async def test_every_square_is_on_the_board(tmp_path: Path, size: tuple[int, int]) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN), size=size) as (pilot, screen):
        await pilot.press("f4")
        await pilot.pause()
        board = screen.query_one(Board)
        drawn = board.draw(board.size.width)
        assert all(line.cell_length <= board.size.width for line in drawn.split("\n"))
        assert drawn.plain.count("Com") >= 3


@pytest.mark.parametrize("size", SIZES)
async def test_the_tokens_chosen_stand_on_the_board(tmp_path: Path, size: tuple[int, int]) -> None:
    async with at_desk(play(tmp_path / "a.game", f"{PLAIN} tokens ★ ◆", "1 2"), size=size) as (pilot, screen):
        await pilot.press("f4")
        await pilot.pause()
        board = screen.query_one(Board)
        assert board.spots[3].tokens == (Token(1, "★"),)
        assert board.spots[0].tokens == (Token(2, "◆"), Token(3, "3"))
        drawn = board.draw(board.size.width).plain
        assert "★" in drawn
        assert "◆ 3" in drawn


async def test_who_is_in_jail_stands_apart(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN, "Budi jailed")) as (_pilot, screen):
        spot = screen.query_one(Board).spots[10]
        assert (spot.tokens, spot.jailed) == ((), (Token(2, "2"),))


@pytest.mark.parametrize("size", SIZES)
async def test_arrows_and_enter_open_the_acts_of_a_square(tmp_path: Path, size: tuple[int, int]) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN), size=size) as (pilot, screen):
        await pilot.press("f4", "tab")
        board = screen.query_one(Board)
        assert board.has_focus
        await pilot.press("left" if size[0] == 120 else "down")
        assert board.at == 1
        await pilot.press("enter")
        await pilot.pause()
        dialog = pilot.app.screen
        assert isinstance(dialog, ActsDialog)
        assert dialog.heading().startswith("Mediterranean Avenue")


async def test_a_click_opens_the_acts_of_a_square(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN), size=(120, 36)) as (pilot, _screen):
        await pilot.press("f4")
        await pilot.pause()
        await pilot.click(Board, offset=(118 - 11, 29))
        await pilot.pause()
        assert isinstance(pilot.app.screen, ActsDialog)
        await pilot.press("escape")
        await pilot.pause()
        await pilot.click(Board, offset=(16, 1))
        await pilot.pause()
        assert isinstance(pilot.app.screen, ActsDialog)
        assert pilot.app.screen.heading().startswith("Kentucky")


def test_the_ring_goes_around_as_on_the_table() -> None:
    assert [place(index, 40) for index in (0, 10, 20, 30, 39)] == [(10, 10), (0, 10), (0, 0), (10, 0), (10, 9)]
    assert neighbour(0, 40, -1, 0) == 1
    assert neighbour(0, 40, 0, -1) == 39
    assert neighbour(5, 40, 0, -1) == 25
    assert neighbour(10, 40, -1, 0) == 10


@pytest.mark.parametrize("size", [*SIZES, (30, 10), (20, 5), (1, 1)])
async def test_strange_names_can_be_acted_on(tmp_path: Path, size: tuple[int, int]) -> None:
    opening = 'open sheet classic board atlantic players "O\'x)" "[/]" Wolfeschlegelsteinhausen D E F G H'
    async with at_desk(play(tmp_path / "a.game", opening, "1 2"), size=size) as (pilot, screen):
        await pilot.press("f4")
        await pilot.pause()
        screen.action_player("[/]")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert screen.desk.game.cash("[/]") == 1700
        await screen.run_action('screen.player("O\'x)")')
        await pilot.pause()
        assert isinstance(pilot.app.screen, ActsDialog)
