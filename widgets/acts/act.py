"""An act: what can be done, in words, with the phrase that does it."""

from dataclasses import dataclass

from banker.answer import Answer
from banker.desk import Desk
from banker.obstacles import obstacle
from banker.rules import requests as r
from banker.speech.money import change
from banker.speech.refusals import tell_refusal
from banker.teller.rewording import reword
from banker.teller.spelling import phrase_of


@dataclass(frozen=True)
class Act:
    """What can be done: words, and the phrase; one that ends with a blank is to be completed in the line.

    `call` is the action of the desk screen that opens a dialog instead, on the great act of this name by a player.
    """

    words: str
    phrase: str = ""
    request: r.Request | None = None
    call: str = ""
    great: str = ""
    player: str = ""

    @property
    def chosen(self) -> str:
        """What the desk screen is asked for when the act is chosen."""
        return self.call or self.phrase


@dataclass(frozen=True)
class Prospect:
    """An act as the desk foresees it: what it moves for who does it, or why it cannot be."""

    act: Act
    moves: str = ""
    refusal: str = ""


def act(desk: Desk, words: str, request: r.Request) -> Act:
    """Make an act of a request."""
    return Act(words, phrase_of(request, desk.scene), request)


def begun(desk: Desk, words: str, phrase: str) -> Act:
    """Make an act that is completed in the line, of the beginning of its phrase."""
    return Act(words, reword(phrase, desk.language))


def door(words: str, great: str, player: str, call: str, *more: str) -> Act:
    """Make an act that opens the dialog of a great act by a player."""
    told = ", ".join(map(repr, (player, *more)))
    return Act(words, call=f"screen.{call}({told})", great=great, player=player)


def asked(desk: Desk, act: Act) -> Answer | None:
    """Ask the desk whether an act could be; None for a phrase that is not whole yet."""
    if act.request is not None:
        return desk.foresee(act.request, act.phrase)
    return Answer("", refusal=obstacle(desk, act.great, act.player)) if act.great else None


def foresee(desk: Desk, act: Act) -> Prospect:
    """Foresee what would come of an act, or why it cannot be."""
    answer = asked(desk, act)
    if answer is None:
        return Prospect(act)
    if answer.refusal is not None:
        return Prospect(act, refusal=tell_refusal(answer.refusal, desk.edition.board))
    return Prospect(act, moves=moves(answer, getattr(act.request, "player", "")))


def foresee_all(desk: Desk, acts: list[Act]) -> tuple[Prospect, ...]:
    """Foresee acts, and put them in order: what is open on the table first, what cannot be last."""
    offered = desk.default()
    found = [foresee(desk, act) for act in acts]
    return tuple(sorted(found, key=lambda one: (bool(one.refusal), one.act.request != offered)))


def moves(answer: Answer, player: str) -> str:
    """Say what an answer moves for a player, unless it must not be told."""
    if answer.hidden:
        return ""
    moved = {name: after - before for name, before, after in answer.balances}
    return change(moved[player]) if player in moved else ""
