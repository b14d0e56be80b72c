"""Amend: back to an entry, another phrase in its place, and what followed entered again; all or nothing."""

import pytest

from banker.answer import Answer
from banker.desk import Desk
from banker.ledger.disk import MemoryDisk
from banker.refusal import Refusal
from tests.corrections.tables import FOLLOW, cash, leaning, refusal, reopened, same, say, table, taken_back
from tests.playing import OPENED


def amended(desk: Desk, phrase: str) -> Answer:
    """Say an amendment that must hold."""
    answer = desk.say(phrase)
    assert answer.ok, answer.refusal
    return answer


# --- what it does


def test_another_phrase_stands_in_its_place() -> None:
    desk = table("Ana buys @39\nBudi pays Citra 10\nnext")
    answer = amended(desk, "amend 2 Budi buys @39")
    assert cash(desk) == (1630, 1220, 1640)
    assert [(entry.number, entry.kind, entry.phrase) for entry in answer.entries] == [
        (5, "amend", "amend 2 Budi buys @39"),
        (6, "purchase", "Budi buys @39"),
        (7, "payment", "Budi pays Citra 10"),
        (8, "next", "next"),
    ]
    assert answer.entries[0].reverses == (2, 3, 4)
    assert answer.entries[0].why == {"code": "amended", "number": 2, "phrase": "Budi buys @39"}


def test_what_comes_out_differently_is_told() -> None:
    desk = table("Ana buys @37\nAna buys @39\nBudi rent @39\nCitra rent @39\nnext")
    answer = amended(desk, "amend 2 note no sale")
    assert answer.answer["impossible"] == []
    assert answer.answer["different"] == [
        {
            "number": 2, "phrase": "note no sale", "now": [],
            "was": [["Ana", "cash", -350], ["bank", "cash", 350], ["bank", "park-place", -1], ["Ana", "park-place", 1]],
        },
        {
            "number": 4, "phrase": "Budi rent @39",
            "was": [["Budi", "cash", -100], ["Ana", "cash", 100]],
            "now": [["Budi", "cash", -50], ["Ana", "cash", 50]],
        },
        {
            "number": 5, "phrase": "Citra rent @39",
            "was": [["Citra", "cash", -100], ["Ana", "cash", 100]],
            "now": [["Citra", "cash", -50], ["Ana", "cash", 50]],
        },
    ]  # fmt: skip
    assert cash(desk) == (1330, 1580, 1580)


def test_what_can_no_longer_be_stops_it_all() -> None:
    desk = table("Ana buys @39\nAna mortgages @39\nBudi salary")
    refused = refusal(desk, "amend 2 Budi buys @39")
    assert (refused.code, refused.data["number"]) == ("amend-breaks", 2)
    assert [(row["number"], row["phrase"], row["refusal"]) for row in refused.data["impossible"]] == [
        (3, "Ana mortgages @39", "not-owner"),
    ]
    assert [row["number"] for row in refused.data["different"]] == [2]


def test_the_phrase_itself_may_be_impossible() -> None:
    desk = table("Ana buys @39\nBudi buys @37")
    refused = refusal(desk, "amend 3 Budi buys @39")
    assert [(row["number"], row["refusal"]) for row in refused.data["impossible"]] == [(3, "already-owned")]


@pytest.mark.parametrize("phrase", ["worth", "undo", "open sheet classic board atlantic players Ana Budi", "at 00:10"])
def test_what_cannot_stand_in_the_place_of_an_entry(phrase: str) -> None:
    refused = refusal(table("Ana salary\nnext"), f"amend 2 {phrase}")
    assert [row["refusal"] for row in refused.data["impossible"]] == ["not-in-amend"]


def test_a_preview_shows_the_same_and_keeps_nothing() -> None:
    desk = table("Ana buys @39\nBudi pays Citra 10")
    before, many = desk.books.copy(), len(desk.entries)
    shown = desk.preview("amend 2 Budi buys @39")
    assert (desk.books, len(desk.entries)) == (before, many)
    assert shown.balances == (("Ana", 1230, 1630), ("Budi", 1620, 1220))
    done = amended(desk, "amend 2 Budi buys @39")
    assert (shown.answer, shown.entries) == (done.answer, done.entries)


# --- undone like anything else


def test_undo_redo_and_the_disk_agree() -> None:
    disk = MemoryDisk()
    desk = table("Ana buys @39\nBudi pays Citra 10\nnext", disk=disk)
    before = desk.books.copy()
    assert taken_back(desk, "amend 2 Budi buys @39", disk) != before


def test_after_its_undo_the_old_acts_are_undone_one_by_one() -> None:
    desk = table("Ana buys @39\nBudi pays Citra 10\nnext\namend 2 Budi buys @39")
    say(desk, "undo 2", "check @39 owner Ana")
    assert (desk.game.turn, cash(desk)) == ("Ana", (1230, 1620, 1640))
    say(desk, "undo 2")
    assert cash(desk) == (1630, 1630, 1630)
    say(desk, "redo 4", "check @39 owner Budi", "!nothing-to-redo redo")


# --- the time of each


def test_what_followed_keeps_its_own_time() -> None:
    text = "clock start\nAna salary\nat 00:10:00\nclock pause\nat 00:20:00\nclock resume\nat 00:30:00"
    disk = MemoryDisk()
    desk = table(text, disk=disk)
    amended(desk, "amend 3 Budi salary")
    say(desk, "check clock 00:40:00")
    assert [(entry.kind, entry.elapsed) for entry in desk.entries[-4:]] == [
        ("amend", 1800), ("salary", 0), ("clock", 600), ("clock", 1200),
    ]  # fmt: skip
    assert desk.entries[-1].at == "2023-11-14T22:33:20Z"
    amended(desk, "amend 7 Citra salary")
    say(desk, "check clock 00:40:00", "undo 2", "check clock 00:40:00")
    assert desk.time.set(OPENED + 60)
    assert desk.elapsed == 1800
    assert desk.ledger is not None
    assert same(desk.ledger, reopened(disk))


# --- amended and corrected before


def test_an_entry_of_an_amendment_is_amended() -> None:
    desk = table("Ana buys @39\nBudi pays Citra 10\nCitra pays Ana 5\namend 2 Budi buys @39")
    assert [entry.number for entry in desk.entries[-3:]] == [6, 7, 8]
    amended(desk, "amend 7 Budi pays Citra 20")
    assert cash(desk) == (1635, 1210, 1645)
    say(desk, "undo")
    assert cash(desk) == (1635, 1220, 1635)
    say(desk, "undo")
    assert cash(desk) == (1235, 1620, 1635)


def test_an_entry_before_an_amendment_is_amended() -> None:
    desk = table("Ana salary\nAna pays Budi 1\nAna pays Budi 2\namend 3 Ana pays Budi 10\nAna pays Budi 3")
    assert cash(desk) == (1815, 1645, 1630)
    amended(desk, "amend 2 Citra salary")
    assert cash(desk) == (1615, 1645, 1830)
    assert [entry.phrase for entry in desk.entries[-4:]] == [
        "Citra salary", "Ana pays Budi 10", "Ana pays Budi 2", "Ana pays Budi 3",
    ]  # fmt: skip
    say(desk, "undo 3")
    assert cash(desk) == (1827, 1633, 1630)


def test_what_was_struck_stays_out_with_its_strike() -> None:
    desk = table("Ana salary\nAna pays Budi 7\nnext\nstrike 3\namend 2 Citra salary")
    assert cash(desk) == (1630, 1630, 1830)
    assert [entry.kind for entry in desk.entries[-5:]] == ["amend", "salary", "payment", "next", "strike"]
    say(desk, "undo")
    assert cash(desk) == (1830, 1630, 1630)


def test_the_strike_of_an_earlier_entry_is_made_again() -> None:
    disk = MemoryDisk()
    desk = table("Ana pays Budi 7\nAna salary\nstrike 2\namend 3 Citra salary", disk=disk)
    assert cash(desk) == (1630, 1630, 1830)
    assert refusal(desk, "strike 2") == Refusal("already-undone", {"number": 2})
    say(desk, "undo 2")
    assert cash(desk) == (1823, 1637, 1630)
    say(desk, "redo 2")
    assert cash(desk) == (1630, 1630, 1830)
    assert desk.ledger is not None
    assert same(desk.ledger, reopened(disk))


def test_a_strike_that_would_not_hold_stops_it() -> None:
    desk = table("Ana starts with 0\nbank pays Ana 100\nbank pays Ana 50\nAna pays Budi 50\nstrike 3")
    refused = refusal(desk, "amend 4 note x")
    assert [(row["number"], row["refusal"]) for row in refused.data["impossible"]] == [(6, "leaned-on")]


def test_a_correction_goes_with_the_entry_that_it_corrects() -> None:
    desk = table("Ana salary\nAna pays Budi 18\ncorrect 3 to 180\namend 2 Citra salary")
    assert cash(desk) == (1450, 1810, 1830)
    assert desk.entries[-1].phrase == "correct 7 to 180"
    assert leaning(desk, 7) == [8]
    say(desk, "correct 7 to 18")
    assert cash(desk) == (1612, 1648, 1830)


# --- phrases of the dice


def test_a_throw_amended_moves_what_follows() -> None:
    desk = table("Ana rolls 1 2\nAna buys\nnext\nBudi rolls 2 4\nBudi buys\nnext", FOLLOW)
    refused = refusal(desk, "amend 2 Ana rolls 2 4")
    assert [(row["number"], row["refusal"]) for row in refused.data["impossible"]] == [(6, "no-offer")]
    amended(desk, "amend 2 Ana rolls 2 6")
    assert (desk.game.square("Ana"), desk.game.square("Budi")) == (8, 6)
    say(desk, "check @8 owner Ana", "check @3 owner bank", "check @6 owner Budi")


def test_a_throw_with_the_lapse_before_it_is_one_step() -> None:
    desk = table("Budi starts with 900, @3\nAna rolls 1 2\nnext\nBudi rolls 2 4\nauction\nunsold", FOLLOW)
    assert [entry.kind for entry in desk.entries[-4:]] == ["lapse", "roll", "auction", "unsold"]
    amended(desk, "amend 6 Budi rolls 2 6")
    assert [entry.kind for entry in desk.entries[-5:]] == ["amend", "lapse", "roll", "auction", "unsold"]
    say(desk, "check Budi square @8")


def test_a_deal_is_dealt_again_as_it_fell() -> None:
    opening = "open sheet monopolo board atlantic players Ana Budi Citra short"
    desk = table("note x\ndeal", opening)
    hands = {name: desk.game.owned(name) for name in desk.game.players}
    amended(desk, "amend 2 note y")
    assert {name: desk.game.owned(name) for name in desk.game.players} == hands


def test_a_deal_that_takes_the_place_of_another_phrase_falls_by_chance_and_keeps_its_seed() -> None:
    opening = "open sheet monopolo board atlantic players Ana Budi Citra short"
    hands = set()
    for _ in range(6):
        desk = table("note x\nnote y", opening)
        foreseen = desk.preview("amend 2 deal")
        amended(desk, "amend 2 deal")
        dealt = desk.entries[4]
        assert (dealt.kind, foreseen.entries[1].why) == ("deal", dealt.why)
        hands.add(tuple(desk.game.owned("Ana")))
        twin = table(f"note x\nnote y\namend 2 deal seed {dealt.why['seed']}", opening)
        assert twin.game.owned("Ana") == desk.game.owned("Ana")
        amended(desk, f"amend {dealt.number + 1} note z")
        assert desk.game.owned("Ana") == twin.game.owned("Ana")
    assert len(hands) > 1


# --- what cannot be


@pytest.mark.parametrize(
    ("text", "phrase", "code"),
    [
        ("note x", "amend 1 note y", "not-correctable"),
        ("note x", "amend 9 note y", "no-such-entry"),
        ("note x\nundo", "amend 2 note y", "already-undone"),
        ("note x\nstrike 2", "amend 2 note y", "already-undone"),
        ("note x\namend 2 note y", "amend 2 note z", "already-undone"),
        ("note x\nfinish", "amend 2 note y", "game-over"),
    ],
)
def test_what_cannot_be_amended(text: str, phrase: str, code: str) -> None:
    assert refusal(table(text), phrase).code == code
