"""The house rules: every value of the sheet in plain words, what it is here, and beside it what is printed."""

from dataclasses import dataclass
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.containers import ScrollableContainer
from textual.content import Content
from textual.events import Key
from textual.geometry import Region
from textual.message import Message
from textual.reactive import reactive

from banker.editions.overrides import choices, spell
from banker.editions.sheet import Sheet
from banker.speech.catalogue import _, mark
from banker.speech.rule_words import CHAPTERS, tell
from widgets.cells import cut, lines
from widgets.panel import Panel, clickable

VALUE, GAP = 30, 2
ROOMY = 56
DIGITS = 6
STEP = 10


@dataclass(frozen=True)
class Row:
    """A rule, or a title where there is none."""

    words: str
    rule: str = ""


class HouseRules(Panel, can_focus=True):
    """Up and down mark a rule, left and right change it, figures are typed; Backspace takes what is printed again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", mark("the rule before"), show=False, id="rules.before"),
        Binding("down", "step(1)", mark("the next rule"), show=False, id="rules.next"),
        Binding("left", "change(-1)", mark("the choice before"), show=False, id="rules.less"),
        Binding("right,space", "change(1)", mark("the next choice"), show=False, id="rules.more"),
        Binding("backspace,delete", "rub", mark("a digit less, or as printed"), show=False, id="rules.rub"),
    ]

    values: reactive[dict[str, str]] = reactive(dict, layout=True)
    at: reactive[int] = reactive(0)

    @dataclass
    class Changed(Message):
        """A rule is another now."""

    @dataclass
    class Marked(Message):
        """Another rule is marked; none where the keys are elsewhere."""

        rule: str

    def __init__(self, *, id: str) -> None:
        """Show no sheet yet."""
        super().__init__(id=id)
        self.sheet: Sheet | None = None
        self.rows: tuple[Row, ...] = ()

    def show(self, sheet: Sheet, overrides: dict[str, str]) -> None:
        """Show a sheet, and what differs from it; what is asked as a reading is not asked again."""
        self.sheet = sheet
        asked = {reading.value for reading in sheet.readings}
        self.rows = tuple(
            row
            for title, rules in CHAPTERS
            for row in (Row(title), *(Row(words, rule) for rule, words in rules if rule not in asked))
        )
        shown = {row.rule for row in self.rows}
        self.values = {rule: word for rule, word in overrides.items() if rule in shown and word != self.printed(rule)}
        self.at = min(self.at, len(self.marks) - 1)
        self.refresh(layout=True)

    def printed(self, rule: str) -> str:
        """Give the word that the sheet has for a rule."""
        assert self.sheet is not None
        return spell(getattr(self.sheet.rules, rule.replace("-", "_")))

    def value(self, rule: str) -> str:
        """Give the word of a rule here."""
        return self.values.get(rule, self.printed(rule))

    @property
    def marks(self) -> list[int]:
        """The rows that can be marked."""
        return [number for number, row in enumerate(self.rows) if row.rule]

    @property
    def marked(self) -> str:
        """The rule that is marked."""
        return self.rows[self.marks[self.at]].rule

    # --- drawing

    def draw(self, width: int) -> Content:
        """Draw the rows."""
        return lines([line for number in range(len(self.rows)) for line in self._lines(number, width)])

    def _lines(self, number: int, width: int) -> list[Content]:
        row = self.rows[number]
        if not row.rule:
            return [Content.styled(cut(_(row.words), width), "bold $foreground-muted")]
        drawn = self._rule(row, number, width)
        if row.rule in self.values:
            said = Content.styled(self.printed_words(row.rule), "$foreground-muted").wrap(max(1, width - 2))
            drawn += [clickable(Content("  ") + line, f"mark({number})") for line in said]
        return drawn

    def _rule(self, row: Row, number: int, width: int) -> list[Content]:
        """Draw the words with the value beside them, or under them where it is narrow."""
        marked = self.has_focus and number == self.marks[self.at]
        sign = Content.styled("› " if marked else "  ", "$text-accent bold")
        beside = width >= ROOMY
        room = max(1, width - 2 - (VALUE if beside else 0))
        said = Content.styled(_(row.words), "bold" if marked else "").wrap(max(1, room - GAP if beside else room))
        words = [clickable((Content("  ") if at else sign) + line, f"mark({number})") for at, line in enumerate(said)]
        value = self._value(row.rule, number)
        if beside:
            first = words[0] + Content(" " * (room + 2 - words[0].cell_length)) + value
            return [first, *words[1:]]
        return [*words, Content("  ") + value]

    def _value(self, rule: str, number: int) -> Content:
        changed = rule in self.values
        word = Content.styled(tell(rule, self.value(rule)), "$text-accent bold" if changed else "")
        less = clickable(Content.styled("‹ ", "$foreground-muted"), f"turn({number}, -1)")
        more = clickable(Content.styled(" ›", "$foreground-muted"), f"turn({number}, 1)")
        return less + word + more

    def printed_words(self, rule: str) -> str:
        """Say what is printed of a rule, and under which heading."""
        assert self.sheet is not None
        told = {"word": tell(rule, self.printed(rule)), "heading": _(self.sheet.headings.get(rule) or self.sheet.name)}
        return _("printed: {word} ({heading})").format(**told)

    # --- changing

    def watch_at(self) -> None:
        """Keep the marked rule in sight."""
        self.refresh()
        self.call_after_refresh(self._show_mark)
        self.post_message(self.Marked(self.marked if self.rows and self.has_focus else ""))

    def _show_mark(self) -> None:
        places = (place for place in self.ancestors if isinstance(place, ScrollableContainer) and place.max_scroll_y)
        place = next(places, None)
        if place is None or not self.rows or not self.has_focus:
            return
        width, mark = self.content_size.width, self.marks[self.at]
        above = sum(len(self._lines(number, width)) for number in range(mark))
        top = self.region.y - place.region.y + place.scroll_offset.y + above
        place.scroll_to_region(Region(0, top - 1, 1, len(self._lines(mark, width)) + 1), animate=False)

    def watch_has_focus(self, _has_focus: bool) -> None:
        """Show the mark where the keys are."""
        super().watch_has_focus(_has_focus)
        self.watch_at()

    def action_step(self, step: int) -> None:
        """Mark another rule; beyond the ends the keys go to what is before and after."""
        if 0 <= self.at + step < len(self.marks):
            self.at += step
        else:
            self.screen.focus_next() if step > 0 else self.screen.focus_previous()

    def action_mark(self, number: int) -> None:
        """Mark the rule of a row."""
        self.screen.set_focus(self)
        if number in self.marks:
            self.at = self.marks.index(number)

    def action_turn(self, number: int, step: int) -> None:
        """Change the rule of a row."""
        self.action_mark(number)
        self.action_change(step)

    def action_change(self, step: int) -> None:
        """Take the next choice, or so much more."""
        rule = self.marked
        words, word = choices(rule) or (), self.value(rule)
        if word in words and len(words) > 1:
            self._set(rule, words[(words.index(word) + step) % len(words)])
        elif word in words:
            self._set(rule, self._default_number(rule))
        elif words and int(word or 0) + step * self._stride(word) <= 0:
            self._set(rule, words[0])
        else:
            self._set(rule, str(max(0, int(word or 0) + step * self._stride(word))))

    def on_key(self, event: Key) -> None:
        """Take the digits of a figure."""
        if event.character is None or not event.character.isdigit() or not self._is_number(self.marked):
            return
        event.stop()
        typed = self.values.get(self.marked, "")
        digits = (typed if typed.isdigit() else "") + event.character
        self._set(self.marked, digits.lstrip("0")[:DIGITS] or "0")

    def action_rub(self) -> None:
        """Take the last digit away, or what is printed again."""
        typed = self.values.get(self.marked, "")
        self._set(self.marked, typed[:-1] if typed.isdigit() and len(typed) > 1 else self.printed(self.marked))

    def _set(self, rule: str, word: str) -> None:
        others = {name: kept for name, kept in self.values.items() if name != rule}
        self.values = others if word == self.printed(rule) else others | {rule: word}
        self.post_message(self.Changed())

    def _is_number(self, rule: str) -> bool:
        words = choices(rule)
        return words is None or words == ("unlimited",)

    def _default_number(self, rule: str) -> str:
        printed = self.printed(rule)
        return printed if printed.isdigit() else "32"

    def _stride(self, word: str) -> int:
        return STEP if int(word or 0) >= 10 * STEP else 1
