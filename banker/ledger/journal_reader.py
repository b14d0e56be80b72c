"""Reading a game file: its checked lines and a verdict. Nothing here touches a disk."""

import re

from banker.ledger.journal_errors import Damaged, JournalError, NewerVersion, NotAGame
from banker.ledger.journal_line import HEADER, HEADER_SEAL, VERSION, Commit, decoded, version_of
from banker.ledger.journal_tail import is_torn
from banker.ledger.seal import UNSEALED, parted, seal_of

_HEADER_START = re.compile(rb'\{"file":"banker-game","version":([0-9]{1,9})\b')


class Reading:
    """The lines of a game file that fit, in order, and the verdict on what follows them.

    `size` counts the bytes of the lines that fit; after them come either nothing, a torn tail (`torn`, which may be
    dropped), or a line that does not fit (`fault`). `unended` says that the last line lacks its newline only.
    """

    def __init__(self, name: str) -> None:
        """Read nothing yet of the file called `name`."""
        self.name = name
        self.commits: list[Commit] = []
        self.seal = UNSEALED
        self.lines = 0
        self.size = 0
        self.torn = b""
        self.unended = False
        self.fault: JournalError | None = None

    def take(self, line: bytes, newline: int) -> JournalError | None:
        """Take over the next line if it fits, or say why it does not; `newline` is the length of its end, 0 or 1."""
        misfit = self._commit(line) if self.lines else self._header(line)
        if misfit is None:
            self.lines += 1
            self.size += len(line) + newline
        return misfit

    def go_on(self, data: bytes) -> None:
        """Take over the lines that come next, up to the first that does not fit, and judge the rest."""
        start = self.size
        *lines, _ = data.split(b"\n")
        for line in lines:
            if self.take(line, 1) is not None:
                break
        if self.size - start < len(data):
            self.judge(data[self.size - start :])

    def judge(self, tail: bytes) -> None:
        """Decide what the bytes after the lines that fit are."""
        line, newline, _ = tail.partition(b"\n")
        line = line if newline else line.rstrip(b"\0")
        misfit = self.take(line, 0)
        if misfit is None:
            self.unended, self.torn = True, tail[len(line) :]
        elif self._is_torn(tail):
            self.torn = tail
        else:
            self.fault = misfit

    def _is_torn(self, tail: bytes) -> bool:
        return is_torn(tail, self.size) if self.lines else _is_begun(tail)

    def _header(self, line: bytes) -> JournalError | None:
        if line == HEADER[:-1]:
            self.seal = HEADER_SEAL
            return None
        start = _HEADER_START.match(line)
        if start is None:
            return NotAGame(path=self.name, found="other")
        if int(start[1]) > VERSION:
            return NewerVersion(path=self.name, found=int(start[1]), known=VERSION)
        return self._damaged("header")

    def _commit(self, line: bytes) -> JournalError | None:
        parts = parted(line)
        if parts is None:
            return self._damaged("shape")
        body, seal = parts
        if seal_of(self.seal, body) != seal:
            return self._damaged("seal")
        return self._sealed(body, seal)

    def _sealed(self, body: bytes, seal: bytes) -> JournalError | None:
        commit = decoded(body)
        if commit is None:
            return self._unknown(body)
        if commit.number != self.lines:
            return self._damaged("number")
        self.commits.append(commit)
        self.seal = seal
        return None

    def _unknown(self, body: bytes) -> JournalError:
        version = version_of(body)
        if version > VERSION:
            return NewerVersion(path=self.name, found=version, known=VERSION)
        return self._damaged("shape")

    def _damaged(self, misfit: str) -> Damaged:
        return Damaged(path=self.name, line=self.lines + 1, misfit=misfit)


def _is_begun(data: bytes) -> bool:
    return len(data) <= len(HEADER) and HEADER.startswith(data.rstrip(b"\0"))


def read(data: bytes, name: str) -> Reading:
    """Check the bytes of the game file called `name`, line by line, up to the first that does not fit."""
    reading = Reading(name)
    reading.go_on(data)
    return reading


def whole_lines(data: bytes) -> bytes:
    """Leave off a last line that has no end: its writer may still be at it."""
    return data[: data.rfind(b"\n") + 1]
