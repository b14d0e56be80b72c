"""What no request can say of a table: facts that only playing makes, entered as they stood."""

from typing import Any

from banker.printing.record import Record
from banker.printing.shared import Table
from banker.restoring.opened import opened
from banker.rules.draft import Draft
from banker.rules.game import MATTERS, TOKENS, Game
from banker.rules.matters import freeze
from banker.rules.rent import LAPSED

ENTERED = ("players", "turn", "variant", TOKENS)
"""Facts that requests have entered already."""


def remainder(game: Game, records: tuple[Record, ...]) -> Draft:
    """Write the entry of all that is still different: the bank's mortgages, and every fact of the table."""
    draft = Draft(game, "start")
    for at in records[0].table.pledged:
        draft.mark(game.board.deeds[at], True)
    wanted = _wanted(game, records)
    for fact in sorted({*wanted, *game.books.facts}.difference(ENTERED)):
        draft.change(fact, wanted.get(fact))
    draft.why = {"code": "table-restored", "number": records[0].table.entry}
    return draft


def _wanted(game: Game, records: tuple[Record, ...]) -> dict[str, Any]:
    facts: dict[str, Any] = {fact: paid for fact, paid in game.books.facts.items() if fact.startswith("paid:")}
    for record in records:
        facts |= {f"paid:{game.board.deeds[at].id}": list(prices) for at, prices in record.paid.items()}
        facts |= {f"square:{record.player}": record.square, f"jail:{record.player}": record.jail}
    return facts | _turn(records[0].table, game) | _course(records[0].table, game)


def _turn(table: Table, game: Game) -> dict[str, Any]:
    return {
        "turns": table.turns,
        "rolled": table.rolled or None,
        "doubles": table.doubles or None,
        "throw": list(table.throw) or None,
        MATTERS: freeze(opened(table, game)),
        LAPSED: [[game.everyone[seat], game.board.deeds[at].id] for seat, at in table.lapsed] or None,
    }


def _course(table: Table, game: Game) -> dict[str, Any]:
    everyone = game.everyone
    return {
        "out": [everyone[seat] for seat, _ in table.out] or None,
        **{f"square:{everyone[seat]}": square for seat, square, _ in table.stood},
        **{f"jail:{everyone[seat]}": tries for seat, _, tries in table.stood},
        "dealt": [everyone[seat] for seat in table.dealt] or None,
        "starter": None if table.starter is None else everyone[table.starter],
        "begun": table.begun or None,
        "over": table.over or None,
        "closed": table.closed or None,
        "clock": _clock(table),
    }


def _clock(table: Table) -> Any:
    """Set the clock as it stood: one that ran has run since the entry of the slips, and runs on."""
    face = table.clock
    if face is None:
        return None
    return {"limit": face.limit, "state": face.state, "spent": face.spent, "since": face.since}
