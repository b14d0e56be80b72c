"""The ring of any board that there may be: every square in its place, none over another, all within reach."""

from itertools import pairwise

import pytest

from widgets.ring import fits, middle, neighbour, place, ring, sides
from widgets.state import Spot

COUNTS = range(24, 61)


@pytest.mark.parametrize("count", COUNTS)
def test_the_squares_lie_around_the_edge_one_beside_the_other(count: int) -> None:
    across, up = sides(count)
    places = [place(index, count) for index in range(count)]
    assert len(set(places)) == count
    assert places[0] == (across, up)
    for (x, y), (ahead, below) in pairwise(places):
        assert abs(x - ahead) + abs(y - below) == 1
    for x, y in places:
        assert (x in (0, across) and 0 <= y <= up) or (y in (0, up) and 0 <= x <= across)
    last = abs(places[-1][0] - across) + abs(places[-1][1] - up)
    assert last == (1 if count % 2 == 0 else 2)
    assert 0 <= across - up <= 1


def test_forty_squares_have_ten_on_a_side() -> None:
    assert sides(40) == (10, 10)
    assert [place(index, 40) for index in (0, 10, 20, 30, 39)] == [(10, 10), (0, 10), (0, 0), (10, 0), (10, 9)]


@pytest.mark.parametrize("count", COUNTS)
def test_every_square_is_reached_by_the_arrows(count: int) -> None:
    seen, open_ = {0}, [0]
    while open_:
        at = open_.pop()
        for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            to = neighbour(at, count, right, down)
            if to not in seen:
                seen.add(to)
                open_.append(to)
    assert seen == set(range(count))


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("size", [(136, 40), (200, 60)])
def test_the_ring_fills_its_room_with_every_square_once(count: int, size: tuple[int, int]) -> None:
    width, height = size
    assert fits(count, width, height)
    spots = [Spot(index, f"<{index}>", "parking") for index in range(count)]
    rows = ring(spots, width, height, (), lambda _index, line: line)
    assert len(rows) == height
    assert {row.cell_length for row in rows} == {width}
    drawn = "\n".join(row.plain for row in rows)
    assert [index for index in range(count) if drawn.count(f"<{index}>") != 1] == []
    room = middle(count, width, height)
    assert room[0] > width // 2
    assert room[1] > height // 2


@pytest.mark.parametrize("count", COUNTS)
def test_the_ring_needs_the_room_of_its_longest_side(count: int) -> None:
    across, up = sides(count)
    assert fits(count, 8 * (across + 1), 2 * (up + 1))
    assert not fits(count, 8 * (across + 1) - 1, 2 * (up + 1))
    assert not fits(count, 8 * (across + 1), 2 * (up + 1) - 1)
