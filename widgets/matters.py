"""What is open on the table, the first of it being what Enter does."""

from textual.content import Content
from textual.reactive import reactive

from banker.speech.catalogue import _
from widgets.cells import flow, lines
from widgets.panel import Panel, clickable
from widgets.state import Hint, Keys, Open


class Matters(Panel):
    """The open matters, or a hint while there are none."""

    open: reactive[tuple[Open, ...]] = reactive((), layout=True)
    hint: reactive[Hint] = reactive(Hint(""), layout=True)

    def draw(self, width: int) -> Content:
        """Draw each matter with the keys that answer it."""
        if not self.open:
            told = Content(self.hint.text).wrap(max(1, width))
            return lines([*told, *_keys(self.hint.keys, True, max(1, width))])
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
    """Draw a phrase in quotation marks, and what it does where the phrase does not say it already."""
    typed = f"{phrase.rstrip()} …" if phrase.endswith(" ") else phrase
    key = Content.styled(_("“{phrase}”").format(phrase=typed) if phrase else _("Enter"), "$text-accent bold")
    meaning = "" if words.casefold() in phrase.casefold() else f" {words}"
    return clickable(key + Content.styled(meaning, "$foreground-muted"), f"screen.answer({phrase!r})")
