"""The desk: phrases are previewed, recorded, refused, taken back."""

from pathlib import Path

from tests.widgets.tables import PLAIN, at_desk, echo, enter, line, play, press, put
from widgets.echo import Echo, Moment
from widgets.ledger import LedgerView
from widgets.matters import Matters
from widgets.players import Players
from widgets.screens.desk import DeskScreen


def cash(screen: DeskScreen) -> list[int]:
    return [seat.cash for seat in screen.query_one(Players).seats]


async def test_preview_shows_the_entry_and_changes_nothing(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, screen):
        await press(pilot, "ana pays budi 150")
        assert "Ana pays Budi 150" in echo(screen)
        assert "1,500 → 1,350" in echo(screen)
        assert "1,500 → 1,650" in echo(screen)
        assert len(screen.desk.entries) == 1
        assert cash(screen) == [1500, 1500, 1500]


async def test_enter_records(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, screen):
        await press(pilot, "ana pays budi 150")
        await pilot.press("enter")
        await pilot.pause()
        assert cash(screen) == [1350, 1650, 1500]
        assert line(screen) == ""
        assert screen.query_one(Echo).moment is Moment.RECORDED
        assert screen.query_one(LedgerView).entries[-1].number == 2


async def test_refusal_stays_and_keeps_the_phrase(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, screen):
        await enter(pilot, screen, "ana pays budi 5000")
        assert screen.query_one(Echo).moment is Moment.REFUSED
        told = echo(screen)
        await pilot.pause(0.6)
        assert echo(screen) == told
        assert line(screen) == "ana pays budi 5000"
        await pilot.press("backspace")
        await pilot.pause()
        assert line(screen) == "ana pays budi 500"
        assert screen.query_one(Echo).moment is Moment.TYPED
        assert "1,500 → 1,000" in echo(screen)


async def test_undo_and_redo_by_key(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN, "Ana pays Budi 150")
    async with at_desk(path) as (pilot, screen):
        await press(pilot, "half a")
        await pilot.press("ctrl+z")
        await pilot.pause()
        assert cash(screen) == [1500, 1500, 1500]
        assert line(screen) == "half a"
        assert [entry.live for entry in screen.query_one(LedgerView).entries][:2] == [True, False]
        await pilot.press("ctrl+y")
        await pilot.pause()
        assert cash(screen) == [1350, 1650, 1500]
        await pilot.press("ctrl+y")
        await pilot.pause()
        assert screen.query_one(Echo).moment is Moment.REFUSED


async def test_empty_line_does_the_open_matter(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, screen):
        await enter(pilot, screen, "1 2")
        matters = screen.query_one(Matters)
        assert len(matters.open) == 1
        assert ("", "buy") in matters.open[0].keys
        await pilot.press("down")
        await pilot.pause()
        assert "1,500 → 1,440" in echo(screen)
        await pilot.press("enter")
        await pilot.pause()
        assert not len(matters.open)
        assert cash(screen)[0] == 1440


async def test_empty_line_with_nothing_open_says_so(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, screen):
        await pilot.press("enter")
        await pilot.pause()
        assert screen.query_one(Echo).moment is Moment.REFUSED
        assert len(screen.desk.entries) == 1


async def test_worth_is_blank_while_the_tax_choice_is_open(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", "open sheet monopoli board atlantic players Ana Budi", "1 3")
    async with at_desk(path) as (pilot, screen):
        players = screen.query_one(Players)
        assert [seat.worth for seat in players.seats] == [None, 1500]
        await pilot.press("f7")
        await pilot.pause()
        assert pilot.app.screen is screen
        assert screen.query_one(Echo).moment is Moment.REFUSED
        await put(pilot, screen, "Ana tax @4 percent")
        assert "1,350" not in echo(screen)
        assert "150" not in echo(screen)
        await pilot.press("enter")
        await pilot.pause()
        assert [seat.worth for seat in players.seats] == [1350, 1500]


async def test_history_of_phrases(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, screen):
        await enter(pilot, screen, "ana pays budi 1")
        await enter(pilot, screen, "ana pays budi 2")
        await pilot.press("up", "up")
        assert line(screen) == "ana pays budi 1"
        await pilot.press("down")
        assert line(screen) == "ana pays budi 2"
        await pilot.press("down")
        assert line(screen) == ""


async def test_escape_clears_the_line(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, screen):
        await press(pilot, "ana")
        await pilot.press("escape")
        assert line(screen) == ""


async def test_typing_goes_to_the_line_from_anywhere(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, screen):
        screen.set_focus(None)
        await press(pilot, "ana")
        assert line(screen) == "ana"


async def test_questions_are_answered_and_not_recorded(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, screen):
        await enter(pilot, screen, "worth")
        assert len(screen.query_one(Echo).said) == 3
        assert len(screen.desk.entries) == 1


async def test_a_click_answers_a_matter(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN, "1 2")
    async with at_desk(path) as (pilot, screen):
        await pilot.click(Matters, offset=(3, 1))
        await pilot.pause()
        assert cash(screen)[0] == 1440


async def test_all_is_there_after_closing_in_the_middle(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, screen):
        await enter(pilot, screen, "1 2")
        await press(pilot, "half a phra")
    async with at_desk(path) as (pilot, screen):
        assert len(screen.desk.entries) == 2
        assert len(screen.query_one(Matters).open) == 1
        assert line(screen) == ""


async def test_the_ledger_stays_short(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN, *["bank pays Ana 1"] * 300)
    async with at_desk(path) as (pilot, screen):
        shown = screen.query_one(LedgerView)
        assert [entry.number for entry in shown.entries][-1] == 301
        assert len(shown.entries) == 200
        assert shown.scroll_offset.y == shown.max_scroll_y > 0
        await pilot.press("pageup")
        await pilot.pause(0.6)
        assert shown.scroll_offset.y < shown.max_scroll_y
