"""Boards of other sizes: from 24 squares to 60, with few groups or many, other money and long names."""

from banker.desk import Desk
from banker.editions.board import Board, Card, Collect, Deed, GetOut, Group, Square
from banker.editions.checks.boards import CHECKS
from banker.editions.edition import Edition
from banker.editions.sheet import Rules, Sheet
from banker.editions.shelf import load_sheet
from banker.ledger.database import JournalDB
from banker.ledger.disk import Disk
from banker.ledger.ledger import Head, Ledger
from banker.rules import requests as r
from banker.rules.draft import Draft
from banker.rules.opening import open_table
from banker.stamp import Stamp
from banker.timekeeping import ScriptTime

OPENED = 1_700_000_000
STREET, STATION = "Bulvardo de la Ĥoĥoma Ĵurnalisto", "Ŝipa haveno kaj stacidomo"
COLOURS = ("#955436", "#aae0fa", "#ffffff", "#000000", "#fef200", "#0072bb")


def board(squares: int, groups: int, lots: int, unit: int = 1, symbol: str = "$", others: int = 4) -> Board:
    """Make a board; its deeds stand on the squares from the first on, the rest is free parking."""
    made = [Group(f"g{at}", f"koloro numero {at}", "ABCDEFGHIJKL"[at], COLOURS[at % 6]) for at in range(groups)]
    kinds = [(f"g{at // lots}", "street") for at in range(groups * lots)]
    kinds += [("stations", "station")] * others + [("utilities", "utility")] * 2
    deeds = tuple(_deed(at, group, kind, unit, others) for at, (group, kind) in enumerate(kinds, 1))
    more = [Group("stations", "stacidomoj", "S", "#000000"), Group("utilities", "servoj", "U", "#ffffff")]
    made_of = Board(
        "of-another-size", "Tabulo de alia grandeco", "eo", symbol, unit, _squares(squares, len(deeds)),
        (*made, *more), deeds, _cards(unit), tuple(unit * note for note in (1, 5, 10, 50, 100, 500)),
    )  # fmt: skip
    assert not [fault for check in CHECKS for fault in check.find(made_of)]
    return made_of


def _deed(at: int, group: str, kind: str, unit: int, others: int) -> Deed:
    price = 60 * unit + 20 * at * unit
    if kind == "street":
        rents = tuple(unit * (2 * at + 3) * times for times in (1, 5, 15, 45, 80, 125))
        return Deed(f"d{at}", at, "street", f"{STREET} {at}", group, price, price // 2, rents, 50 * unit, 50 * unit)
    if kind == "station":
        rents = tuple(25 * unit * 2**n for n in range(others))
        return Deed(f"d{at}", at, "station", f"{STATION} {at}", group, price, price // 2, rents)
    return Deed(f"d{at}", at, "utility", f"Servo {at}", group, price, price // 2, (4, 10))


def _squares(count: int, deeds: int) -> tuple[Square, ...]:
    rest = ("jail", "go-to-jail", "chance", "chest", *["parking"] * (count - deeds - 5))
    kinds = ("go", *["deed"] * deeds, *rest)
    return tuple(Square(at, kind, kind) for at, kind in enumerate(kinds))  # type: ignore[arg-type]


def _cards(unit: int) -> tuple[Card, ...]:
    return (
        Card("ch1", "chance", "liberiga karto", GetOut()),
        Card("ch2", "chance", "vi gajnas", Collect(50 * unit)),
        Card("cc1", "chest", "liberiga karto", GetOut()),
    )


def at_board(made: Board, players: tuple[str, ...], disk: Disk) -> Desk:
    """Open a table on a board, of which nothing runs out, and give the first player all there is."""
    sheet = load_sheet("classic")
    assert isinstance(sheet, Sheet)
    rules = Rules(houses="unlimited", hotels="unlimited", players_most=10)
    edition = Edition(sheet, made, rules, ("houses", "hotels", "players-most"))
    draft = open_table(r.Open("classic", made.id, players), edition)
    assert isinstance(draft, Draft)
    db = JournalDB(disk)
    Ledger.create(db, Head(OPENED, edition), Stamp(OPENED, 0).entry(draft, 1, 1, ""))
    desk = Desk.reopen(db, ScriptTime(OPENED))
    deeds = tuple((deed.id, 5, False) if deed.house else (deed.id, 0, True) for deed in made.deeds)
    assert desk.act(r.Start(players[0], 98_765 * made.unit, deeds, 2)).ok
    return desk
