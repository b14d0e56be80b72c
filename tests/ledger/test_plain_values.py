"""What may be in a document: what JSON keeps and gives back unchanged. The rest is refused before any write."""

import datetime
import decimal
import enum
import math
from typing import Any

import msgspec
import pytest
from tinydb.table import Document

from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.ledger.journal_errors import NotPlain
from tests.ledger.disks import tables_of


class Suit(enum.StrEnum):
    HOUSE = "house"


class Size(enum.IntEnum):
    BIG = 2


class Text(str):
    __slots__ = ()


class Bare(enum.Enum):
    ONE = 1


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth - 1):
        value = [value]
    return value


def endless() -> list[Any]:
    value: list[Any] = []
    value.append(value)
    return value


@pytest.mark.parametrize(
    ("value", "where", "found"),
    [
        (math.nan, "x", "float"),
        (math.inf, "x", "float"),
        ({1, 2}, "x", "set"),
        (frozenset(), "x", "frozenset"),
        ([0, {"deep": {3}}], "x.1.deep", "set"),
        ("\ud800", "x", "str"),
        ({"\ud800": 1}, "x", "str key"),
        ({1: 2}, "x", "int key"),
        ({None: 2}, "x", "NoneType key"),
        ({1.5: 2}, "x", "float key"),
        ({Size.BIG: 2}, "x", "Size key"),
        (b"bytes", "x", "bytes"),
        (datetime.date(2026, 1, 1), "x", "date"),
        (decimal.Decimal(5), "x", "Decimal"),
        (Bare.ONE, "x", "Bare"),
        (Text("text"), "x", "Text"),
        (object(), "x", "object"),
        (msgspec.Raw(b"[1,\n2]"), "x", "Raw"),
        (msgspec.UNSET, "x", "UnsetType"),
        pytest.param(10**5000, "x", "int", id="an int of 5001 digits"),
        (nested(101), "x" + 100 * ".0", "depth"),
        (endless(), "x" + 100 * ".0", "depth"),
    ],
)
def test_a_value_that_json_cannot_keep_is_refused(value: object, where: str, found: str) -> None:
    disk = MemoryDisk()
    db = JournalDB(disk)
    before = disk.content
    with pytest.raises(NotPlain) as refused:
        db.table("entries").insert_multiple([{"x": 1}, {"x": value}])
    assert (refused.value.code, refused.value.data) == ("not-plain", {"where": where, "found": found})
    assert disk.content == before
    assert db.table("entries").insert({"x": 1}) == 1


@pytest.mark.parametrize(
    ("value", "kept"),
    [
        (None, None),
        (True, True),
        (-0.0, -0.0),
        (1.0, 1.0),
        (5e-324, 5e-324),
        (1e300, 1e300),
        (2**64, 2**64),
        (-(10**40), -(10**40)),
        ("a\nb\x00\u2028\U0001f3e0", "a\nb\x00\u2028\U0001f3e0"),
        ({"": {}}, {"": {}}),
        ((1, (2,)), [1, [2]]),
        (Suit.HOUSE, "house"),
        (Size.BIG, 2),
        ({Suit.HOUSE: (Size.BIG,)}, {"house": [2]}),
        (nested(100), nested(100)),
    ],
)
def test_a_plain_value_is_kept(value: object, kept: object) -> None:
    disk = MemoryDisk()
    db = JournalDB(disk)
    db.table("entries").insert({"x": value})
    now = db.table("entries").all()[0]["x"]
    then = tables_of(disk.content)["entries"][1]["x"]
    assert (repr(now), repr(then)) == (repr(kept), repr(kept))


@pytest.mark.parametrize("name", ["\ud800", 7])
def test_a_table_name_that_json_cannot_keep_is_refused(name: Any) -> None:
    disk = MemoryDisk()
    db = JournalDB(disk)
    with pytest.raises(NotPlain):
        db.table(name).insert({"x": 1})
    assert db.tables() == set()


@pytest.mark.parametrize("doc_id", ["one", True, 1.5])
def test_an_id_that_is_no_whole_number_is_refused(doc_id: Any) -> None:
    db = JournalDB(MemoryDisk())
    with pytest.raises(NotPlain):
        db.table("entries").insert(Document({}, doc_id))
    assert db.table("entries").all() == []
