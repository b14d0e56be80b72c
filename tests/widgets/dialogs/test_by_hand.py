"""Every dialog is gone through by keys alone in one test, and by clicks alone in another, to what it is there for."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.widgets.dialogs.test_every_dialog import DIALOGS

HERE = Path(__file__).parent
TYPED = {"press", "send", "enter", "put"}
CLICKED = {"click", "click_on"}
RECORDED = ("entries", "said(", "last(", "phrases(", "file) in", "read_bytes()")
"""How a test reads the phrases of the entries recorded, or the file that was printed."""


BY_KEYS = {
    "ActsDialog": "test_enter_on_a_player_opens_what_can_be_done",
    "AuctionDialog": "test_it_opens_by_itself_and_sells_after_three_calls",
    "BuildDialog": "test_the_difference_is_one_entry",
    "CardDialog": "test_enter_opens_the_deck_and_words_find_the_card",
    "CountNotesDialog": "test_a_difference_is_told_and_put_right_on_request",
    "DebtDialog": "test_the_cheapest_way_and_the_payment_on_two_keys",
    "EntryDialog": "test_an_entry_is_struck_by_keys",
    "FarewellDialog": "test_it_is_asked_twice",
    "StrikeDialog": "test_an_entry_is_struck_by_keys",
    "CorrectDialog": "test_an_amount_is_corrected",
    "AmendDialog": "test_an_amended_entry_shows_what_comes_out_differently",
    "NotesDialog": "test_the_amount_is_that_of_what_is_open",
    "PreviewDialog": "test_the_code_is_whole_where_there_is_room_and_printed_by_keys",
    "TaxDialog": "test_a_tax_is_chosen_without_any_figure_of_ten_percent",
    "TradeDialog": "test_a_deed_and_cash_for_a_deed_by_keys",
    "UndealtDialog": "test_by_keys_the_clock_is_asked_for_the_deal_is_made_and_the_clock_started",
}
BY_MOUSE = {
    "ActsDialog": "test_a_click_on_a_player_and_on_an_act_does_it",
    "AuctionDialog": "test_an_auction_by_mouse_alone",
    "BuildDialog": "test_streets_are_built_by_mouse",
    "CardDialog": "test_a_card_is_chosen_by_mouse",
    "CountNotesDialog": "test_notes_are_counted_by_mouse",
    "DebtDialog": "test_cash_is_raised_by_mouse_alone",
    "EntryDialog": "test_an_entry_is_struck_by_mouse",
    "FarewellDialog": "test_a_farewell_by_mouse_alone",
    "StrikeDialog": "test_an_entry_is_struck_by_mouse",
    "CorrectDialog": "test_an_amount_is_mended_by_mouse_but_for_what_is_written",
    "AmendDialog": "test_an_amount_is_mended_by_mouse_but_for_what_is_written",
    "NotesDialog": "test_notes_are_looked_up_and_left_by_mouse",
    "PreviewDialog": "test_slips_and_cards_are_printed_by_mouse",
    "TaxDialog": "test_a_tax_is_chosen_by_mouse",
    "TradeDialog": "test_a_trade_by_mouse_alone",
    "UndealtDialog": "test_by_mouse_either_is_a_click",
}


def written() -> dict[str, ast.AsyncFunctionDef]:
    """Parse the tests of the dialogs, by their names."""
    trees = (ast.parse(path.read_text("utf-8")) for path in sorted(HERE.glob("test_*.py")))
    return {node.name: node for tree in trees for node in tree.body if isinstance(node, ast.AsyncFunctionDef)}


TESTS = written()


def called(test: ast.AST) -> Iterator[str]:
    """Name what a test calls."""
    for node in ast.walk(test):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func).split(".")[-1]


def asserted(test: ast.AST) -> str:
    """Write what a test asserts."""
    return "\n".join(ast.unparse(node) for node in ast.walk(test) if isinstance(node, ast.Assert))


def test_no_dialog_is_left_out() -> None:
    assert set(BY_KEYS) == set(BY_MOUSE) == {dialog.__name__ for dialog in DIALOGS}


@pytest.mark.parametrize("dialog", BY_KEYS)
def test_by_keys_it_is_never_clicked(dialog: str) -> None:
    names = set(called(TESTS[BY_KEYS[dialog]]))
    assert names & TYPED
    assert not names & CLICKED


@pytest.mark.parametrize("dialog", BY_MOUSE)
def test_by_mouse_no_key_is_pressed(dialog: str) -> None:
    names = set(called(TESTS[BY_MOUSE[dialog]]))
    assert names & CLICKED
    assert not names & TYPED


@pytest.mark.parametrize("name", sorted({*BY_KEYS.values(), *BY_MOUSE.values()}))
def test_either_way_is_held_against_what_was_recorded_or_printed(name: str) -> None:
    told = asserted(TESTS[name])
    assert any(word in told for word in RECORDED), told
