"""A game in the list of games."""

from datetime import datetime

from textual.content import Content

from banker.desk import Desk
from banker.library import GameFile
from banker.refusal import Refusal
from banker.speech.catalogue import _
from banker.speech.money import clock
from banker.speech.names import plain
from banker.speech.refusals import tell_refusal
from widgets import look


def game_row(game: GameFile, desk: Desk | Refusal | None) -> Content:
    """Tell of a game: its name and when it was played; who plays and what, once it was looked into."""
    when = datetime.fromtimestamp(game.changed).strftime("%Y-%m-%d %H:%M")
    head = Content.assemble((game.name, "bold"), (f"  {when}", "$text-muted"))
    return Content("\n").join([head, *(Content("  ") + row for row in _found(desk))])


def _found(desk: Desk | Refusal | None) -> list[Content]:
    if desk is None:
        return [Content.styled("…", "$text-muted")]
    if isinstance(desk, Refusal):
        return [Content(f"✗ {tell_refusal(desk, None)}")]
    edition, game = desk.edition, desk.game
    turn = _("finished") if game.over else _("{player} to play").format(player=plain(game.turn))
    rules = [edition.sheet.name, edition.board.name, _kind(str(game.books.facts.get("variant", ""))), *_clock(desk)]
    players = f"{', '.join(map(plain, game.everyone))}  ·  {turn}"
    return [Content(players), Content.styled("  ·  ".join(rules), "$text-muted")]


def _kind(variant: str) -> str:
    return {"short": _("one-hour game"), "timed": _("timed game")}.get(variant) or _("normal game")


def _clock(desk: Desk) -> list[str]:
    time = None if desk.game.over else look.time(desk)
    if time is None:
        return []
    if time.state == "idle":
        return [_("clock not started")]
    return [_("{time} left").format(time=clock(time.left)) if time.left else _("time is up")]
