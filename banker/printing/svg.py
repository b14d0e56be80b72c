"""A drawing as SVG, at the size it is printed in."""

from itertools import groupby
from xml.sax.saxutils import escape, quoteattr

from banker.printing.code import Matrix
from banker.printing.drawing import BLACK, DPI, WHITE, Box, Drawing, Item, Modules, Words
from banker.printing.face import BOLD, face

MM = 25.4 / DPI


def svg(drawing: Drawing) -> bytes:
    """Write a drawing as the bytes of an SVG file."""
    wide, high = drawing.width, drawing.height
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide * MM:.2f}mm" height="{high * MM:.2f}mm"'
        f' viewBox="0 0 {wide} {high}" font-family="Inter, Helvetica, Arial, sans-serif">'
        f'<rect width="{wide}" height="{high}" fill="{WHITE}"/>'
    )
    return "\n".join((head, *map(_item, drawing.items), "</svg>\n")).encode()


def _item(item: Item) -> str:
    if isinstance(item, Words):
        return _words(item)
    if isinstance(item, Modules):
        return _modules(item)
    if isinstance(item, Box):
        inset = item.edge / 2
        edge = f' stroke="{BLACK}" stroke-width="{item.edge}"' if item.edge else ""
        size = f'width="{item.width - item.edge:g}" height="{item.height - item.edge:g}"'
        return f'<rect x="{item.x + inset:g}" y="{item.y + inset:g}" {size} fill="{item.fill}"{edge}/>'
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in item.points)
    return f'<polyline points="{points}" fill="none" stroke="{item.colour}" stroke-width="{item.width:g}"/>'


def _words(item: Words) -> str:
    """Write a text as wide as it was measured, whatever face there is to draw it."""
    if not item.text.strip():
        return ""
    wide = face(item.size, item.weight).getlength(item.text)
    weight = ' font-weight="bold"' if item.weight >= BOLD else ""
    anchor = ' text-anchor="end"' if item.ends else ""
    attributes = f'x="{item.x:g}" y="{item.y:g}" font-size="{item.size}" fill="{item.colour}"{weight}{anchor}'
    fit = f'textLength="{wide:.1f}" lengthAdjust="spacingAndGlyphs"'
    return f"<text {attributes} {fit} xml:space={quoteattr('preserve')}>{escape(item.text)}</text>"


def _modules(item: Modules) -> str:
    path = "".join(f"M{x} {y}h{long}v1h-{long}z" for x, y, long in runs(item.matrix))
    place = f"translate({item.x:g} {item.y:g}) scale({item.module:g})"
    return f'<path transform="{place}" shape-rendering="crispEdges" d="{path}"/>'


def runs(matrix: Matrix) -> list[tuple[int, int, int]]:
    """List the runs of dark modules: column, row, length."""
    found = []
    for y, row in enumerate(matrix):
        x = 0
        for dark, cells in groupby(row):
            long = len(list(cells))
            found += [(x, y, long)] if dark else []
            x += long
    return found
