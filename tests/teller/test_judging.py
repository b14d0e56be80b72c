"""What a first word is judged as, that may be a verb or begin a player's name, before what a player does."""

from collections.abc import Callable
from typing import Any

import pytest

from banker.refusal import Refusal
from banker.rules.requests import Auction

Table = Callable[..., Callable[[str], Any]]


@pytest.mark.parametrize("phrase", ["a pays al 5", "a salary", "a rent @39", "a leaves jail by fine", "a jailed"])
def test_before_what_a_player_does_a_verb_is_judged_as_a_name(phrase: str, table: Table) -> None:
    told = {"name": "a", "matches": ["Al", "Alex"], "kind": "holder" if "pays" in phrase else "player"}
    assert table("Al", "Alex")(phrase) == Refusal("ambiguous-name", told)


@pytest.mark.parametrize(("phrase", "name"), [("x pays al 5", "x"), ("b rolls 5 3", "b"), ("m builds 2 on @39", "m")])
def test_a_letter_before_what_a_player_does_is_a_player_that_is_unknown(phrase: str, name: str, table: Table) -> None:
    refusal = table("Al", "Alex")(phrase)
    assert (refusal.code, refusal.data["name"]) == ("unknown-name", name)


def test_a_verb_of_several_letters_before_another_is_judged_as_it_reads(table: Table) -> None:
    said = table("Al", "Alex", "Biddy", "Bidu")
    assert said("gives jail card to Bodi").data["name"] == "Bodi"
    assert said("bid pays al 5").data["matches"] == ["Biddy", "Bidu"]
    assert said("a b & o") == Auction("b-o-railroad")
    assert said("al pays a 5").data["matches"] == ["Al", "Alex"]
