"""Names in sentences: holders, deeds, cards, squares, buildings, and lists of them."""

import re
from collections.abc import Iterable, Sequence

from banker.editions.board import Board, Group
from banker.speech.catalogue import _, language, mark, n_
from banker.speech.money import number

HOLDERS = {"bank": mark("the bank"), "pot": mark("the pot"), "everyone": mark("everyone")}
LEADERS = {"bank": mark("The bank"), "pot": mark("The pot"), "everyone": mark("Everyone")}
DECKS = {"chance": mark("Chance"), "chest": mark("Community Chest")}
REASONS = {
    "card": mark("card"),
    "correction": mark("correction"),
    "deal": mark("the deeds dealt"),
    "interest": mark("interest on mortgaged deeds"),
    "tax": mark("tax"),
}
"""Reasons of debts that the rules name themselves."""

CONTROLS = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")
FEW = 3


def plain(text: str) -> str:
    """Take out of a user's words what would move the cursor of a terminal."""
    return text if text.isprintable() else CONTROLS.sub("�", text)


def holder(name: str) -> str:
    """Name a holder within a sentence."""
    words = HOLDERS.get(name)
    return plain(name) if words is None else _(words)


def leader(name: str) -> str:
    """Name a holder at the head of a sentence."""
    words = LEADERS.get(name)
    return plain(name) if words is None else _(words)


def reason(words: str) -> str:
    """Say what for: in the words typed, or those of the rule that made the debt."""
    known = REASONS.get(words)
    return plain(words) if known is None else _(known)


def deed(name: str, board: Board | None) -> str:
    """Name a deed as the board prints it."""
    known = board.deed.get(name) if board is not None else None
    return plain(known.name if known is not None else name)


def card(name: str, board: Board | None) -> str:
    """Give a card's words."""
    known = board.card.get(name) if board is not None else None
    return plain(known.words if known is not None else name)


def phrase(words: str) -> str:
    """Show a phrase of the record in the words of the reader's language."""
    from banker.teller.rewording import echo

    return plain(echo(words, language()))


def group(one: Group) -> str:
    """Name a group: by its colour, or as its board does."""
    return plain(_(one.name))


def square(index: int, board: Board | None) -> str:
    """Name a square as the board prints it."""
    if board is None or not 0 <= index < len(board.squares):
        return f"@{index}"
    return plain(board.squares[index].name)


def deck(name: str, board: Board | None) -> str:
    """Name a deck as the board's squares do."""
    squares = board.squares if board is not None else ()
    printed = next((square.name for square in squares if square.kind == name), "")
    return plain(printed) or _(DECKS.get(name, "Chance"))


# --- buildings


def houses(count: int) -> str:
    """Count houses."""
    return n_("{count} house", "{count} houses", count).format(count=number(count))


def hotels(count: int) -> str:
    """Count hotels."""
    return n_("{count} hotel", "{count} hotels", count).format(count=number(count))


def buildings(house: int, hotel: int) -> str:
    """Count houses and hotels, whichever there are."""
    return listing([words for words in (house and houses(house), hotel and hotels(hotel)) if words])


def deeds(count: int) -> str:
    """Count deeds."""
    return n_("{count} deed", "{count} deeds", count).format(count=number(count))


def jail_cards(count: int) -> str:
    """Count get-out-of-jail cards."""
    return n_("{count} jail card", "{count} jail cards", count).format(count=number(count))


def lot(name: str, board: Board | None) -> str:
    """Name what is auctioned: a deed, or one of the last buildings."""
    if name == "house":
        return _("a house")
    return _("a hotel") if name == "hotel" else deed(name, board)


# --- lists


def listing(names: Sequence[str]) -> str:
    """Join names: with commas, and an and before the last."""
    if len(names) < 2:
        return "".join(names)
    return _("{first} and {last}").format(first=", ".join(names[:-1]), last=names[-1])


def choice(names: Sequence[str]) -> str:
    """Join names of which one is to be taken."""
    if len(names) < 2:
        return "".join(names)
    return _("{first} or {last}").format(first=", ".join(names[:-1]), last=names[-1])


def deed_list(names: Iterable[str], board: Board | None) -> str:
    """Join the names of deeds."""
    return listing([deed(name, board) for name in names])


def deed_few(names: Sequence[str], board: Board | None) -> str:
    """Join the names of deeds, the first of them where they are too many for a line."""
    if len(names) <= FEW:
        return deed_list(names, board)
    rest = len(names) - FEW + 1
    first = ", ".join(deed(name, board) for name in names[: FEW - 1])
    return n_("{first} and {count} more", "{first} and {count} more", rest).format(first=first, count=number(rest))
