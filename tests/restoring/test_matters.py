"""What was open on the table is open again: every kind of matter, rents that lapsed, a round that closes."""

import pytest
from msgspec import msgpack, structs

from banker.printing.line import line_of, records_in
from banker.printing.record import Record
from banker.printing.shorthand import pack, unpack
from banker.refusal import Refusal
from tests.machine.long import Seeded
from tests.machine.phrases import phrase
from tests.machine.tables import BOARDS, RULES, SHEETS, estates, opening
from tests.playing import played
from tests.printing.tables import empty_desk, table
from tests.restoring.makers import again, restored, slips

OPEN = "open sheet monopolo board atlantic players Ana Budi Citra"
CLASSIC = "open sheet classic board atlantic players Ana Budi Citra"

OPENED = {
    "offer": f"{OPEN}\nAna rolls 1 2",
    "rent": f"{OPEN}\nBudi starts with 900, @1, @3\nAna rolls 1 2",
    "tax": f"{OPEN} with income-tax=choice\nAna rolls 1 3",
    "card": f"{OPEN}\nAna rolls 3 4",
    "fine": f"{OPEN}\nAna starts with 5\nAna jailed" + 3 * "\nturn Ana\nAna rolls 1 2",
    "debt": f"{OPEN}\nAna owes Budi 2,900 for a promise, [/] Ĝ 🂡",
    "auction": f"{OPEN}\nAna rolls 1 2\nauction @3\nBudi bids 12\nCitra passes",
    "house": f"{CLASSIC} with houses=1\nAna starts with 500, @1, @3\nBudi starts with 500, @6, @8, @9\n"
    "auction house\nBudi bids 60",
    "estate": f"{CLASSIC} with bank-sale=mortgaged\nAna starts with 5, @1, @3 mortgaged, @5, @12\nAna retires\n"
    "Budi bids 5",
}


@pytest.mark.parametrize("case", OPENED)
def test_what_is_open_is_open_again(case: str) -> None:
    desk = played(OPENED[case])
    twin = restored(desk).desk
    assert case in {kind for matter in desk.matters for kind in (matter.kind, matter.lot)}
    assert (twin.matters, twin.books) == (desk.matters, desk.books)
    assert twin.preview("").refusal == desk.preview("").refusal


def test_a_bank_that_holds_mortgages_still_does() -> None:
    desk = played(OPENED["estate"])
    assert slips(desk)[0].record.table.pledged == (1,)
    assert restored(desk).desk.books == desk.books


def test_a_rent_not_asked_for_in_time_stays_lapsed() -> None:
    desk = played(f"{OPEN}\nBudi starts with 900, @1, @3\nAna rolls 1 2\nnext\nBudi rolls 1 3")
    assert desk.books.facts["lapsed"] == [["Ana", "baltic-avenue"]]
    twin = restored(desk).desk
    assert twin.books == desk.books
    assert twin.say("Ana rent @3").refusal == desk.say("Ana rent @3").refusal


def test_the_last_round_stays_the_last() -> None:
    text = f"{OPEN} timed 10 with bell=round\nclock start\nAna rolls 1 2\nAna buys\nat 00:12:00\nnext\nBudi retires"
    desk = played(f"{text}\nCitra retires")
    assert desk.books.facts.get("closed")
    assert restored(desk).desk.books == desk.books


def test_lots_traded_apart_stand_again() -> None:
    desk = played(f"{CLASSIC} with trade-block=lot\nAna starts with 500, @1, @3 houses 1\nAna gives @1 to Budi for 20")
    assert restored(desk).desk.books == desk.books


@pytest.mark.parametrize("seed", range(1, 19))
def test_whatever_was_played_the_books_are_the_same(seed: int) -> None:
    choose, desk = Seeded(seed), empty_desk()
    assert desk.say(opening(SHEETS[seed % 3], BOARDS[seed // 3 % 6], RULES[seed % len(RULES)], short=seed % 4 == 0)).ok
    for words in estates(seed, desk.game.board.unit, short=seed % 4 == 0):
        desk.say(words)
    for at in range(90):
        desk.say(phrase(desk.game, choose))
        desk.time.set(desk.time.now() + at % 7)
        if at % 15 == 0 and desk.game.players:
            assert restored(desk).desk.books == desk.books


# --- what has no room, and what cannot be


def test_more_than_a_code_has_room_for_is_counted_and_told() -> None:
    desk = table()
    for at in range(30):
        assert desk.say(f"Ana owes Budi {at + 1} for {'%x' % (at * 7_919_777)} and {'%x' % (at * 104_729_333)}").ok
    record = slips(desk)[0].record
    assert (record.table.open, record.table.matters) == (30, b"")
    assert len(line_of(record)) < 300
    twin = restored(desk)
    assert (twin.desk.matters, twin.table.open) == ((), 30)


def test_shorthand_is_three_bytes_a_name_and_reads_what_it_wrote() -> None:
    desk = played(OPENED["auction"])
    fact, players, board = desk.books.facts["matters"], desk.game.everyone, desk.game.board
    assert len(msgpack.encode(fact)) - len(pack(fact, players, board)) > 20
    assert unpack(pack(fact, players, board), players, board) == fact


@pytest.mark.parametrize(
    "matter",
    [
        {"kind": "rent", "player": "Zoe"},
        {"kind": "rent", "player": "Ana", "deed": "nowhere"},
        {"kind": "offer", "player": "Ana", "deed": "boardwalk", "amount": -5},
        {"kind": "tax", "player": "Ana", "square": 40},
        {"kind": "estate", "deed": "boardwalk", "lot": "boardwalk"},
        {"kind": "murder", "player": "Ana"},
        5,
    ],
)
def test_what_cannot_be_open_is_refused(matter: object) -> None:
    ana, budi = (slip.record for slip in slips(table("Ana", "Budi")))
    other = structs.replace(ana.table, open=1, matters=msgpack.encode([matter]))
    refusal = again(structs.replace(ana, table=other), structs.replace(budi, table=other))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "slip-unfit"


def test_a_line_of_the_first_version_is_still_read() -> None:
    read = [record for line in WRITTEN for record in records_in(line)]
    assert [record.player for record in read if isinstance(record, Record)] == ["Ana", "Budi"]
    twin = again(*(record for record in read if isinstance(record, Record)))
    assert not isinstance(twin, Refusal)
    assert twin.desk.timer is not None
    assert (twin.desk.timer.state, twin.left, twin.desk.game.cash("Budi")) == ("running", 1_200, 1_630)


WRITTEN = (
    "BANK1:3KD6TZCVF63M3371101WP2GCRF7VMQBEC2DC1G3RH1GW5103GW72T1EV6FWJS7Y0B7789SAG1E00CB3PSH5KSJZRWP40R8"
    "RKDSDHM9GW70000.",
    "BANK1:9ME95CCVF63M3371101WP2GCRF7VMQBEC2DC1G3RH1GW5103GW72T1EV6FWJS7Y0B7789SAG1CC1G64Q72ATCS4YCP5KP8"
    "M3SYD8C2871R000.",
)
