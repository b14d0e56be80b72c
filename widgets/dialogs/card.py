"""The card picker: words narrow the decks down, the arrows choose; a card that leaves a choice has two rows."""

from textual import on
from textual.app import ComposeResult
from textual.content import Content
from textual.reactive import reactive
from textual.widgets import Input

from banker.answer import Answer
from banker.desk import Desk
from banker.editions.board import Board, Card, Pay, PayOrDraw, Repairs, ToEach
from banker.folding import fold
from banker.rules import requests as r
from banker.rules.matters import Matter
from banker.speech.catalogue import _, language
from banker.speech.money import change, money
from banker.speech.names import deck, plain
from banker.teller.card_topics import every_word, topics
from widgets.actions import NEXT_ROW, ROW_BEFORE, bindings
from widgets.acts.act import moves
from widgets.cells import fit, right, widest
from widgets.dialogs.marked import MarkedDialog
from widgets.rows import NOWHERE, Row, Rows
from widgets.words import Field

DECK = 16


class Cards(Rows, can_focus=False):
    """The cards that are left, each with the request that it makes."""

    options: reactive[tuple[tuple[Card, str, str], ...]] = reactive((), layout=True)
    moves: reactive[tuple[str, ...]] = reactive((), layout=True)
    """What each moves for who draws it."""

    @property
    def keys(self) -> tuple[str, ...]:
        """The cards by their ids, with what is chosen."""
        return tuple(f"{card.id} {choice}" for card, choice, _words in self.options)

    @property
    def marked(self) -> bool:
        """The cursor is always shown: the keys go to the words typed."""
        return True

    def rows(self, width: int) -> list[Row]:
        """Draw the cards, what each moves in a column beside the words."""
        heads = widest(f"{card.id}  " for card, _choice, _words in self.options)
        moved = widest(f"  {moves}" for moves in self.moves)
        named = min(widest(words for _card, _choice, words in self.options), max(1, width - heads - moved))
        return [
            [_row(fit(card.id, heads), fit(words, named), right(moves, moved))]
            for (card, _choice, words), moves in zip(self.options, self.moves, strict=False)
        ]


def _row(head: str, words: str, moves: str) -> Content:
    return Content.assemble((head, "$foreground-muted"), words, (moves, "bold"))


class CardDialog(MarkedDialog):
    """Which card was drawn."""

    AUTO_FOCUS = "#words"
    ACTIONS = (NEXT_ROW, ROW_BEFORE)
    BINDINGS = bindings(ACTIONS)

    def __init__(self, desk: Desk, player: str, matter: Matter | None = None) -> None:
        """Offer the cards to a player; of one deck where a matter names it."""
        super().__init__(desk)
        self.player = player
        self.deck = matter.deck if matter is not None else ""
        self.cards = Cards(id="cards")
        self.narrowed = ""
        self.foreseen: dict[tuple[str, str], str] = {}

    def heading(self) -> str:
        """Name who draws, and from which deck."""
        player, board = plain(self.player), self.desk.edition.board
        if not self.deck:
            return _("{player} draws a card").format(player=player)
        return _("{player} draws a card: {deck}").format(player=player, deck=deck(self.deck, board))

    def body(self) -> ComposeResult:
        """Lay out the words typed over the cards."""
        yield Field(lambda: _("Some words of the card, or its number"), lambda: _("Words of the card"), id="words")
        yield self.cards

    def on_mount(self) -> None:
        """Offer all the cards of the deck."""
        self._narrow("")
        self.foresee()

    @on(Input.Changed, "#words")
    def _typed(self) -> None:
        self.foresee()

    def _narrow(self, words: str) -> None:
        self.narrowed = words
        cards = (card for card in self.desk.edition.board.cards if self.deck in ("", card.deck))
        found = [card for card in cards if _matches(card, self.desk.edition.board, words)]
        self.cards.options = tuple(option for card in found for option in self._options(card))
        self.cards.moves = tuple(self._moves(card, choice) for card, choice, _words in self.cards.options)
        self.cards.at = 0 if words.strip() else NOWHERE

    def _options(self, card: Card) -> list[tuple[Card, str, str]]:
        words = plain(card.words)
        if not isinstance(card.effect, PayOrDraw):
            return [(card, "", words)]
        board, effect = self.desk.edition.board, card.effect
        pay = _("pays {amount}").format(amount=money(effect.amount, board))
        draw = _("draws from {deck}").format(deck=deck(effect.deck, board))
        return [(card, "pay", f"{pay}: {words}"), (card, "draw", f"{draw}: {words}")]

    def _moves(self, card: Card, choice: str) -> str:
        """Say what a card moves for who draws it; foreseen once, as nothing is recorded meanwhile."""
        key = card.id, choice
        if key not in self.foreseen:
            answer = self.desk.foresee(r.DrawCard(self.player, card.id, choice))  # type: ignore[arg-type]
            self.foreseen[key] = moves(answer, self.player) or _owed(answer, card)
        return self.foreseen[key]

    def gather(self) -> r.DrawCard | None:
        """Give the card marked, of those that the words leave."""
        words = self.query_one("#words", Input).value
        if words != self.narrowed:
            self._narrow(words)
        if not self.cards.key:
            return None
        card, choice, _words = self.cards.options[self.cards.at]
        return r.DrawCard(self.player, card.id, choice)  # type: ignore[arg-type]

    def missing(self) -> str:
        """Ask for the card, or say that none has such words."""
        if self.cards.options:
            return _("Type words or the number of the card that was drawn, or mark it with the arrows.")
        return _("No card has these words.")

    def action_step(self, step: int) -> None:
        """Mark another card."""
        self.cards.action_step(step)


def _owed(answer: Answer, card: Card) -> str:
    """Say what a card asks of who cannot pay it at once."""
    if answer.entry is None or not isinstance(card.effect, Pay | ToEach | Repairs | PayOrDraw):
        return ""
    why = answer.entry.why
    owed = why.get("amount", 0) * (len(why["each"]) if "each" in why else 1)
    return change(-owed) if owed else ""


def _matches(card: Card, board: Board, words: str) -> bool:
    """Tell whether each word typed begins one of the card, or one that says in the language set what it is about."""
    about = topics(card.words, board.language, "en", language())
    known = [card.id, *every_word(f"{card.words} {about}")]
    return all(any(word.startswith(part) for word in known) for part in fold(words).split())
