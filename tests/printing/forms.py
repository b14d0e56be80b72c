"""Prints drawn as pixels by programs that are not ours, and spoilt as paper is."""

from io import BytesIO
from itertools import combinations, pairwise
from random import Random

import pypdfium2
import resvg_py
import zxingcpp
from PIL import Image, ImageFilter

from banker.printing.drawing import Drawing, Modules, Point, Stroke, Words
from banker.printing.face import face
from tests.printing.scans import QR

Rectangle = tuple[float, float, float, float]


def rendered(svg: bytes) -> Image.Image:
    """Draw an SVG file, a pixel to a unit of its own."""
    return Image.open(BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg.decode(), dpi=300)))).convert("RGB")


def pages(pdf: bytes, dpi: int) -> list[Image.Image]:
    """Draw the pages of a PDF file."""
    document = pypdfium2.PdfDocument(pdf)
    return [document[at].render(scale=dpi / 72).to_pil().convert("L") for at in range(len(document))]


def spoilt(picture: Image.Image, blur: float = 2) -> Image.Image:
    """Blur a print (by a deviation in pixels), turn it by ten degrees, and lay fifteen percent of noise on it."""
    poor = picture.convert("L").filter(ImageFilter.GaussianBlur(blur)).rotate(10, expand=True, fillcolor=255)
    noise = Image.frombytes("L", poor.size, Random(7).randbytes(poor.width * poor.height))
    return Image.blend(poor, noise, 0.15)


def texts(*pictures: Image.Image) -> list[str]:
    """Scan every code on some pictures."""
    return sorted(code.text for picture in pictures for code in zxingcpp.read_barcodes(picture, formats=QR))


# --- what stands where


def overlaps(drawing: Drawing) -> list[tuple[str, str]]:
    """Find the texts of a drawing that stand on each other."""
    boxes = [(item.text, box(item)) for item in drawing.items if isinstance(item, Words)]
    return [(one, two) for (one, a), (two, b) in combinations(boxes, 2) if _meet(a, b)]


def struck(drawing: Drawing) -> list[str]:
    """Find the texts of a drawing that a line is drawn through, or that a code stands on."""
    words = [item for item in drawing.items if isinstance(item, Words)]
    codes = [(c.x, c.y, c.x + c.side, c.y + c.side) for c in drawing.items if isinstance(c, Modules)]
    ends = [pair for item in drawing.items if isinstance(item, Stroke) for pair in pairwise(item.points)]
    boxes = [(item.text, box(item)) for item in words]
    across, down = ([point[at] for pair in ends for point in pair] or [-1.0] for at in (0, 1))
    near = (min(across) - 9, min(down) - 9, max(across) + 9, max(down) + 9)
    lined = [text for text, room in boxes if _meet(room, near) and any(_crosses(pair, room) for pair in ends)]
    return lined + [text for text, room in boxes if any(_meet(room, code) for code in codes)]


def _crosses(ends: tuple[Point, Point], room: Rectangle) -> bool:
    """Whether some of a line, taken at many points, is in a rectangle."""
    (x, y), (right, low) = ends
    if max(x, right) < room[0] or min(x, right) > room[2] or max(y, low) < room[1] or min(y, low) > room[3]:
        return False
    steps = 1 + int(max(abs(right - x), abs(low - y)) // 4)
    points = ((x + (right - x) * at / steps, y + (low - y) * at / steps) for at in range(steps + 1))
    return any(room[0] < across < room[2] and room[1] < down < room[3] for across, down in points)


def outside(drawing: Drawing) -> list[str]:
    """Find the texts and codes of a drawing that reach over its edge."""
    words = [(item.text, box(item)) for item in drawing.items if isinstance(item, Words)]
    codes = [("code", (c.x, c.y, c.x + c.side, c.y + c.side)) for c in drawing.items if isinstance(c, Modules)]
    return [text for text, room in words + codes if not _within(room, drawing.width, drawing.height)]


def box(item: Words) -> Rectangle:
    """Say what room a text takes: from its capitals down to its baseline."""
    wide = face(item.size, item.weight).getlength(item.text)
    left = item.x - wide if item.ends else item.x
    return left, item.y - item.size * 0.75, left + wide, item.y


def _meet(a: Rectangle, b: Rectangle) -> bool:
    return a[0] < b[2] - 1 and b[0] < a[2] - 1 and a[1] < b[3] and b[1] < a[3]


def _within(box: Rectangle, width: float, height: float) -> bool:
    return box[0] >= 0 and box[1] >= 0 and box[2] <= width and box[3] <= height
