"""Columns that stand still: figures one under the other, and nothing that is cut without its mark."""

import pytest
from textual.content import Content

from widgets import ledger, tally
from widgets.actions import UNDO
from widgets.cells import words
from widgets.choice import Choice
from widgets.screens import settings
from widgets.squares import entry
from widgets.state import Line, Lot, Spot, Token
from widgets.unbroken import hold_figures

LOT = Lot("A", "#955436", "Baltic Avenue", 60, "", 0, False, False, "")
OWNED = Lot("A", "#955436", "Baltic Avenue", 60, "Ana", 2, False, False, "30")
LONG = "Wolfeschlegelsteinhausenbergerdorffwelch"


@pytest.mark.parametrize("tokens", [0, 1, 3, 8])
def test_owners_and_prices_stay_in_their_column_however_many_tokens_stand_there(tokens: int) -> None:
    standing = tuple(Token(seat, str(seat)) for seat in range(1, tokens + 1))
    sold = entry(Spot(3, "Baltic Avenue", "deed", OWNED, standing), 40, 8).plain
    unsold = entry(Spot(3, "Baltic Avenue", "deed", LOT, standing), 40, 8).plain
    assert (sold.index("Ana ⌂⌂"), len(sold)) == (32, 40)
    assert unsold.endswith("60")
    assert all(token.sign in sold[16:32] for token in standing)


def test_a_square_without_a_deed_has_the_room_of_an_owner_for_its_name() -> None:
    assert entry(Spot(10, "In Jail / Just Visiting", "jail"), 28, 8).plain == " 10 In Jail / Just Visiting "


def test_the_figures_of_a_narrow_count_stand_one_under_the_other() -> None:
    heads = ("place", "player", "cash", "deeds", "total")
    rows = [("1", "Ana", "1,308", "90", "1,398"), ("2", "Budi", "8", "1,160", "1,168"), ("3", "Citra", "", "", "out")]
    drawn = [line.plain for line in tally._list(heads, rows, 40)]
    assert drawn[1].replace("1,308", "    8").replace("   90", "1,160") == drawn[3]
    assert [drawn[at][-5:] for at in (0, 2)] == ["1,398", "1,168"]
    assert len(drawn) == 5  # who is out has no figures


def test_game_times_of_an_hour_and_less_end_in_one_column() -> None:
    drawn = [ledger._draw(Line(1, late, "x", live=True), 70, len("1:00:00"))[0].plain for late in (59, 3600)]
    assert [line.index("x") for line in drawn] == [15, 15]
    assert drawn[0][:13].endswith("00:59")


def test_an_option_too_wide_goes_on_under_its_first_word_and_a_word_too_wide_is_cut_with_its_mark() -> None:
    choice = Choice((("a", "Ana"), ("b", f"bankrupt to {LONG}")), "a")
    assert choice.draw(30).plain.split("\n") == ["● Ana", "○ bankrupt to", f"  {LONG[:27]}…"]
    assert choice.draw(90).plain == f"● Ana   ○ bankrupt to {LONG}"


def test_what_a_key_does_stands_under_it_where_there_is_no_room_beside() -> None:
    wide, narrow = (settings._row(UNDO).draw(width).plain.split("\n") for width in (76, 20))
    assert wide == ["^z     undo  Take back the last act."]
    assert narrow[0] == "^z     undo"
    assert " ".join(map(str.strip, narrow[1:])) == "Take back the last act."
    assert all(Content(row).cell_length <= 20 and row.startswith(" " * 7) for row in narrow[1:])


def test_a_figure_is_never_broken_at_the_blank_that_groups_its_digits() -> None:
    hold_figures()
    told = "Budi pagas 2\N{NO-BREAK SPACE}000\N{NO-BREAK SPACE}000 al Ana"
    for width in (12, 14, 20, 22):
        rows = [row.plain.strip() for row in Content(told).wrap(width)]
        assert any("2\N{NO-BREAK SPACE}000\N{NO-BREAK SPACE}000" in row for row in rows), rows
        assert " ".join(rows) == told
        assert words(told, width) == rows
