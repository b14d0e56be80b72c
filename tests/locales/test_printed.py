"""Every form of every print in Indonesian and in Esperanto, read back: the same words in each, and no English."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from html import unescape
from pathlib import Path
from typing import Any, NamedTuple

import pypdfium2
import pytest
from PIL.ImageDraw import ImageDraw

from banker.printing.drawing import Words
from banker.printing.press import Order, What, Work, _drawings, as_pdf, as_png, as_receipt, as_svg, as_text, gather
from banker.printing.receipt import receipt
from banker.speech import catalogue
from tests.locales.known import known_words
from tests.locales.pseudo import words
from tests.locales.test_screens import english_words
from tests.printing.forms import outside, overlaps, struck
from tests.widgets.tables import play

WHATS: tuple[What, ...] = ("slips", "cards", "settlement", "bank")
LANGUAGES = ("id", "eo")
SPACE = "\N{NARROW NO-BREAK SPACE}"
PLAYERS = ("Ĉesto", "Ĝojo", "Ĥoro", "Ĵaŭdo", "Ŝtefo")
PHRASES = (
    f"open sheet monopolo board kongresoj players {' '.join(PLAYERS)} timed 90",
    "Ĉesto starts with 12340, @1 houses 2, @3 houses 2, @5 mortgaged, @12, jail card",
    "Ĝojo starts with 1234, @37, @39, @6 mortgaged",
    "turn Ĉesto",
    "Ĉesto pays Ĝojo 1500 for la vetado",
)
FIGURES = {
    "id": ("10.840", "18.464", "2.734", "1.500"),
    "eo": (f"10{SPACE}840", f"18{SPACE}464", f"2{SPACE}734", f"1{SPACE}500"),
}
"""What is held and paid, as each language writes it."""


class Printed(NamedTuple):
    """A print in a language, and the texts that each form of it draws."""

    language: str
    work: Work
    pdf: list[str]
    svg: list[str]
    png: list[str]
    roll: list[str]


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return play(tmp_path_factory.mktemp("printed") / "a.game", *PHRASES)


@pytest.fixture(scope="module", params=[(what, language) for what in WHATS for language in LANGUAGES], ids="-".join)
def printed(request: pytest.FixtureRequest, game: Path) -> Iterator[Printed]:
    what, language = request.param
    catalogue.use(language)
    made = gather(game, Order(what, paper="letter" if language == "id" else "a4"))
    assert isinstance(made, Work)
    work = Work(made.order, made.game, made.pieces[:3])
    svg = [unescape(text) for text in re.findall(r">([^<>]+)</text>", as_svg(work).decode())]
    png = drawn(lambda: as_png(work))
    roll = drawn(lambda: as_receipt(work, 58 if language == "id" else 80, Path("x.bin")))
    yield Printed(language, work, read_back(as_pdf(work)), svg, png, roll)
    catalogue.use("en")


def drawn(make: Callable[[], object]) -> list[str]:
    """List the texts that are drawn as pixels while something is made."""
    texts: list[str] = []
    pen = ImageDraw.text

    def write(at: ImageDraw, xy: tuple[float, float], text: str, *more: Any) -> None:
        texts.append(text)
        pen(at, xy, text, *more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ImageDraw, "text", write)
        make()
    return [text for text in texts if text.strip()]


def read_back(pdf: bytes) -> list[str]:
    """Read the text of each page of a PDF file, with a reader that is not ours."""
    document = pypdfium2.PdfDocument(pdf)
    return [document[at].get_textpage().get_text_range() for at in range(len(document))]


def letters(texts: Iterable[str]) -> Counter[str]:
    """Count the letters and figures of texts, whatever stands between them."""
    return Counter(letter for text in texts for letter in text if letter.isalnum())


def test_every_form_draws_the_same_words(printed: Printed) -> None:
    paper = [item.text for one in _drawings(printed.work, paper=True) for item in one.items if isinstance(item, Words)]
    read = "".join("".join(page.split()) for page in printed.pdf)
    assert sorted(printed.svg) == sorted(printed.png)
    assert letters(printed.pdf) == letters(paper)
    assert [text for text in paper if "".join(text.split()) not in read] == []
    assert words(printed.svg) <= words(printed.pdf) | words(printed.roll)


def test_no_english_is_left_in_any_form(printed: Printed, tmp_path: Path) -> None:
    english = english_words(printed.language) - known_words(str(tmp_path), *PLAYERS)
    for texts in (printed.pdf, printed.svg, printed.png, printed.roll, [as_text(printed.work)]):
        assert words(texts) & english == frozenset()


def test_letters_with_hats_and_figures_read_back(printed: Printed) -> None:
    for texts in (printed.pdf, printed.svg, printed.png, printed.roll):
        told = "\n".join(texts)
        seated = PLAYERS if printed.work.order.what == "settlement" else PLAYERS[:1]
        assert [name for name in seated if name not in told] == []
        figures = [figure for figure in FIGURES[printed.language] if figure in told]
        assert figures or printed.work.order.what == "cards"


def test_nothing_of_any_form_is_cut(printed: Printed) -> None:
    for one in (*_drawings(printed.work), *_drawings(printed.work, paper=True), receipt(printed.work.pieces, 58)):
        assert (overlaps(one), outside(one), struck(one)) == ([], [], [])


def test_english_would_be_seen(game: Path) -> None:
    made = gather(game, Order("bank"))
    assert isinstance(made, Work)
    for language in LANGUAGES:
        assert words(read_back(as_pdf(made))) & (english_words(language) - known_words())
