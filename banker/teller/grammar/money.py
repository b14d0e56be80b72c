"""Money between holders, taxes, and debts."""

from typing import Literal

from banker.rules.requests import (
    Bankrupt,
    Owe,
    Pay,
    Request,
    Retire,
    Salary,
    Settle,
    Settlement,
    Tax,
    Waive,
)
from banker.teller.amounts import amount
from banker.teller.grammar.parts import reason
from banker.teller.lexicon import HOLDERS
from banker.teller.names import deeds, holder, square
from banker.teller.words import Act, Plain, Words

WAYS: dict[str, Literal["flat", "percent"]] = {"flat": "flat", "percent": "percent", "10%": "percent"}
"""How an income tax is paid, where there is a choice."""


def pays(words: Words, payer: str) -> Request:
    """Read `pays Budi 150 for …`; alone it pays what is due."""
    if words.at < words.end:
        payee, paid = _sum(words)
        return Pay(payer, payee, paid, reason(words, "for"))
    if payer in HOLDERS:
        raise words.incomplete()
    return Settlement(payer)


def pay(words: Words) -> Request:
    """Read `pay` alone; with more, the player on turn pays."""
    if words.done:
        return Settlement()
    if not words.scene.turn:
        raise words.incomplete()
    return pays(words, words.scene.turn)


def tax(words: Words, name: str) -> Request:
    """Read the square of a tax and how it is paid; where its choice is open, the square is known."""
    due = words.scene.due("tax", name)
    if due is not None and words.key in WAYS:
        words.at += 1
        return Tax(name, due.square, WAYS[words.keys[words.at - 1]])
    number = square(words)
    way = WAYS.get(words.key)
    if way is None:
        return Tax(name, number)
    words.at += 1
    return Tax(name, number, way)


def owes(words: Words, debtor: str) -> Request:
    """Read a debt that stands."""
    creditor, owed = _sum(words)
    return Owe(debtor, creditor, owed, reason(words, "for"))


def _sum(words: Words) -> tuple[str, int]:
    """Read who gets how much: `Budi 50`, `to Budi 50`, `50 to Budi`."""
    if words.low[words.at][:1].isdigit() and words.at + 1 < words.end and words.keys[words.at + 1] == "to":
        much = amount(words)
        return _taker(words), much
    return _taker(words), amount(words)


def _taker(words: Words) -> str:
    """Read who gets money, with or without `to`: some languages would not say it without.

    A player may be called as the word is; then the word is his name, unless another name follows it.
    """
    if words.low[words.at] not in words.people.named or _names_one(words, words.at + 1):
        words.take("to")
    return holder(words)


def _names_one(words: Words, at: int) -> bool:
    if at >= words.end:
        return False
    return words.keys[at] in HOLDERS or bool(words.people.matches(words.raw[at], words.low[at]))


def bankrupt(words: Words, name: str) -> Request:
    """Read who is bankrupt to whom: `bankrupt to Budi redeeming @39`."""
    creditor = _taker(words)
    return Bankrupt(name, creditor, deeds(words) if words.take("redeeming") else ())


PLAIN: dict[str, Plain] = {"pay": pay, "pays": pay, "p": pay, "waive": lambda words: Waive()}
ACTS: dict[str, Act] = {
    "pays": pays,
    "salary": lambda words, name: Salary(name),
    "tax": tax,
    "owes": owes,
    "settles": lambda words, name: Settle(name),
    "bankrupt": bankrupt,
    "retires": lambda words, name: Retire(name),
}
