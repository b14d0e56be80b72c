"""The desk at a board of 60 squares and twelve groups, in a small window: nothing takes the room of the deeds."""

from pathlib import Path

from banker.ledger.disk import FileDisk
from banker.speech import catalogue
from tests.locales.seen import cut, texts
from tests.printing.boards import at_board, board
from tests.widgets.tables import at_desk
from widgets.screens.desk import DeskScreen

ROWS = 8


async def test_the_deeds_of_a_large_board_have_room_and_cards_are_counted_in_esperanto(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    at_board(board(60, 12, 3, 100, "zł ", 6), ("Ana", "Budi", "Citra"), FileDisk(path)).close()
    catalogue.use("eo")
    try:
        async with at_desk(path, size=(45, 30)) as (pilot, screen):
            assert isinstance(screen, DeskScreen)
            screen.action_turn_to("deeds")
            await pilot.pause()
            await pilot.pause()
            assert screen.query_one("#right").region.height >= ROWS
            assert screen.query_one("#views").region.bottom <= screen.query_one("#right").region.y
            assert list(cut(screen.app)) == []
            assert "2 krokodilejaj kartoj" in " ".join(" ".join(texts(screen.app).values()).split())
    finally:
        catalogue.use("en")
