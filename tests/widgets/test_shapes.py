"""The desk in all sizes, and with names that try to break it."""

from pathlib import Path

import pytest

from banker.rules.requests import Open
from banker.timekeeping import ScriptTime
from tests.widgets.tables import OPENED, PLAIN, SHORT, at_desk, enter, play, press
from widgets.bell import BellNotice
from widgets.clock import Clock
from widgets.deeds import DeedHeads, Deeds
from widgets.keybar import KeyBar
from widgets.ledger import LedgerView
from widgets.players import Players
from widgets.sitting import open_table
from widgets.supplies import Supplies
from widgets.views import Views

LONG = "Wolfeschlegelsteinhausenbergerdorffwelch"
STRANGE = ("[/]", "🂡", LONG, "[bold]x")


async def test_wide_shows_everything_at_once(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path, size=(120, 36)) as (_pilot, screen):
        for widget in (Players, Deeds, LedgerView):
            assert screen.query_one(widget).size.height > 0
        assert screen.query_one(Deeds).size.height == 28 <= screen.query_one("#right").scrollable_content_region.height
        assert not screen.query_one(Views).display


@pytest.mark.parametrize("size", [(80, 24), (45, 30)])
async def test_small_shows_the_deeds_on_a_key(tmp_path: Path, size: tuple[int, int]) -> None:
    path = play(tmp_path / "a.game", PLAIN, "1 2")
    async with at_desk(path, size=size) as (pilot, screen):
        assert screen.query_one(LedgerView).size.height >= 3
        assert not screen.query_one("#right").display
        await pilot.press("f9")
        await pilot.pause()
        assert screen.query_one("#right").size.height >= 3
        assert not screen.query_one(LedgerView).display
        assert screen.query_one(Players).size.height == 3
        await pilot.press("f9")
        await pilot.pause()
        assert screen.query_one(LedgerView).display


@pytest.mark.parametrize("size", [(1, 1), (20, 5), (30, 10), (200, 60), (45, 15), (3, 40), (120, 3)])
async def test_any_size_can_be_typed_at(tmp_path: Path, size: tuple[int, int]) -> None:
    path = play(tmp_path / "a.game", PLAIN, "1 2")
    async with at_desk(path, size=size) as (pilot, screen):
        await enter(pilot, screen, "ana pays budi 1")
        await pilot.press("f1", "escape", "f4", "f9", "f7", "escape", "pageup", "pagedown")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        await pilot.resize_terminal(*size)
        await pilot.pause()
        assert len(screen.desk.entries) == 3


@pytest.mark.parametrize("size", [(120, 36), (80, 24), (45, 30), (20, 5)])
async def test_strange_names_break_nothing(tmp_path: Path, size: tuple[int, int]) -> None:
    path = tmp_path / "a.game"
    desk = open_table(path, ScriptTime(OPENED), Open("classic", "atlantic", STRANGE))
    assert not hasattr(desk, "code")
    desk.close()
    async with at_desk(path, size=size) as (pilot, screen):
        assert tuple(seat.name for seat in screen.query_one(Players).seats) == STRANGE
        drawn = screen.query_one(Players).draw(40).plain.split("\n")
        assert "[/]" in drawn[0]
        assert "…" in drawn[2]
        await enter(pilot, screen, "note [/] [red]markup[/red] 🂡")
        assert screen.query_one(LedgerView).entries[-1].text.endswith("note [/] [red]markup[/red] 🂡"[5:])
        await pilot.press("f7", "escape", "f1", "escape")
        assert not screen.query_one(BellNotice).display


@pytest.mark.parametrize("size", [(120, 36), (80, 24), (45, 30)])
async def test_the_newest_entry_is_in_sight_however_the_desk_is_laid_out(tmp_path: Path, size: tuple[int, int]) -> None:
    path = play(tmp_path / "a.game", PLAIN, *["bank pays Ana 1"] * 30)
    async with at_desk(path, size=size) as (pilot, screen):
        ledger = screen.query_one(LedgerView)
        for phrase in ("1 2", "worth", "b", "Citra pays Budi 99999", "next", "note " + "words " * 20):
            await enter(pilot, screen, phrase)
            assert ledger.scroll_offset.y == ledger.max_scroll_y > 0
            last = str(ledger.render_line(ledger.scrollable_content_region.height - 1).text)
            assert last.rstrip().endswith(ledger.entries[-1].text[-5:])
        await pilot.resize_terminal(size[0], size[1] - 5)
        await pilot.pause()
        assert ledger.scroll_offset.y == ledger.max_scroll_y


async def test_earlier_entries_stay_in_sight_while_they_are_looked_at(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN, *["bank pays Ana 1"] * 60)
    async with at_desk(path) as (pilot, screen):
        ledger = screen.query_one(LedgerView)
        ledger.scroll_to(y=3, animate=False, immediate=True)
        await enter(pilot, screen, "Citra pays Budi 99999")
        assert ledger.scroll_offset.y == 3
        await enter(pilot, screen, "Citra pays Budi 9")
        assert ledger.scroll_offset.y == ledger.max_scroll_y


@pytest.mark.parametrize("size", [(120, 36), (80, 24), (45, 30)])
async def test_deeds_stand_under_heads_with_their_squares_where_there_is_room(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    path = play(tmp_path / "a.game", PLAIN, "Budi starts with 100, @16 hotel, @18 hotel, @19 hotel")
    async with at_desk(path, size=size) as (pilot, screen):
        screen.action_turn_to("deeds")
        await pilot.pause()
        deeds, heads = screen.query_one(Deeds), screen.query_one(DeedHeads)
        drawn = deeds.draw(deeds.size.width).plain.split("\n")
        assert heads.draw(heads.size.width).plain.rstrip().endswith("rent now")
        assert ("@1 " in drawn[0]) is (size[0] > 45)
        assert "hotel 1,000" in drawn[10]
        assert size[0] == 45 or all("…" not in row for row in drawn)


async def test_the_deed_under_the_cursor_is_never_under_the_heads(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, screen):
        screen.action_turn_to("deeds")
        deeds = screen.query_one(Deeds)
        deeds.focus()
        for keys in (["end"], ["up"] * 20, ["home"]):
            await press(pilot, "", *keys)
            assert deeds.region.y + deeds.at > screen.query_one(DeedHeads).region.y


async def test_a_narrow_desk_shows_clock_supply_worth_and_the_keys_needed_most(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", SHORT, "deal seed 3")
    async with at_desk(path, size=(45, 30)) as (pilot, screen):
        clock, supply, bar = screen.query_one(Clock), screen.query_one(Supplies), screen.query_one(KeyBar)
        assert clock.draw(clock.size.width).plain == "1:00:00 not started"
        assert supply.draw(supply.size.width).plain == "houses 32  hotels 12"
        assert "1,630" in screen.query_one(Players).draw(43).plain
        assert all(key in bar.draw(bar.size.width).plain for key in ("help", "undo", "everything", "trade"))
        await enter(pilot, screen, "clock start")
        assert clock.draw(clock.size.width).plain.startswith("1:00:00 ━")
        assert supply.draw(supply.size.width).plain == "houses 32/32  hotels 12/12"


@pytest.mark.parametrize("size", [(120, 36), (80, 24), (45, 30)])
@pytest.mark.parametrize("entries", [6, 12, 40])
async def test_a_game_of_any_length_opens_at_its_last_entry(
    tmp_path: Path, size: tuple[int, int], entries: int
) -> None:
    why = "a reason of so many words that it takes two rows in a narrow ledger"
    path = play(tmp_path / "a.game", PLAIN, *(f"Ana pays bank {number} for {why}" for number in range(1, entries)))
    async with at_desk(path, size=size) as (_pilot, screen):
        ledger = screen.query_one(LedgerView)
        assert ledger.scroll_offset.y == ledger.max_scroll_y
        assert not ledger.show_horizontal_scrollbar
        seen = [ledger.render_line(row).text for row in range(ledger.size.height)]
        assert any(row.startswith(f"{entries:4} ") for row in seen)


async def test_a_deed_is_named_whole_and_priced_in_a_narrow_list(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN, "Budi starts with 100, @9, @39 houses 1, @37 houses 1")
    async with at_desk(path, size=(45, 30)) as (pilot, screen):
        screen.action_turn_to("deeds")
        await pilot.pause()
        deeds, heads = screen.query_one(Deeds), screen.query_one(DeedHeads)
        drawn = deeds.draw(deeds.size.width).plain.split("\n")
        assert not any("…" in row for row in (*drawn, heads.draw(heads.size.width).plain))
        assert drawn[0].split() == ["A", "Mediterranean", "Avenue", "60"]
        assert drawn[4].split() == ["B", "Connecticut", "Avenue", "Budi", "8"]
        assert drawn[21].split() == ["H", "Boardwalk", "Budi", "⌂", "200"]
        assert drawn[0].rindex("60") + 2 == drawn[2].rindex("100") + 3
