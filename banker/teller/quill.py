"""The quill: names, deeds and texts spelt so that they read back as they are."""

import re
from collections.abc import Iterable

from banker.folding import fold
from banker.rules.requests import Side
from banker.teller.atlas import atlas_of
from banker.teller.lexicon import HOLDERS, reserved
from banker.teller.scene import Scene
from banker.teller.tokens import quote

_BARE = re.compile(r'[^\W\d_][^\s,"#=]*')
_SIGNS = ',"#'
_RULE = re.compile(r'[^\s,"#=]+=[^\s,"#]+')


class Quill:
    """Spells the parts of a phrase for one scene."""

    def __init__(self, scene: Scene) -> None:
        """Take the board that deeds are spelt by."""
        self.deed_at = atlas_of(scene.board).spelt

    def name(self, name: str) -> str:
        """Spell a player or a holder; quoted where it would read as something else."""
        return name if name in HOLDERS else word(name)

    def deed(self, deed: str) -> str:
        """Spell a deed by its square."""
        return self.deed_at.get(deed) or word(deed)

    def deeds(self, deeds: Iterable[str]) -> str:
        """Spell a list of deeds."""
        return ", ".join(map(self.deed, deeds))

    def lot(self, lot: str) -> str:
        """Spell what is put up."""
        return lot if lot in ("house", "hotel") else self.deed(lot)

    def side(self, side: Side) -> str:
        """Spell what one side of a trade gives."""
        parts = [self.deed(deed) for deed in side.deeds]
        parts += [str(side.cash)] if side.cash else []
        return ", ".join(parts + jail_cards(side.cards)) or "nothing"

    def owned(self, owned: tuple[str, int, bool]) -> str:
        """Spell a deed with what stands on it."""
        deed, level, mortgaged = owned
        built = " hotel" if level == 5 else f" houses {level}" if level else ""
        return self.deed(deed) + built + " mortgaged" * mortgaged


def jail_cards(count: int) -> list[str]:
    """Spell get-out-of-jail cards, if there are any."""
    return [] if not count else ["jail card"] if count == 1 else [f"{count} jail cards"]


def word(name: str) -> str:
    """Spell a word; quoted where it would read as something else."""
    bare = _BARE.fullmatch(name) and fold(name) not in reserved()
    return name if bare else quote(name)


def rule(name: str, value: str) -> str:
    """Spell a rule with its value."""
    pair = f"{name}={value}"
    return pair if _RULE.fullmatch(pair) else quote(pair)


def sign(token: str) -> str:
    """Spell a token: a dash where there is none, in quotes where it would read as something else."""
    return (quote(token) if token and token in _SIGNS else token) or "-"


def text(words: str) -> str:
    """Spell free words; quoted where they would not read back as they are."""
    bare = words == words.strip() and "#" not in words and not words.startswith('"')
    return words if bare else quote(words)


def after(key: str, words: str) -> str:
    """Spell a reason behind its `for` or `because`."""
    return f" {key} {text(words)}" if words else ""


def given(key: str, value: object) -> str:
    """Spell a number behind its word, unless there is none."""
    return "" if value is None else f" {key} {value}"
