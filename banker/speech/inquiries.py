"""The answers to questions in words: lines for the terminal and the screens."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import convert

from banker.editions.edition import Edition
from banker.ledger.entry import Entry
from banker.rules import requests as r
from banker.speech import names
from banker.speech.catalogue import _
from banker.speech.entries import tell_entry
from banker.speech.holdings import tell_books, tell_open
from banker.speech.money import clock, money, number
from banker.speech.reasoning.rents import rent_figures
from banker.speech.reasons import headed, tell_why
from banker.speech.refusing.record import figure
from banker.speech.standings import worth_words
from banker.speech.telling.rents import no_rent, rent_words

Data = Mapping[str, Any]


def tell_question(request: r.Request | None, answer: Any, edition: Edition) -> list[str]:
    """Put the answer to a question into lines."""
    inquiry = INQUIRIES.get(type(request))
    return list(inquiry(request, answer, edition)) if inquiry is not None else []


# --- the books


def _books(request: r.AskBooks, answer: Data, edition: Edition) -> Iterator[str]:
    yield from tell_books(answer, edition)


def _matters(request: r.AskMatters, answer: Any, edition: Edition) -> Iterator[str]:
    yield from list(tell_open(answer, edition)) or [_("Nothing is open")]


# --- figures


def _worth(request: r.AskWorth, answer: Data, edition: Edition) -> Iterator[str]:
    counts = {request.player: answer} if request.player else answer
    for name, parts in counts.items():
        player = names.plain(name)
        if parts is None:
            yield _("{player}: not shown before the tax is chosen").format(player=player)
        else:
            yield _("{player}: {worth}").format(player=player, worth=worth_words(parts, edition.board))


def _rent(request: r.AskRent, answer: Data, edition: Edition) -> Iterator[str]:
    why = {**answer["why"], "owner": answer["owner"], "amount": answer["rent"]}
    fields = {"what": rent_words(why, edition.board), "owner": names.holder(answer["owner"])}
    if no_rent(why):
        yield _("{what}: {reason}").format(what=fields["what"], reason=no_rent(why))
        return
    yield _("{what}: {amount} to {owner}").format(amount=money(answer["rent"], edition.board), **fields)
    for sentence, value in rent_figures(why, edition):
        yield headed(sentence, value, edition)


def _raise(request: r.AskRaise, answer: Data, edition: Edition) -> Iterator[str]:
    board = edition.board
    fields = {key: money(answer[key], board) for key in ("cash", "raisable", "total")}
    fields["player"] = names.plain(answer["player"])
    yield _("{player} has {cash} and could raise {raisable}: {total} in all").format(**fields)
    way = answer.get("way", {})
    for step in way.get("steps", ()):
        yield _step(step, edition)
    if "amount" in answer:
        fields = {key: money(way.get(key, 0), board) for key in ("brings", "loses")}
        yield _("Raises {brings}, loses {loses} at the count").format(**fields)


def _step(step: Data, edition: Edition) -> str:
    fields = {"deeds": names.deed_list(step["deeds"], edition.board), "amount": money(step["brings"], edition.board)}
    if step["act"] == "mortgage":
        return _("mortgage {deeds}: {amount}").format(**fields)
    if step["act"] == "hotel":
        return _("sell the hotel on {deeds}: {amount}").format(**fields)
    if not step["count"]:
        return _("sell all on {deeds}: {amount}").format(**fields)
    return _("sell {count} on {deeds}: {amount}").format(count=number(step["count"]), **fields)


def _notes(request: r.AskNotes, answer: Data, edition: Edition) -> Iterator[str]:
    amount = money(answer["amount"], edition.board)
    yield _("{amount}: {notes}").format(amount=amount, notes=_bundle(answer["notes"], edition))
    if answer.get("rest"):
        yield _("{rest} of it cannot be paid in notes").format(rest=money(answer["rest"], edition.board))
    for change in answer.get("changes", ()):
        fields = {key: _bundle(change[key], edition) for key in ("given", "change")}
        fields["back"] = money(change["back"], edition.board)
        yield _("or {given}, and {back} back: {change}").format(**fields)


def _bundle(bundle: Mapping[str, int], edition: Edition) -> str:
    notes = [f"{number(count)} × {money(int(value), edition.board)}" for value, count in bundle.items()]
    return ", ".join(notes) or _("no notes")


# --- the record


def _why(request: r.AskWhy, answer: Any, edition: Edition) -> Iterator[str]:
    entry = convert(answer, Entry)
    yield _("{number}  {told}").format(number=entry.number, told=tell_entry(entry, edition.board))
    yield from tell_why(entry, edition)


def _history(request: r.AskHistory, answer: Any, edition: Edition) -> Iterator[str]:
    for row in answer:
        entry = convert(row, Entry)
        line = f"{entry.number:>4}  {clock(entry.elapsed):>7}  {tell_entry(entry, edition.board)}"
        yield line if row.get("live", True) else _("{line} (taken back)").format(line=line)


def _check(request: r.Check, answer: Data, edition: Edition) -> Iterator[str]:
    if isinstance(answer["value"], bool):
        yield _("The books agree.")
    else:
        found = figure(answer["what"], answer["value"], edition.board)
        yield _("The books agree: {found}.").format(found=found)


def _time(request: r.At, answer: Data, edition: Edition) -> Iterator[str]:
    yield _("{time} since the opening").format(time=clock(answer["elapsed"]))


INQUIRIES: dict[type, Callable[[Any, Any, Edition], Iterator[str]]] = {
    r.AskBooks: _books,
    r.AskMatters: _matters,
    r.AskWorth: _worth,
    r.AskRent: _rent,
    r.AskRaise: _raise,
    r.AskNotes: _notes,
    r.AskWhy: _why,
    r.AskHistory: _history,
    r.Check: _check,
    r.CheckNotes: _check,
    r.At: _time,
}
