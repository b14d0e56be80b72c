"""Where things stand: nothing is cut, nothing overlaps, whatever the names and the paper."""

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from functools import partial
from pathlib import Path

import pytest
from msgspec import structs
from msgspec.structs import replace

from banker.desk import Desk
from banker.ledger.disk import Disk
from banker.printing.code import modules
from banker.printing.drawing import Drawing, Modules, Stroke, Words
from banker.printing.layout import draw
from banker.printing.line import records_in
from banker.printing.page import Page
from banker.printing.paper import EDGE, PAPERS, cuts, place
from banker.printing.piece import Piece
from banker.printing.press import STYLES, What, as_pdf
from banker.printing.record import Record
from banker.printing.style import CARD, CARD_WIDTH, RECEIPTS, SHEET, SLIP, Style
from banker.rules import requests as r
from tests.printing.boards import at_board, board
from tests.printing.forms import outside, overlaps, pages, struck, texts
from tests.printing.stretched import stretched
from tests.printing.tables import LONGEST, do, everything, largest, on_disk, smallest, table, work

WHATS: tuple[What, ...] = ("slips", "cards", "settlement", "bank")
SIXTY = ("Ŝ" * 60, "Ĵan " * 14 + "Ĥo")
FULL = tuple(f"{name} {LONGEST[:30]}" for name in "ABCDEFGHIJ")


MORE: dict[str, tuple[int, int, int, int, str, int]] = {
    "small-board": (24, 2, 5, 1_000, "₱", 2),
    "large-board": (60, 12, 3, 100, "zł ", 6),
    "wide-groups": (60, 8, 5, 1_000, "", 6),
}
"""Boards: squares, groups of streets, lots of each, the smallest note, the sign of the money, stations."""


@pytest.fixture(scope="module", params=["largest", "smallest", "long", "full", "stretched", *MORE])
def path(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Play a table into a file: the largest and the smallest, the longest names and words, other boards."""
    plays: dict[str, Callable[[Disk], Desk]] = {
        "largest": largest,
        "smallest": smallest,
        "long": lambda disk: do(table(*SIXTY, disk=disk), r.Start(SIXTY[1], 5, (("boardwalk", 0, True),))),
        "full": lambda disk: table(*FULL, sheet="monopoli", disk=disk),
        "stretched": largest,
        **{name: partial(at_board, board(*sizes), FULL) for name, sizes in MORE.items()},
    }
    path = tmp_path_factory.mktemp("layout") / ("a long name of a game " * 5 + ".game")
    with stretched() if request.param == "stretched" else nullcontext():
        yield on_disk(path, plays[request.param])


def drawings(path: Path, what: What, style: Style) -> list[Drawing]:
    """Lay out the first pieces of a game."""
    return [draw(piece, style) for piece in work(path, what).pieces[:3]]


@pytest.mark.parametrize("what", WHATS)
def test_nothing_overlaps_or_is_cut(path: Path, what: What) -> None:
    for style in (STYLES[what], replace(STYLES[what], whole=False, fold=True), *RECEIPTS.values()):
        for drawing in drawings(path, what, style):
            assert (overlaps(drawing), outside(drawing), struck(drawing)) == ([], [], [])


@pytest.mark.parametrize("what", WHATS)
def test_the_code_is_under_or_beside_the_text(path: Path, what: What) -> None:
    for style in (STYLES[what], RECEIPTS[58]):
        for drawing in drawings(path, what, style):
            (code,) = (item for item in drawing.items if isinstance(item, Modules))
            assert 0 <= code.x <= drawing.width - code.side
            assert 0 <= code.y <= drawing.height - code.side


@pytest.mark.parametrize("name", list(PAPERS))
@pytest.mark.parametrize("what", WHATS)
def test_all_stands_on_the_paper_and_nothing_on_another(path: Path, what: What, name: str) -> None:
    paper = PAPERS[name]
    for page in place(tuple(drawings(path, what, STYLES[what])), paper):
        for at, one in enumerate(page):
            assert one.x >= EDGE
            assert one.y >= EDGE
            assert one.right <= paper.width - EDGE
            assert one.bottom <= paper.height - EDGE
            assert all(one.right <= two.x + 1 or one.bottom <= two.y + 1 for two in page[at + 1 :])


def test_cards_are_63_by_88_millimetres_nine_to_a_sheet(path: Path) -> None:
    cards = tuple(drawings(path, "cards", CARD)) * 4
    assert {(card.width, card.height) for card in cards} == {(CARD_WIDTH, 1_039)}
    for paper in PAPERS.values():
        assert len(place(cards, paper)[0]) == 9
        assert {one.scale for page in place(cards, paper) for one in page} == {1.0}


def test_corners_are_marked_once_and_slips_have_a_line_to_fold_at(path: Path) -> None:
    (page,) = place(tuple(drawings(path, "cards", CARD))[:2], PAPERS["a4"])
    assert len(cuts(page)) == 12
    folded, straight = (drawings(path, "slips", replace(SLIP, fold=fold))[0] for fold in (True, False))
    assert len(folded.items) > len(straight.items) + 20
    (middle,) = {item.points[0][0] for item in folded.items if isinstance(item, Stroke)}
    assert 0 < middle < folded.width


def test_the_largest_code_is_within_sixty_millimetres_and_the_heads_of_printers() -> None:
    from banker.printing.slip import slip_piece
    from tests.printing.tables import WHOLE, summary

    piece = slip_piece(summary(everything(WHOLE), WHOLE, "friday-evening"))
    sizes: dict[str, tuple[int, float, int]] = {}
    for name, style in {"png": SLIP, "pdf": replace(SLIP, whole=False), "58": RECEIPTS[58], "80": RECEIPTS[80]}.items():
        (code,) = (item for item in draw(piece, style).items if isinstance(item, Modules))
        dark = len([row for row in code.matrix if any(row)])
        sizes[name] = (dark, round(code.module, 2), round(dark * code.module))
        assert code.side <= (style.head or 760)
    assert sizes == {
        "png": (117, 6, 702),
        "pdf": (117, 6.05, 708),
        "58": (117, 3, 351),
        "80": (117, 4, 468),
    }


def test_what_is_larger_than_the_paper_is_shrunk() -> None:
    rows = tuple((f"row {at}", "x") for at in range(120))
    drawing = draw(Piece(Page("Long", (), (rows,), ())), SLIP)
    ((one,),) = place((drawing,), PAPERS["a4"])
    assert one.scale < 0.6
    assert one.bottom <= PAPERS["a4"].height - EDGE


def test_blocks_stand_in_columns() -> None:
    blocks = tuple(((f"{at}", "x"),) for at in range(9))
    drawing = draw(Piece(Page("Wide", (), blocks, ())), SHEET)
    words = [item for item in drawing.items if isinstance(item, Words) and item.text in "012345678"]
    assert [len([w for w in words if w.x == x]) for x in sorted({w.x for w in words})] == [3, 3, 3]


def test_the_checks_find_what_is_wrong() -> None:
    one, two = Words(10, 50, "one", 40, 400), Words(20, 60, "two", 40, 400)
    line, code = Stroke(((0, 40), (200, 40))), Modules(60, 20, ((True,) * 9,) * 9, 5)
    assert overlaps(Drawing(200, 100, (one, two))) == [("one", "two")]
    assert struck(Drawing(200, 100, (one, line))) == ["one"]
    assert struck(Drawing(200, 100, (one, code))) == ["one"]
    assert outside(Drawing(60, 100, (one, code))) == ["one", "code"]


@pytest.mark.parametrize("name", list(MORE))
def test_slips_of_boards_of_any_size_are_scanned_and_read_back(name: str, tmp_path: Path) -> None:
    path = on_disk(tmp_path / "x.game", partial(at_board, board(*MORE[name]), FULL))
    made = work(path, "slips", player="1")
    (text,) = texts(*pages(as_pdf(made), 300))
    (record,) = records_in(text)
    assert isinstance(record, Record)
    deeds = len(board(*MORE[name]).deeds)
    assert (text, len(record.deeds), record.deeds.count(0)) == (made.pieces[0].code, deeds, 0)


def test_a_slip_of_more_deeds_than_a_code_names_counts_them(tmp_path: Path) -> None:
    made = board(60, 10, 5, 1_000, "", 4)
    long = structs.replace(made, deeds=tuple(structs.replace(d, name=f"{d.name} {d.name}") for d in made.deeds))
    code = work(on_disk(tmp_path / "x.game", partial(at_board, long, FULL)), "slips", player="1").pieces[0].code
    assert "\n56 deeds\n" in code
    (record,) = records_in(code)
    assert isinstance(record, Record)
    assert len(record.deeds) == 56
    assert modules(code)
