"""What is open on the table, the first of it being what Enter does."""

from textual.content import Content
from textual.reactive import reactive

from banker.speech.catalogue import _
from widgets.cells import flow, lines
from widgets.panel import Panel, clickable
from widgets.state import Open

Keys = tuple[tuple[str, str], ...]


class Matters(Panel):
    """The open matters, or a hint while there are none."""

    open: reactive[tuple[Open, ...]] = reactive((), layout=True)
    hint: reactive[str] = reactive("", layout=True)

    def draw(self, width: int) -> Content:
        """Draw each matter with the keys that answer it."""
        if not self.open:
            return lines(Content.styled(self.hint, "$foreground-muted").wrap(max(1, width)))
        rows = [row for at, matter in enumerate(self.open) for row in _matter(matter, at == 0, width)]
        return lines(rows)


def _matter(matter: Open, first: bool, width: int) -> list[Content]:
    room = max(1, width - 2)
    rows = [row.stylize("bold" if first else "") for row in Content(matter.text).wrap(room)]
    rows += _keys(matter.keys, first, room)
    marker = Content.styled("▶ " if first else "· ", "$text-accent")
    return [(Content("  ") if at else marker) + row for at, row in enumerate(rows)]


def _keys(keys: Keys, first: bool, width: int) -> list[Content]:
    """Draw what can be typed; Enter alone is only the first matter's."""
    return flow((_key(phrase, words) for phrase, words in keys if phrase or first), width)


def _key(phrase: str, words: str) -> Content:
    key = Content.assemble((f"{phrase.rstrip()}{'…' if phrase.endswith(' ') else ''}" or _("Enter"), "$text-accent"))
    told = key + Content.styled(f" {words}", "$foreground-muted")
    return clickable(told, f"screen.answer({phrase!r})")
