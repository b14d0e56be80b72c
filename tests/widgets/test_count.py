"""The count on its screen: every part, places and ties, how it came to that, and the way to paper."""

from pathlib import Path

from banker.printing.piece import Series
from tests.widgets.tables import PLAIN, at_desk, play
from widgets.decided import Decided
from widgets.tally import Tally
from widgets.worth_chart import WorthChart, bars, worth_at

GAME = (
    PLAIN, "1 2", "ana buys", "e", "budi rent @3", "budi pays ana 300 for a promise", "citra rent @3", "undo",
    "correct 6 to 250",
)  # fmt: skip


async def test_what_decided_the_game_is_named_without_what_was_taken_back(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", *GAME)
    async with at_desk(path) as (pilot, _screen):
        await pilot.press("f7")
        await pilot.pause()
        decided = pilot.app.screen.query_one(Decided)
        assert decided.payments == ("6  Budi pays Ana 300: a promise", "5  Budi pays Ana 4: Baltic Avenue")
        assert decided.earners == ("Baltic Avenue earned 4 with one rent (Ana)",)


async def test_each_curve_ends_at_the_worth_of_the_count(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", *GAME)
    async with at_desk(path) as (pilot, _screen):
        await pilot.press("f7")
        await pilot.pause()
        counted = {s.player: s.worth.total for s in pilot.app.screen.query_one(Tally).standings}
        assert {one.name: one.points[-1][1] for one in pilot.app.screen.query_one(WorthChart).series} == counted


async def test_all_who_share_the_first_place_are_marked(tmp_path: Path) -> None:
    path = play(tmp_path / "a.game", PLAIN)
    async with at_desk(path, size=(120, 36)) as (pilot, _screen):
        await pilot.press("f7")
        await pilot.pause()
        rows = pilot.app.screen.query_one(Tally).draw(100).split("\n")
        assert [any("accent" in str(span.style) for span in row.spans) for row in rows] == [False, True, True, True]


async def test_jail_cards_have_a_column_only_where_they_count(tmp_path: Path) -> None:
    for option, shown in (("", False), (" with get-out-card-value=50", True)):
        path = play(tmp_path / f"{shown}.game", PLAIN + option, "ana starts with 100, jail card")
        async with at_desk(path, size=(120, 36)) as (pilot, _screen):
            await pilot.press("f7")
            await pilot.pause()
            assert ("jail cards" in pilot.app.screen.query_one(Tally).draw(110).plain) is shown


def test_a_curve_has_eight_steps_a_line_and_the_lowest_is_seen() -> None:
    assert bars([0, 50, 100], (0, 100), 1) == ["▁▅█"]
    assert bars([0, 100], (0, 100), 2) == [" █", "▁█"]
    assert bars([7, 7], (7, 7), 1) == ["▁▁"]


def test_a_worth_holds_until_the_next_one_counted() -> None:
    series = Series("Ana", ((1, 10), (5, 20)))
    assert [worth_at(series, entry) for entry in (0, 1, 4.9, 5, 9)] == [10, 10, 10, 20, 20]
