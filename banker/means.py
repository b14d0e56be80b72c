"""Means to raise cash, as rows: what each sale or mortgage is, and what it would do now, after what is ticked."""

from dataclasses import dataclass

from msgspec import convert

from banker.desk import Desk
from banker.editions.board import Deed
from banker.refusal import Refusal
from banker.rules import requests as r
from banker.rules.game import Game
from banker.rules.outcomes import Step
from banker.rules.plans import Choice, Effect, Plan, after, followed, measure, offered, tried
from banker.speech import names
from banker.speech.catalogue import _, p_
from banker.speech.refusals import tell_refusal


@dataclass(frozen=True)
class Means:
    """A row: what it is, how often it is ticked, what its ticks do together, or what one would, or why not."""

    key: str
    words: str
    act: str
    letter: str
    colour: str
    ticked: int
    effect: Effect
    hidden: bool = False
    """Whether what is lost at the count must not be shown."""
    refusal: str = ""


def means(desk: Desk, made: Plan) -> tuple[Means, ...]:
    """List the rows: buildings by deed and by group, then mortgages."""
    return tuple(_means(desk, made, deed, choice) for deed, choice in offered(desk.game, made))


def _means(desk: Desk, made: Plan, deed: Deed, choice: Choice) -> Means:
    group = next(group for group in desk.edition.board.groups if group.id == deed.group)
    ticked = sum(1 for other in made.choices if other.key == choice.key)
    effect, refusal = (made.effects[choice.key], "") if ticked else _foretold(desk, made, choice)
    words, act = _words(desk.game, deed, choice)
    hidden = desk.game.hidden(made.player)
    return Means(choice.key, words, act, group.letter, group.colour, ticked, effect, hidden, refusal)


def _foretold(desk: Desk, made: Plan, choice: Choice) -> tuple[Effect, str]:
    then = tried(made, choice)
    if isinstance(then, Refusal):
        return Effect(), tell_refusal(then, desk.edition.board)
    return measure(made.game, then, made.player), ""


def _words(game: Game, deed: Deed, choice: Choice) -> tuple[str, str]:
    """Say what a row is about, and what is done to it."""
    if isinstance(choice.request, r.Mortgage):
        return names.plain(deed.name), p_("act", "mortgage")
    if choice.request.all:
        group = [d for d in game.group(deed) if game.level(d)]
        built = names.buildings(sum(map(game.houses, group)), sum(map(game.hotel, group)))
        return _("the whole group: {buildings}").format(buildings=built), _("sell all")
    built = names.buildings(game.houses(deed), int(game.hotel(deed)))
    return _("{deed}: {buildings}").format(deed=names.plain(deed.name), buildings=built), _("sell one")


def cheapest(desk: Desk, player: str, amount: int, kept: tuple[str, ...] = ()) -> Plan | Refusal:
    """Ask the desk for the cheapest way to an amount, and take it apart into the ticks of the rows."""
    answer = desk.foresee(r.AskRaise(player, amount, kept))
    if answer.refusal is not None:
        return answer.refusal
    return followed(desk.game, player, convert(answer.answer["way"]["steps"], tuple[Step, ...]), kept)


def rehearse(desk: Desk, made: Plan, phrase: str) -> Refusal | None:
    """Try what the cash is raised for on the table as the plan leaves it, before anything of it is entered."""
    request = desk.read(phrase)
    if not isinstance(request, r.Act):
        return None
    then = after(made.game, request)
    return then if isinstance(then, Refusal) else None
