"""Cards that are drawn, by what the table reads on them."""

from typing import Literal

from banker.editions.board import Deck
from banker.refusal import Refused
from banker.rules.requests import DrawCard, LeaveJail, Request
from banker.teller.nearest import clip
from banker.teller.pile import Pile
from banker.teller.spans import text
from banker.teller.words import Act, Words

DECKS: tuple[Deck, ...] = ("chance", "chest")
_CHOICES: dict[str, Literal["pay", "draw"]] = {"pay": "pay", "pays": "pay", "draw": "draw"}


def draw(words: Words, name: str) -> Request:
    """Read a card by number, id or words, and what is chosen where it offers a choice; alone it leads out of jail."""
    due = words.scene.due("card", name)
    if words.done:
        return _out(words, name, due is not None)
    piles = words.atlas.piles(due.deck if due else "", words.scene.language)
    last = words.end - 1
    choice = _CHOICES.get(words.keys[last]) if last > words.at else None
    chosen = _find(words, piles, last) if choice and not _is_whole(words, piles) else ()
    card = chosen[0] if len(chosen) == 1 else _card(words, piles)
    words.at = words.end
    return DrawCard(name, card, choice if choice and len(chosen) == 1 else "")


def _out(words: Words, name: str, due: bool) -> Request:
    if due or not words.scene.jailed or name != words.scene.turn:
        raise words.incomplete()
    return LeaveJail(name, "card")


def _is_whole(words: Words, piles: tuple[Pile, ...]) -> bool:
    return any(pile.names.whole(text(words, words.end)) for pile in piles)


def _find(words: Words, piles: tuple[Pile, ...], end: int) -> tuple[str, ...]:
    """Look in the pile that is drawn from first."""
    query = text(words, end)
    return next(filter(None, (pile.find(query) for pile in piles)), ())


def _card(words: Words, piles: tuple[Pile, ...]) -> str:
    found = _find(words, piles, words.end)
    if len(found) == 1:
        return found[0]
    name = clip(" ".join(words.raw[words.at : words.end]))
    if found:
        raise Refused("ambiguous-name", name=name, matches=list(found), kind="card")
    raise Refused("unknown-name", name=name, near=_near(words, piles), kind="card")


def _near(words: Words, piles: tuple[Pile, ...]) -> list[str]:
    """Name the cards with that number in either deck, or those whose words look alike, of the deck drawn from first."""
    query = text(words, words.end)
    numbered = [pile.nth(query) for deck in DECKS for pile in words.atlas.piles(deck)[:1]]
    alike = (pile.near(query) for pile in piles)
    return list(filter(None, numbered)) or next(filter(None, alike), [])


ACTS: dict[str, Act] = {"card": draw}
