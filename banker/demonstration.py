"""A half-played one-hour game for a stranger to look at."""

import tempfile
from pathlib import Path

from banker.desk import Desk
from banker.ledger.database import JournalDB
from banker.ledger.disk import FileDisk
from banker.refusal import Refusal
from banker.teller.transcript import lines
from banker.timekeeping import ScriptTime, SystemTime, Timekeeper

SCRIPT = Path(__file__).parent / "demo.teller"
PLAYED = 31 * 60
"""Seconds that the game has run when the stranger sits down."""


def set_table(time: Timekeeper | None = None) -> Path | Refusal:
    """Play the demonstration into a game file of its own in a new folder, as if it had begun a while ago."""
    path = Path(tempfile.mkdtemp(prefix="banker-")) / "demo.game"
    now = (time or SystemTime()).now()
    desk = Desk(lambda: JournalDB(FileDisk(path)), ScriptTime(now - PLAYED))
    for line in lines(SCRIPT.read_text("utf-8")):
        answer = desk.say(line.phrase)
        if answer.refusal is not None:
            return answer.refusal
    desk.close()
    return path
