"""The end of the game, and words on the record. Source: Pemenang; Je la fino de unu horo."""

from msgspec import to_builtins

from banker.refusal import Refused
from banker.rules.clock import stop, time_up
from banker.rules.draft import Draft
from banker.rules.matters import DUES
from banker.rules.requests import Finish, Note
from banker.rules.valuation import standings


def finish(draft: Draft, request: Finish) -> None:
    """End the game: nothing may be open, and the count stands.

    A bell that stops at once voids what is not due; where one player is left nothing need be settled any more.
    """
    stopped, alone = draft.rules.bell == "stop" and time_up(draft), len(draft.players) <= 1
    standing = (matter for matter in draft.matters if not alone and (not stopped or matter.kind in DUES))
    matter = next(standing, None)
    if matter is not None:
        raise Refused("matter-open", "bell", kind=matter.kind, player=matter.player, deed=matter.deed or matter.lot)
    draft.close(*draft.matters)
    draft.change("over", True)
    stop(draft)
    draft.why = {"code": "finished", "standings": to_builtins(list(standings(draft)))}


def note(draft: Draft, request: Note) -> None:
    """Put words on the record."""
    draft.why = {"code": "noted", "words": request.words}
