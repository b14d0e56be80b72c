"""Spelling: the canonical phrase of a request."""

from collections.abc import Callable, Mapping
from typing import Any

from banker.rules import requests as r
from banker.teller.quill import Quill, after, given, jail_cards, rule, sign, text, word
from banker.teller.rewording import reword
from banker.teller.scene import Default, Scene
from banker.teller.times import clock_face

Speller = Callable[[Any, Quill], str]


def spell(request: r.Request | Default, scene: Scene) -> str:
    """Spell a request as the phrase that reads back as it."""
    return _SPELLERS[type(request)](request, Quill(scene))


def phrase_of(request: r.Request | Default, scene: Scene) -> str:
    """Spell a request in the words of the scene's language, in which it reads back."""
    return reword(spell(request, scene), scene.language)


def _open(request: r.Open, quill: Quill) -> str:
    players = " ".join(map(quill.name, request.players))
    variant = " short" if request.variant == "short" else ""
    minutes = f" timed {request.minutes}" if request.minutes else ""
    rules = " ".join(rule(name, value) for name, value in request.overrides.items())
    table = f"open sheet {word(request.sheet)} board {word(request.board)} players {players}"
    tokens = f" tokens {' '.join(map(sign, request.tokens))}" if any(request.tokens) else ""
    return table + tokens + variant + minutes + (f" with {rules}" if rules else "")


def _start(request: r.Start, quill: Quill) -> str:
    parts = [] if request.cash is None else [str(request.cash)]
    parts += [quill.owned(owned) for owned in request.deeds]
    return f"{quill.name(request.player)} starts with {', '.join(parts + jail_cards(request.cards)) or 'nothing'}"


def _deal(request: r.Deal, quill: Quill) -> str:
    if request.player:
        return f"deal {quill.name(request.player)} {quill.deeds(request.deeds)}"
    return "deal" + given("seed", request.seed)


def _trade(request: r.Trade, quill: Quill) -> str:
    gets = "" if request.gets == r.Side() else f" for {quill.side(request.gets)}"
    sides = f"gives {quill.side(request.gives)} to {quill.name(request.taker)}"
    return f"{quill.name(request.giver)} {sides}{gets}{_redeeming(request, quill)}"


def _bankrupt(request: r.Bankrupt, quill: Quill) -> str:
    to = quill.name(request.creditor)
    return f"{quill.name(request.player)} bankrupt to {to}{_redeeming(request, quill)}"


def _redeeming(request: r.Trade | r.Bankrupt, quill: Quill) -> str:
    return f" redeeming {quill.deeds(request.redeeming)}" if request.redeeming else ""


def _win(request: r.Win, quill: Quill) -> str:
    on = f" on {quill.deed(request.deed)}" if request.deed else ""
    return f"{quill.name(request.player)} wins {quill.lot(request.lot)}{on} for {request.amount}"


def _buildings(request: r.Build | r.Sell) -> str:
    if isinstance(request, r.Sell) and request.all:
        return "all"
    return "hotel" if request.hotel else str(request.count)


def _check(request: r.Check, quill: Quill) -> str:
    if request.subject == "clock":
        return f"check clock {clock_face(int(request.value or 0))}"
    subject = quill.deed_at.get(request.subject) or quill.name(request.subject)
    value = request.value
    spelt = quill.name(value) if isinstance(value, str) else "" if value is None else str(value)
    return f"check {subject} {request.what} {'@' * (request.what == 'square')}{spelt}".rstrip()


def _check_notes(request: r.CheckNotes, quill: Quill) -> str:
    counted = " ".join(f"{count}x{value}" for value, count in request.notes)
    return f"check {quill.name(request.player)} notes {counted}"


def _terms(request: r.Rent | r.AskRent) -> str:
    return given("dice", request.dice) + given("times", request.times)


_TABLE: Mapping[type, Speller] = {
    r.Open: _open,
    r.Start: _start,
    r.Deal: _deal,
    r.Roll: lambda q, s: f"{s.name(q.player)} rolls {q.first} {q.second}" if q.player else f"{q.first} {q.second}",
    r.Turn: lambda q, s: f"turn {s.name(q.player)}",
    r.Next: lambda q, s: "next",
    r.Place: lambda q, s: f"{s.name(q.player)} at @{q.square}",
    r.Jail: lambda q, s: f"{s.name(q.player)} jailed",
    r.LeaveJail: lambda q, s: f"{s.name(q.player)} leaves jail by {q.by}",
    r.Bankrupt: _bankrupt,
    r.Retire: lambda q, s: f"{s.name(q.player)} retires",
}
_MONEY: Mapping[type, Speller] = {
    r.Pay: lambda q, s: f"{s.name(q.payer)} pays {s.name(q.payee)} {q.amount}{after('for', q.reason)}",
    r.Salary: lambda q, s: f"{s.name(q.player)} salary",
    r.Tax: lambda q, s: f"{s.name(q.player)} tax @{q.square} {q.way}".rstrip(),
    r.DrawCard: lambda q, s: f"{s.name(q.player)} card {word(q.card)} {q.choice}".rstrip(),
    r.Owe: lambda q, s: f"{s.name(q.debtor)} owes {s.name(q.creditor)} {q.amount}{after('for', q.reason)}",
    r.Settle: lambda q, s: f"{s.name(q.player)} settles",
    r.Settlement: lambda q, s: f"{s.name(q.player)} pays" if q.player else "pay",
    r.Waive: lambda q, s: "waive",
}
_DEEDS: Mapping[type, Speller] = {
    r.Buy: lambda q, s: f"{s.name(q.player)} buys {q.deed and s.deed(q.deed)}".rstrip() + given("for", q.price),
    r.Rent: lambda q, s: f"{s.name(q.player)} rent {s.deed(q.deed)}{_terms(q)}",
    r.Mortgage: lambda q, s: f"{s.name(q.player)} mortgages {s.deeds(q.deeds)}",
    r.Redeem: lambda q, s: f"{s.name(q.player)} redeems {s.deeds(q.deeds)}",
    r.Trade: _trade,
    r.Build: lambda q, s: f"{s.name(q.player)} builds {_buildings(q)} on {s.deeds(q.deeds)}",
    r.Sell: lambda q, s: f"{s.name(q.player)} sells {_buildings(q)} on {s.deeds(q.deeds)}",
}
_AUCTIONS: Mapping[type, Speller] = {
    r.Auction: lambda q, s: f"auction {s.lot(q.lot)}" if q.lot else "auction",
    r.Want: lambda q, s: f"{s.name(q.player)} wants {q.count}",
    r.Bid: lambda q, s: f"{s.name(q.player)} bids {q.amount}",
    r.Pass: lambda q, s: f"{s.name(q.player)} passes",
    r.Sold: lambda q, s: f"sold on {s.deed(q.deed)}" if q.deed else "sold",
    r.Unsold: lambda q, s: "unsold",
    r.Win: _win,
}
_CORRECTIONS: Mapping[type, Speller] = {
    r.Undo: lambda q, s: "undo" if q.count == 1 else f"undo {q.count}",
    r.Redo: lambda q, s: "redo" if q.count == 1 else f"redo {q.count}",
    r.Strike: lambda q, s: f"strike {q.number}{after('because', q.reason)}",
    r.Correct: lambda q, s: f"correct {q.number} to {q.amount}",
    r.Amend: lambda q, s: f"amend {q.number} {q.phrase}",
    r.Adjust: lambda q, s: f"adjust {s.name(q.player)} cash {q.amount:+}{after('because', q.reason)}",
    r.Note: lambda q, s: f"note {text(q.words)}",
    r.Clock: lambda q, s: f"clock add {q.minutes}" if q.act == "add" else f"clock {q.act}",
    r.At: lambda q, s: f"at {clock_face(q.seconds)}",
    r.Finish: lambda q, s: "finish",
    Default: lambda q, s: "",
}
_QUESTIONS: Mapping[type, Speller] = {
    r.AskBooks: lambda q, s: "books",
    r.AskWorth: lambda q, s: f"worth {s.name(q.player)}" if q.player else "worth",
    r.AskRent: lambda q, s: f"rent {s.deed(q.deed)}{_terms(q)}",
    r.AskWhy: lambda q, s: f"why {q.number}",
    r.AskHistory: lambda q, s: f"history {q.count}",
    r.AskMatters: lambda q, s: "matters",
    r.AskRaise: lambda q, s: f"raise {s.name(q.player)} {'' if q.amount is None else q.amount}".rstrip(),
    r.AskNotes: lambda q, s: f"notes {s.name(q.player)}" if q.player else f"notes {q.amount}",
    r.Check: _check,
    r.CheckNotes: _check_notes,
}
_SPELLERS: dict[type, Speller] = {**_TABLE, **_MONEY, **_DEEDS, **_AUCTIONS, **_CORRECTIONS, **_QUESTIONS}
