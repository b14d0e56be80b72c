"""Entries about the table itself in words: opening, dealing, the clock, leaving, the end, notes."""

from typing import Any

from banker.editions.board import Board
from banker.ledger.entry import Entry
from banker.speech import names
from banker.speech.catalogue import _, mark, n_
from banker.speech.money import clock, money, number
from banker.speech.prepared import note_words
from banker.speech.standings import tell_winner, thaw
from banker.speech.telling.dealings import mortgage_extras
from banker.speech.telling.manner import Teller, extended

CLOCKS = {
    "clock-start": mark("The clock starts: {left} left"),
    "clock-pause": mark("The clock stands: {left} left"),
    "clock-resume": mark("The clock runs on: {left} left"),
}


def _fact(entry: Entry, name: str) -> Any:
    return next((after for fact, _before, after in entry.changes if fact == name), None)


# --- before the game


def _opening(entry: Entry, board: Board | None) -> str:
    players = names.listing([names.plain(name) for name in _fact(entry, "players") or ()])
    fields = {"players": players, "cash": money(entry.why["cash"], board)}
    timer = _fact(entry, "clock")
    if not timer:
        return _("{players} sit down with {cash} each").format(**fields)
    return _("{players} sit down with {cash} each, for {time}").format(time=clock(timer["limit"]), **fields)


def _taken_over(entry: Entry, board: Board | None) -> str:
    fields = {"player": names.leader(entry.why["player"]), "things": _begins_with(entry, board)}
    return _("{player} starts in mid-game with {things}").format(**fields)


def _restored(entry: Entry, board: Board | None) -> str:
    fields = {"player": names.plain(entry.why["player"]), "things": _begins_with(entry, board)}
    return _("Restored from slips: {player} has {things}").format(**fields)


def _table_restored(entry: Entry, board: Board | None) -> str:
    told = _("Restored from slips: the turn, and what else stood on the table after entry {number}")
    return told.format(number=number(entry.why["number"]))


def _begins_with(entry: Entry, board: Board | None) -> str:
    """Say what a player has from the beginning on; an entry of an older desk does not tell the cash."""
    player = entry.why["player"]
    got = [commodity for holder, commodity, amount in entry.postings if holder == player and amount > 0]
    deeds = names.deed_few([commodity for commodity in got if board is not None and commodity in board.deed], board)
    if "cash" not in entry.why:
        return deeds or _("cash alone")
    return names.listing([money(entry.why["cash"], board), *([deeds] if deeds else [])])


def _dealt(entry: Entry, board: Board | None) -> str:
    hands = entry.why["hands"]
    if len(hands) == 1:
        return _dealt_one(entry, next(iter(hands)), board)
    count = max(map(len, hands.values()), default=0)
    head = n_("{count} deed dealt to each", "{count} deeds dealt to each", count).format(count=count)
    return _("{head}: {parts}").format(head=head, parts="; ".join(_hand(entry, name, board) for name in hands))


def _hand(entry: Entry, player: str, board: Board | None) -> str:
    fields = {"player": names.plain(player), "deeds": names.deed_list(entry.why["hands"][player], board)}
    price = entry.why["paid"].get(player)
    if not price:
        return _("{player} {deeds}").format(**fields)
    return _("{player} {deeds} ({amount})").format(amount=money(price, board), **fields)


def _dealt_one(entry: Entry, player: str, board: Board | None) -> str:
    fields = {"player": names.leader(player), "deeds": names.deed_few(entry.why["hands"][player], board)}
    price = entry.why["paid"].get(player)
    if not price:
        return _("{player} is dealt {deeds}").format(**fields)
    return _("{player} is dealt {deeds} for {amount}").format(amount=money(price, board), **fields)


# --- the clock and the end


def _clock(entry: Entry, board: Board | None) -> str:
    if "undealt" in entry.why:
        players = names.listing([names.plain(name) for name in entry.why["undealt"]])
        message = _("The clock starts: {left} left, without deeds for {players}: “deal” still deals, until a throw")
        return message.format(left=clock(entry.why["left"]), players=players)
    return _(CLOCKS[entry.why["code"]]).format(left=clock(entry.why["left"]))


def _clock_add(entry: Entry, board: Board | None) -> str:
    minutes = entry.why["minutes"]
    message = n_("{count} minute more: {left} left", "{count} minutes more: {left} left", minutes)
    return message.format(count=minutes, left=clock(entry.why["left"]))


def _bankrupt(entry: Entry, board: Board | None) -> str:
    fields = _estate_fields(entry, board)
    if not fields["estate"]:
        return _("{player} is bankrupt; nothing is left for {creditor}").format(**fields)
    sentence = _("{player} is bankrupt: {estate} to {creditor}").format(**fields)
    return extended(sentence, list(mortgage_extras(entry.why, board)))


def _retired(entry: Entry, board: Board | None) -> str:
    fields = _estate_fields(entry, board)
    if not fields["estate"]:
        return _("{player} leaves the game; nothing is left for {creditor}").format(**fields)
    return _("{player} leaves the game: {estate} to {creditor}").format(**fields)


def _estate_fields(entry: Entry, board: Board | None) -> dict[str, str]:
    why = entry.why
    estate = [money(why["cash"], board)] if why["cash"] else []
    if why["deeds"]:
        estate.append(names.deeds(len(why["deeds"])))
    return {
        "player": names.leader(why["player"]),
        "creditor": names.holder(why["creditor"]),
        "estate": names.listing(estate),
    }


def _finished(entry: Entry, board: Board | None) -> str:
    winner = tell_winner(thaw(entry.why["standings"]), board)
    return _("The game is over: {winner}").format(winner=winner)


def _noted(entry: Entry, board: Board | None) -> str:
    return _("Note: {words}").format(words=names.plain(note_words(entry.why["words"])))


TELLERS: dict[str, Teller] = {
    "opening": _opening,
    "taken-over": _taken_over,
    "restored": _restored,
    "table-restored": _table_restored,
    "dealt": _dealt,
    "clock-start": _clock,
    "clock-pause": _clock,
    "clock-resume": _clock,
    "clock-add": _clock_add,
    "bankrupt": _bankrupt,
    "retired": _retired,
    "finished": _finished,
    "noted": _noted,
}
