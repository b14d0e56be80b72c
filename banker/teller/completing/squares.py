"""Squares, cards, ways out of jail, and what can be checked."""

from collections.abc import Iterator

from banker.rules.game import Game
from banker.speech.catalogue import _
from banker.teller.completing import naming
from banker.teller.completing.line import Line
from banker.teller.completing.slot import Candidate, said

TAXES = ("income-tax", "special-tax")
HOLDING = ("cash", "worth", "houses", "hotels", "square", "jail", "notes")
DEED = ("owner", "mortgaged", "clear", "houses", "hotels")


def taxes(line: Line) -> Iterator[Candidate]:
    """Find the tax squares."""
    return (naming.square(square) for square in line.game.board.squares if square.kind in TAXES)


def all_squares(line: Line) -> Iterator[Candidate]:
    """Find every square."""
    return (naming.square(square) for square in line.game.board.squares)


def cards(line: Line, named: frozenset[str]) -> Iterator[Candidate]:
    """Find the cards, those of the deck that is drawn from where one is."""
    drawn = {m.deck for m in line.game.matters if m.kind == "card" and m.player == line.player}
    for card in line.game.board.cards:
        if not drawn or card.deck in drawn:
            yield naming.card(line.game.board, card, line.language)


def ways_out(line: Line) -> Iterator[Candidate]:
    """Find how a player may leave jail."""
    game, player = line.game, line.player
    if may_pay_fine(game, player):
        yield said("fine", str(game.edition.money(game.rules.jail_fine)))
    if game.cards(player):
        yield said("card")
    yield said("doubles")


def may_pay_fine(game: Game, player: str) -> bool:
    """Tell whether the fine may be paid now: it is due, or the sheet takes it early."""
    owed = any(matter.kind == "fine" and matter.player == player for matter in game.matters)
    return owed or game.rules.jail_fine_early or not game.rules.follow


def acts_of_clock(line: Line) -> Iterator[Candidate]:
    """Find what may be done with the clock now."""
    state = line.game.books.facts.get("clock", {}).get("state", "idle")
    yield said({"idle": "start", "running": "pause", "paused": "resume"}.get(state, "start"))
    yield said("add", _("minutes"))


def subjects(line: Line) -> Iterator[Candidate]:
    """Find what may be compared with the table."""
    yield from naming.players(line)
    yield from (said(word) for word in ("bank", "clock"))
    yield from (naming.deed(line, deed, f"@{deed.square}") for deed in line.game.board.deeds)


def whats(line: Line) -> Iterator[Candidate]:
    """Find which figure may be compared."""
    return (said(word) for word in (HOLDING if line.taker else DEED))
