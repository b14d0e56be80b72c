"""What Enter does on an empty line, and what the desk hints at while nothing is open."""

from collections.abc import Iterator

from banker.desk import Desk
from banker.refusal import Refusal
from banker.rules import requests as r
from banker.rules.clock import time_up
from banker.rules.dealing import undealt
from banker.rules.game import Game
from banker.rules.preparation import waits_for_deal
from banker.speech.catalogue import _
from banker.speech.money import money, number
from banker.speech.names import leader
from banker.teller.quill import word
from banker.teller.rewording import reword
from banker.teller.spelling import phrase_of
from widgets.state import Hint

FINISH, END_TURN = "finish", "e"


def begins(desk: Desk) -> bool:
    """Whether Enter on an empty line begins a timed game, nothing being open: it deals, or starts the clock."""
    return not desk.matters and not isinstance(desk.default(), Refusal)


def asks_for_help(phrase: str) -> bool:
    """Whether a phrase asks for the help, and for nothing of the table."""
    return phrase.strip().casefold() in ("?", "help", _("help").casefold())


def _stands(desk: Desk) -> bool:
    """Whether the clock of a timed game was never started."""
    timer = desk.timer
    return timer is not None and timer.state == "idle"


def hides(desk: Desk, *, remind: bool) -> bool:
    """Whether Enter would pay a rent that the owner must remember by himself."""
    first = next(iter(desk.matters), None)
    return first is not None and first.kind == "rent" and not (remind and desk.game.rules.remind)


def hint(desk: Desk) -> Hint:
    """Say what may be done next while nothing is open, and what can be typed for it."""
    if desk.game.over:
        return Hint(_("The game is finished. F7 shows the count; ctrl+z takes the end back."))
    waiting = undealt(desk.game)
    if waiting:
        return _deal(desk, waiting)
    if desk.game.decided:
        return Hint(_("The game is decided: F7 shows the count."), (_finish(desk),))
    if time_up(desk.game):
        return Hint(_time_is_up(desk.game), (_finish(desk), _end_turn()))
    if _stands(desk):
        start = ("", _("start the clock"))
        told = _("The clock is not started yet. {turn}").format(turn=_turn(desk.game))
        return Hint(told, (start, *_ways(desk)))
    return Hint(_turn(desk.game), tuple(_ways(desk)))


def _deal(desk: Desk, waiting: tuple[str, ...]) -> Hint:
    count = desk.game.rules.deal
    example = ", ".join(f"@{deed.square}" for deed in desk.game.board.deeds[:count])
    told = _("{count} deeds dealt by hand, such as {deeds}").format(count=number(count), deeds=example)
    by_hand = (reword(f"deal {word(waiting[0])} ", desk.language), told)
    if len(waiting) < len(desk.game.players):
        return Hint(_("{player} has still to be dealt to.").format(player=leader(waiting[0])), (by_hand,))
    ways = (("", _("shuffle and deal")), by_hand)
    if waits_for_deal(desk.game):
        return Hint(_("The deeds are dealt first."), ways)
    return Hint(_("No deeds are dealt; they can be until the first throw. {turn}").format(turn=_turn(desk.game)), ways)


def _time_is_up(game: Game) -> str:
    if game.rules.bell == "round":
        return _("The time is up: play the round to its end, then finish (F7 shows the count).")
    return _("The time is up: settle what is open, then finish (F7 shows the count).")


def _turn(game: Game) -> str:
    player = leader(game.turn)
    if _has_thrown(game) and game.jailed(game.turn):
        return _("{player} is in jail, and the turn is over.").format(player=player)
    if _has_thrown(game):
        return _("{player} has thrown.").format(player=player)
    if not game.rules.follow:
        return _told_only(game).format(player=player)
    if game.jailed(game.turn):
        return _("{player} is in jail and throws for doubles: type the dice, such as 5 3.").format(player=player)
    if game.books.facts.get("doubles"):
        return _("{player} throws again (doubles): type the dice, such as 5 3.").format(player=player)
    return _("{player} throws: type the dice, such as 5 3.").format(player=player)


def _told_only(game: Game) -> str:
    """Say whose turn it is where the dice move nobody: what happens at the table is typed."""
    if game.jailed(game.turn):
        return _("It is the turn of {player}, who is in jail: type what happens.")
    return _("It is the turn of {player}: type what happens.")


def _has_thrown(game: Game) -> bool:
    return bool(game.books.facts.get("rolled") or (game.dice and not game.rules.follow))


def _ways(desk: Desk) -> Iterator[tuple[str, str]]:
    """List the ways on beside the dice: out of jail before the throw, the end of the turn once it may end."""
    thrown, follow = _has_thrown(desk.game), desk.game.rules.follow
    if not thrown and desk.game.jailed(desk.game.turn):
        yield from _out_of_jail(desk)
    if thrown or not follow:
        yield _end_turn()


def _finish(desk: Desk) -> tuple[str, str]:
    return reword(FINISH, desk.language), _("count all and end the game")


def _end_turn() -> tuple[str, str]:
    return END_TURN, _("end the turn")


def _out_of_jail(desk: Desk) -> Iterator[tuple[str, str]]:
    player = desk.game.turn
    fine, card = r.LeaveJail(player, "fine"), r.LeaveJail(player, "card")
    for request, words in ((fine, _("pay {amount}")), (card, _("use a jail card"))):
        answer = desk.foresee(request)
        if answer.ok:
            paid = sum(before - after for name, before, after in answer.balances if name == player)
            yield phrase_of(request, desk.scene), words.format(amount=money(paid))
