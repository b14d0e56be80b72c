"""A field that can hold out what was refused, or what stood there before: typing takes its place."""

from textual.widgets.input import Selection

from widgets.words import Field


class HeldField(Field):
    """A field whose words, while held, are mended by arrows and Backspace, and replaced by what is typed."""

    _held = ""

    def hold(self) -> None:
        """Hold the words out whole."""
        self.selection = Selection(0, len(self.value))
        self._held = self.value

    @property
    def begins_anew(self) -> bool:
        """Whether the next letter begins another phrase: the field is empty, or its words are held."""
        return super().begins_anew or (bool(self._held) and self._held == self.value)

    def let_go(self) -> None:
        """Mend what is held from its end, instead of taking it for a selection."""
        if self._held == self.value and not self.selection.is_empty:
            self.cursor_position = len(self.value)
        self._held = ""

    def action_delete_left(self) -> None:
        """Delete the letter before; of words that are held, only their last."""
        self.let_go()
        super().action_delete_left()

    def action_delete_left_word(self) -> None:
        """Delete the word before; of words that are held, only the last."""
        self.let_go()
        super().action_delete_left_word()

    def action_cursor_left(self, select: bool = False) -> None:
        """Go left; in words that are held, from their end."""
        self.let_go()
        super().action_cursor_left(select)
