"""The clock of the timed game. All times are whole seconds since opening. Source: LA TEMPLIMO POR LA LUDO."""

from typing import Literal

from msgspec import Struct, convert, to_builtins

from banker.refusal import Refused
from banker.rules.draft import Draft
from banker.rules.game import Game
from banker.rules.requests import Act, Adjust, Clock, Finish, Note, Settle, Settlement, Waive

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
    turned = _turn(ours, request, draft.elapsed)
    draft.change("clock", to_builtins(turned))
    draft.why = {"code": f"clock-{request.act}", "left": turned.left(draft.elapsed), "minutes": request.minutes}


def _check(draft: Draft, ours: Timer, request: Clock) -> None:
    needed: dict[str, State] = {"start": "idle", "pause": "running", "resume": "paused"}
    state = needed.get(request.act)
    if state is not None and ours.state != state:
        raise Refused("clock-state", "minutes", act=request.act, state=ours.state)
    debt = next((matter for matter in draft.matters if matter.kind == "debt"), None)
    if request.act == "start" and debt is not None:
        raise Refused("matter-open", "deal", kind="debt", player=debt.player, deed="")


def _turn(ours: Timer, request: Clock, now: int) -> Timer:
    if request.act == "add":
        return Timer(ours.limit + 60 * request.minutes, ours.state, ours.spent, ours.since)
    if request.act == "pause":
        return Timer(ours.limit, "paused", ours.used(now), now)
    return Timer(ours.limit, "running", ours.spent, now)


def hear_the_bell(game: Game, request: Act) -> None:
    """Under the bell that stops at once, let only what is due be settled."""
    if time_up(game) and not isinstance(request, (Finish, Settle, Settlement, Waive, Adjust, Note, Clock)):
        raise Refused("time-up", "bell")
