"""Every refusal of a phrase says what can be done, in the words of the hints; the rest is told as a fact."""

import re
from pathlib import Path

import pytest

from banker.speech.catalogue import use
from banker.speech.refusals import SENTENCES
from banker.speech.refusing import deeds, money, phrases, record, turns
from banker.speech.refusing.slips import INSTALL
from tests.speech.makers import refused

README = Path(__file__).parents[2] / "README.md"
PLAYED = {**deeds.SENTENCES, **turns.SENTENCES, **money.SENTENCES, **phrases.SENTENCES, **record.SENTENCES}
FACTS = {
    "estate-order", "no-card-left", "bad-dice", "no-get-out-card", "no-debt", "no-rent-due", "rent-lapsed",
    "no-cards", "no-tax-square", "nothing-to-undo", "nothing-to-redo", "already-undone", "nothing-to-correct",
    "bank-owes-nothing", "not-yet", "transcripts-only", "time-runs-on", "bid-too-low",
}  # fmt: skip
"""Where nothing is to be done but to read the fact."""

WITH_FACTS = {
    "incomplete-phrase", "bad-amount", "bad-time", "check-differs", "nothing-due", "no-rent", "unknown-name",
    "unknown-phrase",
}  # fmt: skip
"""Whose sentence hangs on what was said; the tests of each family hold them."""


@pytest.mark.parametrize("code", sorted({*PLAYED} - FACTS - WITH_FACTS))
def test_a_refusal_goes_on_after_the_fact(code: str) -> None:
    told = refused(code, left=1, deed="boardwalk", player="Ana")
    assert re.search(r"[:;.,] |”", told.removesuffix(".")), told


def test_the_facts_are_refusals_that_there_are() -> None:
    assert set(PLAYED) >= FACTS | WITH_FACTS


@pytest.mark.parametrize("language", ["en", "id", "eo"])
def test_a_second_throw_names_the_short_form_that_the_hints_show_and_the_key_that_takes_a_slip_back(
    language: str,
) -> None:
    use(language)
    told = refused("already-rolled", player="Ana", next="Budi")
    assert all(words in told for words in ("“e”", "Budi", "“u”", "ctrl+z"))
    alone = refused("already-rolled", player="Ana", next="Ana")
    assert all(words in alone for words in ("“u”", "ctrl+z"))
    assert "“e”" in refused("not-on-turn", player="Ana", turn="Budi")


@pytest.mark.parametrize("language", ["en", "id", "eo"])
@pytest.mark.parametrize(("code", "extra"), [("no-scanner", "scan"), ("no-escpos", "receipt")])
def test_what_an_extra_is_needed_for_names_the_command_that_the_readme_has(
    code: str, extra: str, language: str
) -> None:
    use(language)
    command = INSTALL.format(extra=extra)
    assert command in refused(code, file="slips.pdf")
    assert f"`{command}`" in README.read_text("utf-8")


def test_the_readme_says_beside_the_command_that_a_pdf_needs_the_extra_and_a_text_does_not() -> None:
    lines = [line for line in README.read_text("utf-8").splitlines() if "banker restore" in line]
    assert [("scan" in line, "slips.txt" in line) for line in lines] == [(False, True), (True, False)]


@pytest.mark.parametrize(("language", "words"), [("en", "on dark blue"), ("id", "di biru tua"), ("eo", "sur")])
def test_uneven_building_names_the_colour_that_spreads_it(language: str, words: str) -> None:
    use(language)
    told = refused("uneven", deed="boardwalk", levels={"park-place": 0, "boardwalk": 2})
    assert f"“{words}" in told


def test_every_family_is_among_all_sentences() -> None:
    assert set(PLAYED) < set(SENTENCES)
