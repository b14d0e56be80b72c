"""Which slips belong together, and what is said of those that do not."""

import pytest
from msgspec import structs

from banker.refusal import Refusal
from banker.restoring.slips import Slip, gather, slips_in
from banker.rules import requests as r
from banker.speech.refusals import tell_refusal
from tests.printing.tables import do, mixed, summary, table
from tests.restoring.makers import lines, slips


def refused(answer: object) -> Refusal:
    """Take the refusal."""
    assert isinstance(answer, Refusal)
    return answer


def test_slips_are_put_in_the_order_of_the_seats_and_twice_the_same_is_once() -> None:
    made = slips(mixed(table()))
    got = gather([*reversed(made), made[1]])
    assert not isinstance(got, Refusal)
    assert [record.player for record in got] == ["Ana", "Budi", "Citra"]


def test_a_missing_player_is_told() -> None:
    refusal = refused(gather(slips(table())[:2]))
    assert (refusal.code, refusal.data["seats"]) == ("slip-missing", [3])
    assert tell_refusal(refusal) == "Of 3 slips that of seat 3 is missing; those of Ana and Budi are here."


def test_who_left_needs_no_slip() -> None:
    desk = do(table(), r.Retire("Budi"))
    got = gather(slips(desk))
    assert not isinstance(got, Refusal)
    assert [record.player for record in got] == ["Ana", "Citra"]


def test_slips_of_different_moments_are_told() -> None:
    desk = table()
    first = slips(desk)
    refusal = refused(gather([first[0], *slips(do(desk, r.Salary("Ana")))[1:]]))
    assert refusal.code == "slips-of-moments"
    told = "The slips are of different moments: that of Ana of entry 1, that of Budi of entry 2."
    assert tell_refusal(refusal) == told


def test_slips_of_different_games_are_told() -> None:
    one, two = slips(table()), slips(table(board="london"))
    refusal = refused(gather([one[0], *two[1:]]))
    assert refusal.code == "slips-of-games"
    assert "Ana" in tell_refusal(refusal)


def test_copies_of_a_game_that_went_on_differently_are_told() -> None:
    one, two = slips(table(), "aa" * 32), slips(table(), "bb" * 32)
    assert refused(gather([one[0], *two[1:]])).code == "slips-contradict"


def test_two_slips_of_a_player_that_differ_are_told() -> None:
    made = slips(table())
    other = Slip(structs.replace(made[0].record, cash=9_999), "y")
    assert refused(gather([*made, other])).code == "slips-contradict"


# --- lines


def test_a_text_of_several_slips_is_read_with_what_stands_around() -> None:
    desk = mixed(table())
    text = "\n\nscanned on Friday\n".join(lines(desk))
    read = slips_in(text, "pasted")
    assert not isinstance(read, Refusal)
    assert [slip.record.cash for slip in read] == [1_234, 0, 1_630]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda line: "Player: Ana", "no-slip"),
        (lambda line: line[:-1], "slip-damaged"),
        (lambda line: line[:20] + line[21:], "slip-damaged"),
        (lambda line: line.replace("BANK2:", "BANK3:"), "slip-newer"),
    ],
)
def test_a_line_that_is_not_whole_is_told_with_its_file(change: object, code: str) -> None:
    assert callable(change)
    refusal = refused(slips_in(change(summary(table(), "Ana").line), "a.txt"))
    assert (refusal.code, refusal.data["file"]) == (code, "a.txt")


def test_no_slips_at_all() -> None:
    assert refused(gather([])).code == "no-slip"
