"""The clock of the timed game. All times are whole seconds since opening. Source: LA TEMPLIMO POR LA LUDO."""

from typing import Literal

from msgspec import Struct, convert, to_builtins

from banker.pace import MOST_MINUTES, MOST_SECONDS
from banker.refusal import Refused
from banker.rules.dealing import undealt
from banker.rules.draft import Draft
from banker.rules.game import Game
from banker.rules.matters import DUES
from banker.rules.requests import (
    Act,
    Adjust,
    Bankrupt,
    Clock,
    Finish,
    LeaveJail,
    Mortgage,
    Next,
    Note,
    Rent,
    Roll,
    Sell,
    Settle,
    Settlement,
    Tax,
    Trade,
    Waive,
)
from banker.rules.turns import following

ALWAYS = (Finish, Settle, Settlement, Waive, Adjust, Note, Clock)
"""What a bell that stops at once lets be."""

SETTLING = (Tax, Rent, Mortgage, Sell, Trade, Bankrupt, LeaveJail)
"""What it lets be while something is due."""

State = Literal["idle", "running", "paused"]


class Timer(Struct, frozen=True):
    """A limit, how much of it was spent before `since`, and whether it runs."""

    limit: int
    state: State = "idle"
    spent: int = 0
    since: int = 0

    def used(self, now: int) -> int:
        """Say how many seconds are used by now."""
        running = max(0, now - self.since) if self.state == "running" else 0
        return self.spent + running

    def left(self, now: int) -> int:
        """Say how many seconds are left, none below zero."""
        return max(0, self.limit - self.used(now))


def timer(game: Game) -> Timer | None:
    """Read the clock of a game; None where it is not timed."""
    fact = game.books.facts.get("clock")
    return convert(fact, Timer) if fact else None


def time_up(game: Game) -> bool:
    """Whether the bell has rung."""
    ours = timer(game)
    return ours is not None and ours.state != "idle" and ours.left(game.elapsed) == 0


def clock(draft: Draft, request: Clock) -> None:
    """Start, pause or resume the clock, or add minutes."""
    ours = timer(draft)
    if ours is None and request.act == "start":
        ours = Timer(60 * draft.rules.minutes)
    if ours is None:
        raise Refused("no-clock", "minutes")
    _check(draft, ours, request)
    check_minutes(request.minutes)
    turned = _turn(ours, request, draft.elapsed)
    if turned.left(draft.elapsed) > MOST_SECONDS:
        raise Refused("bad-amount", amount=str(request.minutes), most=MOST_MINUTES - ours.left(draft.elapsed) // 60)
    draft.change("clock", to_builtins(turned))
    if request.act == "add":
        draft.change("closed", None)
    draft.why = {"code": f"clock-{request.act}", "left": turned.left(draft.elapsed), "minutes": request.minutes}
    waiting = undealt(draft) if request.act == "start" else ()
    if waiting:
        draft.why["undealt"] = list(waiting)


def check_minutes(minutes: int) -> None:
    """Refuse more minutes than a clock has."""
    if minutes > MOST_MINUTES:
        raise Refused("bad-amount", amount=str(minutes), most=MOST_MINUTES)


def _check(draft: Draft, ours: Timer, request: Clock) -> None:
    needed: dict[str, State] = {"start": "idle", "pause": "running", "resume": "paused"}
    state = needed.get(request.act)
    if state is not None and ours.state != state:
        raise Refused("clock-state", "minutes", act=request.act, state=ours.state)
    debt = next((matter for matter in draft.matters if matter.kind == "debt"), None)
    if request.act == "start" and debt is not None:
        raise Refused("matter-open", "deal", kind="debt", player=debt.player, deed="")


def stop(draft: Draft) -> None:
    """Let the clock stand where it is, once the game is finished."""
    ours = timer(draft)
    if ours is not None and ours.state == "running":
        now = draft.elapsed
        draft.change("clock", to_builtins(Timer(ours.limit, "paused", ours.used(now), now)))


def _turn(ours: Timer, request: Clock, now: int) -> Timer:
    if request.act == "add":
        return Timer(max(ours.limit, ours.used(now)) + 60 * request.minutes, ours.state, ours.spent, ours.since)
    if request.act == "pause":
        return Timer(ours.limit, "paused", ours.used(now), now)
    return Timer(ours.limit, "running", ours.spent, now)


# --- the bell


def hear_the_bell(game: Game, request: Act) -> None:
    """Once the time is up, refuse what the sheet lets no longer be: by default nothing."""
    if not time_up(game):
        return
    stopped = game.rules.bell == "stop" and not _settles(game, request)
    if stopped or (game.rules.bell == "round" and _beyond_round(game, request)):
        raise Refused("time-up", "bell")


def _settles(game: Game, request: Act) -> bool:
    """Whether a request only settles what is due, or raises the money for it."""
    due = any(matter.kind in DUES for matter in game.matters)
    return isinstance(request, ALWAYS) or (due and isinstance(request, SETTLING))


def _beyond_round(game: Game, request: Act) -> bool:
    """Whether a request would go beyond the round in hand: each player gets as many turns as the others."""
    closed = bool(game.books.facts.get("closed"))
    return (isinstance(request, Next) and (closed or begins_round(game))) or (isinstance(request, Roll) and closed)


def begins_round(game: Game) -> bool:
    """Whether the next turn would be the first of a round, counted from who had the first turn of the game."""
    seats = game.everyone
    first = seats.index(game.books.facts.get("starter", seats[0]))
    order = seats[first:] + seats[:first]
    return order.index(following(game)) <= order.index(game.turn)


def note_starter(draft: Draft, game: Game) -> None:
    """Note who had the first turn, as the game begins, where rounds are counted."""
    facts = draft.books.facts
    if draft.rules.bell == "round" and facts.get("begun") and "starter" not in facts:
        draft.change("starter", game.turn)


def close_round(draft: Draft) -> None:
    """Note, before the turn of one who leaves passes on, that with it the last round ends."""
    if draft.rules.bell == "round" and time_up(draft) and begins_round(draft):
        draft.change("closed", True)
