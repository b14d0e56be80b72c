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
from widgets.cells import cut, flow, lines
from widgets.drawn import Drawn

INDENT = 2
BETWEEN = "  ·  "


def game_row(game: GameFile, desk: Desk | Refusal | None) -> Drawn:
    """Tell of a game: its name and when it was played; who plays and what, once it was looked into."""
    when = datetime.fromtimestamp(game.changed).strftime("%Y-%m-%d %H:%M")
    found = _found(desk)
    return Drawn(lambda width: lines([_head(game.name, when, width), *_rows(found, width)]))


def _head(name: str, when: str, width: int) -> Content:
    """Name a game before its time; what has no room of the name is cut."""
    room = max(1, width - Content(when).cell_length - INDENT)
    return Content.assemble((cut(name, room), "bold"), (f"  {when}", "$text-muted")).truncate(max(1, width))


def _rows(found: list[list[Content]], width: int) -> list[Content]:
    """Set what was found under the name; a part that has no room in its row begins the next."""
    return [Content(" " * INDENT) + row for parts in found for row in flow(parts, width - INDENT, BETWEEN)]


def _found(desk: Desk | Refusal | None) -> list[list[Content]]:
    if desk is None:
        return [[Content.styled("…", "$text-muted")]]
    if isinstance(desk, Refusal):
        return [[Content(f"✗ {tell_refusal(desk, None)}")]]
    edition, game = desk.edition, desk.game
    turn = _("finished") if game.over else _("{player} to play").format(player=plain(game.turn))
    rules = [edition.sheet.name, edition.board.name, _kind(str(game.books.facts.get("variant", ""))), *_clock(desk)]
    players = [", ".join(map(plain, game.everyone)), turn]
    return [list(map(Content, players)), [Content.styled(rule, "$text-muted") for rule in rules]]


def _kind(variant: str) -> str:
    return {"short": _("one-hour game"), "timed": _("timed game")}.get(variant) or _("normal game")


def _clock(desk: Desk) -> list[str]:
    time = None if desk.game.over else look.time(desk)
    if time is None:
        return []
    if time.state == "idle":
        return [_("clock not started")]
    return [_("{time} left").format(time=clock(time.left)) if time.left else _("time is up")]
