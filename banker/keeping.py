"""Where a desk keeps its game: a file of its own, or one that is only looked at."""

from pathlib import Path
from typing import Any

from banker.ledger.database import JournalDB
from banker.ledger.journal_errors import JournalError
from banker.ledger.ledger import Ledger
from banker.pace import Pace
from banker.refusal import Refusal

SET_BACK = 60
"""Seconds by which a clock must be set back to be worth a word."""


class Keeping:
    """The ledger of a desk, and how it stands with its file.

    `read_only` is what every act is refused with, where nothing can be entered; its `why` is one of asked, damaged,
    cannot-write, gone. `notices` is what the banker must be told of the file and the clock, the first first.
    """

    def __init__(self) -> None:
        """Keep nothing yet."""
        self.ledger: Ledger | None = None
        self.read_only: Refusal | None = None
        self.pace = Pace()
        self.notices: tuple[Refusal, ...] = ()
        self._db: JournalDB | None = None

    @property
    def file(self) -> Path | None:
        """The file that keeps the game; None without a table."""
        return None if self._db is None else Path(self._db.journal.name)

    def close(self) -> None:
        """Let go of the file; everything acknowledged is kept already."""
        if self._db is not None:
            self._db.close()

    def follow(self) -> bool:
        """Take in what the writer of a game that is only looked at has entered; tells whether there was anything."""
        if self._db is None or not self._db.reading:
            return False
        try:
            return self._take_in(self._db)
        except JournalError as error:
            self.read_only = Refusal("read-only", {"file": self._db.journal.name, "why": "gone"})
            self._give_notice(Refusal(error.code, error.data))
            return False

    def look_only(self, data: dict[str, Any]) -> None:
        """Take no more entries, for the reason that the data give, and say so."""
        self.read_only = Refusal("read-only", data)
        self._give_notice(self.read_only)

    def save_as(self, path: Path) -> Refusal | None:
        """Write the whole game into a new file and go on there; what was read only may be entered into again."""
        if self.ledger is None:
            return Refusal("no-table")
        try:
            self.ledger.move(path)
        except JournalError as error:
            return Refusal(error.code, error.data)
        self._db, self.read_only = self.ledger.db, None
        self._give_notice(Refusal("saved-elsewhere", {"file": str(path)}))
        return None

    def _tell_time(self, seconds: int, last: int) -> int:
        """Tell the game's time; a clock that was set back is worth a notice."""
        before = self.pace.shift
        told = self.pace.tell(seconds, last)
        if self.pace.shift - before >= SET_BACK:
            self._give_notice(Refusal("clock-set-back", {"seconds": self.pace.shift - before}))
        return told

    def _keep(self, db: JournalDB, ledger: Ledger | None) -> None:
        """Keep a game in a database from now on."""
        self._db, self.ledger, self.pace = db, ledger, Pace()
        if db.reading:
            self.read_only = Refusal("read-only", {"file": db.journal.name, "why": "asked"})
        if db.notice is not None:
            told = {"file": db.journal.name, "line": db.notice.line, "kept": db.notice.kept}
            self._give_notice(Refusal("unfinished-entry", told))
        self._look_for_damage()

    def _take_in(self, db: JournalDB) -> bool:
        if self.ledger is not None:
            new = self.ledger.follow()
        else:
            db.follow()
            self.ledger = Ledger.reopen(db)
            new = self.ledger is not None
        self._look_for_damage()
        return new

    def _look_for_damage(self) -> None:
        fault = self.ledger.fault if self.ledger is not None else None
        if fault is not None:
            self.look_only({**fault.data, "file": fault.data["path"], "why": "damaged"})

    def _give_notice(self, notice: Refusal) -> None:
        if notice not in self.notices:
            self.notices = (*self.notices, notice)
