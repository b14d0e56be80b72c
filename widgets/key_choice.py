"""Which keys may stand for which actions."""

from collections.abc import Mapping

from textual.keys import _character_to_key, key_to_character

from banker.editions.fault import Fault
from banker.refusal import Refusal
from banker.speech.catalogue import _, mark
from widgets.actions import KNOWN, STOP, Action
from widgets.key_faces import CHOSEN, choose, face

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
    other = _holder(action, key)
    if other is not None:
        return _("{key} is the key of “{label}” already.").format(key=face(key), label=_(other.label))
    return ""


def sound(keys: Mapping[str, str], *, file: str) -> tuple[dict[str, str], tuple[Refusal, ...]]:
    """Take the keys that may stand for their actions together; those that may not are told as faults of the file.

    Codes: bad-settings.
    """
    kept, faults = dict(keys), list[Fault]()
    for id, key in keys.items():
        choose(kept)
        wanted = _fault(id, key)
        if wanted:
            del kept[id]
            faults.append(Fault(f"keys.{id}", wanted, key))
    return kept, tuple(fault.refusal("bad-settings", file) for fault in faults)


def _fault(id: str, key: str) -> str:
    """Describe what would have to stand in the place of a key that was chosen; nothing where it may stand."""
    action = KNOWN.get(id)
    if action is None or action not in changeable():
        return mark("the id of an action whose key may be changed")
    for one in key.split(","):
        if one in TYPING or (key_to_character(one) is not None and _place(action) in LINE):
            return mark("a function key, or one with ctrl")
        if _holder(action, one) is not None:
            return mark("a key that no other action has")
    return ""


def _holder(action: Action, key: str) -> Action | None:
    """Find what has a key already where an action would be called by it."""
    return next((o for o in KNOWN.values() if o is not action and _meets(o, action) and key in _keys(o)), None)


def _keys(action: Action) -> list[str]:
    return [_character_to_key(key) if len(key) == 1 else key for key in key_of(action).split(",")]


def _meets(one: Action, other: Action) -> bool:
    return EVERYWHERE in (_place(one), _place(other)) or _place(one) == _place(other)


def _place(action: Action) -> str:
    return action.id.partition(".")[0]
