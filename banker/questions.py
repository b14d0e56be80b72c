"""Questions to the desk: figures out of the books; nothing is recorded. Answers are plain JSON."""

from collections.abc import Callable
from typing import Any

from msgspec import to_builtins

from banker.editions.board import Deed
from banker.hiding import shown
from banker.ledger.entry import BANK, HOTEL, HOUSE, POT
from banker.ledger.ledger import Ledger
from banker.refusal import Refused
from banker.rules import requests as r
from banker.rules.clock import time_up, timer
from banker.rules.game import Game
from banker.rules.matters import Matter
from banker.rules.notes import changes, fewest, rest
from banker.rules.raising import raisable
from banker.rules.rent import bill
from banker.rules.valuation import worth
from banker.rules.ways import cheapest, everything


def ask(request: r.Question, game: Game, ledger: Ledger) -> Any:
    """Answer a question; refuses what must not be shown and a check that does not hold."""
    if isinstance(request, r.AskHistory):
        return history(ledger, request.count, game)
    if isinstance(request, r.AskWhy):
        return why(ledger, request.number, game)
    return ANSWERS[type(request)](request, game)


# --- figures


def books_of(game: Game) -> dict[str, Any]:
    """Set out the whole books: players, the bank, the pot, whose turn it is, what is open, the clock."""
    answer: dict[str, Any] = {
        "players": [_player(game, name) for name in game.everyone],
        "bank": {"cash": game.cash(BANK), "houses": game.left(HOUSE), "hotels": game.left(HOTEL)},
        "pot": game.cash(POT),
        "turn": game.turn,
        "matters": [to_builtins(matter) for matter in game.matters],
    }
    ours = timer(game)
    if ours is not None:
        answer["clock"] = {"state": ours.state, "left": ours.left(game.elapsed), "up": time_up(game)}
    return answer


def _player(game: Game, name: str) -> dict[str, Any]:
    shown: dict[str, Any] = {"name": name, "cash": game.cash(name), "out": name in game.out}
    shown |= {"square": game.square(name), "jailed": game.jailed(name), "cards": list(game.cards(name))}
    return shown | {"deeds": [_deed(game, deed) for deed in game.owned(name)]}


def _deed(game: Game, deed: Deed) -> dict[str, Any]:
    return {
        "deed": deed.id,
        "square": deed.square,
        "houses": game.houses(deed),
        "hotels": int(game.hotel(deed)),
        "mortgaged": game.mortgaged(deed),
    }


def check_shown(game: Game, player: str) -> None:
    """Refuse `worth-hidden` while a tax choice of the player is open. Source: Pajak Jalan, PERHATIAN."""
    if game.hidden(player):
        raise Refused("worth-hidden", "income-tax", player=player)


def count(game: Game, player: str) -> dict[str, int]:
    """Set out what a player is worth; refuses `worth-hidden` while his tax choice is open."""
    check_shown(game, player)
    parts: dict[str, int] = to_builtins(worth(game, player))
    return parts


def _worth(request: r.AskWorth, game: Game) -> Any:
    if request.player:
        return count(game, request.player)
    return {name: None if game.hidden(name) else count(game, name) for name in game.players}


def _rent(request: r.AskRent, game: Game) -> Any:
    deed = game.board.deed[request.deed]
    owner = game.owner(deed)
    if owner == BANK:
        raise Refused("unowned", "unowned", deed=deed.id, price=deed.price)
    dice = request.dice if request.dice is not None else (sum(game.dice) or None)
    owed = bill(game, deed, dice, request.times)
    return {"deed": deed.id, "owner": owner, "rent": owed.amount, "why": owed.why}


def _raise(request: r.AskRaise, game: Game) -> Any:
    player, cash = request.player, game.cash(request.player)
    check_shown(game, player)
    could = raisable(game, player, request.kept)
    told: dict[str, Any] = {"player": player, "cash": cash, "raisable": could, "total": cash + could}
    if request.amount is None:
        return told | {"way": to_builtins(everything(game, player))}
    way = cheapest(game, player, request.amount, request.kept)
    if way is None:
        raise Refused("cannot-raise", "loans", player=player, amount=request.amount, raisable=could)
    return told | {"amount": request.amount, "way": to_builtins(way)}


def _notes(request: r.AskNotes, game: Game) -> Any:
    amount = request.amount if request.amount is not None else game.cash(request.player)
    bundle = fewest(amount, game.board.notes)
    told: dict[str, Any] = {"amount": amount, "notes": bundle, "rest": rest(amount, bundle)}
    if request.amount is None:
        return told
    return told | {"changes": to_builtins(changes(amount, game.board.notes))}


def reminded(game: Game) -> tuple[Matter, ...]:
    """List the matters that the table is told of: without the rents where owners must remember them themselves."""
    return tuple(matter for matter in game.matters if game.rules.remind or matter.kind != "rent")


# --- the record


def history(ledger: Ledger, many: int, game: Game) -> list[dict[str, Any]]:
    """List the last entries, the oldest of them first."""
    last = [shown(entry, game, ledger) for entry in ledger.entries[-many:]]
    return [to_builtins(entry) | {"live": ledger.alive(entry.number)} for entry in last]


def why(ledger: Ledger, number: int, game: Game) -> dict[str, Any]:
    """Give an entry with its figures; refuses `no-such-entry`."""
    if not 1 <= number <= len(ledger.entries):
        raise Refused("no-such-entry", number=number, last=len(ledger.entries))
    entry: dict[str, Any] = to_builtins(shown(ledger.entries[number - 1], game, ledger))
    return entry


# --- checks


DEED_FIGURES = frozenset(("owner", "mortgaged", "clear", "houses", "hotels"))
"""What is asked of a deed; a player may bear its name, and is asked the rest."""


def _check(request: r.Check, game: Game) -> Any:
    found = _found(request, game)
    wanted = True if request.what in ("mortgaged", "clear", "jail") and request.value is None else request.value
    if found != wanted:
        raise Refused("check-differs", subject=request.subject, what=request.what, said=wanted, books=found)
    return {"subject": request.subject, "what": request.what, "value": found}


def _found(request: r.Check, game: Game) -> int | str | bool | None:
    subject, what = request.subject, request.what
    if what == "clock":
        ours = timer(game)
        if ours is None:
            raise Refused("no-clock", "minutes")
        return ours.left(game.elapsed)
    if what in DEED_FIGURES and subject in game.board.deed:
        return _deed_figure(game, game.board.deed[subject], what)
    return _holder_figure(game, subject, what)


def _deed_figure(game: Game, deed: Deed, what: str) -> int | str | bool | None:
    if what == "owner":
        return game.owner(deed)
    if what == "mortgaged":
        return game.mortgaged(deed)
    if what == "clear":
        return not game.mortgaged(deed)
    return game.houses(deed) if what == "houses" else int(game.hotel(deed))


def _holder_figure(game: Game, holder: str, what: str) -> int | str | bool | None:
    if what == "cash":
        return game.cash(holder)
    if what == "worth":
        return count(game, holder)["total"]
    if what == "square":
        return game.square(holder)
    if what == "jail":
        return game.jailed(holder)
    building = HOUSE if what == "houses" else HOTEL
    if holder == BANK:
        return game.left(building)
    owned = game.owned(holder)
    return sum(game.houses(d) if building == HOUSE else int(game.hotel(d)) for d in owned)


def _check_notes(request: r.CheckNotes, game: Game) -> Any:
    counted = sum(value * many for value, many in request.notes)
    strange = [value for value, _ in request.notes if value not in game.board.notes]
    if strange:
        raise Refused("no-such-note", "opening-notes", note=strange[0], notes=list(game.board.notes))
    if counted != game.cash(request.player):
        raise Refused(
            "check-differs", subject=request.player, what="notes", said=counted, books=game.cash(request.player)
        )
    return {"subject": request.player, "what": "notes", "value": counted}


ANSWERS: dict[type, Callable[[Any, Game], Any]] = {
    r.AskBooks: lambda request, game: books_of(game),
    r.AskWorth: _worth,
    r.AskRent: _rent,
    r.AskMatters: lambda request, game: [to_builtins(matter) for matter in reminded(game)],
    r.AskRaise: _raise,
    r.AskNotes: _notes,
    r.Check: _check,
    r.CheckNotes: _check_notes,
}
