"""Any text whatever is read or refused, never an error, and soon."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banker.editions.board import Board
from banker.editions.shelf import load_board
from banker.refusal import Refusal
from banker.rules.matters import Matter
from banker.rules.requests import Request
from banker.teller.forms import FORMS
from banker.teller.lexicon import reserved
from banker.teller.reading import read
from banker.teller.scene import Default, Scene
from banker.teller.spelling import spell
from banker.teller.transcript import lines
from tests.effort import calls

_atlantic = load_board("atlantic")
assert isinstance(_atlantic, Board)
BOARD: Board = _atlantic
SCENES = (
    Scene(),
    Scene(("Ana", "Budi", "Citra"), "Ana", BOARD),
    Scene(
        ("Ana", "Al", "Alex"),
        "Ana",
        BOARD,
        "en",
        (Matter("tax", player="Ana", square=4, amount=200, choice=True), Matter("card", player="Ana", deck="chance")),
        True,
    ),
    Scene(("Ana Maria", "u", "Alex"), "u", BOARD, "en", (Matter("auction", lot="boardwalk"),)),
    Scene(("Ana Maria", "Ana", "b", "[/]", "Zoe", "Zoé"), "", BOARD, "eo"),
)

PIECES = (
    *sorted(reserved()),
    *("Ana", "Budi", "Maria", "1", "2", "7", "@39", "@", "@4", "1,500", "1.500", "500", "-5", "+5", "0", "8x100", "x"),
    *('"', '""', '"Ana"', '"Ana', "#", ",", "=", "a=b", "00:59:30", ":", "park", "place", "darkblue", "dark", "blue"),
    *("flat", "10%", "130", "200", "fine", "out", "help", "?", "free", "players", "37,39", "each", "ch8", "advance"),
    *("ch08", "bank", "error", "st", "٣", "²", "𝟗", "1b", "3p", "e", "\u00a0", "\u0301", "🂡", "\ud800", "!", "…"),
)

anything = st.text(max_size=60)
likely = st.lists(st.sampled_from(PIECES), max_size=9).map(" ".join)
glued = st.lists(st.sampled_from(PIECES), max_size=9).map("".join)


@given(st.one_of(anything, likely, glued), st.sampled_from(SCENES))
def test_any_text_is_a_request_or_a_refusal(text: str, scene: Scene) -> None:
    answer = read(text, scene)
    assert isinstance(answer, Request | Default | Refusal)
    assert not isinstance(answer, Refusal) or answer.code in CODES


CODES = {
    *("ambiguous-name", "bad-amount", "bad-time", "incomplete-phrase", "no-table", "unknown-name", "unknown-phrase"),
}


@given(st.one_of(anything, likely, glued), st.sampled_from(SCENES))
def test_any_text_is_a_transcript(text: str, scene: Scene) -> None:
    for line in lines(text):
        assert line.phrase or line.expect is not None
        read(line.phrase, scene)


@pytest.mark.parametrize("verb", sorted(FORMS))
def test_every_beginning_of_a_phrase_is_read_or_refused(verb: str) -> None:
    for scene in SCENES:
        for rest in (
            "",
            " ",
            " Ana",
            " @39",
            " 5",
            " Ana 5",
            " @39,",
            ' "',
            " Ana to",
            " ," * 3,
            " and",
            " jail",
            " 5 jail",
        ):
            for phrase in (verb + rest, f"Ana {verb}{rest}"):
                found = read(phrase, scene)
                assert found.code in CODES if isinstance(found, Refusal) else read(spell(found, scene), scene) == found


LONG = 100_000
ENDLESS = [
    "a" * LONG,
    "9" * LONG,
    "Ana pays Budi " + "9" * LONG,
    "Ana pays " + "é" * LONG + " 5",
    "Ana buys " + "park " * (LONG // 5),
    "Ana buys " + "p-" * (LONG // 2),
    "Ana mortgages " + "@39, " * (LONG // 5),
    "Ana gives " + "jail card and " * (LONG // 14) + "5 to Budi",
    "Ana pays Budi " + "500 " * (LONG // 4),
    "note " + "word " * (LONG // 5),
    "note " + "#" * LONG,
    '"' * LONG,
    '" ' * (LONG // 2),
    '"a ' * (LONG // 3),
    '"a"" ""b"" ' * (LONG // 11),
    '#"' * (LONG // 2),
    "a=," * (LONG // 3),
    "1," * (LONG // 2),
    "check " + "x " * (LONG // 2),
    "check Ana notes " + "1x1 " * (LONG // 4),
    "open sheet a board b players " + "Ana " * (LONG // 4),
    "Ana card " + "bank " * (LONG // 5) + "pay",
    "Ana card " + " ".join(map(str, range(LONG // 6))),
    "Ana card bank dividend " + " ".join(f"w{number}" for number in range(LONG // 7)),
    "Ana mortgages " + "39," * (LONG // 3),
    "Ana builds 2 on " + "39, " * (LONG // 4),
    "\u0301" * LONG,
]


@pytest.mark.parametrize("text", ENDLESS, ids=lambda text: text[:14])
def test_a_very_long_text_takes_effort_in_step_with_its_length(text: str) -> None:
    for scene in SCENES:
        assert calls(partial(read, text, scene)) < 60 * LONG
