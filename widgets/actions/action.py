"""What a key does, as a value: bindings, footer, palette and help are all made of it."""

from dataclasses import dataclass

from textual.binding import Binding, BindingType

from widgets import key_faces


@dataclass(frozen=True)
class Action:
    """What a key does: a stable id, the key, how it is written, a label of a word, a sentence, and what it calls.

    `footer` shows it in the footer, `wide` on a wide screen too; `first` takes the key before any widget does.
    """

    id: str
    key: str
    face: str
    label: str
    tooltip: str
    call: str
    footer: bool = True
    wide: bool = True
    first: bool = True

    @property
    def shown(self) -> str:
        """How its key is written: the one that came with it, or that the settings name."""
        chosen = key_faces.CHOSEN.get(self.id)
        return key_faces.face(chosen.split(",")[0]) if chosen else self.face

    def binding(self) -> Binding:
        """Bind the key; what it does is translated where it is shown."""
        return Binding(
            self.key, self.call, self.label, show=self.footer, key_display=self.face, priority=self.first,
            tooltip=self.tooltip, id=self.id,
        )  # fmt: skip


def bindings(actions: tuple[Action, ...]) -> list[BindingType]:
    """Bind the keys of some actions."""
    return [action.binding() for action in actions]
