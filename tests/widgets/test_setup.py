"""Setting up a table: players in their order, tokens, house rules in plain words, and the last table again."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec import structs
from textual.pilot import Pilot
from textual.widgets import Static

from banker.config.folder import ConfigFolder
from banker.config.last_table import LastTable
from banker.editions.copying import copy
from banker.editions.overrides import choices, names
from banker.editions.shelf import BOARD_SHELF, SHEET_SHELF
from banker.speech.rule_words import CHAPTERS, CHOICES
from banker.timekeeping import ScriptTime
from tests.widgets.tables import OPENED, press
from widgets.app import BankerApp
from widgets.choice import Choice
from widgets.screens.desk import DeskScreen
from widgets.screens.setup import SetupScreen
from widgets.setup.house_rules import HouseRules
from widgets.setup.names_field import NamesField
from widgets.setup.seat import Movers, Token

LAST = LastTable(
    ("Ana", "Budi"), {"Ana": "★"}, "monopoli", "london", "timed", 90, {"salary": "400", "redeem-base": "mortgage"}
)


@asynccontextmanager
async def setting_up(folder: Path, size: tuple[int, int] = (120, 36)) -> AsyncIterator[tuple[Pilot[None], SetupScreen]]:
    app = BankerApp(folder, None, ScriptTime(OPENED))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen)
        yield pilot, app.screen


async def sit(pilot: Pilot[None], *players: str) -> None:
    for name in players:
        await press(pilot, name, "enter")
        await pilot.pause()


async def opened(pilot: Pilot[None]) -> DeskScreen:
    await pilot.press("ctrl+s")
    await pilot.pause()
    await pilot.pause()
    assert isinstance(pilot.app.screen, DeskScreen)
    return pilot.app.screen


# --- players


async def test_players_change_places_by_key(tmp_path: Path) -> None:
    async with setting_up(tmp_path) as (pilot, screen):
        await sit(pilot, "Ana", "Budi", "Citra")
        await pilot.press("up", "ctrl+up", "ctrl+up")
        names = screen.query_one(NamesField)
        assert names.players == ("Citra", "Ana", "Budi")
        await pilot.press("ctrl+down")
        assert names.players == ("Ana", "Citra", "Budi")
        assert (await opened(pilot)).desk.game.players == ("Ana", "Citra", "Budi")


async def test_players_change_places_and_leave_by_mouse(tmp_path: Path) -> None:
    async with setting_up(tmp_path) as (pilot, screen):
        await sit(pilot, "Ana", "Budi", "Citra")
        names = screen.query_one(NamesField)
        await pilot.click(names.rows[2].query_one(Movers), offset=(0, 0))
        await pilot.pause()
        assert names.players == ("Ana", "Citra", "Budi")
        await pilot.click(names.rows[0].query_one(Movers), offset=(4, 0))
        await pilot.pause()
        assert list(names.players) == ["Citra", "Budi"]


async def test_a_token_is_taken_by_one_only(tmp_path: Path, config: Path) -> None:
    async with setting_up(tmp_path) as (pilot, screen):
        await press(pilot, "Ana", "f2", "enter")
        await pilot.pause()
        await press(pilot, "Budi")
        names = screen.query_one(NamesField)
        await pilot.click(names.rows[1].query_one(Token), offset=(3, 0))
        await pilot.pause()
        assert names.tokens == {"Ana": "★", "Budi": "◆"}
        desk = await opened(pilot)
        assert desk.desk.game.tokens == {"Ana": "★", "Budi": "◆"}
        assert desk.desk.entries[0].phrase.endswith("tokens ★ ◆")
    table = ConfigFolder(config).last_table()
    assert table is not None
    assert table.tokens == {"Ana": "★", "Budi": "◆"}


# --- house rules


def test_every_rule_and_choice_is_told_in_plain_words() -> None:
    told = [rule for _, rules in CHAPTERS for rule, _ in rules]
    assert set(names()) - set(told) == {"players-least", "banker-advice"}
    assert len(told) == len(set(told))
    assert {word for rule in told for word in choices(rule) or () if not word.isdigit()} == set(CHOICES)


async def test_a_rule_is_changed_by_key_and_shown_beside_what_is_printed(tmp_path: Path) -> None:
    async with setting_up(tmp_path) as (pilot, screen):
        await sit(pilot, "Ana", "Budi")
        rules = screen.query_one(HouseRules)
        rules.focus()
        await press(pilot, "400", "down", "right")
        assert rules.values == {"salary": "400", "salary-on-landing": "double"}
        shown = rules.draw(60).plain
        assert "printed: 200 (LA BANKO)" in shown
        assert "‹ twice ›" in shown
        assert "printed: once (LA BANKO)" in str(screen.query_one("#printed", Static).render())
        assert (await opened(pilot)).desk.edition.rules.salary == 400


async def test_a_rule_is_as_printed_again(tmp_path: Path) -> None:
    async with setting_up(tmp_path) as (pilot, screen):
        rules = screen.query_one(HouseRules)
        rules.focus()
        await press(pilot, "4", "backspace")
        assert rules.values == {}
        await press(pilot, "200")
        assert rules.values == {}
        await press(pilot, "", "right", "left")
        assert rules.values == {}


async def test_a_rule_is_changed_by_mouse(tmp_path: Path) -> None:
    async with setting_up(tmp_path, (80, 60)) as (pilot, screen):
        rules = screen.query_one(HouseRules)
        lines = rules.draw(rules.content_size.width).plain.split("\n")
        row = next(number for number, line in enumerate(lines) if line.strip().startswith("Salary on reaching"))
        await pilot.click(rules, offset=(lines[row].index("›"), row))
        await pilot.pause()
        assert rules.values == {"salary-on-landing": "double"}


async def test_houses_may_be_unlimited_and_numbered_again(tmp_path: Path) -> None:
    async with setting_up(tmp_path) as (pilot, screen):
        rules = screen.query_one(HouseRules)
        rules.focus()
        rules.at = [rules.rows[number].rule for number in rules.marks].index("houses")
        await press(pilot, "3", "left", "left", "left")
        assert rules.values == {"houses": "unlimited"}
        await press(pilot, "", "right")
        assert rules.values == {}


async def test_every_rule_can_be_turned_both_ways(tmp_path: Path) -> None:
    async with setting_up(tmp_path) as (pilot, screen):
        await sit(pilot, "Ana", "Budi")
        rules = screen.query_one(HouseRules)
        assert rules.marks
        for at in range(len(rules.marks)):
            rules.at = at
            for step in (1, 1, -1):
                rules.action_change(step)
        await pilot.pause()
        await opened(pilot)
        assert isinstance(pilot.app.screen, DeskScreen)


async def test_what_the_sheet_contradicts_is_asked_once(tmp_path: Path) -> None:
    async with setting_up(tmp_path) as (_pilot, screen):
        assert "opening-cash" not in {row.rule for row in screen.query_one(HouseRules).rows}
        screen.query_one("#sheet", Choice).value = "classic"
        await _pilot.pause()
        assert "opening-cash" in {row.rule for row in screen.query_one(HouseRules).rows}


async def test_the_doubts_of_a_board_are_shown(tmp_path: Path) -> None:
    async with setting_up(tmp_path) as (pilot, screen):
        doubts = screen.query_one("#doubts", Static)
        for board, word in (("kongresoj", "Congresses"), ("atlantic", "printings")):
            screen.query_one("#board", Choice).value = board
            await pilot.pause()
            assert word in str(doubts.render())


# --- the last table


async def test_the_last_table_is_remembered(tmp_path: Path, config: Path) -> None:
    ConfigFolder(config).keep_table(LAST)
    async with setting_up(tmp_path) as (pilot, screen):
        assert screen.query_one(NamesField).players == ("Ana", "Budi")
        assert screen.query_one(NamesField).tokens == {"Ana": "★"}
        edition = (await opened(pilot)).desk.edition
        assert (edition.sheet.id, edition.board.id) == ("monopoli", "london")
        assert (edition.rules.salary, edition.rules.redeem_base) == (400, "mortgage")
    assert ConfigFolder(config).last_table() == LAST


async def test_a_name_of_the_last_table_is_replaced_by_what_is_typed(tmp_path: Path, config: Path) -> None:
    ConfigFolder(config).keep_table(LAST)
    async with setting_up(tmp_path) as (pilot, screen):
        field = screen.query_one(NamesField)
        field.rows[0].field.focus()
        await press(pilot, "Citra")
        assert field.players == ("Citra", "Budi")
        await press(pilot, "", "enter", "backspace", "x")
        assert field.players == ("Citra", "Budx")


@pytest.mark.parametrize("text", ['sheet = "gone"\n', "players = 3\n", "["])
async def test_a_last_table_that_is_gone_is_begun_as_the_first(tmp_path: Path, config: Path, text: str) -> None:
    (config / "table.toml").write_text(text)
    async with setting_up(tmp_path) as (_pilot, screen):
        assert screen.query_one("#sheet", Choice).value == "monopolo"
        assert screen.query_one(NamesField).players == ()


@pytest.mark.parametrize("size", [(1, 1), (20, 5), (45, 30), (80, 24), (200, 60)])
async def test_any_size_can_be_set_up_at(tmp_path: Path, size: tuple[int, int]) -> None:
    async with setting_up(tmp_path, size) as (pilot, screen):
        await sit(pilot, "Ana", "Budi")
        screen.query_one(HouseRules).focus()
        await pilot.press("down", "right", "up", "up", "pagedown")
        await opened(pilot)
        assert isinstance(pilot.app.screen, DeskScreen)


# --- boards and sheets of one's own


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Have a board of one's own, a faulty one, and a faulty sheet."""
    monkeypatch.setenv("BANKER_HOME", str(tmp_path))
    for name in ("mine", "wrong"):
        assert isinstance(copy(BOARD_SHELF, "london", name), Path)
    assert isinstance(copy(SHEET_SHELF, "classic", "bad"), Path)
    for path, old in ((tmp_path / "boards" / "wrong.toml", "\nunit ="), (tmp_path / "sheets" / "bad.toml", "\nid =")):
        path.write_text(path.read_text("utf-8").replace(old, "\nx ="), "utf-8")
    return tmp_path


async def test_one_s_own_board_is_chosen_and_played(shelf: Path) -> None:
    async with setting_up(shelf) as (pilot, screen):
        await sit(pilot, "Ana", "Budi")
        board = screen.query_one("#board", Choice)
        assert ("mine", "London (mine)") in board.options
        board.value = "mine"
        await pilot.pause()
        assert (await opened(pilot)).desk.edition.board.id == "mine"


@pytest.mark.parametrize("size", [(120, 36), (80, 24), (45, 30)])
async def test_a_faulty_board_is_dimmed_says_what_is_wrong_and_is_never_chosen(
    shelf: Path, size: tuple[int, int]
) -> None:
    async with setting_up(shelf, size) as (pilot, screen):
        told = [str(faults.render()) for faults in screen.query(".faults").results(Static)]
        assert ["bad.toml, line" in told[0], "wrong.toml, line" in told[1]] == [True, True]
        assert told[1].endswith("1 more mistake is told by “banker board check wrong”.")
        board = screen.query_one("#board", Choice)
        board.focus()
        seen = set()
        for _ in range(8):
            await pilot.press("right")
            seen.add(board.value)
        assert (len(seen), "mine" in seen, "wrong" in seen) == (7, True, False)
        board.action_take([value for value, _ in board.options].index("wrong"))
        await pilot.pause()
        assert "wrong.toml, line" in str(screen.query_one("#refusal", Static).render())
        assert board.value != "wrong"


async def test_the_last_table_on_a_board_that_is_faulty_now_is_not_offered_again(shelf: Path, config: Path) -> None:
    ConfigFolder(config).keep_table(structs.replace(LAST, board="wrong"))
    async with setting_up(shelf) as (_pilot, screen):
        assert screen.query_one("#board", Choice).value == "kongresoj"
