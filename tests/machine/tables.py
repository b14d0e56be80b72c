"""Tables for random play: every sheet on every board, with and without other rules."""

from banker.editions.board import Board
from tests.machine.phrases import Chooser

SHEETS = ("monopoli", "monopolo", "classic")
BOARDS = ("atlantic", "atlantic-1935", "london", "negara", "kota-dunia", "kongresoj")
RULES = (
    "",
    "",
    " with follow=no",
    " with houses=6 hotels=2",
    " with pot=yes pot-seed=100",
    " with bankrupt-estate=liquidated creditor-cannot-pay=bank-keeps opening-cash=400",
    " with hotel-needs=3 houses=unlimited",
    " with bank-sale=mortgaged estate-order=free creditors-many=even",
    " with auction-unsold=decliner-buys auction-limit=none rent-claim=never-lapses",
    " with hotel-breakdown-short=partial houses=12 debtor-trade=free",
)


def opening(sheet: str, board: str, rules: str, *, short: bool) -> str:
    """Word an opening."""
    return f"open sheet {sheet} board {board} players Ana Budi Citra" + (" short" if short else "") + rules


ESTATES = (
    (),
    (
        "Ana starts with {0}, @6, @8, @9, @1, @3, @5 mortgaged",
        "Budi starts with {0}, @37, @39, @16, @18, @19, jail card",
        "Citra starts with {0}, @15, @12, @28, @31, @32, @34",
    ),
    (
        "Ana starts with {0}, @37 houses 4, @39 houses 4, @11, @13, @14",
        "Budi starts with {0}, @1 houses 2, @3 houses 1, @21, @23, @24",
        "Citra starts with {0}, @26 mortgaged, @27, @29, @25, @35",
    ),
)


def estates(at: int, unit: int, *, short: bool) -> list[str]:
    """Word what each player starts with, so that groups are whole from the first turn."""
    return [] if short else [phrase.format(2000 * unit) for phrase in ESTATES[at % len(ESTATES)]]


def groups_shared(board: Board, choose: Chooser) -> list[str]:
    """Word what each player starts with on any board: whole groups, some built on or mortgaged."""
    hands: dict[str, list[str]] = {name: [f"{2000 * board.unit}"] for name in ("Ana", "Budi", "Citra")}
    for deeds in board.members.values():
        name = choose.pick([*hands, ""])
        level = choose.number(0, 3) if deeds[0].kind == "street" else 0
        for deed in deeds if name else ():
            mortgaged = " mortgaged" if not level and choose.number(0, 3) == 0 else ""
            hands[name].append(f"@{deed.square}" + (f" houses {level}" if level else mortgaged))
    return [f"{name} starts with {', '.join(hand)}" for name, hand in hands.items()]
