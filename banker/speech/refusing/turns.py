"""Refusals about the course of the game: turns, dice, jail, cards, what is open, the clock."""

from banker.editions.board import Board
from banker.speech import names
from banker.speech.catalogue import _, mark
from banker.speech.money import clock
from banker.speech.refusing.fields import Data, Sentence, fields

OPEN = {
    "offer": mark("{deed} is still offered to {player}: “buy” or “auction” comes first."),
    "rent": mark("{player} still owes the rent for {deed}: “pay” or “waive” comes first."),
    "tax": mark("{player} still has a tax to pay: “pay”, or the choice, comes first."),
    "card": mark("{player} still has a card to draw: “card” and its name comes first."),
    "fine": mark("{player} still owes the fine for leaving jail: “pay” comes first."),
    "debt": mark("{player} is still in debt: “settle” pays it, “raise” finds the money, “bankrupt to” gives up."),
    "auction": mark("The auction of {lot} is still open: “sold” or “unsold” comes first."),
    "estate": mark("{deed} is still to be auctioned: “auction” and its name put it up."),
}
STATES = {
    "idle": mark("The clock has not been started yet: “clock start” starts it."),
    "running": mark("The clock is running already: “clock pause” stops it."),
    "paused": mark("The clock stands: “clock resume” lets it run on."),
}


def _matter_open(data: Data, board: Board | None) -> str:
    lot = names.lot(data.get("deed", ""), board)
    told = {"player": names.holder(data.get("player", "")), "deed": lot, "lot": lot}
    message = OPEN.get(data.get("kind", ""))
    if message is None:
        return _("Something is still open on the table: “matters” shows it.")
    return _(message).format(**told)


def _already_rolled(data: Data, board: Board | None) -> str:
    if data.get("next") in (None, data.get("player")):
        return _(
            "{player} has thrown in this turn and waits for the next; was the throw a slip, “u” (ctrl+z) takes it back."
        ).format_map(fields(data, board))
    return _(
        "{player} has thrown already: “e” gives the turn to {next}; was the throw a slip, “u” (ctrl+z) takes it back."
    ).format_map(fields(data, board))


def _clock_state(data: Data, board: Board | None) -> str:
    return _(STATES.get(data.get("state", ""), STATES["idle"]))


def _time_runs_on(data: Data, board: Board | None) -> str:
    return _("The time only runs forward; it is {elapsed} already.").format(elapsed=clock(data.get("elapsed", 0)))


SENTENCES: dict[str, Sentence] = {
    "not-on-turn": mark(
        "It is {turn}'s turn, not {player}'s: “e” ends it, and “turn” with a name gives it to another."
    ),
    "already-rolled": _already_rolled,
    "bad-dice": mark("A die shows 1 to 6, not {first} and {second}."),
    "matter-open": _matter_open,
    "game-over": mark("The game is over; only “undo” goes on from here."),
    "game-decided": mark("The game is decided: “finish” counts and ends it."),
    "already-begun": mark("The game has begun: this belongs before the first turn, and “undo” goes back there."),
    "not-in-jail": mark("{player} is not in jail; “jailed” after the name sends a player there."),
    "fine-not-yet": mark("{player} may pay the fine only after the third throw; {tries} so far: throw for doubles."),
    "no-get-out-card": mark("{player} has no jail card for this."),
    "no-cards": mark("No cards are drawn on this board."),
    "card-held": mark("“{card}” cannot be drawn: {player} holds it. Name the card that was drawn."),
    "other-deck": mark("“{card}” belongs to {deck}; the card to draw is of {drawn}."),
    "card-choice-needed": mark("“{card}” leaves a choice: add “pay” for {amount}, or “draw” for a card of {deck}."),
    "card-needed": mark("{player} draws from {deck}: type “card” and its number or words."),
    "time-up": mark("The time is up: only what is due can still be settled; then “finish” counts and ends the game."),
    "no-clock": mark("This game is not played by the clock; “clock start” starts one."),
    "clock-state": _clock_state,
    "time-runs-on": _time_runs_on,
}
