"""The line that the program reads back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import msgpack, structs

from banker.printing.line import DIGITS, line_of, records_in
from banker.printing.record import Record, record_of
from banker.printing.shared import Mark
from banker.refusal import Refusal
from tests.printing.tables import WHOLE, everything, mixed, table

SEAL = "0123456789abcdef" * 4


def made(player: str = "Ana") -> Record:
    """Make the record of a player."""
    return record_of(mixed(table()).game, player, 3, Mark(1_700_000_000, SEAL))


@pytest.mark.parametrize("player", ["Ana", "Budi", "Citra"])
def test_a_line_is_read_back(player: str) -> None:
    record = made(player)
    assert list(records_in(line_of(record))) == [record]


def test_the_largest_line_is_short() -> None:
    record = record_of(everything(WHOLE).game, WHOLE, 3, Mark(1_700_000_000, SEAL))
    assert len(line_of(record)) < 245
    assert list(records_in(line_of(record))) == [record]


def test_the_format_is_what_it_was() -> None:
    """Lines of another day: what is written here must never be changed, only joined by one of another version."""
    first = structs.replace(made().table, deeds=18_131, prints=None)
    assert list(records_in(WRITTEN)) == [structs.replace(made(), table=first)]
    assert list(records_in(SECOND)) == [made()]


def test_a_line_may_be_typed_broken_and_in_small_letters() -> None:
    record = made()
    line = line_of(record)
    typed = line[:30].lower() + "\n  " + line[30:50].replace("0", "o") + "\r\n" + line[50:].replace("1", "l")
    assert list(records_in(f"on the slip: {typed} and more")) == [record]


@pytest.mark.parametrize("at", range(6, 40, 3))
def test_one_digit_wrong_is_found(at: int) -> None:
    line = line_of(made())
    wrong = line[:at] + DIGITS[(DIGITS.index(line[at]) + 7) % 32] + line[at + 1 :]
    assert list(records_in(wrong)) == [Refusal("slip-damaged")]


@settings(max_examples=60, deadline=None)
@given(st.text(alphabet=DIGITS + "ILOU \n", max_size=60))
def test_no_rubbish_is_a_record(digits: str) -> None:
    assert list(records_in(f"BANK2:{digits}.")) == [Refusal("slip-damaged")]


def test_a_newer_version_is_told() -> None:
    assert list(records_in("BANK12:ABC.")) == [Refusal("slip-newer", {"version": 12, "known": 2})]


def test_a_record_is_an_array_of_its_fields() -> None:
    assert msgpack.decode(msgpack.encode(made()))[1:4] == [0, "Ana", 1_234]


WRITTEN = (
    "BANK1:29QYH6MVF63M3V2WDBR4F1H35J6CNBQ9SGNK0B1SXDVBK0BS081Y68C6149GW71T0GTZ602GXXHCFF64PCP9F3P8E2S750"
    "ECCB2397M9Q5GY54Q41G1RP0R700."
)

SECOND = (
    "BANK2:XVNGS74VF63M3XJWDBR4F1H35J6CNBQ9SGNK0B31D1G9XG60F2463GM40E3GWGAD7G02N3Z4ATF9APPA00MSA60P7FK2B7"
    "K5Q5T491MKJM5P8BH3MSAMSK0D2EBJ8SRRB0E3G000."
)
