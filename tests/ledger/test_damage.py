"""Damage: no byte of a game file can change without the change being named, and the file left as it is."""

from collections.abc import Iterator

import pytest

from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.ledger.journal_errors import Damaged, JournalError
from banker.ledger.journal_line import HEADER
from banker.ledger.journal_reader import read
from banker.ledger.seal import seal_of, sealed
from tests.ledger.disks import game_of, tables_of

GAME = game_of("a", "b", "c")
LINES = GAME.splitlines(keepends=True)


def damage_of(content: bytes) -> dict[str, object]:
    disk = MemoryDisk(content)
    with pytest.raises(Damaged) as refused:
        JournalDB(disk)
    assert disk.content == content
    assert disk.kept == []
    return refused.value.data


def changed_bytes(place: int) -> Iterator[bytes]:
    for bit in range(8):
        yield GAME[:place] + bytes([GAME[place] ^ 1 << bit]) + GAME[place + 1 :]
    for byte in b"\n\0":
        if GAME[place] != byte:
            yield GAME[:place] + bytes([byte]) + GAME[place + 1 :]


def test_every_flipped_bit_and_every_byte_turned_to_newline_or_zero_is_noticed() -> None:
    codes = set()
    for place in range(len(GAME) - 1):
        for content in changed_bytes(place):
            disk = MemoryDisk(content)
            with pytest.raises(JournalError) as refused:
                JournalDB(disk)
            assert disk.content == content
            codes.add(refused.value.code)
    assert codes == {"damaged", "not-a-game-file", "newer-version"}


def test_the_last_newline_may_be_lost_to_a_zero_but_to_nothing_else() -> None:
    for content in changed_bytes(len(GAME) - 1):
        if content.endswith(b"\0"):
            assert tables_of(content) == tables_of(GAME)
        else:
            assert damage_of(content)["line"] == 4


def test_a_flipped_bit_after_the_header_is_named_by_its_line() -> None:
    for place in range(len(HEADER), len(GAME) - 1):
        content = GAME[:place] + bytes([GAME[place] ^ 1]) + GAME[place + 1 :]
        assert damage_of(content)["line"] == GAME[:place].count(b"\n") + 1


def test_the_damage_is_told_by_line_and_misfit() -> None:
    assert damage_of(GAME.replace(b'"note":"b"', b'"note":"B"')) == {"path": ":memory:", "line": 3, "misfit": "seal"}


@pytest.mark.parametrize("gone", range(1, 3))
def test_a_line_left_out_is_damage(gone: int) -> None:
    assert damage_of(b"".join(LINES[:gone] + LINES[gone + 1 :]))["line"] == gone + 1


def test_the_last_line_left_out_cannot_be_told_from_a_game_that_is_one_line_shorter() -> None:
    assert tables_of(b"".join(LINES[:-1])) == {"entries": {1: {"note": "a"}, 2: {"note": "b"}}}


@pytest.mark.parametrize("first", range(1, 3))
def test_two_lines_swapped_are_damage(first: int) -> None:
    lines = [*LINES[:first], LINES[first + 1], LINES[first], *LINES[first + 2 :]]
    assert damage_of(b"".join(lines)) == {"path": ":memory:", "line": first + 1, "misfit": "seal"}


@pytest.mark.parametrize("twice", range(4))
def test_a_line_doubled_is_damage(twice: int) -> None:
    assert damage_of(b"".join(LINES[: twice + 1] + LINES[twice:]))["line"] == twice + 2


def test_a_line_of_another_game_is_damage() -> None:
    other = game_of("x", "b", "c").splitlines(keepends=True)
    assert damage_of(b"".join([*LINES[:2], other[2]])) == {"path": ":memory:", "line": 3, "misfit": "seal"}


def test_whole_lines_after_a_lost_one_are_damage_even_without_the_last_newline() -> None:
    assert damage_of(LINES[0] + LINES[1] + LINES[3][:-1])["line"] == 3


def test_a_lost_newline_between_two_lines_is_damage() -> None:
    assert damage_of(LINES[0] + LINES[1] + LINES[2][:-1] + LINES[3])["line"] == 3
    assert damage_of(LINES[0] + LINES[1] + LINES[2][:-1] + LINES[3][:-1])["line"] == 3


def test_a_broken_line_before_a_torn_one_is_damage() -> None:
    broken = LINES[2].replace(b'"seal"', b'"sael"')
    assert damage_of(LINES[0] + LINES[1] + broken + LINES[3][:20]) == {
        "path": ":memory:",
        "line": 3,
        "misfit": "shape",
    }


@pytest.mark.parametrize(
    ("body", "misfit"),
    [
        (b'{"version":1,"number":7,"table":"entries"}', "number"),
        (b'{"version":1,"number":1,"tables":"entries"}', "shape"),
        (b'{"version":0,"number":1}', "shape"),
        (b'{"version":1,"number":1,"put":{"one":{}}}', "shape"),
        (b'{"version":1,"number":1,"table":"\xff"}', "shape"),
        (b'{"number":1}', "shape"),
        (b"[" * 2000 + b"}", "shape"),
    ],
)
def test_a_sealed_line_that_says_the_wrong_thing_is_damage(body: bytes, misfit: str) -> None:
    line = sealed(body, seal_of(HEADER[-67:-3], body)) + b"\n"
    assert damage_of(HEADER + line) == {"path": ":memory:", "line": 2, "misfit": misfit}


def test_a_broken_header_is_damage_of_line_1() -> None:
    assert damage_of(GAME.replace(b'"number":0', b'"number":9', 1)) == {
        "path": ":memory:",
        "line": 1,
        "misfit": "header",
    }


def test_a_reader_is_given_the_lines_before_the_damage_and_the_verdict() -> None:
    reading = read(GAME.replace(b'"note":"c"', b'"note":"C"'), "evening.game")
    assert [commit.put for commit in reading.commits] == [{1: {"note": "a"}}, {2: {"note": "b"}}]
    assert reading.size == len(LINES[0] + LINES[1] + LINES[2])
    assert isinstance(reading.fault, Damaged)
    assert reading.fault.data == {"path": "evening.game", "line": 4, "misfit": "seal"}
