"""Every form of every print, largest and smallest: its codes are scanned, and say what they must."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from banker.desk import Desk
from banker.ledger.disk import Disk
from banker.printing.press import What, Work, as_pdf, as_png, as_receipt, as_svg, as_text
from banker.printing.window import Window
from tests.printing.forms import pages, rendered, spoilt, texts
from tests.printing.scans import BLACK, WHITE, opened, pixels
from tests.printing.tables import largest, mixed, on_disk, smallest, table, work

Play = Callable[[Disk], Desk]
WHATS: tuple[What, ...] = ("slips", "cards", "settlement", "bank")
TABLES: dict[str, Play] = {
    "largest": largest,
    "middle": lambda disk: mixed(table(disk=disk)),
    "smallest": smallest,
}


@pytest.fixture(scope="module", params=list(TABLES))
def path(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Play a table into a file."""
    return on_disk(tmp_path_factory.mktemp("forms") / f"{request.param}.game", TABLES[request.param])


def codes(made: Work) -> list[str]:
    """List what the codes must say."""
    return sorted(piece.code for piece in made.pieces)


def few(made: Work) -> Work:
    """Take the first pieces: a form is as good for two cards as for 28."""
    return Work(made.order, made.game, made.pieces[:2])


@pytest.mark.parametrize("what", WHATS)
def test_a_picture(path: Path, what: What) -> None:
    made = few(work(path, what))
    assert texts(opened(as_png(made))) == codes(made)


@pytest.mark.parametrize("what", WHATS)
def test_shapes(path: Path, what: What) -> None:
    made = few(work(path, what))
    assert texts(rendered(as_svg(made))) == codes(made)


@pytest.mark.parametrize("dpi", [150, 300])
@pytest.mark.parametrize("what", WHATS)
def test_paper(path: Path, what: What, dpi: int) -> None:
    made = few(work(path, what, paper="letter" if dpi == 150 else "a4"))
    assert texts(*pages(as_pdf(made), dpi)) == codes(made)


def test_all_cards_of_a_board_on_paper(tmp_path: Path) -> None:
    path = on_disk(tmp_path / "x.game", largest)
    made = work(path, "cards", plain=True)
    sheets = pages(as_pdf(made), 200)
    assert (len(sheets), texts(*sheets)) == (4, codes(made))


@pytest.mark.parametrize("what", WHATS)
def test_a_poor_print_on_paper(path: Path, what: What) -> None:
    made = Work(work(path, what).order, "", work(path, what).pieces[:1])
    assert texts(*(spoilt(page, 1.5) for page in pages(as_pdf(made), 300))) == codes(made)


@pytest.mark.parametrize(("roll", "wide"), [(58, 384), (80, 576)])
@pytest.mark.parametrize("what", WHATS)
def test_a_receipt(path: Path, what: What, roll: int, wide: int) -> None:
    made = few(work(path, what))
    data = as_receipt(made, roll, Path("x.png"))
    assert isinstance(data, bytes)
    picture = opened(data)
    assert (picture.width, round(picture.info["dpi"][0])) == (wide, 203)
    assert texts(picture) == codes(made)
    if what == "slips":
        assert texts(on_roll(picture)) == codes(made)


def on_roll(picture: Image.Image) -> Image.Image:
    """Photograph a receipt: on its white roll, twice as many pixels as dots, a little blurred."""
    paper = Image.new("L", (picture.width + 80, picture.height), 255)
    paper.paste(picture, (40, 0))
    return spoilt(paper.resize((paper.width * 2, paper.height * 2), Image.Resampling.NEAREST), 1.5)


@pytest.mark.parametrize("what", WHATS)
def test_a_terminal(path: Path, what: What) -> None:
    made = few(work(path, what))
    blocks = as_text(made, Window(400, 400, True)).split("\n\n")
    drawn = [pixels(block, WHITE, BLACK) for block in blocks if "\x1b" in block]
    assert texts(*drawn) == codes(made)
