"""How poor a print may be: blurred, turned by ten degrees and under fifteen percent of noise, it still is scanned.

The figures are the standard deviation of the blur in pixels, half a step or more below what was measured: of 300 to the
inch for pictures and paper, of 150 for the poorer one, of 203 for receipts, of 6 and 12 to a cell of a terminal.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from banker.ledger.disk import Disk
from banker.printing.code import encode, terminal
from banker.printing.press import Work, as_pdf, as_png, as_receipt
from tests.playing import played
from tests.printing.forms import pages, spoilt, texts
from tests.printing.scans import BLACK, WHITE, opened, pixels
from tests.printing.tables import WHOLE, empty_desk, largest, on_disk, work

HOUR = Path(__file__).parents[1] / "transcripts" / "games" / "one-hour.teller"


def hour(disk: Disk) -> object:
    """Play a one-hour game to its end: a player of it has four deeds."""
    return played(HOUR.read_text("utf-8"), empty_desk(disk))


def on_roll(roll: int) -> Callable[[Work], list[Image.Image]]:
    """Lay a receipt on its roll, which is white beside the head of the printer."""

    def lay(made: Work) -> list[Image.Image]:
        data = as_receipt(made, roll, Path("x.png"))
        assert isinstance(data, bytes)
        picture = opened(data)
        paper = Image.new("L", (picture.width + 80, picture.height), 255)
        paper.paste(picture, (40, 0))
        return [paper]

    return lay


def cells(made: Work) -> list[Image.Image]:
    """Draw the code of a slip in the cells of a dark terminal."""
    matrix = encode(made.pieces[0].code)
    assert matrix is not None
    return [pixels(terminal(matrix), WHITE, BLACK)]


FORMS: dict[str, Callable[[Work], list[Image.Image]]] = {
    "picture": lambda made: [opened(as_png(made))],
    "paper-300": lambda made: pages(as_pdf(made), 300),
    "paper-150": lambda made: pages(as_pdf(made), 150),
    "roll-58": on_roll(58),
    "roll-80": on_roll(80),
    "screen": cells,
}

USUAL = {"picture": 4, "paper-300": 4, "paper-150": 1, "roll-58": 1.5, "roll-80": 2, "screen": 1.5}
LARGEST = {"picture": 2, "paper-300": 1.5, "paper-150": 0.4, "roll-58": 0.5, "roll-80": 1, "screen": 1.5}


@pytest.fixture(scope="module", params=["usual", "largest"])
def slip(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Work, dict[str, float]]:
    """Print the slip of a usual player, or of one who has everything."""
    folder = tmp_path_factory.mktemp("spoilt")
    if request.param == "usual":
        return work(on_disk(folder / "x.game", hour), "slips", player="Ana"), USUAL  # type: ignore[arg-type]
    return work(on_disk(folder / "x.game", largest), "slips", player=WHOLE[:6]), LARGEST


@pytest.mark.parametrize("form", FORMS)
def test_a_poor_print_is_scanned(slip: tuple[Work, dict[str, float]], form: str) -> None:
    made, blurs = slip
    assert texts(*(spoilt(picture, blurs[form]) for picture in FORMS[form](made))) == [made.pieces[0].code]
