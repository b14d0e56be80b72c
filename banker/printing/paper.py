"""Sheets of paper: drawings put on them with marks to cut along."""

from msgspec import Struct

from banker.printing.drawing import DPI, GREY, Drawing, Stroke

MM = DPI / 25.4
EDGE = round(6 * MM)
"""What most printers leave white around."""

TICK = round(4 * MM)


class Paper(Struct, frozen=True):
    """A size of paper, in pixels."""

    name: str
    width: int
    height: int


PAPERS = {"a4": Paper("a4", round(210 * MM), round(297 * MM)), "letter": Paper("letter", 2_550, 3_300)}


class Placed(Struct, frozen=True):
    """A drawing where it stands on a sheet, and how much it is shrunk."""

    drawing: Drawing
    x: float
    y: float
    scale: float = 1.0

    @property
    def right(self) -> float:
        """Where it ends."""
        return self.x + self.drawing.width * self.scale

    @property
    def bottom(self) -> float:
        """Where it ends below."""
        return self.y + self.drawing.height * self.scale


def place(drawings: tuple[Drawing, ...], paper: Paper) -> tuple[tuple[Placed, ...], ...]:
    """Put drawings on sheets: side by side, then row under row, then on the next sheet; each in the middle."""
    pages: list[list[Placed]] = [[]]
    x = y = low = float(EDGE)
    for drawing in drawings:
        scale = _scale(drawing, paper)
        wide, high = drawing.width * scale, drawing.height * scale
        if x > EDGE and x + wide > paper.width - EDGE:
            x, y = float(EDGE), low
        if pages[-1] and y + high > paper.height - EDGE:
            pages.append([])
            x = y = low = float(EDGE)
        pages[-1].append(Placed(drawing, x, y, scale))
        x, low = x + wide, max(low, y + high)
    return tuple(_middle(page, paper) for page in pages if page)


def _scale(drawing: Drawing, paper: Paper) -> float:
    """Shrink only what is larger than the paper."""
    return min(1.0, (paper.width - 2 * EDGE) / drawing.width, (paper.height - 2 * EDGE) / drawing.height)


def _middle(page: list[Placed], paper: Paper) -> tuple[Placed, ...]:
    across = (paper.width - EDGE - max(one.right for one in page)) / 2
    down = (paper.height - EDGE - max(one.bottom for one in page)) / 2
    return tuple(Placed(one.drawing, one.x + across, one.y + down, one.scale) for one in page)


def cuts(page: tuple[Placed, ...]) -> tuple[Stroke, ...]:
    """Mark the corners of what is cut out; what is drawn over them leaves the marks outside only."""
    strokes: dict[tuple[tuple[float, float], ...], Stroke] = {}
    for one in page:
        for x, y in ((one.x, one.y), (one.right, one.y), (one.x, one.bottom), (one.right, one.bottom)):
            for points in (((x - TICK, y), (x + TICK, y)), ((x, y - TICK), (x, y + TICK))):
                strokes[points] = Stroke(points, 2, GREY)
    return tuple(strokes.values())
