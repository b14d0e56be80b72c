"""A player may be called anything: names and free words are values, never read as a pattern or as markup."""

import pytest

from banker.desk import Desk
from banker.speech.answers import tell_answer, tell_preview
from banker.speech.matters import tell_keys, tell_matter
from banker.speech.names import plain
from banker.speech.reasons import tell_why
from tests.playing import a_desk
from tests.speech.makers import refused, told

NAMES = ["[/]", "{x}", "{0}", "{", "%s", "🂡", "Ŝanco", "[bold]red[/]", "\\", "Żółć"]


def a_game(name: str) -> Desk:
    """Play some acts of every sort at a table with a player so called."""
    desk = a_desk()
    quoted = f'"{name}"'
    assert desk.say(f"open sheet monopoli board atlantic players {quoted} Budi").ok
    for phrase in (
        f"{quoted} buys @39", f"{quoted} pays Budi 5 for {{amount}}", f"{quoted} rolls 1 3", f"{quoted} tax @4 flat",
        f"{quoted} buys @37", f"{quoted} builds 1 on @39", f"{quoted} gives 5 to Budi", "Budi rent @39",
        f"{quoted} owes Budi 10", f"{quoted} settles", "auction @1", f"{quoted} bids 2", "sold",
    ):  # fmt: skip
        assert desk.say(phrase).ok, phrase
    return desk


@pytest.mark.parametrize("name", NAMES)
def test_every_entry_shows_the_name_as_it_is(name: str) -> None:
    desk = a_game(name)
    answer = desk.say("history 50")
    assert sum(name in line for line in tell_answer(answer, desk.edition).split("\n")) >= 10
    for entry in desk.entries:
        tell_why(entry, desk.edition)


@pytest.mark.parametrize("name", NAMES)
def test_every_question_and_refusal_shows_the_name_as_it_is(name: str) -> None:
    desk = a_game(name)
    for phrase in ("books", "worth", f'raise "{name}"', f'"{name}" pays Budi 9999', f'"{name}" rent @39', "rent @39"):
        assert name in tell_answer(desk.say(phrase), desk.edition), phrase
        assert tell_preview(desk.preview(phrase), desk.edition)


@pytest.mark.parametrize("name", NAMES)
def test_a_matter_shows_the_name_and_its_phrases_read_back(name: str) -> None:
    desk = a_game(name)
    desk.say(f'"{name}" owes Budi 10')
    matter = desk.matters[-1]
    assert tell_matter(matter, desk.edition.board) == f"{name} owes Budi 10"
    for phrase, _words in tell_keys(matter):
        assert desk.preview(phrase).request is not None


def test_free_words_are_not_read_as_a_pattern() -> None:
    why = {"payer": "{payee}", "payee": "{amount}", "amount": 5, "reason": "{payer} [/] %(x)s {}"}
    assert told("payment", "paid", **why) == "{payee} pays {amount} 5: {payer} [/] %(x)s {}"


def test_a_refusal_quotes_braces_as_they_are() -> None:
    assert refused("bad-amount", "", amount="{amount}{}") == "“{amount}{}” is not a whole number above zero."


def test_free_words_cannot_move_the_cursor() -> None:
    assert told("note", "noted", words="a\x1b[2Jb\nc\u2028d") == "Note: a�[2Jb�c�d"


def test_joined_emoji_stay_joined() -> None:
    family = "👨\u200d👩\u200d👧"
    assert plain(family) == family
