"""Every card of every board drawn once, at one and the same table: what it pays, where it leads, what it opens."""

import re
from pathlib import Path

import pytest
from msgspec import Struct

from banker.desk import Desk
from banker.editions.board import Board
from banker.editions.shelf import boards, load_board
from tests.playing import played

CARDS = Path(__file__).parent / "cards.txt"


class Drawn(Struct, frozen=True):
    """A card, where Ana stands when she draws it, and all that comes of it."""

    board: str
    card: str
    square: int
    comes: str


def drawn() -> list[Drawn]:
    """Read the table of cards: a heading for each deck, then a line for each card."""
    rows: list[Drawn] = []
    board, square = "", 0
    for line in CARDS.read_text("utf-8").splitlines():
        heading = re.fullmatch(r"= (\S+) @(\d+)", line)
        told = line.partition("#")[0].split(maxsplit=1)
        if heading:
            board, square = heading[1], int(heading[2])
        elif told:
            rows.append(Drawn(board, told[0], square, told[1].rstrip()))
    return rows


DRAWN = drawn()


def table(board: str, square: int) -> Desk:
    """Lay a table: Ana has a hotel and four houses, Budi two stations and a company, and Citra looks on."""
    zeros = "00" if board == "negara" else ""
    return played(f"""
        open sheet classic board {board} players Ana Budi Citra
        Ana starts with 1000{zeros}, @1 hotel, @3 houses 4
        Budi starts with 1000{zeros}, @15, @25, @28
        Citra starts with 1000{zeros}
        Ana at @{square}
    """)


def outcome(desk: Desk) -> str:
    """Say what each has now, where Ana is, whether in jail, and what is open."""
    game = desk.game
    cash = " ".join(str(game.cash(name)) for name in game.players)
    jail = " jail" if game.jailed("Ana") else ""
    cards = " kept" if game.cards("Ana") else ""
    due = (f"{m.kind} {m.player} {m.amount or m.why.get('times') or m.deck}" for m in game.matters)
    return " ".join((f"{cash} @{game.square('Ana')}{jail}{cards}", *due))


@pytest.mark.parametrize("row", DRAWN, ids=lambda row: f"{row.board}-{row.card}")
def test_a_card_does_what_it_says(row: Drawn) -> None:
    desk = table(row.board, row.square)
    card, _, choice = row.card.partition("/")
    assert desk.say(f"Ana card {card} {choice}").ok
    assert outcome(desk) == row.comes


@pytest.mark.parametrize("name", boards())
def test_no_card_is_left_out(name: str) -> None:
    board = load_board(name)
    assert isinstance(board, Board)
    told = {row.card.partition("/")[0] for row in DRAWN if row.board == name}
    assert told == set(board.card)


@pytest.mark.parametrize("row", DRAWN, ids=lambda row: f"{row.board}-{row.card}")
def test_a_card_may_be_drawn_by_its_words(row: Drawn) -> None:
    desk = table(row.board, row.square)
    card, _, choice = row.card.partition("/")
    words = desk.edition.board.card[card].words
    assert desk.say(f"Ana card {words} {choice}").ok
    assert outcome(desk) == row.comes
