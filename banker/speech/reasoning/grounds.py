"""The grounds of the other amounts: what was named at the table, the opening, the deal, estates, the count."""

from collections.abc import Iterator

from banker.editions.edition import Edition
from banker.ledger.entry import Entry
from banker.speech import names
from banker.speech.catalogue import _
from banker.speech.money import money
from banker.speech.reasoning.deeds import half_price, mortgages_taken
from banker.speech.reasoning.manner import Reasoner, Told
from banker.speech.standings import tell_place, thaw


def _named(entry: Entry, edition: Edition) -> Iterator[Told]:
    yield _("The amount was named at the table"), ""


def _settled(entry: Entry, edition: Edition) -> Iterator[Told]:
    for debt in entry.why["debts"]:
        fields = {"amount": money(debt["amount"], edition.board), "creditor": names.holder(debt["creditor"])}
        reason = names.reason(debt.get("reason", "")) or _("a debt")
        yield _("{amount} to {creditor}: {reason}").format(reason=reason, **fields), ""


def _corrected(entry: Entry, edition: Edition) -> Iterator[Told]:
    why = entry.why
    more, less = max(why["amount"], why["was"]), min(why["amount"], why["was"])
    figures = [money(amount, edition.board) for amount in (more, less, more - less)]
    yield "{} − {} = {}".format(*figures), ""


def _opening(entry: Entry, edition: Edition) -> Iterator[Told]:
    cash = money(entry.why["cash"], edition.board)
    yield _("Cash for each at the start: {cash}").format(cash=cash), "opening-cash"


def _restored(entry: Entry, edition: Edition) -> Iterator[Told]:
    yield _("It stands as on the slips; what was entered before them is not known here"), ""


def _dealt(entry: Entry, edition: Edition) -> Iterator[Told]:
    for player, hand in entry.why["hands"].items():
        prices = [money(edition.board.deed[name].price, edition.board) for name in hand]
        total = entry.why["paid"].get(player, 0)
        fields = {"player": names.leader(player), "deeds": names.deed_list(hand, edition.board)}
        if total:
            fields |= {"sum": " + ".join(prices), "total": money(total, edition.board)}
            yield _("{player}: {deeds}: {sum} = {total}").format(**fields), "deal-paid"
        else:
            yield _("{player}: {deeds}").format(**fields), "deal"


def _finished(entry: Entry, edition: Edition) -> Iterator[Told]:
    for standing in thaw(entry.why["standings"]):
        yield tell_place(standing, edition.board), "count"


def _folded(entry: Entry, edition: Edition) -> Iterator[Told]:
    why = entry.why
    heading = "bankrupt-to-bank" if why["creditor"] == "bank" else "bankrupt-to-player"
    if why.get("buildings"):
        yield half_price(why["buildings"], edition), "building-resale"
    if why.get("fine"):
        yield _("The creditor paid the jail fine: {amount}").format(amount=money(why["fine"], edition.board)), heading
    if why["deeds"]:
        yield _("Deeds handed over: {deeds}").format(deeds=names.deed_list(why["deeds"], edition.board)), heading
    yield from mortgages_taken(entry.why, edition)


REASONERS: dict[str, Reasoner] = {
    "paid": _named,
    "owes": _named,
    "adjusted": _named,
    "settled": _settled,
    "corrected": _corrected,
    "opening": _opening,
    "restored": _restored,
    "table-restored": _restored,
    "dealt": _dealt,
    "finished": _finished,
    "bankrupt": _folded,
    "retired": _folded,
}
