"""Tables to print from, and the figures read back from the text of a code."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from banker.desk import Desk
from banker.ledger.database import JournalDB
from banker.ledger.disk import Disk, FileDisk, MemoryDisk
from banker.printing.press import Order, What, Work, gather
from banker.printing.summary import Summary, summarize
from banker.refusal import Refusal
from banker.rules import requests as r
from banker.rules.valuation import worth
from banker.timekeeping import ScriptTime

OPENED = 1_700_000_000
LONGEST = "Ĝ" * 40
NAMED = re.compile("(Game|Player|Cash|Worth|Get-out-of-jail cards): ")
FREE = {"houses": "unlimited", "hotels": "unlimited"}


def empty_desk(disk: Disk | None = None) -> Desk:
    """Sit down at a desk without a table, in memory or on a disk."""
    return Desk(lambda: JournalDB(disk or MemoryDisk()), ScriptTime(OPENED))


def do(desk: Desk, *requests: r.Request) -> Desk:
    """Do requests that must hold."""
    for request in requests:
        answer = desk.act(request)
        assert answer.ok, answer.refusal
    return desk


def table(
    *players: str,
    board: str = "atlantic",
    sheet: str = "monopolo",
    disk: Disk | None = None,
    rules: dict[str, str] | None = None,
) -> Desk:
    """Open a table, in memory or on a disk."""
    return do(empty_desk(disk), r.Open(sheet, board, players or ("Ana", "Budi", "Citra"), overrides=rules or {}))


def mixed(desk: Desk) -> Desk:
    """Give the first player houses, a hotel, a mortgage, a clear deed and a card, the others less."""
    first, second, *_ = desk.game.everyone
    at = {square: deed.id for square, deed in desk.edition.board.at.items()}
    rich = ((at[1], 5, False), (at[3], 4, False), (at[5], 0, True), (at[37], 1, False), (at[39], 2, False))
    return do(desk, r.Start(first, 1_234, (*rich, (at[12], 0, False)), 1), r.Start(second, 0, ((at[6], 0, True),)))


def everything(player: str = LONGEST, board: str = "atlantic", disk: Disk | None = None) -> Desk:
    """Give one player all 28 deeds: a hotel on each street, each other deed mortgaged."""
    desk = table(player, "Budi", board=board, rules=FREE, disk=disk)
    deeds = tuple((deed.id, 5, False) if deed.house else (deed.id, 0, True) for deed in desk.edition.board.deeds)
    return do(desk, r.Start(player, 98_765, deeds, 2))


def summary(desk: Desk, player: str, game: str = "evening") -> Summary:
    """Sum up a player of a desk's table now."""
    last = desk.entries[-1]
    return summarize(desk.game, player, game, last.at, last.number)


# --- answers


def told(answer: str | Refusal) -> str:
    """Take the answer that is no refusal."""
    assert isinstance(answer, str)
    return answer


def refused(answer: str | Refusal) -> Refusal:
    """Take the refusal."""
    assert isinstance(answer, Refusal)
    return answer


# --- reading back


def figures(text: str) -> dict[str, Any]:
    """Read the figures of a code's text, as a person would."""
    lines = text.split("\n")
    named = dict(line.split(": ", 1) for line in lines if NAMED.match(line))
    end = next(at for at, line in enumerate(lines) if line.startswith(("Get-out", "Worth")))
    return {
        "game": named["Game"],
        "player": named["Player"],
        "moment": lines[2],
        "cash": _amount(named["Cash"]),
        "cards": int(named.get("Get-out-of-jail cards", 0)),
        "worth": _amount(named["Worth"]),
        "deeds": dict(_deed(line) for line in lines[4:end] if line != "No deeds"),
        "edition": next(line for line in lines[end:] if ": " not in line),
    }


def _deed(line: str) -> tuple[str, str]:
    name, _, state = line.partition(": ")
    return name, state


def _amount(words: str) -> int | None:
    return int(re.sub(r"\D", "", words)) if re.search(r"\d", words) else None


def expected(desk: Desk, player: str) -> dict[str, Any]:
    """Take the same figures straight from the books of a desk."""
    game, books = desk.game, desk.books
    deeds = {d.name: _stands(desk, f"@{d.square}") for d in game.board.deeds if books.holders.get(d.id) == player}
    return {
        "player": player,
        "cash": books.held(player, "cash"),
        "cards": sum(books.held(player, card.id) for card in game.board.get_out),
        "worth": None if game.hidden(player) else worth(game, player).total,
        "deeds": deeds,
        "edition": f"{desk.edition.sheet.name}, {game.board.name}",
    }


def _stands(desk: Desk, site: str) -> str:
    held = {what: desk.books.held(site, what) for what in ("house", "hotel", "mortgage")}
    if held["mortgage"]:
        return "M"
    houses = held["house"]
    return "hotel" if held["hotel"] else ("1 house" if houses == 1 else f"{houses} houses" if houses else "")


# --- works

WHOLE = "Ĝojo-Ŝafisto Ĵaŭdulo ĉe Ĥoro k. Lernejo4"
"""A name of 40 letters, none of which helps to deflate the others."""


def on_disk(path: Path, play: Callable[[Disk], Desk]) -> Path:
    """Play a game into a file, and let go of it."""
    play(FileDisk(path)).close()
    return path


def largest(disk: Disk) -> Desk:
    """Give one player of the longest name all 28 deeds and 22 hotels."""
    return everything(WHOLE, disk=disk)


def smallest(disk: Disk) -> Desk:
    """Seat two players who have nothing but cash."""
    return table("A", "B", disk=disk)


def work(path: Path, what: What, **choices: Any) -> Work:
    """Make the pieces of an order of a game file."""
    made = gather(path, Order(what, **choices))
    assert isinstance(made, Work)
    return made
