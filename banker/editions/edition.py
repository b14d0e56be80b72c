"""An edition: a sheet and a board played together."""

from msgspec import Struct

from banker.editions.board import Board
from banker.editions.sheet import Rules, Sheet


class Edition(Struct, frozen=True):
    """The sheet, the board, and the rules in force; `named` are the values that the table set itself, in kebab case."""

    sheet: Sheet
    board: Board
    rules: Rules
    named: tuple[str, ...] = ()

    def money(self, units: int) -> int:
        """Turn an amount of a sheet (in smallest notes) into whole currency units of this board."""
        return units * self.board.unit

    def heading(self, value: str) -> str:
        """Name the printed heading that a value (in kebab case) was read under, or the sheet's name."""
        return self.sheet.headings.get(value, self.sheet.name)
