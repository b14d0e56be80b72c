"""A player's slip: its code on the screen, and the files that it is printed into."""

from pathlib import Path

from PIL import Image
from textual.pilot import Pilot

from banker.printing.code import BLOCKS, encode
from banker.printing.summary import code_text
from tests.printing.scans import decode
from tests.widgets.dialogs.mouse import click_on
from tests.widgets.tables import PLAIN, at_desk, echo, play, press
from widgets.acts.menu import ActsMenu
from widgets.deeds import Deeds
from widgets.dialogs.acts import ActsDialog
from widgets.dialogs.keys import Keys
from widgets.dialogs.slip import Slip, SlipDialog
from widgets.echo import Echo
from widgets.players import Players

GAME = (PLAIN, "Ana buys @37", "Ana buys @39", "Budi rent @39")
LARGE = (120, 50)
DARK = {block: halves for halves, block in BLOCKS.items()}


async def choose(pilot: Pilot[None], words: str) -> None:
    assert isinstance(pilot.app.screen, ActsDialog)
    found = [prospect.act.words for prospect in pilot.app.screen.query_one(ActsMenu).prospects].index(words)
    await press(pilot, "", *["down"] * found, "enter")
    await pilot.pause()
    await pilot.pause()


def at_slip(pilot: Pilot[None]) -> SlipDialog:
    assert isinstance(pilot.app.screen, SlipDialog)
    return pilot.app.screen


async def told(pilot: Pilot[None]) -> str:
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()
    return " ".join(pilot.app.screen.query_one(Echo).said)


def modules(slip: Slip) -> list[list[bool]]:
    """Read the code off the cells as the terminal gets them."""
    rows: list[list[bool]] = []
    for y in range(slip.high):
        halves: list[tuple[bool, bool]] = []
        for segment in slip.render_line(y).crop(0, slip.wide):
            style = segment.style
            assert style is not None
            assert style.color is not None
            assert style.bgcolor is not None
            assert style.color.triplet == (0, 0, 0)
            full = style.bgcolor.triplet == (0, 0, 0)
            assert full or style.bgcolor.triplet == (255, 255, 255)
            halves += [(True, True) if full else DARK[cell] for cell in segment.text]
        rows += [[top for top, _low in halves], [low for _top, low in halves]]
    return rows


async def test_the_code_is_scanned_from_the_screen_and_printed_by_keys(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *GAME), size=LARGE) as (pilot, screen):
        await pilot.press("tab", "enter")
        await pilot.pause()
        await choose(pilot, "print the summary …")
        dialog = at_slip(pilot)
        slip, text = dialog.query_one(Slip), code_text(dialog.summary)
        matrix = encode(text)
        assert matrix is not None
        read = modules(slip)
        assert tuple(map(tuple, read[: len(matrix)])) == matrix
        small = Image.new("L", (len(read[0]), len(read)))
        small.putdata([0 if dark else 255 for row in read for dark in row])
        assert decode(small.resize((small.width * 4, small.height * 4), Image.Resampling.NEAREST)).text == text
        assert "Ana" in slip.draw(slip.size.width).plain
        assert "A phone reads" in await told(pilot)
        assert slip.region.bottom <= dialog.query_one("#outcome").region.y
        taken = tmp_path / "a-Ana.pdf"
        taken.write_bytes(b"mine")
        await pilot.press("p")
        assert str(tmp_path / "a-Ana-2.pdf") in await told(pilot)
        assert taken.read_bytes() == b"mine"
        assert (tmp_path / "a-Ana-2.pdf").read_bytes().startswith(b"%PDF")
        await pilot.press("g", "g")
        picture = tmp_path / "a-Ana.png"
        assert str(picture) in await told(pilot)
        with Image.open(picture) as image:
            assert decode(image.convert("L")).text == text
        assert not (tmp_path / "a-Ana-2.png").exists()
        await pilot.press("enter")
        await pilot.pause()
        assert screen.is_current


async def test_a_slip_and_a_card_are_printed_by_mouse(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *GAME), size=LARGE) as (pilot, screen):
        await click_on(pilot, screen.query_one(Players), "Budi")
        await pilot.pause()
        await click_on(pilot, pilot.app.screen.query_one(ActsMenu), "print the summary")
        await pilot.pause()
        assert at_slip(pilot).player == "Budi"
        await click_on(pilot, pilot.app.screen.query_one(Keys), "picture")
        assert str(tmp_path / "a-Budi.png") in await told(pilot)
        await click_on(pilot, pilot.app.screen.query_one(Keys), "back")
        await pilot.pause()
        await click_on(pilot, screen.query_one(Deeds), "Park Place")
        await pilot.pause()
        await click_on(pilot, pilot.app.screen.query_one(ActsMenu), "print the card")
        await pilot.pause()
        file = tmp_path / "a-Park-Place.pdf"
        assert str(file) in await told(pilot)
        assert str(file) in echo(screen)
        assert file.read_bytes().startswith(b"%PDF")


async def test_a_window_too_small_for_the_code_says_what_it_takes(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *GAME), size=(40, 24)) as (pilot, screen):
        screen.action_slip("Ana")
        await pilot.pause()
        await pilot.pause()
        slip = at_slip(pilot).query_one(Slip)
        assert "█" not in slip.draw(slip.size.width).plain
        words = (await told(pilot)).split()
        wide, high = (int(words[words.index(name) - 1]) for name in ("columns", "lines;"))
        await pilot.resize_terminal(wide, high)
        await pilot.pause()
        await pilot.pause()
        assert "A phone reads" in await told(pilot)
        assert at_slip(pilot).query_one("#form").size.height >= slip.high
        assert len(modules_shown(slip)) == slip.high


def modules_shown(slip: Slip) -> list[str]:
    return [row for row in slip.draw(slip.size.width).plain.split("\n") if len(row) >= slip.wide][-slip.high :]
