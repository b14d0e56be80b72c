"""How the desk stands with its file: looking on, following, notices, saving elsewhere; and what the settings hide."""

from pathlib import Path

import pytest
from textual.widgets import Input, Static

from banker.answer import Answer
from banker.config.folder import ConfigFolder
from banker.config.settings import Settings
from banker.desk import Desk
from banker.library import sit_down
from banker.refusal import Refusal
from banker.timekeeping import ScriptTime
from tests.widgets.tables import OPENED, PLAIN, at_desk, echo, enter, options, play, press
from widgets.app import BankerApp
from widgets.banner import Banner
from widgets.echo import Echo, Moment
from widgets.games_list import GamesList
from widgets.ledger import LedgerView
from widgets.matters import Matters
from widgets.players import Players
from widgets.screens.desk import DeskScreen
from widgets.screens.games import GamesScreen
from widgets.screens.save_as import SaveScreen


def told(screen: DeskScreen) -> list[str]:
    banner = screen.query_one(Banner)
    assert banner.display == bool(banner.told)
    return [notice.code for notice in banner.told]


def holding(path: Path) -> Desk:
    desk = sit_down(path, ScriptTime(OPENED))
    assert isinstance(desk, Desk)
    return desk


# --- a game in use


async def test_the_list_shows_a_game_in_use_and_disturbs_nobody(tmp_path: Path) -> None:
    writer = holding(play(tmp_path / "a.game", PLAIN))
    app = BankerApp(tmp_path, None, ScriptTime(OPENED))
    async with app.run_test() as pilot:
        await pilot.pause(0.2)
        assert "Ana, Budi, Citra" in options(app.screen.query_one(GamesList))[0]
        assert writer.say("Ana pays Budi 5").ok
    writer.close()


async def test_a_game_in_use_is_looked_on_at_and_followed_live(tmp_path: Path) -> None:
    writer = holding(play(tmp_path / "a.game", PLAIN))
    app = BankerApp(tmp_path, None, ScriptTime(OPENED))
    async with app.run_test() as pilot:
        await pilot.pause(0.2)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, GamesScreen)
        assert "Press l to look on" in str(app.screen.query_one("#refusal", Static).render())
        await pilot.press("l")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, DeskScreen)
        assert told(screen) == ["read-only"]
        assert writer.say("Ana pays Budi 500").ok
        await pilot.pause(0.4)
        assert [seat.cash for seat in screen.query_one(Players).seats] == [1000, 2000, 1500]
        assert screen.query_one(LedgerView).entries[-1].number == 2
        await enter(pilot, screen, "ana pays budi 5")
        assert screen.query_one(Echo).moment is Moment.REFUSED
        await pilot.press("escape", "escape")
        await pilot.pause()
        assert told(screen) == ["read-only"]
    writer.close()


# --- notices


async def test_an_unfinished_entry_is_told_until_it_is_put_away(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN, "Ana pays Budi 5")
    with path.open("ab") as file:
        file.write(b'{"half an ent')
    async with at_desk(path) as (pilot, screen):
        assert told(screen) == ["unfinished-entry"]
        await pilot.press("escape")
        await pilot.pause(0.4)
        assert told(screen) == []


async def test_a_click_puts_a_notice_away(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    with path.open("ab") as file:
        file.write(b'{"half an ent')
    async with at_desk(path, size=(120, 36)) as (pilot, screen):
        banner = screen.query_one(Banner)
        lines = banner.draw(banner.content_size.width).plain.split("\n")
        row = next(at for at, line in enumerate(lines) if "Esc hides" in line)
        await pilot.click(banner, offset=(1 + lines[row].index("hides"), row))
        await pilot.pause()
        assert told(screen) == []


async def test_a_damaged_game_is_shown_with_the_reason(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN, *["Ana pays Budi 5"] * 3)
    lines = path.read_bytes().split(b"\n")
    at = next(number for number, line in enumerate(lines) if b'"phrase"' in line or b"pays" in line)
    lines[at + 1] = lines[at + 1].replace(b"5", b"6", 1)
    path.write_bytes(b"\n".join(lines))
    async with at_desk(path) as (_pilot, screen):
        assert "read-only" in told(screen)
        assert "damaged" in screen.query_one(Banner).draw(200).plain


# --- saving elsewhere


async def test_a_game_is_saved_elsewhere_and_goes_on_there(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, screen):
        await pilot.press("ctrl+n")
        await pilot.pause()
        save = pilot.app.screen
        assert isinstance(save, SaveScreen)
        save.query_one(Input).value = str(path)
        await pilot.press("enter")
        await pilot.pause()
        assert pilot.app.screen is save
        assert str(save.query_one("#told", Static).render()).strip()
        save.query_one(Input).value = str(tmp_path / "b.game")
        await pilot.press("enter")
        await pilot.pause()
        assert pilot.app.screen_stack[-1] is screen
        assert "b.game" in echo(screen)
        await enter(pilot, screen, "ana pays budi 5")
    kept = holding(tmp_path / "b.game")
    assert len(kept.entries) == 2
    kept.close()


async def test_a_click_on_the_notice_saves_elsewhere(tmp_path: Path) -> None:
    writer = holding(play(tmp_path / "a.game", PLAIN))
    app = BankerApp(tmp_path, None, ScriptTime(OPENED))
    async with app.run_test(size=(120, 36)) as pilot:
        await pilot.pause(0.2)
        await pilot.press("l")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, DeskScreen)
        banner = screen.query_one(Banner)
        at = banner.draw(banner.content_size.width).plain.split("\n")[-1].index("saves")
        await pilot.click(banner, offset=(1 + at, banner.size.height - 1))
        await pilot.pause()
        assert isinstance(app.screen, SaveScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen_stack[-1] is screen
    writer.close()


# --- what the settings hide, and tokens


@pytest.mark.parametrize("reminders", [True, False])
async def test_rents_are_shown_as_the_settings_say(tmp_path: Path, config: Path, reminders: bool) -> None:
    ConfigFolder(config).keep(Settings(reminders=reminders))
    path = play(tmp_path / "a.game", PLAIN, "Budi starts with 500, @3", "1 2")
    async with at_desk(path) as (pilot, screen):
        assert len(screen.query_one(Matters).open) == int(reminders)
        assert ("Budi" in echo(screen)) is reminders
        await press(pilot, "", "enter")
        assert (screen.desk.game.cash("Budi") > 500) is reminders
        if not reminders:
            await enter(pilot, screen, "pay")
            assert screen.desk.game.cash("Budi") > 500


async def test_tokens_stand_beside_the_names(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", f"{PLAIN} tokens ★ ◆")
    async with at_desk(path) as (_pilot, screen):
        players = screen.query_one(Players)
        assert [seat.token for seat in players.seats] == ["★", "◆", ""]
        assert "1 ★ Ana" in players.draw(70).plain


async def test_a_file_that_is_gone_is_told_with_the_key_that_saves_elsewhere(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN, "Ana pays Budi 5")
    async with at_desk(path, size=(120, 36)) as (pilot, screen):
        path.unlink()
        await enter(pilot, screen, "ana pays budi 7")
        assert screen.query_one(Echo).moment is Moment.REFUSED
        assert "^n saves elsewhere" in echo(screen)
        await pilot.pause(0.3)
        assert told(screen) == ["file-gone"]
        await pilot.press("escape", "escape", "ctrl+n")
        await pilot.pause()
        assert isinstance(pilot.app.screen, SaveScreen)
        assert told(screen) == ["file-gone"]
        await press(pilot, "", "enter")
        assert pilot.app.screen_stack[-1] is screen
        await enter(pilot, screen, "ana pays budi 7")
        await pilot.pause(0.3)
        assert "file-gone" not in told(screen)
        assert screen.desk.game.cash("Ana") == 1488
        kept = screen.desk.file
    assert kept is not None
    again = holding(kept)
    assert len(again.entries) == 3
    again.close()


async def test_a_disk_that_has_room_again_needs_no_other_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, screen):
        with monkeypatch.context() as full:
            full.setattr(screen.desk, "say", lambda phrase: Answer(phrase, refusal=Refusal("disk-full")))
            await enter(pilot, screen, "ana pays budi 7")
            await pilot.pause(0.3)
            assert told(screen) == ["disk-full"]
        await pilot.press("enter")
        await pilot.pause(0.3)
        assert told(screen) == []
        assert screen.desk.game.cash("Ana") == 1493
