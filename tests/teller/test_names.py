"""Names: players, holders, deeds and cards, and what they collide with."""

from collections.abc import Callable
from typing import Any

import pytest

from banker.editions.board import Board
from banker.editions.shelf import load_board
from banker.folding import spellings
from banker.refusal import Refusal
from banker.rules.requests import (
    Auction,
    Buy,
    Check,
    DrawCard,
    Next,
    Pay,
    Rent,
    Salary,
    Settlement,
    Side,
    Trade,
    Turn,
)

Table = Callable[..., Callable[[str], Any]]
Refused = Callable[[str], Refusal]


def test_a_player_answers_to_name_prefix_and_seat(said: Callable[[str], Any]) -> None:
    for name in ("Budi", "BUDI", "bu", "b", "2", '"Budi"', '"bud"'):
        assert said(f"turn {name}") == Turn("Budi")


def test_accents_and_the_x_system_do_not_matter(table: Table) -> None:
    said = table("Ĝojo", "Zoé", "Ŝtefo")
    for name in ("Ĝojo", "gxojo", "GOJO", "goj", "1"):
        assert said(f"{name} salary") == Salary("Ĝojo")
    assert said("zoe pays sxtefo 5") == Pay("Zoé", "Ŝtefo", 5)


@pytest.mark.parametrize("name", ["[/]", "🂡", "́", "a" * 40, "[bold]x[/bold]", "O'Neil", "Ĝojo", "%s", "{0}", "\\n"])
def test_any_word_may_be_a_name(name: str, table: Table) -> None:
    said = table(name, "Budi")
    assert said(f"{name} pays Budi 5") == Pay(name, "Budi", 5)
    assert said(f'Budi pays "{name}" 5') == Pay("Budi", name, 5)


def test_an_exact_name_wins_over_longer_ones(table: Table) -> None:
    assert table("Ann", "Anna", "An")("turn ann") == Turn("Ann")


def test_an_ambiguous_player_is_refused_with_the_matches(table: Table) -> None:
    assert table("Anna", "Andi", "Budi")("turn an") == Refusal(
        "ambiguous-name", {"name": "an", "matches": ["Anna", "Andi"], "kind": "player"}
    )


def test_an_unknown_player_is_refused_with_the_nearest(refused: Refused) -> None:
    assert refused("turn Bodi") == Refusal("unknown-name", {"name": "Bodi", "near": ["Budi"], "kind": "player"})
    assert refused("Anna pays Budi 5").data["near"] == ["Ana"]
    assert refused("Ana pays bnak 5").data["near"] == ["bank"]


def test_names_that_fold_alike_are_told_apart_as_given(table: Table) -> None:
    said = table("Zoe", "Zoé")
    assert said("turn Zoé") == Turn("Zoé")
    assert said("turn Zoe") == Turn("Zoe")
    assert said("turn ZOE").code == "ambiguous-name"


def test_names_of_several_words(table: Table) -> None:
    said = table("Ana Maria", "Ana", "Budi B")
    assert said("Ana Maria pays Budi B 5") == Pay("Ana Maria", "Budi B", 5)
    assert said('"Ana Maria" pays bu 5') == Pay("Ana Maria", "Budi B", 5)
    assert said("Ana pays ana m 5") == Pay("Ana", "Ana Maria", 5)
    assert said("check Ana Maria cash 5") == Check("Ana Maria", "cash", 5)
    assert said("Budi B buys @39") == Buy("Budi B", "boardwalk")
    assert said("Budi b @39") == Buy("Budi B", "boardwalk")


def test_a_short_name_is_not_drawn_into_a_longer_one(table: Table) -> None:
    said = table("Ana", "Ana Fortuna", "Ana Cashmore")
    assert said("2 gives 5 to Ana for 6") == Trade("Ana Fortuna", "Ana", Side(5), Side(6))
    assert said("check Ana cash 5") == Check("Ana", "cash", 5)
    assert said("Ana p ana f 5") == Pay("Ana", "Ana Fortuna", 5)


def test_a_name_that_is_a_verb_wins_where_the_rest_fits(table: Table) -> None:
    said = table("Pay", "Budi", "Check", "Next", "Rent", turn="Budi")
    assert said("Pay pays Budi 5") == Pay("Pay", "Budi", 5)
    assert said("pay Budi 5") == Pay("Budi", "Budi", 5)
    assert said("pay") == Settlement()
    assert said("Pay pays") == Settlement("Pay")
    assert said("next") == Next()
    assert said("Next salary") == Salary("Next")
    assert said("Rent rent @39") == Rent("Rent", "boardwalk")
    assert said("check check cash 5") == Check("Check", "cash", 5)
    assert said("turn next") == Turn("Next")


def test_a_letter_that_is_verb_and_name_is_the_name_where_the_rest_fits(table: Table) -> None:
    said = table("Budi", "Made", turn="Made")
    assert said("b pays 2 50") == Pay("Budi", "Made", 50)
    assert said("b g") == Salary("Budi")
    assert said("b board") == Buy("Made", "boardwalk")
    assert said("p b 50") == Pay("Made", "Budi", 50)


def test_quotes_make_a_name_of_a_word(table: Table) -> None:
    said = table("to", "for", "Clock")
    assert said('"to" pays "for" 5') == Pay("to", "for", 5)
    assert said('check "Clock" cash 5') == Check("Clock", "cash", 5)
    assert said("check clock cash 5") == Check("Clock", "cash", 5)
    assert said("check clock 0:05") == Check("clock", "clock", 5)


def test_a_quoted_number_is_no_seat(refused: Refused) -> None:
    assert refused('turn "1"').code == "unknown-name"


DEEDS = [
    ("@39", "boardwalk"),
    ("boardwalk", "boardwalk"),
    ("board", "boardwalk"),
    ("BOA", "boardwalk"),
    ("park-place", "park-place"),
    ("park place", "park-place"),
    ("park", "park-place"),
    ('"Park Place"', "park-place"),
    ("st james", "st-james-place"),
    ("St. James Place", "st-james-place"),
    ("james", "st-james-place"),
    ("new york", "new-york-avenue"),
    ("york", "new-york-avenue"),
    ("pennsylvania av", "pennsylvania-avenue"),
    ("penn rail", "pennsylvania-railroad"),
    ("b o", "b-o-railroad"),
    ("B. & O. Railroad", "b-o-railroad"),
    ("short line", "short-line"),
    ("mar gar", "marvin-gardens"),
]


@pytest.mark.parametrize(("name", "deed"), DEEDS)
def test_a_deed_answers_to_square_id_and_beginnings_of_words(name: str, deed: str, said: Callable[[str], Any]) -> None:
    assert said(f"Budi buys {name} for 5") == Buy("Budi", deed, 5)
    assert said(f"auction {name}") == Auction(deed)
    assert said(f"check {name} mortgaged") == Check(deed, "mortgaged")


def test_a_name_may_hold_a_comma(table: Table) -> None:
    said = table("Ana", "Budi", board="london")
    for name in ("The Angel, Islington", "the angel", "islington", "angel isl"):
        assert said(f"Budi buys {name} for 5") == Buy("Budi", "the-angel-islington", 5)
    assert said("mortgages the angel, islington, euston").deeds[1:] == ("euston-road",)


@pytest.mark.parametrize("board", ["atlantic", "atlantic-1935", "london", "negara", "kota-dunia", "kongresoj"])
def test_every_name_printed_on_a_board_is_read(board: str, table: Table) -> None:
    said, printed = table("Ana", "Budi", board=board), load_board(board)
    assert isinstance(printed, Board)
    for deed in printed.deeds:
        for name in (deed.id, deed.name, deed.name.upper(), f'"{deed.name}"', f"@{deed.square}"):
            assert said(f"Budi buys {name} for 5") == Buy("Budi", deed.id, 5)
    for card in printed.cards:
        assert said(f"card {card.words}") == said(f"card {card.id}") == DrawCard("Ana", card.id)
    for group in printed.groups:
        assert said(f"mortgages {group.name}") == said(f"mortgages {group.id}")


@pytest.mark.parametrize("board", ["atlantic", "atlantic-1935", "london", "negara", "kota-dunia", "kongresoj"])
def test_every_printed_name_may_stand_in_a_list(board: str, table: Table) -> None:
    said, printed = table("Ana", "Budi", board=board), load_board(board)
    assert isinstance(printed, Board)
    first, *others = printed.deeds
    for deed in others:
        for name in (deed.name, deed.id):
            assert said(f"mortgages {name}, {first.name}").deeds == (deed.id, first.id)
            assert said(f"mortgages {first.name} , {name}").deeds == (first.id, deed.id)
            assert said(f"gives {name}, 40 to Budi").gives == Side(40, (deed.id,))


def test_a_name_of_two_squares_is_ambiguous(refused: Refused) -> None:
    assert refused("Ana at chance").data == {"name": "chance", "matches": ["7", "22", "36"], "kind": "square"}


def test_an_ambiguous_deed_is_refused_with_the_matches(refused: Refused) -> None:
    assert refused("Ana buys st") == Refusal(
        "ambiguous-name", {"name": "st", "matches": ["st-charles-place", "st-james-place"], "kind": "deed"}
    )
    assert refused("Ana buys pennsylvania").data["matches"] == ["pennsylvania-railroad", "pennsylvania-avenue"]


def test_an_unknown_deed_is_refused_with_the_nearest(refused: Refused) -> None:
    assert refused("Ana buys bordwalk") == Refusal(
        "unknown-name", {"name": "bordwalk", "near": ["boardwalk"], "kind": "deed"}
    )
    assert refused("Ana buys park lane").code == "unknown-name"


@pytest.mark.parametrize("square", ["@4", "@0", "@40", "@", "@x", "@39x", "@-1", "@039"])
def test_a_square_without_a_deed_is_unknown(square: str, refused: Refused) -> None:
    assert refused(f"Ana buys {square}").code == "unknown-name"


def test_a_card_of_both_decks_is_ambiguous(refused: Refused) -> None:
    assert refused("Ana card get out").data == {"name": "get out", "matches": ["ch08", "cc05"], "kind": "card"}


def test_an_unknown_card_is_refused_with_the_nearest(refused: Refused) -> None:
    assert refused("Ana card bnk error").data["near"] == ["cc02"]
    assert refused("Ana card zz99").data["kind"] == "card"


def test_a_card_whose_words_end_in_a_choice(table: Table) -> None:
    assert table("Ana", "Budi")("card bank error pay") == DrawCard("Ana", "cc02", "pay")


HATS = ("Ĝojo", "Ghojo", "Gxojo", "Gojo", "ghoj", "gxo", "GH")


@pytest.mark.parametrize("name", HATS)
def test_a_player_answers_in_every_system(table: Table, name: str) -> None:
    said = table("Ĝojo", "Ŝtefo Ĵaŭdo")
    assert said(f"{name} salary") == Salary("Ĝojo")
    for other in ("Shtefo Jhaudo", "shtefo", "sxtefo jxauxdo", '"Shtefo Jhaudo"', "stef"):
        assert said(f"{name} pays {other} 5") == Pay("Ĝojo", "Ŝtefo Ĵaŭdo", 5)


def test_a_player_written_in_the_h_system_answers_to_letters_with_hats(table: Table) -> None:
    said = table("Ghojo", "Richard")
    for name in ("Ĝojo", "gxojo", "gojo", "ghojo"):
        assert said(f"{name} pays richard 5") == Pay("Ghojo", "Richard", 5)


def test_of_two_readings_the_name_as_it_is_wins(table: Table) -> None:
    said = table("Ĝojo", "Ghojo", "Gojo B")
    assert said("turn ghojo") == Turn("Ghojo")
    assert said("turn ĝojo") == Turn("Ĝojo")
    assert said("turn gojo") == Turn("Ĝojo")
    assert table("Ĉesto", "Ĉefo")("turn che").data["matches"] == ["Ĉesto", "Ĉefo"]
    assert table("Ĉesto", "Chandra")("turn ch") == Turn("Chandra")


def test_another_spelling_that_is_a_word_of_the_line_is_no_name(table: Table) -> None:
    assert table("Ĉeck", "Budi")("check Budi cash 5") == Check("Budi", "cash", 5)


@pytest.mark.parametrize("typed", ["Vaŝingtono", "Vashingtono", "Vasxingtono", "vasingtono", "vash", "VASXING"])
def test_a_deed_answers_in_every_system(table: Table, typed: str) -> None:
    said = table("Ana", "Budi", board="kongresoj")
    deed = said("Ana buys vasingtono")
    assert said(f"Ana buys {typed}") == deed
    assert said(f"Ana gives {typed}, 5 to Budi").gives.deeds == (deed.deed,)


def test_every_deed_group_and_square_answers_in_every_system(table: Table) -> None:
    said = table("Ana", "Budi", board="kongresoj")
    board = load_board("kongresoj")
    assert isinstance(board, Board)
    for deed in board.deeds:
        for form in spellings(deed.name):
            assert said(f"Ana buys {form}") == Buy("Ana", deed.id)
    for group in board.groups:
        for form in spellings(group.name):
            members = tuple(deed.id for deed in board.members[group.id])
            assert set(said(f"Ana mortgages {form}").deeds) == set(members)
    assert said("Ana mortgages rugha") == said("Ana mortgages ruĝa")
