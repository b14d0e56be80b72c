"""Which keys may stand for which actions."""

from textual.keys import _character_to_key

from banker.speech.catalogue import _
from widgets.actions import KNOWN, STOP, Action
from widgets.key_faces import CHOSEN, face

MOVING = frozenset(["tab", "up", "down", "left", "right", "home", "end", "space", "shift+tab"])
TYPING = MOVING | {"enter", "escape", "backspace", "delete"}
"""Keys that lines, lists and choices need themselves."""

EVERYWHERE, LINE = "app", ("app", "desk", "setup")


def changeable() -> list[Action]:
    """List the actions whose keys may be changed."""
    return [action for action in KNOWN.values() if action is not STOP and action.key.split(",")[0] not in TYPING]


def key_of(action: Action) -> str:
    """Name the keys of an action now."""
    return CHOSEN.get(action.id, action.key)


def objection(action: Action, key: str, *, printable: bool) -> str:
    """Say why a key cannot stand for an action; nothing where it can."""
    if key in TYPING or (printable and _place(action) in LINE):
        return _("{key} is needed for typing and choosing. Take a function key, or one with ctrl.").format(
            key=face(key)
        )
    other = next((o for o in KNOWN.values() if o is not action and _meets(o, action) and key in _keys(o)), None)
    if other is not None:
        return _("{key} is the key of “{label}” already.").format(key=face(key), label=_(other.label))
    return ""


def _keys(action: Action) -> list[str]:
    return [_character_to_key(key) if len(key) == 1 else key for key in key_of(action).split(",")]


def _meets(one: Action, other: Action) -> bool:
    return EVERYWHERE in (_place(one), _place(other)) or _place(one) == _place(other)


def _place(action: Action) -> str:
    return action.id.partition(".")[0]
