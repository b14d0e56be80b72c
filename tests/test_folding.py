"""Folding: case, accents and the x-system."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banker.folding import fold, h_system, spellings, squeeze, words_of


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Ŝanco", "sanco"),
        ("sxanco", "sanco"),
        ("SXANCO", "sanco"),
        ("sanco", "sanco"),
        ("Ĉeĝoĥoĵoŝoŭo", "cegohojosouo"),
        ("cxegxohxojxosxouxo", "cegohojosouo"),
        ("Łódź", "lodz"),
        ("Straße", "strasse"),
        ("next", "next"),
        ("8x100", "8x100"),
        ("[/]", "[/]"),
        ("🂡", "🂡"),
        ("́", "́"),
        ("", ""),
    ],
)
def test_fold(text: str, folded: str) -> None:
    assert fold(text) == folded


def test_words_are_without_their_punctuation() -> None:
    assert words_of("B. & O. Railroad") == ("b", "o", "railroad")
    assert words_of("Bulonjo-ĉe-Maro") == ("bulonjo", "ce", "maro")
    assert words_of("[/]") == ("[/]",)
    assert squeeze("Dark-Blue") == squeeze("dark blue") == "darkblue"


@given(st.text(max_size=80))
def test_folding_twice_folds_no_further(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@given(st.text(min_size=1, max_size=80))
def test_no_name_folds_to_nothing(text: str) -> None:
    assert fold(text)


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("Ĝojo", ("gojo", "ghojo")),
        ("GXOJO", ("gojo", "ghojo")),
        ("Ghojo", ("ghojo", "gojo")),
        ("Aŭgusto", ("augusto",)),
        ("Bulonjo-ĉe-Maro", ("bulonjo-ce-maro", "bulonjo-che-maro")),
        ("Ana", ("ana",)),
    ],
)
def test_a_name_is_spelt_in_the_x_system_the_h_system_and_without_hats(name: str, forms: tuple[str, ...]) -> None:
    assert spellings(name) == forms


@given(st.text(max_size=40))
def test_the_h_system_is_folded(text: str) -> None:
    assert fold(h_system(text)) == h_system(text)
