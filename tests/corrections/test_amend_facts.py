"""What an amendment leaves otherwise on the table, and that a phrase amended to itself changes nothing."""

import pytest

from banker.speech.answers import tell_preview
from tests.corrections.tables import FOLLOW, OPEN, refusal, say, table

STRUCK_TURN = "note mark\nAna rolls 1 3\nAna pays Budi 5\nAna tax @4 flat\nnext\nBudi rolls 1 2\nstrike 6"


def test_a_struck_turn_is_struck_again() -> None:
    desk = table(STRUCK_TURN, FOLLOW.replace("monopolo", "classic"))
    before = desk.books.copy()
    answer = desk.say("amend 2 note mark")
    assert answer.answer == {"different": [], "impossible": []}
    assert desk.books == before
    assert desk.game.turn == "Budi"


def test_what_was_struck_is_left_out_where_it_could_no_longer_be() -> None:
    desk = table("Ana buys @39\nAna mortgages @39\nstrike 3\nnote x")
    answer = desk.say("amend 2 Budi buys @39")
    assert [entry.kind for entry in answer.entries] == ["amend", "purchase", "note"]


def test_an_amendment_itself_is_leaned_on_by_nothing() -> None:
    desk = table("Citra jailed\nAna salary\nstrike 2")
    before = desk.books.copy()
    say(desk, "amend 3 Ana salary")
    assert desk.books == before


def test_whose_turn_it_comes_to_is_told() -> None:
    desk = table("Ana salary\nnext\nBudi pays bank 10")
    answer = desk.say("amend 3 note x")
    assert answer.answer["different"] == [
        {"number": 3, "phrase": "note x", "was": [], "now": [], "facts": [["turn", "Budi", "Ana"]]}
    ]


def test_where_a_token_comes_to_is_told_in_words() -> None:
    desk = table("Ana rolls 1 2\nAna buys\nnext\nBudi jailed", FOLLOW)
    told = tell_preview(desk.preview("amend 5 Budi at @39"), desk.edition)
    assert told[-2:] == ["Budi: in jail → nothing", "Budi: In Jail / Just Visiting → Boardwalk"]


def test_what_is_open_is_told_in_words() -> None:
    desk = table("note mark\nAna salary", OPEN)
    told = tell_preview(desk.preview("amend 2 Ana owes Budi 5"), desk.edition)
    assert told[-1] == "Nothing is open → Ana owes Budi 5"


# --- the language of the phrases

SPOKEN = {"en": "Ana pays Budi 1,000", "id": "Ana pays Budi 1.000", "eo": "Ana pays Budi 1.000"}


@pytest.mark.parametrize("said", SPOKEN)
@pytest.mark.parametrize("now", SPOKEN)
def test_what_was_said_in_another_language_is_entered_again(said: str, now: str) -> None:
    desk = table("note mark")
    desk.language = said
    say(desk, SPOKEN[said])
    desk.language = now
    say(desk, "amend 2 note other", "check Ana cash 630", "check Budi cash 2630")


def test_what_is_typed_now_is_read_in_the_language_of_now() -> None:
    desk = table("Ana pays Budi 10")
    refused = refusal(desk, "amend 2 Ana pays Budi 1.000")
    assert refused.data["impossible"][0]["refusal"] == "bad-amount"
