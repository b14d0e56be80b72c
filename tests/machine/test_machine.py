"""Random legal and illegal phrases on every sheet and board."""

from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from banker.desk import Desk
from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.timekeeping import ScriptTime
from tests.machine.invariants import check_reopen, check_replay, check_round_trip, check_table
from tests.machine.phrases import phrase
from tests.machine.tables import BOARDS, RULES, SHEETS, estates, opening
from tests.machine.ways_on import play_out


class Drawn:
    """Chance out of hypothesis: one number is drawn, the rest follows from it."""

    def __init__(self, data: st.DataObject) -> None:
        self.chance = data.draw(st.randoms(use_true_random=False))

    def pick(self, options: Sequence[str]) -> str:
        return self.chance.choice(list(options))

    def number(self, least: int, most: int) -> int:
        return self.chance.randint(least, most)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("sheet", SHEETS)
@settings(max_examples=4, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_whatever_is_said_the_table_stays_sound(sheet: str, board: str, data: st.DataObject) -> None:
    choose = Drawn(data)
    disk = MemoryDisk()
    desk = Desk(lambda: JournalDB(disk), ScriptTime(1_700_000_000))
    short = choose.number(0, 3) == 0
    assert desk.say(opening(sheet, board, choose.pick(RULES), short=short)).ok
    for words in estates(choose.number(0, 2), desk.game.board.unit, short=short):
        desk.say(words)
    if desk.timer is not None:
        assert desk.say(f"deal seed {choose.number(1, 999)}").ok
    for _ in range(60):
        said = phrase(desk.game, choose)
        before = desk.books.copy()
        answer = desk.say(said)
        check_table(desk.game)
        assert answer.ok or desk.books == before, said
    play_out(desk)
    check_replay(desk)
    check_reopen(desk, disk)
    check_round_trip(desk)
