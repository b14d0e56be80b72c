"""The slip of a player: the summary in words, its code to be scanned from the screen, and the ways to paper."""

from __future__ import annotations

from asyncio import to_thread
from itertools import groupby

from textual import work
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content

from banker.desk import Desk
from banker.printing.code import FULL, Matrix, encode, plain
from banker.printing.snapshot import Snapshot, read_snapshot
from banker.printing.summary import Summary, code_text, text
from banker.refusal import Refusal
from banker.speech import names
from banker.speech.catalogue import _, mark
from banker.speech.refusals import tell_refusal
from widgets.actions import AT_SLIP, RETURN, bindings
from widgets.cells import lines
from widgets.dialogs.dialog import SHEET, Dialog
from widgets.dialogs.keys import Keys
from widgets.echo import Echo
from widgets.panel import Panel

PAPER = "#000000 on #ffffff"
INK = "#000000 on #000000"
"""Dark cells are filled twice, as letter and as ground: fonts leave hairlines between one block and the next."""

BESIDE = 28
"""Columns that the words take at least, for the code to stand beside them."""

GAP = 2
FRAME = 3
"""Lines of the box around its form and its outcome."""

SAID = 2
"""Lines kept for what is said under the form."""


class Slip(Panel):
    """The words of a summary, and its code beside or under them: black on white in every theme."""

    def __init__(self, summary: Summary, code: Matrix | None) -> None:
        """Show a summary."""
        super().__init__()
        self.told = [Content(line) for line in text(summary).split("\n")]
        self.code = code_rows(code) if code is not None else []

    @property
    def wide(self) -> int:
        """Columns that the code takes."""
        return self.code[0].cell_length if self.code else 0

    @property
    def high(self) -> int:
        """Lines that the code takes."""
        return len(self.code)

    def beside(self, width: int) -> bool:
        """Whether the code stands beside the words."""
        return bool(self.code) and width >= BESIDE + GAP + self.wide

    def draw(self, width: int) -> Content:
        """Draw the words and the code; a code too wide to be whole is left out."""
        if self.beside(width):
            return self._side_by_side(width - GAP - self.wide)
        words = self._words(width)
        return lines([*words, Content(), *self.code]) if 0 < self.wide <= width else lines(words)

    def _words(self, width: int) -> list[Content]:
        return [row for told in self.told for row in told.wrap(max(1, width)) or [Content()]]

    def _side_by_side(self, width: int) -> Content:
        words, blank = self._words(width), Content(" " * self.wide)
        high = max(len(words), self.high)
        words += [Content()] * (high - len(words))
        codes = [*self.code, *[blank] * (high - self.high)]
        return lines([code + " " * GAP + told for code, told in zip(codes, words, strict=True)])


def code_rows(matrix: Matrix) -> list[Content]:
    """Draw a code in cells, two modules to each, the quiet zone around it."""
    return [_row(line) for line in plain(matrix).split("\n")]


def _row(line: str) -> Content:
    runs = ((full, "".join(cells)) for full, cells in groupby(line, FULL.__eq__))
    return Content.assemble(*((cells, INK if full else PAPER) for full, cells in runs))


def open_slip(desk: Desk, player: str) -> SlipDialog | str:
    """Open the slip of a player from the game file as it stands, or say why it cannot be read."""
    snapshot = read_snapshot(desk.file) if desk.file is not None else Refusal("no-such-game", {"file": ""})
    return tell_refusal(snapshot, None) if isinstance(snapshot, Refusal) else SlipDialog(desk, player, snapshot)


class SlipDialog(Dialog):
    """One player's summary; from here it is scanned, or printed."""

    HEADING = mark("Summary of {player}")
    ENTER = RETURN
    ACTIONS = AT_SLIP
    BINDINGS = bindings(ACTIONS)
    CSS_PATH = [SHEET, "slip.tcss"]  # noqa: RUF012
    AUTO_FOCUS = "#form"

    def __init__(self, desk: Desk, player: str, snapshot: Snapshot) -> None:
        """Look at a player."""
        super().__init__(desk)
        self.player = player
        self.snapshot = snapshot
        self.summary = snapshot.summary(player)
        self.matrix = encode(code_text(self.summary))
        self.kept: dict[str, str] = {}
        self.told = ""

    def heading(self) -> str:
        """Name the player."""
        return _(self.HEADING).format(player=names.plain(self.player))

    def body(self) -> ComposeResult:
        """Lay out the words and the code."""
        yield Slip(self.summary, self.matrix)

    def on_mount(self) -> None:
        """Let the arrows scroll."""
        form = self.query_one("#form", VerticalScroll)
        form.can_focus = True
        form.focus()
        super().on_mount()

    def on_resize(self) -> None:
        """Say anew whether the code is whole."""
        self.call_after_refresh(self.foresee)

    def gather(self) -> None:
        """Nothing is entered from here."""
        return

    def missing(self) -> str:
        """Say where the print is, else whether the code can be scanned from the screen."""
        if self.told:
            return self.told
        if self.matrix is None:
            return _("No code can hold so much text.")
        return self._too_small() or _("A phone reads the code from the screen.")

    def _too_small(self) -> str:
        slip, keys = self.query_one(Slip), self.query_one(Keys)
        if not slip.size.width:
            return ""
        wide = slip.wide + self.size.width - slip.size.width
        rows = len(keys.draw(max(1, keys.size.width)).split("\n", allow_blank=True))
        high = slip.high + FRAME + SAID + rows
        if wide <= self.size.width and high <= self.size.height:
            return ""
        return _(
            "The whole code takes a window of {wide} columns and {high} lines; this one has {columns} and {lines}."
            " Make it larger, or its letters smaller."
        ).format(wide=wide, high=high, columns=self.size.width, lines=self.size.height)

    def action_record(self) -> None:
        """Leave; there is nothing to enter."""
        self.action_leave()

    def action_leaf(self, pages: int) -> None:
        """Leaf through what is higher than its place."""
        form = self.query_one("#form", VerticalScroll)
        form.scroll_page_up() if pages < 0 else form.scroll_page_down()

    # --- printing

    def action_keep(self, form: str) -> None:
        """Print the slip into a file beside the game, once; asked again, say where it is."""
        if form in self.kept:
            self._tell(self.kept[form])
            return
        self.kept[form] = _("Printing …")
        self._tell(self.kept[form])
        self._keep(form)

    @work
    async def _keep(self, form: str) -> None:
        from widgets.prints import print_slip

        assert self.desk.file is not None
        told = await to_thread(
            print_slip, self.desk.file, self.snapshot, self.player, "png" if form == "png" else "pdf"
        )
        if isinstance(told, Refusal):
            del self.kept[form]
            self._tell(tell_refusal(told, None))
        else:
            self.kept[form] = told
            self._tell(told)

    def _tell(self, words: str) -> None:
        self.told = words
        self.query_one(Echo).show([words], [])
