"""Pictures of the screen, kept as text: the letters, under them the colours of each cell, and what each colour is."""

import os
from collections.abc import Iterator
from pathlib import Path
from string import ascii_letters, digits

from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Input

FOLDER = Path(__file__).parent / "snapshots"
REWRITE = "REWRITE_SNAPSHOTS"
"""Set in the environment, pictures are written anew instead of being compared."""

SIGNS = ascii_letters + digits


async def freeze(pilot: Pilot[None]) -> None:
    """Let nothing blink, so that a picture is the same every time."""
    await pilot.pause()
    for line in pilot.app.screen.query(Input):
        line.cursor_blink = False
        line._cursor_visible = True
    await pilot.pause()


def check_picture(name: str, app: App[None]) -> None:
    """Compare the screen with the picture that is kept of it."""
    compare(FOLDER / f"{name}-{app.size.width}x{app.size.height}.txt", "\n".join(draw(app)) + "\n")


def compare(file: Path, now: str) -> None:
    """Compare a picture with the one kept, or keep it."""
    if os.environ.get(REWRITE):
        file.parent.mkdir(exist_ok=True)
        file.write_text(now, "utf-8")
    assert file.read_text("utf-8") == now, f"look at it, then {REWRITE}=1 keeps it: {file}"


def draw(app: App[None]) -> Iterator[str]:
    """Draw the screen as text."""
    known: dict[str, str] = {}
    colours = []
    for strip in app.screen._compositor.render_strips(app.size):
        yield strip.text.rstrip()
        cells = (
            (known.setdefault(str(part.style), SIGNS[len(known) % len(SIGNS)]), part.cell_length) for part in strip
        )
        colours.append("".join(sign * many for sign, many in cells))
    yield from ("", *colours, "", *(f"{sign} {style}" for style, sign in known.items()))
