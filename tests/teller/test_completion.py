"""Completion: a phrase goes on with what is legal now, and a misspelt name with what was meant."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from banker.desk import Desk
from banker.refusal import Refusal
from banker.teller.completion import Completion, completions, mended
from banker.teller.transcript import lines
from tests.effort import calls
from tests.playing import a_desk

GAMES = sorted((Path(__file__).parent.parent / "transcripts" / "games").glob("*.teller"))
TABLE = (
    "open sheet classic board atlantic players Ana Budi Citra",
    "Ana starts with 1240, @39 houses 1, @37, @5 mortgaged, @12, jail card, @11, @13",
    "Budi starts with 500, @1, @3",
)
NAMING = ("mortgages ", "redeems ", "builds 1 on ", "builds hotel on ", "sells 1 on ", "sells hotel on ")
MOST = 10_000
"""Calls that completing may take at a key; at this table it takes about 3,500."""

Complete = Callable[[str], list[Completion]]


@pytest.fixture
def desk() -> Desk:
    """A table in mid-game."""
    desk = a_desk()
    for phrase in TABLE:
        assert desk.say(phrase).ok
    return desk


@pytest.fixture
def words(desk: Desk) -> Callable[[str], list[str]]:
    """The words that a phrase at that table may go on with."""
    return lambda phrase: [found.words for found in completions(phrase, desk.game)]


# --- players, then verbs, then deeds


def test_a_phrase_begins_with_a_player_or_a_verb(words: Callable[[str], list[str]]) -> None:
    assert words("")[:5] == ["Ana", "Budi", "Citra", "bank", "everyone"]
    assert words("an") == ["Ana"]
    assert words("mo") == ["mortgages"]
    assert words("nex") == ["next"]


def test_after_a_player_come_the_verbs_possible_for_her(words: Callable[[str], list[str]]) -> None:
    assert {"builds", "sells", "mortgages", "redeems", "gives"} <= set(words("ana "))
    assert not {"leaves", "settles", "bids", "sold"} & set(words("ana "))
    assert not {"sells", "redeems", "gives", "builds", "mortgages"} & set(words("citra "))
    assert words("bank ") == ["pays"]


def test_only_mortgaged_deeds_are_redeemed(words: Callable[[str], list[str]]) -> None:
    assert words("ana redeems ") == ["Reading Railroad"]
    assert words("1x ") == ["Reading Railroad"]
    assert words("ana redeems boa") == []


def test_only_bare_deeds_in_hand_are_mortgaged(words: Callable[[str], list[str]]) -> None:
    assert words("ana mortgages ") == ["St. Charles Place", "Electric Company", "States Avenue"]
    assert words("ana mortgages @11, ") == ["Electric Company", "States Avenue"]
    assert words("ana mortgages st") == ["St. Charles Place", "States Avenue"]


def test_only_whole_groups_are_built_on(words: Callable[[str], list[str]]) -> None:
    assert words("ana builds 2 on ") == ["darkblue", "Park Place", "Boardwalk"]
    assert words("1h 2 boa") == ["Boardwalk"]
    assert words("ana builds 2 on boardwalk and ") == ["Park Place"]
    assert words("budi builds ") == ["1", "2", "3", "4", "5", "6"]
    assert words("citra builds ") == []


def test_only_what_stands_is_sold(words: Callable[[str], list[str]]) -> None:
    assert words("ana sells ") == ["1", "all"]
    assert words("ana sells all on ") == ["Boardwalk"]


def test_a_trade_names_what_each_side_has(words: Callable[[str], list[str]]) -> None:
    given = ["Reading Railroad", "St. Charles Place", "Electric Company", "States Avenue", "jail card"]
    assert words("ana gives ") == given
    assert words("ana gives @12, 100 to ") == ["Budi", "Citra"]
    assert words("ana gives st. charles place to budi for ") == ["Mediterranean Avenue", "Baltic Avenue"]
    assert words("ana gives @5 to budi for @1 redeeming ") == ["Reading Railroad"]


def test_what_is_open_comes_first(desk: Desk, words: Callable[[str], list[str]]) -> None:
    desk.say("1 2")
    assert words("ana ")[0] == "pays"
    assert words("ana pays ")[0] == "Budi"
    assert words("ana pays budi ") == ["8"]
    assert "builds" not in words("ana ")
    desk.say("waive")
    desk.say("auction @8")
    assert words("citra ")[:2] == ["bids", "passes"]
    assert words("citra bids ") == ["1", "10", "50"]


def test_a_word_that_is_whole_goes_on_with_the_next(desk: Desk) -> None:
    assert completions("ana redeems", desk.game)[0].phrase == "ana redeems Reading Railroad"


def test_figures_are_left_alone(words: Callable[[str], list[str]]) -> None:
    for phrase in ("5", "5 ", "5 3", "53", "ana pays budi 1", "note ana bui"):
        assert words(phrase) == []


# --- misspelt words


def test_a_misspelt_verb_is_taken_for_the_nearest(desk: Desk) -> None:
    found = completions("ana byus", desk.game)
    assert [(one.words, one.near) for one in found] == [("buys", True)]


@pytest.mark.parametrize(
    ("phrase", "meant"),
    [("ana rent mayfiar", "ana rent Mayfair"), ("bidi pays ana 5", "Budi pays ana 5")],
)
def test_a_misspelt_name_is_mended(phrase: str, meant: str) -> None:
    desk = a_desk()
    desk.say("open sheet classic board london players Ana Budi")
    refusal = desk.preview(phrase).refusal
    assert isinstance(refusal, Refusal)
    assert mended(phrase, refusal, desk.game.board)[0].phrase == meant


def test_an_ambiguous_name_offers_each(desk: Desk) -> None:
    refusal = desk.preview("ana buys st").refusal
    assert refusal is not None
    found = mended("ana buys st", refusal, desk.game.board)
    assert [one.words for one in found] == ["St. Charles Place", "St. James Place"]


def test_a_refusal_of_another_kind_is_not_mended(desk: Desk) -> None:
    refusal = desk.preview("ana pays budi 5000").refusal
    assert refusal is not None
    assert mended("ana pays budi 5000", refusal, desk.game.board) == []


# --- all of it is legal, and quick


def moments(path: Path) -> Iterator[Desk]:
    """Stop a game every so often."""
    desk = a_desk()
    for at, line in enumerate(lines(path.read_text("utf-8"))):
        desk.say(line.phrase)
        if at % 40 == 39 and not desk.game.over:
            yield desk


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_deed_that_is_named_fits(path: Path) -> None:
    for desk in moments(path):
        for name in desk.game.players:
            for verb in NAMING:
                for found in completions(f'"{name}" {verb}', desk.game)[:8]:
                    check(desk, found.phrase)


def check(desk: Desk, phrase: str) -> None:
    """A phrase holds, or only cash is missing for it, or another lot must be built on first."""
    refusal = desk.preview(phrase).refusal
    assert refusal is None or refusal.code in ("short-of-cash", "uneven", "auction-open", "house-shortage"), (
        phrase,
        refusal,
    )


def test_a_key_is_answered_with_little_effort(desk: Desk) -> None:
    phrase = "ana builds 2 on boardwalk"
    completions("x", desk.game)
    for end in range(1, len(phrase) + 1):
        assert calls(partial(completions, phrase[:end], desk.game)) < MOST


@pytest.mark.parametrize("board", ["atlantic", "london", "kota-dunia", "negara", "kongresoj", "atlantic-1935"])
def test_every_deed_is_spelt_so_that_it_reads_back(board: str) -> None:
    desk = a_desk()
    desk.say(f"open sheet classic board {board} players Ana Budi")
    found = completions("ana buys ", desk.game)
    assert len(found) == 28
    for one, deed in zip(found, desk.game.board.deeds, strict=True):
        assert getattr(desk.read(one.phrase), "deed", "") == deed.id
