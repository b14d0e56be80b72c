"""The words of a phrase, and how far they are read."""

from collections.abc import Callable

from banker.refusal import Refused
from banker.rules.requests import Request
from banker.teller.atlas import atlas_of
from banker.teller.choosing import keys_of
from banker.teller.forms import ANY, FORMS
from banker.teller.lexicon import canonical
from banker.teller.people import people_of
from banker.teller.scene import Scene
from banker.teller.tokens import is_quoted, tokens, unquoted


class Words:
    """A phrase being read: words as typed, as folded, and as canonical keys, which end in an empty one."""

    __slots__ = ("at", "atlas", "end", "keys", "low", "people", "phrase", "raw", "scene", "starts", "verb")

    def __init__(self, phrase: str, scene: Scene) -> None:
        """Cut a phrase into words."""
        self.phrase = phrase
        self.scene = scene
        self.raw, self.low, self.starts = tokens(phrase)
        self.end = len(self.raw)
        self.at = 0
        self.verb = ""
        self.low.append("")
        self.keys = self.low if scene.language == "en" else keys_of(self.low, scene.language)
        self.people = people_of(scene.players)
        self.atlas = atlas_of(scene.board)

    @property
    def key(self) -> str:
        """The canonical key of the next word; empty at the end."""
        return self.keys[self.at]

    @property
    def done(self) -> bool:
        """Whether every word is read."""
        return self.at >= self.end

    def take(self, key: str) -> bool:
        """Pass over the next word if it is the one named."""
        if self.keys[self.at] != key:
            return False
        self.at += 1
        return True

    def separated(self) -> bool:
        """Pass over what stands between two things of a list, and say whether another follows."""
        comma = self.take(",")
        joined = self.take("and")
        return comma or joined or self.low[self.at].startswith("@")

    def text(self) -> str:
        """Take the rest as typed; a text wholly in quotes is what is in them."""
        rest = self.rest()
        alone = self.at + 1 == self.end
        self.at = self.end
        return unquoted(rest) if alone and is_quoted(rest) else rest

    def rest(self) -> str:
        """Show the rest as typed."""
        if self.done:
            return ""
        return self.phrase[self.starts[self.at] :] if self.starts else self.phrase.split(None, self.at)[self.at]

    def incomplete(self) -> Refused:
        """Say that a part is missing."""
        verb = canonical(self.verb)
        return Refused("incomplete-phrase", verb=verb, form=FORMS.get(verb, ANY))


Act = Callable[[Words, str], Request]
"""Reads what a player does, once the name and the verb are read."""

Plain = Callable[[Words], Request]
"""Reads the rest of a phrase that begins with its verb."""
