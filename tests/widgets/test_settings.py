"""The settings: chosen by keys or clicks, in force at once, and there again when the app is opened anew."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

import banker
import widgets
from banker.config.folder import ConfigFolder
from banker.config.settings import Settings
from tests.widgets.tables import PLAIN, at_desk, play, press
from widgets.app import BankerApp
from widgets.choice import Choice
from widgets.key_faces import face
from widgets.keybar import KeyBar
from widgets.screens.new_key import NewKeyScreen
from widgets.screens.settings import SettingsScreen
from widgets.setup.tokens import SYMBOLS as TOKENS
from widgets.symbols import plain


def kept(config: Path) -> Settings:
    return ConfigFolder(config).settings()


async def open_settings(pilot: Pilot[None]) -> SettingsScreen:
    await pilot.press("ctrl+l")
    await pilot.pause()
    screen = pilot.app.screen
    assert isinstance(screen, SettingsScreen)
    return screen


async def mark(pilot: Pilot[None], screen: SettingsScreen, id: str) -> None:
    shown = screen.query_one("#keys", OptionList)
    shown.focus()
    shown.highlighted = shown.get_option_index(id)
    await pilot.pause()


def drawn(app: BankerApp) -> str:
    lines = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in lines)


def hidden(app: BankerApp) -> list[str]:
    """List the words whose letters have the colour of their ground."""
    strips = app.screen._compositor.render_strips()
    styled = [(text, style) for strip in strips for text, style, _ in strip if text.strip() and style is not None]
    return [
        text
        for text, style in styled
        if style.color == style.bgcolor and style.color is not None and not style.color.is_default
    ]


async def test_the_keyboard_chooses_and_it_is_kept(tmp_path: Path, config: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, screen):
        await open_settings(pilot)
        await pilot.press("down", "right", "right", "down", "right", "down", "right", "down", "right", "escape")
        await pilot.pause()
        assert pilot.app.screen is screen
        assert kept(config) == Settings("", "light", "ascii", False, False)
        assert pilot.app.theme == "textual-light"
    async with at_desk(path) as (pilot, _screen):
        assert pilot.app.theme == "textual-light"
        assert "⌂" not in drawn(pilot.app)  # type: ignore[arg-type]


async def test_the_mouse_chooses(tmp_path: Path, config: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, _screen):
        screen = await open_settings(pilot)
        for name, word in (("theme", "dark"), ("symbols", "plain letters"), ("sounds", "silent")):
            choice = screen.query_one(f"#{name}", Choice)
            at = choice.draw(choice.size.width).plain.index(word)
            await pilot.click(choice, offset=(at, 0))
        await pilot.pause()
        assert kept(config) == Settings(theme="dark", symbols="ascii", sounds=False)


async def test_plain_symbols_are_on_every_screen(tmp_path: Path, config: Path) -> None:
    ConfigFolder(config).keep(Settings(symbols="ascii"))
    path = play(tmp_path / "a.game", PLAIN, "Ana starts with 100, @37 houses 2, @39 houses 2", "1 2")
    async with at_desk(path, size=(120, 36)) as (pilot, _screen):
        for keys in ((), ("ctrl+l",), ("escape", "f7"), ("escape", "f1")):
            await pilot.press(*keys)
            await pilot.pause()
            assert drawn(pilot.app).isascii()  # type: ignore[arg-type]


def test_each_symbol_takes_the_room_of_the_one_it_stands_for() -> None:
    assert plain("┌─┐ ▶ ⌂⌂ 1,500 → 1,350 …") == "+-+ > ^^ 1,500 > 1,350 ~"
    assert len(set(plain(TOKENS))) == len(TOKENS)
    assert plain(TOKENS).isascii()
    assert plain("▁▂▃▄▅▆▇█ ▔▕") == "_.-=+*%# -|"
    assert plain("Ŝanco 🂡 [x]") == "Ŝanco 🂡 [x]"


def test_every_symbol_of_the_screens_and_sentences_has_a_plain_one() -> None:
    folders = (Path(widgets.__file__).parent, Path(banker.__file__).parent / "speech")
    texts = [text for folder in folders for file in folder.rglob("*.py") for text in literals(file)]
    signs = {sign for text in texts for sign in text if not sign.isalpha() and (sign.isprintable() or sign.isspace())}
    assert {"‹", "›", "⌂", "…", "\N{NO-BREAK SPACE}"} <= signs
    assert {sign for sign in signs if not plain(sign).isascii()} <= set("\u2028\u2029")  # never on a screen


def literals(file: Path) -> Iterator[str]:
    """Find the texts in a file."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


async def test_another_key_for_an_action(tmp_path: Path, config: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN, "Ana pays Budi 150")
    async with at_desk(path, size=(120, 36)) as (pilot, screen):
        settings = await open_settings(pilot)
        await mark(pilot, settings, "desk.undo")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, NewKeyScreen)
        await press(pilot, "", "ctrl+u")
        assert kept(config).keys == {"desk.undo": "ctrl+u"}
        await pilot.press("escape")
        await pilot.pause()
        assert "^u undo" in screen.query_one(KeyBar).draw(200).plain
        await pilot.press("ctrl+z")
        assert screen.desk.game.cash("Ana") == 1350
        await pilot.press("ctrl+u")
        await pilot.pause()
        assert screen.desk.game.cash("Ana") == 1500
    async with at_desk(path) as (pilot, screen):
        await pilot.press("ctrl+u")
        await pilot.pause()
        settings = await open_settings(pilot)
        await mark(pilot, settings, "desk.undo")
        await pilot.press("delete")
        await pilot.pause()
        assert kept(config).keys == {}


@pytest.mark.parametrize("key", ["f1", "f8", "ctrl+s", "x", "enter", "space"])
async def test_a_key_that_is_taken_is_told_and_not_taken(tmp_path: Path, config: Path, key: str) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, _screen):
        settings = await open_settings(pilot)
        await mark(pilot, settings, "desk.undo")
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(pilot.app.screen, NewKeyScreen)
        assert str(pilot.app.screen.query_one("#told", Static).render()).strip()
        await pilot.press("escape")
        await pilot.pause()
        assert pilot.app.screen_stack[-1] is settings
        assert kept(config).keys == {}


async def test_a_broken_file_is_told_and_laid_aside_by_the_next_choice(tmp_path: Path, config: Path) -> None:
    (config / "settings.toml").write_text('theme = "light"\nsounds = 7\n')
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, _screen):
        assert pilot.app.theme == "textual-light"
        screen = await open_settings(pilot)
        assert "sounds" in str(screen.query_one("#told", Static).render())
        await pilot.press("down", "left")
        await pilot.pause()
        assert kept(config) == Settings(theme="dark")
        assert (config / "settings.broken-1.toml").read_text() == 'theme = "light"\nsounds = 7\n'


async def test_colours_chosen_in_the_palette_are_remembered(tmp_path: Path, config: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path) as (pilot, _screen):
        pilot.app.theme = "nord"
        await pilot.pause()
        assert kept(config).theme == "nord"


async def test_the_bell_is_silent_where_it_is_to_be(
    tmp_path: Path, config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ConfigFolder(config).keep(Settings(sounds=False))
    rung: list[object] = []
    monkeypatch.setattr(App, "bell", lambda app: rung.append(app))
    app = BankerApp(tmp_path)
    async with app.run_test():
        app.bell()
        assert not rung
        app.change(Settings(sounds=True))
        app.bell()
        assert rung


@pytest.mark.parametrize("theme", ["dark", "light", "terminal"])
@pytest.mark.parametrize("colourless", [True, False])
async def test_every_theme_draws_with_and_without_colours(
    tmp_path: Path, config: Path, monkeypatch: pytest.MonkeyPatch, theme: str, colourless: bool
) -> None:
    ConfigFolder(config).keep(Settings(theme=theme))
    if colourless:
        monkeypatch.setenv("NO_COLOR", "1")
    path = play(tmp_path / "a.game", PLAIN, "Ana starts with 100, @37, @39")
    async with at_desk(path, size=(120, 36)) as (pilot, _screen):
        await press(pilot, "ana ")
        text = drawn(pilot.app)  # type: ignore[arg-type]
        assert not hidden(pilot.app)  # type: ignore[arg-type]
        assert "HH" in text
        assert "Boardwalk" in text


def test_keys_are_written_short() -> None:
    written = {"ctrl+z": "^z", "f12": "F12", "shift+tab": "S-Tab", "alt+x": "M-x", "pageup": "PgUp"}
    assert {key: face(key) for key in written} == written


# --- keys that were written into the file by hand


@pytest.mark.parametrize(
    ("keys", "left", "told"),
    [
        ({"desk.trade": "f3"}, {}, ["keys.desk.trade"]),
        ({"desk.trade": "f3", "desk.build": "f2"}, {"desk.trade": "f3", "desk.build": "f2"}, []),
        ({"desk.trade": "ctrl+x", "desk.build": "ctrl+x"}, {"desk.build": "ctrl+x"}, ["keys.desk.trade"]),
        ({"desk.undo": "x", "desk.redo": "ctrl+x"}, {"desk.redo": "ctrl+x"}, ["keys.desk.undo"]),
        ({"desk.undo": "enter", "nonsense": "f4"}, {}, ["keys.desk.undo", "keys.nonsense"]),
        ({"desk.undo": "f24,ctrl+z"}, {"desk.undo": "f24,ctrl+z"}, []),
    ],
)
def test_of_keys_written_by_hand_those_that_clash_are_told_and_not_taken(
    tmp_path: Path, config: Path, keys: dict[str, str], left: dict[str, str], told: list[str]
) -> None:
    ConfigFolder(config).keep(Settings(keys=keys))
    app = BankerApp(tmp_path)
    assert app.settings.keys == left
    assert [fault.data["place"] for fault in app.config.faults] == told
    app.change(Settings(keys=left, sounds=False))
    assert kept(config) == Settings(keys=left, sounds=False)
    assert (config / "settings.broken-1.toml").exists() == bool(told)
