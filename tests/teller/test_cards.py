"""Cards by what the table reads on the printed one: of the deck that is due first, in any order, by number."""

from collections.abc import Callable
from typing import Any

import pytest

from banker.editions.board import Board
from banker.editions.shelf import boards
from banker.refusal import Refusal
from banker.rules.matters import Matter
from banker.rules.requests import DrawCard
from banker.teller.card_words import general_words, special_words
from banker.teller.reading import read
from banker.teller.scene import Scene
from tests.playing import played
from tests.teller.conftest import board_named


def due(board: str, deck: str, language: str = "en") -> Callable[[str], Any]:
    """A reader at a table where Ana draws from a deck; from none, where no card is due."""
    matters = (Matter("card", player="Ana", deck=deck),) if deck else ()
    scene = Scene(("Ana", "Budi"), "Ana", board_named(board), language, matters)
    return lambda phrase: read(phrase, scene)


READ = {
    ("atlantic", "chance"): {
        "7": "ch07",
        "07": "ch07",
        "ch7": "ch07",
        "ch 7": "ch07",
        "CH07": "ch07",
        "15": "ch15",
        "jail free": "ch08",
        "Get Out of Jail Free": "ch08",
        "get out": "ch08",
        "advance to illinois": "ch02",
        "Advance to Illinois Avenue. If you pass Go, collect $200": "ch02",
        "illinois advance": "ch02",
        "advance to go": "ch01",
        "back 3": "ch09",
        "back three": "ch09",
        "three back": "ch09",
        "go back 3 spaces": "ch09",
        "nearest railroad": "ch05",
        "next railroad": "ch06",
        "Advance token to the nearest Railroad": "ch05",
        "nearest utility": "ch04",
        "repairs": "ch11",
        "make general repairs on all your property": "ch11",
        "fine": "ch12",
        "speeding fine $15": "ch12",
        "pay each player": "ch15",
        "pay each player $50": "ch15",
        "elected chairman of the board": "ch15",
        "bank pays you dividend of $50": "ch07",
        "your building loan matures": "ch16",
        "collect 150": "ch16",
        "take a walk on the Boardwalk": "ch14",
        "go to jail": "ch10",
        "cc05": "cc05",
        "birthday": "cc09",
        "get out of jail from chest": "cc05",
    },
    ("atlantic", "chest"): {
        "7": "cc07",
        "jail free": "cc05",
        "collect from every player": "cc09",
        "collect $10 from every player": "cc09",
        "doctor's fees": "cc03",
        "hospital fees of $100": "cc11",
        "bank error in your favor": "cc02",
        "advance to go collect 200": "cc01",
        "street repairs 40": "cc14",
        "repairs": "cc14",
    },
    ("atlantic", ""): {"ch7": "ch07", "pay each player 50": "ch15", "collect from every player": "cc09"},
    ("london", "chest"): {
        "go back to old kent road": "cc02",
        "annuity matures collect £100": "cc08",
        "pay a fine of £10 or take a chance": "cc15",
    },
    ("kota-dunia", "chance"): {
        "ks7": "ks07",
        "maju ke madrid": "ks02",
        "advance to madrid": "ks02",
        "mundur 3": "ks09",
        "mundur tiga": "ks09",
        "bebas dari penjara": "ks08",
        "jail free": "ks08",
        "bayar setiap pemain": "ks15",
        "stasiun terdekat": "ks05",
        "perbaikan": "ks11",
        "denda": "ks12",
    },
    ("negara", "chance"): {"bayar 150.000": "ks17", "18": "ks18", "maju brazilia": "ks05"},
    ("negara", "chest"): {"terima dari setiap pemain": "du05", "kembali ke indonesia": "du02"},
    ("kongresoj", "chance"): {
        "sx7": "sx07",
        "iru al nurenbergo": "sx02",
        "tri": "sx09",
        "3 malantauxen": "sx09",
        "libera el la krokodilejo": "sx08",
        "pagu al ĉiu ludanto": "sx15",
        "riparoj": "sx11",
    },
}
ROWS = [(*table, words, card) for table, rows in READ.items() for words, card in rows.items()]


LANGUAGES = ("en", "id", "eo")


@pytest.mark.parametrize(("board", "deck", "words", "card"), ROWS)
def test_a_card_is_read_as_it_is_printed_whatever_language_is_set(board: str, deck: str, words: str, card: str) -> None:
    for language in LANGUAGES:
        assert due(board, deck, language)(f"Ana card {words}") == DrawCard("Ana", card), language


SAID = {
    ("id", "chance", "denda ngebut"): {
        "atlantic": "ch12", "london": "ch12", "kota-dunia": "ks12", "kongresoj": "sx12",
    },
    ("id", "chance", "maju ke start"): {
        "atlantic": "ch01", "atlantic-1935": "ch01", "london": "ch01", "kota-dunia": "ks01", "negara": "ks16",
        "kongresoj": "sx01",
    },
    ("id", "chance", "mundur tiga petak"): {
        "atlantic": "ch09", "london": "ch07", "negara": "ks14", "kongresoj": "sx09",
    },
    ("id", "chance", "keluar dari penjara"): {"atlantic": "ch08", "london": "ch16", "kongresoj": "sx08"},
    ("id", "chance", "stasiun terdekat"): {"atlantic": "ch05", "kota-dunia": "ks05", "kongresoj": "sx05"},
    ("id", "chance", "maju ke boardwalk"): {"atlantic": "ch14", "atlantic-1935": "ch14"},
    ("id", "chest", "ulang tahun"): {
        "atlantic": "cc09", "london": "cc14", "negara": "du05", "kongresoj": "kk09",
    },
    ("id", "chest", "terima warisan"): {
        "atlantic": "cc16", "london": "cc09", "negara": "du12", "kongresoj": "kk16",
    },
    ("id", "chest", "bayar rumah sakit"): {"atlantic-1935": "cc11", "london": "cc04", "kongresoj": "kk11"},
    ("eo", "chance", "iru al ek"): {
        "atlantic": "ch01", "london": "ch01", "kota-dunia": "ks01", "negara": "ks16",
    },
    ("eo", "chance", "gheneralaj riparoj"): {
        "atlantic": "ch11", "london": "ch08", "kota-dunia": "ks11", "kongresoj": "sx11",
    },
    ("eo", "chance", "pagu monpunon pro rapidado"): {"kongresoj": "sx12"},
    ("eo", "chance", "monpunon rapidado"): {"atlantic": "ch12", "london": "ch12", "kota-dunia": "ks12"},
    ("eo", "chance", "pagu al cxiu ludanto"): {"atlantic": "ch15", "kota-dunia": "ks15", "kongresoj": "sx15"},
    ("eo", "chance", "tri kvadratojn malantaŭen"): {
        "atlantic": "ch09", "london": "ch07", "negara": "ks14", "kongresoj": "sx09",
    },
    ("eo", "chest", "naskightago"): {
        "atlantic": "cc09", "london": "cc14", "kota-dunia": "du09", "negara": "du05",
    },
    ("eo", "chest", "ricevu heredaĵon"): {
        "atlantic": "cc16", "london": "cc09", "negara": "du12", "kongresoj": "kk16",
    },
    ("eo", "chest", "belecokonkurso"): {
        "atlantic": "cc15", "london": "cc13", "kota-dunia": "du15", "kongresoj": "kk15",
    },
    ("en", "chest", "birthday"): {"kota-dunia": "du09", "negara": "du05", "kongresoj": "kk09"},
    ("en", "chance", "speeding fine"): {"kota-dunia": "ks12", "kongresoj": "sx12"},
    ("en", "chance", "7"): {"kota-dunia": "ks07", "kongresoj": "sx07"},
    ("en", "", "sh07"): {"kongresoj": "sx07"},
}  # fmt: skip
SPOKEN = [(*table, board, card) for table, cards in SAID.items() for board, card in cards.items()]


@pytest.mark.parametrize(("language", "deck", "words", "board", "card"), SPOKEN)
def test_a_card_is_read_by_words_of_the_language_set(
    language: str, deck: str, words: str, board: str, card: str
) -> None:
    assert due(board, deck, language)(f"Ana card {words}") == DrawCard("Ana", card)


NEAR = [
    ("atlantic", "chest", "id", "ulng tahn", "cc09"),
    ("atlantic", "chance", "id", "denda ngebud", "ch12"),
    ("london", "chest", "eo", "naskightagp", "cc14"),
    ("kota-dunia", "chest", "en", "birthdya", "du09"),
    ("kongresoj", "chance", "id", "perbaiken", "sx11"),
]


@pytest.mark.parametrize(("board", "deck", "language", "words", "card"), NEAR)
def test_words_near_those_of_the_language_set_name_the_card(
    board: str, deck: str, language: str, words: str, card: str
) -> None:
    assert card in due(board, deck, language)(f"card {words}").data["near"]


def test_every_card_of_every_board_is_about_something_that_each_language_says() -> None:
    for name in boards():
        board = board_named(name)
        for card in board.cards:
            for language in LANGUAGES:
                own = special_words(card, board, board.language) | general_words(card, board, board.language)
                said = special_words(card, board, language) | general_words(card, board, language)
                assert language in ("en", board.language) or said > own, (name, card.id, language)


@pytest.mark.parametrize("name", boards())
def test_every_card_is_read_by_number_id_and_words_where_its_deck_is_due(name: str) -> None:
    board: Board = board_named(name)
    for deck in ("chance", "chest"):
        said = due(name, deck)
        for number, card in enumerate((card for card in board.cards if card.deck == deck), 1):
            for words in (str(number), card.id, card.words, card.words.upper()):
                assert said(f"card {words}") == DrawCard("Ana", card.id)


AMBIGUOUS = [
    ("chance", "jail", ["ch08", "ch10"]),
    ("chest", "fine", ["cc03", "cc11", "cc12"]),
    ("chest", "pay 50", ["cc03", "cc12"]),
    ("", "jail free", ["ch08", "cc05"]),
    ("", "repairs", ["ch11", "cc14"]),
]


@pytest.mark.parametrize(("deck", "words", "matches"), AMBIGUOUS)
def test_what_may_be_several_cards_is_refused_with_them(deck: str, words: str, matches: list[str]) -> None:
    told = {"name": words, "matches": matches, "kind": "card"}
    assert due("atlantic", deck)(f"card {words}") == Refusal("ambiguous-name", told)


@pytest.mark.parametrize("deck", ["", "chance", "chest"])
@pytest.mark.parametrize("words", ["5", "39", "@39", "0", "zzz", "bnk error", "bank dividend 999", "²", "boardwlk"])
def test_what_is_near_a_card_is_a_card(deck: str, words: str) -> None:
    answer = due("atlantic", deck)(f"card {words}")
    known = board_named("atlantic").card
    near = [answer.card] if isinstance(answer, DrawCard) else answer.data["near"]
    assert all(card in known for card in near)
    assert isinstance(answer, DrawCard) or answer.data["kind"] == "card"


def test_a_number_without_a_deck_is_near_that_card_of_both() -> None:
    assert due("atlantic", "")("card 7").data["near"] == ["ch07", "cc07"]


def test_who_has_no_card_due_is_not_bound_to_a_deck() -> None:
    assert due("atlantic", "chance")("Budi card jail free").data["matches"] == ["ch08", "cc05"]


@pytest.mark.parametrize(
    ("words", "choice"), [("cc15 pay", "pay"), ("fine draw", "draw"), ("fine or chance pay", "pay")]
)
def test_a_choice_stands_after_the_card(words: str, choice: Any) -> None:
    assert due("london", "chest")(f"card {words}") == DrawCard("Ana", "cc15", choice)


def test_the_deck_follows_from_the_square() -> None:
    desk = played("""
        open sheet classic board atlantic players Ana Budi
        Ana rolls 3 4
    """)
    assert desk.read("card 7") == DrawCard("Ana", "ch07")
    assert desk.say("card jail free").ok
    assert desk.game.cards("Ana") == ("ch08",)
