"""Random boards of every size and make that the format allows, as the text of their files."""

import json
from collections.abc import Iterator
from itertools import count
from typing import Any

from tests.machine.phrases import Chooser

Row = dict[str, Any]

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SIGNS = ("$", "", "kr", "Rp", "zł", "Sm", "₿")


class Maker:
    """Makes one board; `size` and the rest are drawn unless they are given."""

    def __init__(self, choose: Chooser, size: int = 0, unit: int = 0, decks: int | None = None) -> None:
        """Draw the frame of a board."""
        self.choose = choose
        self.size = size or choose.number(24, 60)
        self.unit = unit or int(choose.pick(["1", "5", "100", "1000"]))
        self.decks = ("chance", "chest")[: choose.number(0, 2) if decks is None else decks]
        self.groups: list[Row] = []
        self.deeds: list[Row] = []
        self.names = count(1)

    def board(self, name: str) -> Row:
        """Make the board."""
        room = self.size - 2 - 2 * len(self.decks)
        self._streets(room)
        self._others("station", min(self._number(0, 6), room - len(self.deeds)))
        self._others("utility", min(self._number(0, 6), room - len(self.deeds)))
        squares = self._squares()
        return {
            "id": name,
            "name": f"Board {self.size}",
            "language": "en",
            "symbol": self.choose.pick(SIGNS),
            "symbol_after": self.choose.number(0, 1) == 1,
            "unit": self.unit,
            "notes": [self.unit * step for step in (1, 5, 10, 50, 100, 500)],
            "groups": self.groups,
            "squares": squares,
            "deeds": sorted(self.deeds, key=lambda deed: deed["square"]),
            "cards": [card for deck in self.decks for card in self._deck(deck)],
        }

    def _number(self, least: int, most: int) -> int:
        return self.choose.number(least, most)

    # --- deeds

    def _group(self) -> str:
        name = f"g{len(self.groups) + 1}"
        letter = LETTERS[len(self.groups)]
        colour = f"#{self._number(0, 0xFFFFFF):06x}"
        self.groups.append({"id": name, "name": f"group {letter}", "letter": letter, "colour": colour})
        return name

    def _streets(self, room: int) -> None:
        for at in range(self._number(2, 12)):
            least = 2 - at if at < 2 else 0
            many = min(self._number(1, 5), room - len(self.deeds) - max(0, least - 1))
            if many < 1:
                return
            group, house = self._group(), self.unit * self._number(1, 4) * 50
            for _ in range(many):
                self._deed(group, "street", self._rents(6), house=house, hotel=house)

    def _others(self, kind: str, many: int) -> None:
        group = self._group() if many else ""
        rents = self._rents(many) if kind == "station" else [4 + 3 * at for at in range(many)]
        for _ in range(many):
            self._deed(group, kind, rents)

    def _rents(self, many: int) -> list[int]:
        step = self._number(2, 60)
        return [self.unit * step * (at + 1) ** 2 for at in range(many)]

    def _deed(self, group: str, kind: str, rents: list[int], **prices: int) -> None:
        number = next(self.names)
        price = self.unit * self._number(3, 50) * 10
        row = {"id": f"d{number}", "kind": kind, "name": f"Place {number}", "group": group, "price": price}
        self.deeds.append({**row, "mortgage": price // 2, "rents": rents, **prices})

    # --- squares

    def _squares(self) -> list[Row]:
        """Lay the squares out in any order behind the first."""
        rows: list[Row] = [
            {"kind": "jail", "name": "Jail"},
            *({"kind": deck, "name": deck.title()} for deck in self.decks),
        ]
        rows += [{"kind": "deed", "deed": deed, "name": deed["name"]} for deed in self.deeds]
        rows += [self._filler() for _ in range(self.size - 1 - len(rows))]
        order: list[Row] = [{"kind": "go", "name": "Go"}]
        while rows:
            order.append(rows.pop(self._number(0, len(rows) - 1)))
        for index, row in enumerate(order):
            row["index"] = index
            if "deed" in row:
                row.pop("deed")["square"] = index
        return order

    def _filler(self) -> Row:
        kinds = ["parking", "go-to-jail", "income-tax", "income-tax", "special-tax", *self.decks, *self.decks]
        kind, tax = self.choose.pick(kinds), self.unit * self._number(1, 30) * 10
        if kind == "income-tax":
            return {"kind": kind, "name": "Income tax", "tax": tax, "percent": self._number(0, 1) * 10}
        if kind == "special-tax":
            return {
                "kind": kind,
                "name": "Special tax",
                "tax": self._number(0, 1) * tax,
                "each": self._number(0, 1) * tax,
            }
        return {"kind": kind, "name": kind}

    # --- cards

    def _deck(self, deck: str) -> Iterator[Row]:
        """Make a deck; its first card moves nobody, so that no game is sent from card to card for ever."""
        for number in range(1, self._number(2, 18)):
            effect = self._effect(deck) if number > 1 else {"type": "collect", "amount": 10 * self.unit}
            yield {"id": f"{deck}{number}", "deck": deck, "words": f"{deck} card {number}", "effect": effect}

    def _effect(self, deck: str) -> Row:
        amount = self.unit * self._number(1, 40) * 5
        money = [{"type": kind, "amount": amount} for kind in ("collect", "pay", "from-each", "to-each")]
        square = self._number(0, self.size - 1)
        moves: list[Row] = [{"type": "advance", "square": square, "bonus": amount * self._number(0, 1)}]
        moves += [{"type": "back", "steps": self._number(1, self.size - 1)}, {"type": "back-to", "square": square}]
        more: list[Row] = [
            {"type": "jail"},
            {"type": "get-out"},
            {"type": "repairs", "house": amount, "hotel": 4 * amount},
        ]
        kinds = {deed["kind"] for deed in self.deeds}
        more += [{"type": "nearest", "kind": kind} for kind in ("station", "utility") if kind in kinds]
        more += [{"type": "utility-at", "square": d["square"]} for d in self.deeds if d["kind"] == "utility"]
        more += [{"type": "pay-or-draw", "amount": amount, "deck": d} for d in self.decks if d != deck]
        rows = [*money, *moves, *more]
        return rows[self._number(0, len(rows) - 1)]


def as_toml(board: Row) -> str:
    """Write a board as its file has it."""
    return "".join(f"{name} = {_value(value)}\n" for name, value in board.items())


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_value(item)}" for name, item in value.items()) + " }"
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + "".join(f"  {_value(item)},\n" for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def random_board(choose: Chooser, name: str, size: int = 0, unit: int = 0, decks: int | None = None) -> str:
    """Make the text of a random board."""
    return as_toml(Maker(choose, size, unit, decks).board(name))
