"""A game in the list of games."""

from datetime import datetime

from textual.content import Content

from banker.desk import Desk
from banker.library import GameFile
from banker.refusal import Refusal
from banker.speech.catalogue import _
from banker.speech.refusals import tell_refusal


def game_row(game: GameFile, desk: Desk | Refusal | None) -> Content:
    """Tell of a game: its name and when it was played; who plays and whose turn it is, once it was looked into."""
    when = datetime.fromtimestamp(game.changed).strftime("%Y-%m-%d %H:%M")
    head = Content.assemble((game.name, "bold"), (f"  {when}", "$text-muted"))
    return Content("\n").join([head, Content("  ") + _players(desk)])


def _players(desk: Desk | Refusal | None) -> Content:
    if desk is None:
        return Content.styled("…", "$text-muted")
    if isinstance(desk, Refusal):
        return Content(f"✗ {tell_refusal(desk, None)}")
    game = desk.game
    turn = _("finished") if game.over else _("{player} to play").format(player=game.turn)
    return Content(f"{', '.join(game.everyone)}  ·  {turn}")
