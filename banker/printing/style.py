"""Styles: sizes and widths of a form, in pixels of the form's own."""

from msgspec import Struct


class Style(Struct, frozen=True):
    """How a piece is laid out.

    `width` is that of the text, which grows to `widest` where a row needs it; `code` the most that the dark modules of
    a code may take, each between `least` and `most` pixels, in `whole` ones where pixels are drawn; with `beside` it
    stands beside the text, else under it. What prints `head` pixels across leaves some of the light around a code to
    the edge of the paper. A `height` makes it a card of that height.
    """

    width: int
    widest: int
    code: int
    body: int = 34
    title: int = 60
    small: int = 28
    margin: int = 48
    gap: int = 56
    least: int = 4
    most: int = 12
    beside: bool = True
    columns: int = 1
    fold: bool = False
    colour: bool = True
    height: int = 0
    whole: bool = True
    head: int = 0

    @property
    def leading(self) -> float:
        """The height of a line over the size of its letters."""
        return 1.4


SLIP = Style(width=620, widest=1_150, code=708)
"""A slip: its code, without the light around it, within 60 mm at 300 dots to the inch."""

SHEET = Style(width=2_180, widest=2_180, code=708, body=40, title=84, small=32, columns=3, beside=False, margin=60)
CARD = Style(
    width=672, widest=672, code=330, body=27, title=44, small=22, margin=36, gap=20, most=6, beside=False, height=1_039
)
"""A card of 63 by 88 mm."""

CARD_WIDTH = 744

RECEIPTS = {
    58: Style(width=368, widest=368, code=384, body=22, title=32, small=18, margin=8, gap=16, least=3, most=6,
              beside=False, colour=False, head=384),
    80: Style(width=552, widest=552, code=576, body=26, title=40, small=20, margin=12, gap=20, least=3, most=8,
              beside=False, colour=False, head=576),
}  # fmt: skip
"""What the heads of receipt printers print on rolls of so many millimetres, 203 dots to the inch: 384 and 576 dots."""
