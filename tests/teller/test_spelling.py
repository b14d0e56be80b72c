"""Spelling: every request has a phrase that reads back as it."""

import typing
from types import UnionType
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from banker.editions.board import Board
from banker.editions.shelf import load_board
from banker.rules import requests as r
from banker.teller.reading import read
from banker.teller.rewording import reword, unword
from banker.teller.scene import Default, Scene
from banker.teller.spelling import spell
from banker.teller.tokens import uncommented

_atlantic = load_board("atlantic")
assert isinstance(_atlantic, Board)
BOARD: Board = _atlantic
PLAYERS = ("Ana", "Ana Maria", "pays", "[/]", "🂡", "Ĝojo", "to", "Ana F", "x", "B#", "a,b", "4th", "!", "Clock")
SCENE = Scene(PLAYERS, "Ĝojo", BOARD)
CLOCKS = (r.Clock("start"), r.Clock("pause"), r.Clock("resume"), r.Clock("add", 10))

players = st.sampled_from(PLAYERS)
holders = st.sampled_from((*PLAYERS, "bank", "pot", "everyone"))
deeds = st.sampled_from(BOARD.deeds).map(lambda deed: deed.id)
lists = st.lists(deeds, min_size=1, max_size=4).map(tuple)
some = st.lists(deeds, max_size=3).map(tuple)
cash = st.integers(1, 10**14)
counts = st.integers(1, 40)
squares = st.integers(0, 39)
seconds = st.integers(0, 10**6)
texts = st.one_of(st.text(max_size=20), st.sampled_from(["a # b", '"', '"a" b', '"a"', " a", "for", "1,500", "a  b"]))
phrases = texts.map(lambda words: uncommented(words)).filter(lambda words: words == uncommented(words) and words)
sides = st.builds(r.Side, st.integers(0, 10**9), some, st.integers(0, 2))
maybe = st.none() | counts
words = st.from_regex(r"[a-z][a-z0-9-]{0,8}", fullmatch=True)
values = st.text(min_size=1, max_size=6).map(str.lower)
owned = st.lists(st.tuples(deeds, st.integers(0, 5), st.booleans()), max_size=3).map(tuple)

REQUESTS: dict[type, st.SearchStrategy[Any]] = {
    r.Open: st.builds(
        r.Open,
        words,
        words,
        st.lists(holders.filter(lambda name: name in PLAYERS), min_size=1).map(tuple),
        st.just("normal"),
        st.just(0),
        st.dictionaries(words, values.filter(lambda value: value == value.lower()), max_size=3),
    )
    | st.builds(r.Open, words, words, st.just(PLAYERS), st.just("short"), st.just(0) | counts)
    | st.builds(r.Open, words, words, st.just(PLAYERS), st.just("timed"), counts),
    r.Start: st.builds(r.Start, players, st.none() | st.integers(0, 9**9), owned, st.integers(0, 2)),
    r.Deal: st.builds(r.Deal, maybe) | st.builds(r.Deal, player=players, deeds=lists),
    r.Roll: st.builds(r.Roll, st.just("") | players, st.integers(1, 6), st.integers(1, 6)),
    r.Turn: st.builds(r.Turn, players),
    r.Next: st.just(r.Next()),
    r.Place: st.builds(r.Place, players, squares),
    r.Jail: st.builds(r.Jail, players),
    r.LeaveJail: st.builds(r.LeaveJail, players, st.sampled_from(("fine", "card", "doubles"))),
    r.Pay: st.builds(r.Pay, holders, holders, cash, texts),
    r.Salary: st.builds(r.Salary, players),
    r.Tax: st.builds(r.Tax, players, squares, st.sampled_from(("", "flat", "percent"))),
    r.DrawCard: st.builds(
        r.DrawCard, players, st.sampled_from(sorted(BOARD.card)), st.sampled_from(("", "pay", "draw"))
    ),
    r.Owe: st.builds(r.Owe, players, holders, cash, texts),
    r.Settle: st.builds(r.Settle, players),
    r.Buy: st.builds(r.Buy, players, st.just("") | deeds, st.none() | cash),
    r.Rent: st.builds(r.Rent, players, deeds, maybe, maybe),
    r.Settlement: st.builds(r.Settlement, st.just("") | players),
    r.Waive: st.just(r.Waive()),
    r.Mortgage: st.builds(r.Mortgage, players, lists),
    r.Redeem: st.builds(r.Redeem, players, lists),
    r.Trade: st.builds(r.Trade, players, players, sides, sides, some),
    r.Auction: st.builds(r.Auction, st.sampled_from(("", "house", "hotel")) | deeds),
    r.Want: st.builds(r.Want, players, st.integers(0, 9)),
    r.Bid: st.builds(r.Bid, players, cash),
    r.Pass: st.builds(r.Pass, players),
    r.Sold: st.builds(r.Sold, st.just("") | deeds),
    r.Unsold: st.just(r.Unsold()),
    r.Win: st.builds(r.Win, players, deeds, cash)
    | st.builds(r.Win, players, st.sampled_from(("house", "hotel")), cash, deeds),
    r.Build: st.builds(r.Build, players, lists, counts) | st.builds(r.Build, players, lists, hotel=st.just(True)),
    r.Sell: st.builds(r.Sell, players, lists, counts)
    | st.builds(r.Sell, players, lists, hotel=st.just(True))
    | st.builds(r.Sell, players, lists, all=st.just(True)),
    r.Bankrupt: st.builds(r.Bankrupt, players, holders),
    r.Retire: st.builds(r.Retire, players),
    r.Undo: st.builds(r.Undo, counts),
    r.Redo: st.builds(r.Redo, counts),
    r.Strike: st.builds(r.Strike, counts, texts),
    r.Correct: st.builds(r.Correct, counts, cash),
    r.Amend: st.builds(r.Amend, counts, phrases),
    r.Adjust: st.builds(r.Adjust, players, st.integers(-(9**9), 9**9).filter(bool), texts),
    r.Note: st.builds(r.Note, texts.filter(bool)),
    r.Clock: st.sampled_from(CLOCKS),
    r.At: st.builds(r.At, seconds),
    r.Finish: st.just(r.Finish()),
    r.AskBooks: st.just(r.AskBooks()),
    r.AskWorth: st.builds(r.AskWorth, st.just("") | players),
    r.AskRent: st.builds(r.AskRent, deeds, maybe, maybe),
    r.AskWhy: st.builds(r.AskWhy, counts),
    r.AskHistory: st.builds(r.AskHistory, counts),
    r.AskMatters: st.just(r.AskMatters()),
    r.AskRaise: st.builds(r.AskRaise, players, st.none() | cash),
    r.AskNotes: st.builds(r.AskNotes, players) | st.builds(r.AskNotes, amount=cash),
    r.Check: st.one_of(
        st.builds(r.Check, players, st.sampled_from(("cash", "worth", "houses", "hotels")), st.integers(0, 9**9)),
        st.builds(r.Check, st.just("bank"), st.just("cash"), st.integers(-(9**9), 9**9)),
        st.builds(r.Check, deeds | st.just("bank"), st.sampled_from(("houses", "hotels")), st.integers(0, 32)),
        st.builds(r.Check, deeds, st.just("owner"), players | st.just("bank")),
        st.builds(r.Check, deeds, st.sampled_from(("mortgaged", "clear"))),
        st.builds(r.Check, st.just("clock"), st.just("clock"), seconds),
        st.builds(r.Check, players, st.just("square"), squares),
        st.builds(r.Check, players, st.just("jail")),
    ),
    r.CheckNotes: st.builds(
        r.CheckNotes, players, st.lists(st.tuples(cash, counts), min_size=1, max_size=4).map(tuple)
    ),
    Default: st.just(Default()),
}


def _kinds(union: Any) -> set[type]:
    if isinstance(union, UnionType) or typing.get_origin(union) is typing.Union:
        return set().union(*map(_kinds, typing.get_args(union)))
    return {union}


def test_every_kind_of_request_is_spelt_here() -> None:
    assert set(REQUESTS) == _kinds(r.Request) | {Default}


@pytest.mark.parametrize("kind", REQUESTS, ids=lambda kind: kind.__name__)
def test_a_spelt_request_reads_back(kind: type) -> None:
    @given(REQUESTS[kind])
    def reads_back(request: Any) -> None:
        assert read(spell(request, SCENE), SCENE) == request

    reads_back()


@pytest.mark.parametrize("language", ["id", "eo"])
@pytest.mark.parametrize("kind", [kind for kind in REQUESTS if kind is not r.Amend], ids=lambda kind: kind.__name__)
def test_a_request_that_is_spelt_in_a_language_reads_back_there(kind: type, language: str) -> None:
    scene = msgspec.structs.replace(SCENE, language=language)

    @settings(max_examples=30)
    @given(REQUESTS[kind])
    def reads_back(request: Any) -> None:
        spelt = reword(spell(request, SCENE), language)
        assert read(spelt, scene) == request
        assert read(unword(spelt, language), SCENE) == request

    reads_back()


@given(st.lists(st.text(min_size=1, max_size=12).filter(str.isprintable), min_size=2, max_size=4, unique=True))
def test_whatever_the_players_are_called(names: list[str]) -> None:
    scene = Scene(tuple(names), names[0], BOARD)
    for request in (r.Pay(names[0], names[1], 5), r.Trade(names[1], names[0], r.Side(), r.Side(5)), r.Turn(names[1])):
        assert read(spell(request, scene), scene) == request
    opened = r.Open("classic", "atlantic", tuple(names))
    assert read(spell(opened, Scene()), Scene()) == opened


@given(st.lists(st.just("") | st.characters().filter(lambda sign: sign.isprintable() and sign not in " -"), max_size=4))
def test_whatever_the_tokens_are(tokens: list[str]) -> None:
    opened = r.Open("classic", "atlantic", ("Ana", "Budi", "Citra", "Dewi"), tokens=tuple(tokens))
    again = read(spell(opened, Scene()), Scene())
    assert isinstance(again, r.Open)
    assert again.tokens == (opened.tokens if any(tokens) else ())


CANONICAL = [
    (r.Pay("Ana", "bank", 50, "a fine"), "Ana pays bank 50 for a fine"),
    (r.Buy("Ana Maria", "boardwalk", 350), '"Ana Maria" buys @39 for 350'),
    (r.Salary("pays"), '"pays" salary'),
    (r.Trade("Ana", "x", r.Side(0, ("boardwalk",)), r.Side(200)), 'Ana gives @39 to "x" for 200'),
    (r.Win("Ana", "house", 60, "boardwalk"), "Ana wins house on @39 for 60"),
    (r.Sell("Ana", ("park-place", "boardwalk"), all=True), "Ana sells all on @37, @39"),
    (r.Adjust("Ana", 10, "miscounted"), "adjust Ana cash +10 because miscounted"),
    (r.Check("clock", "clock", 750), "check clock 00:12:30"),
    (r.Check("Ana", "square", 10), "check Ana square @10"),
    (r.CheckNotes("Ana", ((100, 8), (50, 3))), "check Ana notes 8x100 3x50"),
    (r.Note("a # b"), 'note "a # b"'),
    (
        r.Start("Ana", 1240, (("boardwalk", 3, False), ("reading-railroad", 0, True), ("park-place", 5, False)), 1),
        "Ana starts with 1240, @39 houses 3, @5 mortgaged, @37 hotel, jail card",
    ),
    (
        r.Open("monopoli", "atlantic", ("Ana", "Budi"), "short", overrides={"salary": "200"}),
        "open sheet monopoli board atlantic players Ana Budi short with salary=200",
    ),
]


@pytest.mark.parametrize(("request_", "phrase"), CANONICAL, ids=lambda value: value if isinstance(value, str) else "")
def test_the_canonical_phrase(request_: r.Request, phrase: str) -> None:
    assert spell(request_, SCENE) == phrase
    assert read(phrase, SCENE) == request_


def test_every_request_is_a_record() -> None:
    assert all(issubclass(kind, msgspec.Struct) for kind in REQUESTS)
