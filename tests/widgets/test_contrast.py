"""Every word can be read: in the dark and in the light theme letters stand far enough from their ground."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.segment import Segment
from rich.style import Style
from textual.app import App
from textual.color import BLACK, Color
from textual.geometry import Offset, Region
from textual.widgets import Input

from banker.config.folder import ConfigFolder
from banker.config.settings import Settings
from tests.widgets.tables import PLAIN, at_desk, enter, play, press
from widgets.chips import contrast, tint
from widgets.dialogs.code_face import CodeFace
from widgets.dialogs.dialog import Dialog
from widgets.few_colours import FewColours
from widgets.symbols import PlainSymbols

WORDS, DIM = 4.5, 3.0
"""What the WCAG asks of words, and of what is only a hint where something can be typed."""

TABLE = (PLAIN, "Ana starts with 100, @1, @3, @11, @37 houses 2, @39 houses 2", "Budi starts with 50, @6, @5 mortgaged")
WAYS = ("escape", "f2", "f4", "f4", "f7", "f9", "f5", "f6", "f12", "ctrl+l", "f1")
"""Keys, each pressed on the desk, and Escape after it."""


@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_words_stand_out_from_their_ground(tmp_path: Path, config: Path, theme: str) -> None:
    ConfigFolder(config).keep(Settings(theme=theme))
    path = play(tmp_path / "a.game", *TABLE, "Budi owes Ana 60 for a promise")
    async with at_desk(path, size=(80, 30)) as (pilot, screen):
        await enter(pilot, screen, "budi buys medit")
        assert not list(faint(pilot.app))
        await press(pilot, "budi ")
        for key in WAYS:
            await pilot.press(key)
            await pilot.pause()
            assert not list(faint(pilot.app)), key
            if pilot.app.screen is not screen:
                await pilot.press("escape")
        await press(pilot, "", "ctrl+o", "n")
        await pilot.pause()
        assert not list(faint(pilot.app))


def faint(app: App[None]) -> Iterator[tuple[str, float]]:
    """List words of the screen in front that are too near to their ground; what lies behind a dialog is dimmed."""
    screen = app.screen
    front = screen.query_one("#box").region if isinstance(screen, Dialog) else Region(0, 0, *screen.size)
    fields = [field.region for field in screen.query(Input)]
    for y, strip in enumerate(screen._compositor.render_strips(app.size)):
        x = 0
        for text, style, _control in strip:
            least = DIM if any(region.contains(x, y) for region in fields) else WORDS
            if front.contains_point(Offset(x, y)) and is_word(text) and style and (found := ratio(style)) < least:
                yield text, found
            x += len(text)


def is_word(text: str) -> bool:
    """Whether a text is more than blanks, frames and blocks."""
    return any(not (letter.isspace() or "\u2500" <= letter <= "\u259f") for letter in text)


def ratio(style: Style) -> float:
    """Measure how far the letters of a style are from their ground."""
    assert style.color is not None
    assert style.bgcolor is not None
    return contrast(Color.from_rich_color(style.color), Color.from_rich_color(style.bgcolor))


async def test_groups_are_read_in_greys_where_no_colours_are_asked_for(
    tmp_path: Path, config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ConfigFolder(config).keep(Settings(theme="dark"))
    monkeypatch.setenv("NO_COLOR", "1")
    async with at_desk(play(tmp_path / "a.game", *TABLE), size=(120, 36)) as (pilot, _screen):
        styles = {
            style for strip in pilot.app.screen._compositor.render_strips(pilot.app.size) for _, style, _ in strip
        }
        grounds = {style.bgcolor.triplet for style in styles if style and style.bgcolor and style.bgcolor.triplet}
        assert len(grounds) > 8
        assert all(len(set(ground)) == 1 for ground in grounds)
        assert not list(faint(pilot.app))


def test_letters_on_a_group_are_read_on_the_nearest_of_sixteen_colours() -> None:
    def letters(words: str) -> str:
        (drawn,) = FewColours().apply([Segment("A", Style.parse(words))], None)
        assert drawn.style is not None
        return str(drawn.style)

    assert letters("#ffffff on #955436") == "color(0) on #955436"  # a brown that becomes yellow
    assert letters("#ffffff on #0072bb") == "color(0) on #0072bb"  # a blue that becomes cyan
    assert letters("#000000 on #000080") == "color(15) on #000080"
    assert letters("#000000 on #000000") == "#000000 on #000000"  # the ink of a code
    assert letters("bold cyan on default") == "bold cyan on default"


def test_a_code_stays_a_code_in_plain_symbols() -> None:
    face = CodeFace()
    face.show(((True, False), (False, True), (True, True), (False, False)))
    (span, *_) = [span.style for span in face.rows[0].spans if not isinstance(span.style, str) and span.style.meta]
    assert not isinstance(span, str)
    style = Style(meta=dict(span.meta))
    assert PlainSymbols().apply([Segment("▀▄█", style), Segment("…")], BLACK) == [Segment("▀▄█", style), Segment("~")]


def test_letters_on_a_group_are_black_or_white_as_they_are_read_better() -> None:
    assert contrast(Color.parse("black"), Color.parse("white")) == pytest.approx(21)
    assert tint("#1fb25a").foreground == Color.parse("black")  # white has 2.8 there
    assert tint("#0072bb").foreground == Color.parse("white")
    assert tint("no colour").reverse
    for part in range(0, 256, 15):
        style = tint(Color(part, 255 - part, 128).hex)
        assert style.background is not None
        assert style.foreground is not None
        assert contrast(style.foreground, style.background) >= WORDS
