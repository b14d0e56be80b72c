"""The table as screens see it: the books, the rules in force, the time, and what is open."""

from banker.editions.edition import Edition
from banker.hiding import shown
from banker.keeping import Keeping
from banker.ledger.books import Books
from banker.ledger.entry import Entry
from banker.rules.clock import Timer, timer
from banker.rules.game import Game
from banker.rules.matters import Matter
from banker.speech.catalogue import language
from banker.teller.scene import Scene
from banker.timekeeping import Timekeeper


class Table(Keeping):
    """A game that is kept, to be looked at; only `ledger` tells whether one has been opened."""

    def __init__(self, time: Timekeeper) -> None:
        """Have no game yet."""
        super().__init__()
        self.time = time
        self._language = ""

    @property
    def language(self) -> str:
        """The language in which phrases are read: the reader's, unless another was set."""
        return self._language or language()

    @language.setter
    def language(self, language: str) -> None:
        self._language = language

    @property
    def edition(self) -> Edition:
        """The sheet, the board and the rules in force."""
        assert self.ledger is not None
        return self.ledger.head.edition

    @property
    def books(self) -> Books:
        """The books; look, do not touch."""
        assert self.ledger is not None
        return self.ledger.books

    @property
    def elapsed(self) -> int:
        """Seconds since opening; never less than an entry's, whatever the machine's clock does."""
        assert self.ledger is not None
        return self._tell_time(self.time.now() - self.ledger.head.opened, self.ledger.latest)

    @property
    def game(self) -> Game:
        """The table as the rules see it now."""
        return Game(self.books, self.edition, self.elapsed)

    @property
    def entries(self) -> list[Entry]:
        """Every entry, reversals too."""
        return self.ledger.entries if self.ledger else []

    def shown(self, entry: Entry) -> Entry:
        """Give an entry as it may be shown now: without a worth counted, while the tax is chosen anew."""
        assert self.ledger is not None
        return shown(entry, self.game, self.ledger)

    @property
    def matters(self) -> tuple[Matter, ...]:
        """What is open on the table."""
        return self.game.matters if self.ledger else ()

    @property
    def timer(self) -> Timer | None:
        """The clock, where the game is timed."""
        return timer(self.game) if self.ledger else None

    @property
    def scene(self) -> Scene:
        """What phrases are read against."""
        if self.ledger is None:
            return Scene(language=self.language)
        return self._scene_of(self.game)

    def _scene_of(self, game: Game) -> Scene:
        turn = game.turn
        return Scene(game.everyone, turn, game.board, self.language, game.matters, game.jailed(turn))
