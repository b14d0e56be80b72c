"""What the banker must know of the file and the machine's clock: a row under the head, until it is put away."""

from textual.content import Content
from textual.reactive import reactive

from banker.desk import Desk
from banker.refusal import Refusal
from banker.speech.catalogue import _
from banker.speech.refusals import tell_refusal
from widgets.actions import SAVE_AS
from widgets.cells import lines
from widgets.panel import Panel, clickable


class Banner(Panel):
    """Notices; that nothing can be entered stays in sight, the others go with Esc or a click."""

    told: reactive[tuple[Refusal, ...]] = reactive((), layout=True)
    locked: reactive[bool] = reactive(False, layout=True)

    def __init__(self) -> None:
        """Stay out of sight until there is something to tell."""
        super().__init__(id="banner")
        self._away: tuple[Refusal, ...] = ()
        self.display = False

    def show(self, desk: Desk, broken: Refusal | None = None) -> None:
        """Tell what the desk has to tell, and why its file takes nothing more."""
        why = desk.read_only or broken
        lock = () if why is None else (why,)
        notices = tuple(notice for notice in desk.notices if notice not in (*self._away, *lock))
        self.told, self.locked = (*lock, *notices), bool(lock)
        self.display = bool(self.told)

    def draw(self, width: int) -> Content:
        """Draw each notice, and what can be done."""
        rows = [row for at, notice in enumerate(self.told) for row in self._notice(at, notice, width)]
        return lines(rows)

    def _notice(self, at: int, notice: Refusal, width: int) -> list[Content]:
        locked = self.locked and not at
        told = Content.styled(tell_refusal(notice, None), "bold")
        way = _("{key} saves elsewhere").format(key=SAVE_AS.shown) if locked else _("Esc hides this")
        whole = told + "  " + clickable(Content.styled(way, "$text-accent"), SAVE_AS.call if locked else "put_away")
        return whole.wrap(max(1, width))

    def put_away(self) -> None:
        """Hide the notices that may be hidden."""
        first = 1 if self.locked else 0
        self._away, self.told = (*self._away, *self.told[first:]), self.told[:first]
        self.display = bool(self.told)

    def action_put_away(self) -> None:
        """Hide what was clicked."""
        self.put_away()
