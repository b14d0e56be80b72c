"""The line as it is typed: the words that are finished, and the one that is not."""

import re

from banker.rules.game import Game
from banker.teller.lexicon import canonical
from banker.teller.rewording import reword_behind, ruling
from banker.teller.scene import Scene
from banker.teller.words import Words

_WORD = re.compile(r"\S+")


class Line(Words):
    """A phrase being typed; `end` is where its finished words end, `player` who does what it says.

    `taker` is the other side of a trade, `count`, `hotel` and `all` what is built or sold: set as the words are read.
    """

    __slots__ = ("all", "begins", "count", "game", "hotel", "player", "taker")

    def __init__(self, phrase: str, game: Game, language: str) -> None:
        """Cut a phrase into words, the last of which is unfinished unless white space or a comma follows."""
        super().__init__(phrase, Scene(game.everyone, game.turn, game.board, language))
        self.game = game
        self.player = self.taker = ""
        self.count, self.hotel, self.all = 1, False, False
        self.begins = self.starts or [found.start() for found in _WORD.finditer(phrase)]
        if self.raw and not phrase[-1].isspace() and self.raw[-1] != ",":
            self.end -= 1

    @property
    def language(self) -> str:
        """The language in which it is typed."""
        return self.scene.language

    def verb_at(self, at: int) -> str:
        """Name the canonical verb at a place."""
        return canonical(self.keys[at])

    @property
    def ruling(self) -> str:
        """The verb that rules what is typed now."""
        return ruling([key for key, low in zip(self.keys[: self.end], self.low, strict=False) if len(low) > 1])

    def said(self, word: str) -> str:
        """Say a word of the line as the language does here."""
        return reword_behind(self.ruling, word, self.language)

    def start(self, at: int) -> int:
        """Say where a word begins; one that is not typed yet begins at the end."""
        return self.begins[at] if at < len(self.begins) else len(self.phrase)

    def typed(self, at: int) -> str:
        """Show what is typed from a word on."""
        return self.phrase[self.start(at) :]
