"""Prints on the screen before they are on paper: every code is scanned from the cells, and the files are made."""

from pathlib import Path

import pytest
from PIL import Image
from textual.pilot import Pilot

from banker.printing.code import BLOCKS
from banker.printing.line import records_in
from banker.printing.record import Record
from tests.printing.scans import decode
from tests.printing.stretched import stretched
from tests.widgets.dialogs.mouse import click_on
from tests.widgets.tables import PLAIN, at_desk, echo, play, press
from widgets.acts.menu import ActsMenu
from widgets.deeds import Deeds
from widgets.dialogs.acts import ActsDialog
from widgets.dialogs.code_face import CodeFace, Words
from widgets.dialogs.keys import Keys
from widgets.dialogs.preview import PreviewDialog
from widgets.echo import Echo
from widgets.players import Players

GAME = (PLAIN, "Ana buys @37", "Ana buys @39", "Budi rent @39")
LARGE = (120, 50)
SIZES = [(80, 24), (120, 36), (45, 30)]
DARK = {block: halves for halves, block in BLOCKS.items()}


async def choose(pilot: Pilot[None], words: str) -> None:
    assert isinstance(pilot.app.screen, ActsDialog)
    found = [prospect.act.words for prospect in pilot.app.screen.query_one(ActsMenu).prospects].index(words)
    await press(pilot, "", *["down"] * found, "enter")
    await pilot.pause()
    await pilot.pause()


def preview(pilot: Pilot[None]) -> PreviewDialog:
    assert isinstance(pilot.app.screen, PreviewDialog)
    return pilot.app.screen


async def told(pilot: Pilot[None]) -> str:
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()
    return " ".join(pilot.app.screen.query_one(Echo).said)


def scanned(dialog: PreviewDialog) -> str:
    """Scan the code from the cells as the terminal gets them, all of them in sight."""
    face = dialog.query_one(CodeFace)
    assert dialog.region.contains_region(face.region)
    assert face.region.size == face.outer_size == (face.wide, face.high)
    assert not face.region.overlaps(dialog.query_one("#side").region)
    rows: list[list[bool]] = []
    for y in range(face.high):
        halves: list[tuple[bool, bool]] = []
        for segment in face.render_line(y).crop(0, face.wide):
            style = segment.style
            assert style is not None
            assert style.color is not None
            assert style.bgcolor is not None
            assert style.color.triplet == (0, 0, 0)
            full = style.bgcolor.triplet == (0, 0, 0)
            assert full or style.bgcolor.triplet == (255, 255, 255)
            halves += [(True, True) if full else DARK[cell] for cell in segment.text]
        rows += [[top for top, _low in halves], [low for _top, low in halves]]
    small = Image.new("L", (len(rows[0]), len(rows)))
    small.putdata([0 if dark else 255 for row in rows for dark in row])
    return decode(small.resize((small.width * 4, small.height * 4), Image.Resampling.NEAREST)).text


async def leaf_through(pilot: Pilot[None]) -> list[str]:
    """Scan every code, turning over with the key, until the first comes again."""
    codes = [scanned(preview(pilot))]
    while True:
        await pilot.press("right")
        await pilot.pause()
        codes.append(scanned(preview(pilot)))
        if codes[-1] == codes[0]:
            return codes[:-1]


@pytest.mark.parametrize("size", SIZES)
async def test_a_slip_is_scanned_from_any_window_code_after_code(tmp_path: Path, size: tuple[int, int]) -> None:
    async with at_desk(play(tmp_path / "a.game", *GAME), size=size) as (pilot, screen):
        screen.action_slip("Ana")
        await pilot.pause()
        await pilot.pause()
        codes = await leaf_through(pilot)
        assert (f"Code 1 of {len(codes)}" in await told(pilot)) == (len(codes) > 1) == (size != (120, 36))
        (record,) = records_in("\n".join(codes))
        assert isinstance(record, Record)
        assert (record.player, record.cash) == ("Ana", 850)
        assert "Boardwalk" in "\n".join(codes)
        await pilot.press("left")
        await pilot.pause()
        assert scanned(preview(pilot)) == codes[-1]
        keys = preview(pilot).query_one(Keys)
        assert preview(pilot).region.contains_region(keys.region)
        if len(codes) > 1:
            await click_on(pilot, keys, "next code")
        assert scanned(preview(pilot)) == codes[0]


@pytest.mark.parametrize("size", SIZES)
async def test_cards_and_the_count_are_scanned_from_any_window(tmp_path: Path, size: tuple[int, int]) -> None:
    async with at_desk(play(tmp_path / "a.game", *GAME), size=size) as (pilot, screen):
        screen.action_print_cards("Ana")
        await pilot.pause()
        await pilot.pause()
        codes = "\n".join(await leaf_through(pilot))
        assert ("Park Place" in codes, "Boardwalk" in codes, "Baltic" in codes) == (True, True, False)
        await pilot.press("escape")
        await pilot.press("f7")
        await pilot.pause()
        await pilot.press("p")
        await pilot.pause()
        await pilot.pause()
        assert len(preview(pilot).pieces) == 5
        codes = "\n".join(await leaf_through(pilot))
        for words in ("Interim count", "Player: Citra", "Houses left: 32", "Seal: "):
            assert words in codes


async def test_the_code_is_whole_where_there_is_room_and_printed_by_keys(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *GAME), size=LARGE) as (pilot, screen):
        await pilot.press("tab", "enter")
        await pilot.pause()
        await choose(pilot, "print the summary …")
        dialog = preview(pilot)
        assert scanned(dialog) == dialog.pieces[0].code
        assert "Ana" in dialog.query_one(Words).draw(40).plain
        assert "A phone reads" in await told(pilot)
        assert "next code" not in dialog.query_one(Keys).draw(60).plain
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
            assert decode(image.convert("L")).text == dialog.pieces[0].code
        assert not (tmp_path / "a-Ana-2.png").exists()
        await pilot.press("enter")
        await pilot.pause()
        assert screen.is_current


async def test_slips_and_cards_are_printed_by_mouse(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *GAME), size=LARGE) as (pilot, screen):
        await click_on(pilot, screen.query_one(Players), "Ana")
        await pilot.pause()
        await click_on(pilot, pilot.app.screen.query_one(ActsMenu), "print the deed cards")
        await pilot.pause()
        await click_on(pilot, preview(pilot).query_one(Keys), "PDF")
        assert str(tmp_path / "a-Ana-cards.pdf") in await told(pilot)
        await click_on(pilot, preview(pilot).query_one(Keys), "back")
        await pilot.pause()
        await click_on(pilot, screen.query_one(Deeds), "Park Place")
        await pilot.pause()
        await click_on(pilot, pilot.app.screen.query_one(ActsMenu), "print the card")
        await pilot.pause()
        assert scanned(preview(pilot)).startswith("Park Place (dark blue)\nPrice: $350")
        await click_on(pilot, preview(pilot).query_one(Keys), "picture")
        file = tmp_path / "a-Park-Place.png"
        assert str(file) in await told(pilot)
        with Image.open(file) as image:
            assert decode(image.convert("L")).text == preview(pilot).pieces[0].code


async def test_the_count_is_printed_beside_the_game(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN, "1 2", "ana buys", "finish")
    async with at_desk(path) as (pilot, _screen):
        await pilot.press("f7")
        await pilot.pause()
        await pilot.press("p")
        await pilot.pause()
        await pilot.press("p")
        words = await told(pilot)
        for what in ("settlement", "slips", "bank"):
            file = tmp_path / f"a-{what}.pdf"
            assert file.read_bytes().startswith(b"%PDF")
            assert str(file) in words


async def test_a_window_too_small_for_any_code_says_what_it_takes(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *GAME), size=(30, 20)) as (pilot, screen):
        screen.action_slip("Ana")
        await pilot.pause()
        await pilot.pause()
        assert not preview(pilot).query_one(CodeFace).display
        words = (await told(pilot)).split()
        wide, high = (int(words[words.index(name) - 1]) for name in ("columns", "lines;"))
        await pilot.resize_terminal(wide, high)
        await pilot.pause()
        await pilot.pause()
        assert "Code 1 of" in await told(pilot)
        assert scanned(preview(pilot)).startswith("1/")


@pytest.mark.parametrize("size", SIZES)
async def test_longer_words_push_neither_code_nor_keys_out_of_sight(tmp_path: Path, size: tuple[int, int]) -> None:
    with stretched():
        async with at_desk(play(tmp_path / "a.game", *GAME), size=size) as (pilot, screen):
            screen.action_slip("Ana")
            await pilot.pause()
            await pilot.pause()
            codes = await leaf_through(pilot)
            assert any(record.cash == 850 for record in records_in("\n".join(codes)) if isinstance(record, Record))
            keys = preview(pilot).query_one(Keys)
            assert preview(pilot).query_one("#side").region.contains_region(keys.region)


async def test_all_cards_of_an_owner_are_printed_from_a_deed(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *GAME), size=LARGE) as (pilot, screen):
        screen.action_deed("boardwalk")
        await pilot.pause()
        await choose(pilot, "print all cards of Ana …")
        assert [piece.page.title for piece in preview(pilot).pieces] == ["Park Place", "Boardwalk"]


async def test_who_has_no_deeds_has_no_cards_to_print(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *GAME)) as (pilot, screen):
        screen.action_print_cards("Budi")
        await pilot.pause()
        assert "Budi has nothing to print." in echo(screen)
        assert screen.is_current
