"""Shorthand for a table fact: MessagePack in which each name of a player and each id of a deed is three bytes."""

from typing import Any

import msgspec

from banker.editions.board import Board

PLAYER, DEED = 1, 2


def pack(fact: Any, players: tuple[str, ...], board: Board) -> bytes:
    """Write a fact of plain JSON in shorthand."""
    signs = {deed.id: msgspec.msgpack.Ext(DEED, bytes((at,))) for at, deed in enumerate(board.deeds)}
    signs |= {name: msgspec.msgpack.Ext(PLAYER, bytes((seat,))) for seat, name in enumerate(players)}
    return msgspec.msgpack.encode(_signed(fact, signs))


def unpack(data: bytes, players: tuple[str, ...], board: Board) -> Any:
    """Read a fact from shorthand; raises ValueError for what is none, or names what the table does not have."""
    words = {PLAYER: players, DEED: tuple(deed.id for deed in board.deeds)}

    def spell(code: int, sign: memoryview) -> str:
        if code not in words or len(sign) != 1 or sign[0] >= len(words[code]):
            raise ValueError(code)
        return words[code][sign[0]]

    return msgspec.msgpack.decode(data, ext_hook=spell)


def _signed(fact: Any, signs: dict[str, Any]) -> Any:
    if isinstance(fact, str):
        return signs.get(fact, fact)
    if isinstance(fact, list):
        return [_signed(part, signs) for part in fact]
    if isinstance(fact, dict):
        return {key: _signed(part, signs) for key, part in fact.items()}
    return fact
