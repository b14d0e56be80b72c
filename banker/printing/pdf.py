"""Sheets of paper as PDF, the letters in Inter whatever the names."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from banker.printing.drawing import DPI, Box, Drawing, Item, Modules, Stroke, Words
from banker.printing.face import FILE, axes
from banker.printing.paper import Paper, Placed, cuts, place
from banker.printing.svg import runs

if TYPE_CHECKING:
    from fpdf import FPDF

POINT = 72 / DPI
OVERLAP = 0.04
"""How far a module reaches into the one below, in modules: readers of PDF leave hairlines between shapes that touch."""


def pdf(drawings: tuple[Drawing, ...], paper: Paper, *, cut: bool = True) -> bytes:
    """Print drawings on sheets of paper, with marks to cut along."""
    from fpdf import FPDF

    out = FPDF(unit="pt", format=(paper.width * POINT, paper.height * POINT))
    out.set_auto_page_break(False)
    out.set_margin(0)
    _add_faces(out, drawings)
    for page in place(drawings, paper):
        out.add_page()
        for mark in cuts(page) if cut else ():
            _draw(out, mark, 0, 0, 1)
        for placed in page:
            _put(out, placed)
    return bytes(out.output())


def _put(out: FPDF, placed: Placed) -> None:
    drawing = placed.drawing
    _draw(out, Box(0, 0, drawing.width, drawing.height), placed.x, placed.y, placed.scale)
    for item in drawing.items:
        _draw(out, item, placed.x, placed.y, placed.scale)


# --- letters


def _add_faces(out: FPDF, drawings: tuple[Drawing, ...]) -> None:
    """Add each cut of the face with the letters in use only: as a whole it would take many seconds."""
    letters: dict[tuple[int, int], set[str]] = {}
    for drawing in drawings:
        for item in drawing.items:
            if isinstance(item, Words):
                letters.setdefault(axes(item.size, item.weight), {" "}).update(item.text)
    with TemporaryDirectory() as folder:
        for cut, used in letters.items():
            file = Path(folder) / f"{_family(cut)}.ttf"
            file.write_bytes(_cut_face("".join(sorted(used)), *cut))
            out.add_font(_family(cut), "", file)


def _family(cut: tuple[int, int]) -> str:
    return f"Inter-{cut[0]}-{cut[1]}"


def _cut_face(text: str, opsz: int, wght: int) -> bytes:
    from importlib.resources import as_file, files

    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    options = Options(layout_features=[], notdef_outline=True, glyph_names=False)
    options.drop_tables += ["GPOS", "GSUB", "GDEF", "STAT"]
    cutter, out = Subsetter(options), BytesIO()
    cutter.populate(text=text)
    with as_file(files("fontpkg_inter") / "files" / FILE) as path, TTFont(path, lazy=True) as font:
        cutter.subset(font)
        instantiateVariableFont(font, {"opsz": opsz, "wght": wght}, inplace=True)
        font.save(out)
    return out.getvalue()


# --- items


def _draw(out: FPDF, item: Item, x: float, y: float, scale: float) -> None:
    size = scale * POINT
    if isinstance(item, Words):
        _write(out, item, x, y, scale)
    elif isinstance(item, Box):
        _box(out, item, x, y, scale)
    elif isinstance(item, Stroke):
        out.set_draw_color(item.colour)
        out.set_line_width(item.width * size)
        out.polyline([((x + scale * across) * POINT, (y + scale * down) * POINT) for across, down in item.points])
    else:
        out.set_fill_color(0)
        for rectangle in _rectangles(item, x, y, scale):
            out.rect(*rectangle, style="F")


def _write(out: FPDF, item: Words, x: float, y: float, scale: float) -> None:
    out.set_font(_family(axes(item.size, item.weight)), "", item.size * scale * POINT)
    out.set_text_color(item.colour)
    left = (x + item.x * scale) * POINT
    out.text(left - (out.get_string_width(item.text) if item.ends else 0), (y + item.y * scale) * POINT, item.text)


def _box(out: FPDF, item: Box, x: float, y: float, scale: float) -> None:
    inset, size = item.edge / 2, scale * POINT
    out.set_fill_color(item.fill)
    out.set_draw_color(0)
    out.set_line_width(item.edge * size)
    left, top = (x + (item.x + inset) * scale) * POINT, (y + (item.y + inset) * scale) * POINT
    style = "DF" if item.edge else "F"
    out.rect(left, top, (item.width - item.edge) * size, (item.height - item.edge) * size, style=style)


def _rectangles(item: Modules, x: float, y: float, scale: float) -> Iterator[tuple[float, float, float, float]]:
    left, top, side = (x + item.x * scale) * POINT, (y + item.y * scale) * POINT, item.module * scale * POINT
    for column, row, long in runs(item.matrix):
        below = OVERLAP if row + 1 < len(item.matrix) and item.matrix[row + 1][column] else 0
        yield left + column * side, top + row * side, long * side, (1 + below) * side
