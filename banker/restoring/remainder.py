"""What no request can say of a table: facts that only playing makes, entered as they stood."""

from typing import Any

from banker.editions.board import Board
from banker.printing.record import Record
from banker.rules.draft import Draft
from banker.rules.game import Game


def remainder(game: Game, records: tuple[Record, ...]) -> Draft:
    """Write the entry of the facts that are still different: who left, prices paid, throws, the turn's number."""
    draft = Draft(game, "start")
    for record in records:
        for fact, value in _facts_of(record, game.board).items():
            draft.change(fact, value)
    for fact, value in _shared(game, records).items():
        draft.change(fact, value)
    draft.why = {"code": "taken-over", "player": game.everyone[records[0].table.turn]}
    return draft


def _facts_of(record: Record, board: Board) -> dict[str, Any]:
    paid: dict[str, Any] = {f"paid:{board.deeds[at].id}": list(prices) for at, prices in record.paid.items()}
    return paid | ({f"jail:{record.player}": record.jail} if record.jail is not None else {})


def _shared(game: Game, records: tuple[Record, ...]) -> dict[str, Any]:
    table, everyone = records[0].table, game.everyone
    return {
        "out": [everyone[seat] for seat, _ in table.out] or None,
        "turns": table.turns,
        "rolled": table.rolled or None,
        "doubles": table.doubles or None,
        "throw": list(table.throw) or None,
        "dealt": [everyone[seat] for seat in table.dealt] or None,
        "starter": None if table.starter is None else everyone[table.starter],
        "begun": table.begun or None,
    }
