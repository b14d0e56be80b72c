"""Random legal and illegal phrases on every sheet and board."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from banker.desk import Desk
from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.timekeeping import ScriptTime
from tests.machine.ordeal import Drawn, torment
from tests.machine.tables import BOARDS, RULES, SHEETS, estates, opening


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
    torment(desk, disk, choose)
