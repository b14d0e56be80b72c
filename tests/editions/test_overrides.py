"""A table's own rules: set by name and word, or refused with what could stand there."""

import pytest

from banker.editions.overrides import choices, names, override, spell
from banker.editions.sheet import Rules
from banker.refusal import Refusal


def value(**words: str) -> object:
    (rule,) = words
    rules = override(Rules(), {rule.replace("_", "-"): words[rule]})
    assert isinstance(rules, Rules)
    return getattr(rules, rule)


def refused(rule: str, word: str) -> Refusal:
    refusal = override(Rules(), {rule: word})
    assert isinstance(refusal, Refusal)
    return refusal


def test_a_whole_number_is_set() -> None:
    assert value(salary="400") == 400


@pytest.mark.parametrize("word", ["1500", "1,500", "1.500", " 1500 "])
def test_thousands_may_be_parted(word: str) -> None:
    assert value(opening_cash=word) == 1500


def test_yes_and_no_are_set() -> None:
    assert value(pot="yes") is True
    assert value(follow="no") is False


def test_a_choice_is_set_whatever_its_case() -> None:
    assert value(redeem_base="Price") == "price"


def test_a_choice_between_numbers_is_set() -> None:
    assert value(hotel_needs="3") == 3


def test_a_supply_is_a_number_or_unlimited() -> None:
    assert value(houses="unlimited") == "unlimited"
    assert value(hotels="5") == 5


def test_the_end_may_carry_the_number_of_bankruptcies() -> None:
    rules = override(Rules(), {"end": "richest-at-bankruptcies:2"})
    assert isinstance(rules, Rules)
    assert (rules.end, rules.end_bankruptcies) == ("richest-at-bankruptcies", 2)


def test_the_end_without_a_number_is_at_the_first_bankruptcy() -> None:
    rules = override(Rules(), {"end": "richest-at-bankruptcies"})
    assert isinstance(rules, Rules)
    assert (rules.end, rules.end_bankruptcies) == ("richest-at-bankruptcies", 1)


def test_several_rules_are_set_at_once_and_the_others_stay() -> None:
    assert override(Rules(jail_fine=70), {"salary": "300", "pot": "yes"}) == Rules(jail_fine=70, salary=300, pot=True)


def test_nothing_set_leaves_the_rules_as_they_are() -> None:
    assert override(Rules(), {}) == Rules()


def test_an_unknown_rule_is_refused_with_the_nearest_names() -> None:
    refusal = refused("salry", "300")
    assert refusal.code == "unknown-rule"
    assert refusal.data == {"rule": "salry", "near": ["salary", "salary-on-landing"]}


def test_a_rule_like_no_other_has_no_near_name() -> None:
    assert refused("qqq", "1").data == {"rule": "qqq", "near": []}


def test_the_opening_notes_are_no_rule_for_a_table() -> None:
    assert refused("opening-notes", "3").code == "unknown-rule"


@pytest.mark.parametrize("word", ["-1", "+1", "1.5", "10%", "ten", "", "1_000", "٣", "12345678901"])
def test_what_is_no_whole_number_is_refused(word: str) -> None:
    refusal = refused("salary", word)
    assert refusal.code == "bad-rule-value"
    assert refusal.data == {"rule": "salary", "value": word, "choices": ["a whole number from 0 on"]}


@pytest.mark.parametrize("rule", ["minutes", "players-least", "players-most", "end-bankruptcies"])
def test_what_cannot_be_nought_is_refused_at_nought(rule: str) -> None:
    assert refused(rule, "0").data == {"rule": rule, "value": "0", "choices": ["a whole number above zero"]}


def test_nought_is_a_number_where_it_can_be() -> None:
    assert value(salary="0") == 0


@pytest.mark.parametrize(
    ("rule", "word", "could"),
    [
        ("rounding", "sideways", ["up", "nearest", "down"]),
        ("pot", "maybe", ["no", "yes"]),
        ("follow", "1", ["yes", "no"]),
        ("hotel-needs", "5", ["4", "3"]),
        ("houses", "many", ["unlimited", "a whole number from 0 on"]),
        ("houses", "-2", ["unlimited", "a whole number from 0 on"]),
        ("end", "never", ["last", "richest-at-bankruptcies", "bell"]),
        ("end", "bell:2", ["last", "richest-at-bankruptcies", "bell"]),
        ("end", "richest-at-bankruptcies:0", ["last", "richest-at-bankruptcies", "bell"]),
        ("end", "richest-at-bankruptcies:two", ["last", "richest-at-bankruptcies", "bell"]),
    ],
)
def test_what_is_no_choice_is_refused_with_the_choices(rule: str, word: str, could: list[str]) -> None:
    assert refused(rule, word).code == "bad-rule-value"
    assert refused(rule, word).data == {"rule": rule, "value": word, "choices": could}


def test_the_first_wrong_word_is_refused_and_nothing_is_set() -> None:
    refusal = override(Rules(), {"salary": "300", "rounding": "x", "qqq": "1"})
    assert isinstance(refusal, Refusal)
    assert refusal.data["rule"] == "rounding"


def test_the_names_are_those_of_the_sheet() -> None:
    assert names()[:3] == ("opening-cash", "players-least", "players-most")
    assert len(names()) == 53


def test_the_choices_of_a_rule_are_told() -> None:
    assert choices("rent-claim") == ("next-roll", "owner-turn", "second-roll", "never-lapses")
    assert choices("pot") == ("no", "yes")
    assert choices("houses") == ("unlimited",)


def test_a_whole_number_has_no_choices() -> None:
    assert choices("salary") is None
    assert choices("qqq") is None


@pytest.mark.parametrize("rule", names())
def test_what_is_spelt_is_what_would_be_set(rule: str) -> None:
    word = spell(getattr(Rules(), rule.replace("-", "_")))
    assert override(Rules(), {rule: word}) == Rules()
