"""The preview of prints: each in words, its code as large as the window lets it be, and the ways to paper."""

from __future__ import annotations

from asyncio import to_thread
from typing import TYPE_CHECKING

from textual import work
from textual.app import ComposeResult
from textual.containers import Container, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from banker.desk import Desk
from banker.printing.code import CAPITALS, encode
from banker.printing.parts import parts
from banker.refusal import Refusal
from banker.speech.catalogue import _
from banker.speech.refusals import tell_refusal
from widgets.actions import AT_PREVIEW, CODE_BEFORE, LEAVE, NEXT_CODE, RETURN, bindings
from widgets.dialogs.code_face import CodeFace, Words
from widgets.dialogs.code_room import Room, room_in, tell_code
from widgets.dialogs.dialog import SHEET, Dialog
from widgets.dialogs.keys import Keys
from widgets.echo import Echo

if TYPE_CHECKING:
    from collections.abc import Callable

    from banker.printing.piece import Piece
    from widgets.prints import Form, Job, Jobs


class PreviewDialog(Dialog):
    """Some prints one after the other; from here their codes are scanned, or they are printed."""

    ENTER = RETURN
    ACTIONS = AT_PREVIEW
    BINDINGS = bindings(ACTIONS)
    CSS_PATH = [SHEET, "preview.tcss"]  # noqa: RUF012
    AUTO_FOCUS = "#form"

    def __init__(self, desk: Desk, jobs: tuple[Job, ...], again: Callable[[], Jobs | Refusal] | None = None) -> None:
        """Look at prints before they are printed; they are made again where the language changes."""
        super().__init__(desk)
        self.again = again
        self._take(jobs)
        self.shared: tuple[str, ...] = ()
        self.piece = self.part = 0
        self.room = Room(False, 0)
        self.kept: dict[Form, str] = {}
        self.told = ""

    def _take(self, jobs: Jobs) -> None:
        self.jobs = jobs
        self.pieces: tuple[Piece, ...] = tuple(piece for job in jobs for piece in job.work.pieces)

    def retell(self) -> None:
        """Make the prints in the language in use now."""
        jobs = self.again() if self.again is not None else self.jobs
        if not isinstance(jobs, Refusal):
            self._take(jobs)
        self.shared, self.kept, self.told = (), {}, ""
        self.show()

    def compose(self) -> ComposeResult:
        """Lay out the code, and what is said of it beside or under it."""
        with Container(id="preview"):
            yield CodeFace()
            with Vertical(id="side"):
                yield Static(id="title", markup=False)
                with VerticalScroll(id="form"):
                    yield Words()
                yield Static(id="phrase", markup=False)
                yield Echo(id="echo")
                yield Keys(self.ENTER, *self.ACTIONS, LEAVE)

    def on_mount(self) -> None:
        """Show the first print."""
        self.show()

    def on_resize(self) -> None:
        """Make the codes as large as the window lets them be now."""
        self.show()

    # --- showing

    @property
    def code(self) -> str:
        """The text of the code in sight; empty where there is none."""
        shared = self._shared()
        return shared[min(self.part, len(shared) - 1)] if shared else ""

    def show(self) -> None:
        """Show a print: its name, its words, and one of its codes."""
        self._make_room()
        piece = self.pieces[self.piece]
        self.query_one(CodeFace).show(encode(self.code) if self.code else None)
        self.query_one("#title", Static).update(Content(self._title(piece)))
        self.query_one(Words).show(_words(piece.code))
        self._show_keys()
        self.foresee()

    def _make_room(self) -> None:
        """Put the code beside the words, or over them where it may be larger there."""
        room = room_in(self.app.size)
        self.query_one("#preview").set_class(room.over, "-stacked")
        if self.room != room:
            self.room, self.shared = room, ()

    def _shared(self) -> tuple[str, ...]:
        if not self.shared:
            self.shared = parts(self.pieces[self.piece].code, self.room.modules)
        return self.shared

    def _title(self, piece: Piece) -> str:
        if len(self.pieces) == 1:
            return piece.page.title
        message = _("{name} ({at} of {count})")
        return message.format(name=piece.page.title, at=self.piece + 1, count=len(self.pieces))

    def _show_keys(self) -> None:
        """Offer to turn over only where there is something to turn to."""
        keys, turning = self.query_one(Keys), len(self.pieces) > 1 or len(self._shared()) > 1
        actions = (self.ENTER, *self.ACTIONS, LEAVE)
        keys.actions = tuple(a for a in actions if a.footer and (turning or a not in (NEXT_CODE, CODE_BEFORE)))
        keys.refresh(layout=True)

    def gather(self) -> None:
        """Nothing is entered from here."""
        return

    def missing(self) -> str:
        """Say where the print is, else how its code is scanned from the screen."""
        code = self.pieces[self.piece].code
        return self.told or tell_code(code, self.part, len(self._shared()), self.room, self.app.size)

    # --- turning over

    def action_turn_over(self, by: int) -> None:
        """Go to the next code, of the next print where there is none, or back."""
        last = len(self._shared()) - 1
        if 0 <= self.part + by <= last:
            self.part += by
        elif len(self.pieces) > 1:
            self.piece, self.shared = (self.piece + by) % len(self.pieces), ()
            self.part = 0 if by > 0 else max(0, len(self._shared()) - 1)
        else:
            self.part = 0 if by > 0 else max(0, last)
        self.told = ""
        self.show()

    def action_leaf(self, pages: int) -> None:
        """Leaf through words longer than their place."""
        form = self.query_one("#form", VerticalScroll)
        form.scroll_page_up() if pages < 0 else form.scroll_page_down()

    def action_record(self) -> None:
        """Leave; there is nothing to enter."""
        self.action_leave()

    # --- printing

    def action_keep(self, form: Form) -> None:
        """Print into files beside the game, once; asked again, say where they are."""
        if form not in self.kept:
            self.kept[form] = _("Printing …")
            self._keep(form)
        self._tell(self.kept[form])

    @work
    async def _keep(self, form: Form) -> None:
        from widgets.prints import print_job

        assert self.desk.file is not None
        answers = [await to_thread(print_job, self.desk.file, job, form) for job in self.jobs]
        told = "\n".join(tell_refusal(a, None) if isinstance(a, Refusal) else a for a in answers)
        self.kept[form] = told
        if any(isinstance(answer, Refusal) for answer in answers):
            del self.kept[form]
        self._tell(told)

    def _tell(self, words: str) -> None:
        self.told = words
        self.query_one(Echo).show([words], [])


def _words(code: str) -> str:
    """Take the lines of a code that are for a person."""
    lines, _end, last = code.rpartition("\n")
    return lines if CAPITALS.fullmatch(last) else code
