"""The one door: phrases in, answers out; what is kept and what is not."""

import errno

import pytest

from banker.desk import Desk
from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.rules import requests as r
from banker.timekeeping import LineTime, ScriptTime, SystemTime
from tests.machine.invariants import check_reopen, check_replay

OPEN = "open sheet {sheet} board atlantic players Ana Budi Citra"


def sit(sheet: str = "monopolo", *phrases: str) -> tuple[Desk, MemoryDisk]:
    """Open a table in memory and say some phrases, which must hold."""
    disk = MemoryDisk()
    desk = Desk(lambda: JournalDB(disk), ScriptTime(1_700_000_000))
    for phrase in (OPEN.format(sheet=sheet), *phrases):
        answer = desk.say(phrase)
        assert answer.ok, (phrase, answer.refusal)
    return desk, disk


def test_nothing_can_be_said_before_the_opening() -> None:
    desk = Desk(lambda: JournalDB(MemoryDisk()), ScriptTime(0))
    answer = desk.say("Ana pays Budi 5")
    assert answer.refusal is not None
    assert answer.refusal.code == "no-table"


def test_a_preview_shows_balances_and_keeps_nothing() -> None:
    desk, disk = sit()
    before, content = desk.books.copy(), disk.content
    answer = desk.preview("Ana buys @39")
    assert answer.balances == (("Ana", 1630, 1230),)
    assert answer.entries[0].number == 2
    assert (desk.books, disk.content, len(desk.entries)) == (before, content, 1)


@pytest.mark.parametrize("phrase", ["undo", "redo", "strike 2", "correct 2 to 300", "amend 2 Budi buys @39", "finish"])
def test_previews_of_corrections_keep_nothing_either(phrase: str) -> None:
    desk, disk = sit("monopolo", "Ana buys @39", "Ana salary", "undo")
    before, content = desk.books.copy(), disk.content
    assert desk.preview(phrase).ok
    assert (desk.books, disk.content) == (before, content)


def test_a_preview_says_what_will_be_recorded() -> None:
    desk, _ = sit("monopolo", "Ana buys @39")
    foreseen = desk.preview("Budi rent @39")
    said = desk.say("Budi rent @39")
    assert foreseen.entries == said.entries


def test_D2_the_percent_is_not_shown_before_it_is_chosen() -> None:
    desk, _ = sit("monopoli", "1 3")
    assert desk.preview("Ana tax @4 percent").hidden
    assert desk.say("worth Ana").refusal is not None
    assert desk.say("worth").answer["Ana"] is None
    assert desk.say("check Ana worth 1500").refusal is not None
    assert desk.say("Ana tax @4 percent").ok
    assert desk.say("check Ana cash 1350").ok
    assert desk.say("worth Ana").answer["total"] == 1350


def test_an_empty_line_does_the_first_open_matter() -> None:
    desk, _ = sit("monopolo", "1 2")
    answer = desk.say("")
    assert answer.entry is not None
    assert (answer.entry.kind, answer.entry.phrase) == ("purchase", "Ana buys @3")
    nothing = desk.say("")
    assert nothing.refusal is not None
    assert nothing.refusal.code == "nothing-open"


def test_entries_carry_their_time_and_the_phrase() -> None:
    desk, _ = sit("monopolo", "at 0:12:30", "Ana salary")
    assert desk.entries[1].elapsed == 750
    assert desk.entries[1].at == "2023-11-14T22:25:50Z"
    assert desk.entries[1].phrase == "Ana salary"


def test_time_never_runs_backwards_whatever_the_clock_of_the_machine_does() -> None:
    desk, _ = sit("monopolo", "at 0:10:00", "Ana salary")
    desk.time.set(1_600_000_000)
    assert desk.elapsed == 600
    assert desk.say("Ana salary").entries[0].elapsed == 600
    answer = desk.say("at 0:05:00")
    assert answer.refusal is not None
    assert answer.refusal.code == "time-runs-on"


def test_only_transcripts_may_set_the_time() -> None:
    desk = Desk(lambda: JournalDB(MemoryDisk()), SystemTime())
    assert desk.say(OPEN.format(sheet="classic")).ok
    answer = desk.say("at 0:12:30")
    assert answer.refusal is not None
    assert answer.refusal.code == "transcripts-only"
    lines = LineTime()
    assert lines.set(lines.now() + 750)


def test_a_reopened_game_is_the_same_undo_and_redo_too() -> None:
    desk, disk = sit("monopolo", "Ana buys @39", "Ana salary", "undo", "Budi salary", "undo 2", "redo")
    check_reopen(desk, disk)
    other = Desk.reopen(JournalDB(MemoryDisk(disk.content)), ScriptTime(1_700_000_500))
    assert other.say("redo").ok
    assert desk.say("redo").ok
    assert other.books == desk.books
    check_replay(other)


def test_undo_stops_at_the_opening_and_a_new_entry_ends_redo() -> None:
    desk, _ = sit("monopolo", "Ana salary", "undo")
    answer = desk.say("undo")
    assert answer.refusal is not None
    assert answer.refusal.code == "nothing-to-undo"
    assert desk.say("Budi salary").ok
    answer = desk.say("redo")
    assert answer.refusal is not None
    assert answer.refusal.code == "nothing-to-redo"


def test_J6_undone_entries_are_kept_and_shown() -> None:
    desk, _ = sit("monopolo", "Ana salary", "undo")
    history = desk.say("history").answer
    assert [(row["number"], row["live"]) for row in history] == [(1, True), (2, False), (3, True)]
    assert history[2]["reverses"] == (2,)


def test_a_full_disk_is_a_refusal_and_the_books_stay() -> None:
    class Full(MemoryDisk):
        full = False

        def append(self, data: bytes) -> None:
            if self.full:
                raise OSError(errno.ENOSPC, "no room")
            super().append(data)

    disk = Full()
    desk = Desk(lambda: JournalDB(disk), ScriptTime(1_700_000_000))
    assert desk.say(OPEN.format(sheet="classic")).ok
    disk.full = True
    answer = desk.say("Ana salary")
    assert answer.refusal is not None
    assert answer.refusal.code == "disk-full"
    assert desk.game.cash("Ana") == 1500
    disk.full = False
    assert desk.say("Ana salary").ok
    assert desk.game.cash("Ana") == 1700


def test_a_deal_without_a_seed_keeps_the_one_it_took() -> None:
    desk, disk = sit("monopolo", "deal")
    assert 0 <= desk.entries[1].why["seed"] < 1_000_000
    assert all(len(desk.game.owned(name)) == 4 for name in ("Ana", "Budi", "Citra"))
    check_reopen(desk, disk)


def test_the_same_seed_deals_the_same_deeds() -> None:
    first, second, other = (sit("monopolo", f"deal seed {seed}")[0].game for seed in (7, 7, 8))
    assert [first.owned(name) for name in first.players] == [second.owned(name) for name in second.players]
    assert [first.owned(name) for name in first.players] != [other.owned(name) for name in other.players]


def test_a_second_opening_is_refused_where_a_game_is_kept() -> None:
    desk, _ = sit()
    answer = desk.say(OPEN.format(sheet="classic"))
    assert answer.refusal is not None
    assert answer.refusal.code == "already-open"


def test_requests_go_in_by_the_same_door() -> None:
    desk, _ = sit()
    answer = desk.act(r.Buy("Ana", "boardwalk"), "click")
    assert answer.entry is not None
    assert answer.entry.phrase == "click"
    assert desk.game.cash("Ana") == 1230


def test_the_time_up_is_told_until_the_game_is_finished() -> None:
    desk, _ = sit("monopolo", "clock start")
    desk.time.set(1_700_000_000 + 3600)
    assert desk.say("Ana salary").time_up
    assert not desk.say("finish").time_up


def test_the_bank_owes_nothing_and_nothing_is_undone_inside_an_amendment() -> None:
    desk, _ = sit("classic", "Ana buys @39")
    refused = desk.act(r.Owe("bank", "Ana", 5)).refusal
    assert refused is not None
    assert refused.code == "bank-owes-nothing"
    broken = desk.say("amend 2 undo").refusal
    assert broken is not None
    assert (broken.code, broken.data["impossible"][0]["refusal"]) == ("amend-breaks", "not-in-amend")


def test_the_preview_of_a_shuffled_deal_is_what_is_dealt() -> None:
    desk, _ = sit("monopolo")
    foreseen = [desk.preview("deal").entries for _ in range(3)]
    assert foreseen[0] == foreseen[1] == foreseen[2]
    assert desk.say("deal").entries == foreseen[0]
    desk.say("undo")
    assert desk.preview("deal").entries[0].why["seed"] != foreseen[0][0].why["seed"]


def test_the_clock_stands_once_the_game_is_finished() -> None:
    desk, _ = sit("monopolo", "clock start", "at 0:10:00", "finish")
    desk.time.set(1_700_000_000 + 4000)
    assert desk.say("check clock 0:50:00").ok
    assert desk.say("undo").ok
    assert desk.say("check clock 0:00:00").ok


def test_added_minutes_count_from_now_where_the_time_was_up() -> None:
    desk, _ = sit("monopolo", "clock start", "at 1:05:00", "clock add 10")
    assert desk.say("check clock 0:10:00").ok


def test_an_undone_act_is_told_in_its_own_words() -> None:
    desk, _ = sit("monopolo", "Ana buys @39", "undo")
    assert desk.entries[2].why["what"] == desk.entries[1].why


def test_a_turn_that_is_ended_without_a_throw_says_so() -> None:
    desk, _ = sit("monopolo", "next", "Budi at @36", "2 2", "next")
    assert [entry.why.get("left") for entry in desk.entries if entry.kind == "next"] == ["throw", "doubles"]


def test_settles_pays_whatever_is_due_where_there_is_no_debt() -> None:
    desk, _ = sit("monopolo", "Budi buys @6", "2 4", "Ana settles")
    assert (desk.game.cash("Ana"), desk.matters) == (1624, ())
