"""The picture of a slip: scanned, also from a poor print, and lettered whatever the names."""

from math import ceil

import pytest
from msgspec import structs
from PIL import Image, ImageFilter

from banker.printing.face import drawable, face, wrap
from banker.printing.slip import picture_slip
from banker.printing.summary import code_text
from tests.printing.scans import opened, scan
from tests.printing.tables import LONGEST, everything, mixed, summary, table


@pytest.mark.parametrize("board", ["atlantic", "london", "kongresoj"])
def test_the_largest_slip_is_scanned(board: str) -> None:
    largest = summary(everything(board=board), LONGEST, "g" * 80)
    picture = opened(picture_slip(largest))
    assert scan(picture) == code_text(largest)
    assert picture.width < 2_500


@pytest.mark.parametrize("name", ["[/]", "🂡", "Ĝojo ŭ", "安娜", "\u0301"])
def test_a_letter_that_the_face_lacks_is_no_failure(name: str) -> None:
    slip = summary(mixed(table(name, "Budi")), name)
    assert scan(opened(picture_slip(slip))) == code_text(slip)


def test_a_poor_print_is_scanned() -> None:
    slip = summary(everything(), LONGEST)
    picture = opened(picture_slip(slip)).convert("L")
    poor = picture.filter(ImageFilter.GaussianBlur(2)).rotate(10, expand=True, fillcolor=255)
    noise = Image.effect_noise(poor.size, 90)
    assert scan(Image.blend(poor, noise, 0.15)) == code_text(slip)


def test_a_text_too_long_for_any_code_is_a_picture_all_the_same() -> None:
    slip = structs.replace(summary(table(), "Ana"), game="long " * 700)
    assert opened(picture_slip(slip)).width < 1_000


def test_letters_of_the_languages_spoken_are_drawn_and_others_boxed() -> None:
    assert drawable("ĈĜĤĴŜŬ ĉĝĥĵŝŭ £€₹₱ łøđıñéüß Йод αβγ") == "ĈĜĤĴŜŬ ĉĝĥĵŝŭ £€₹₱ łøđıñéüß Йод αβγ"
    assert drawable("a🂡中ĝ") == "a□□ĝ"


def test_lines_break_at_a_space_where_there_is_one() -> None:
    font = face(28)
    wide = ceil(font.getlength("mm mm mm"))
    assert wrap("mm mm mm mm mm", font, wide) == ["mm mm mm", "mm mm"]
    assert wrap("m" * 9, font, ceil(font.getlength("mmmm"))) == ["mmmm", "mmmm", "m"]
    assert wrap("mm", font, 1) == ["m", "m"]
    assert wrap("", font, 10) == []
