"""A file is refused by its name."""

import pytest

from tests.speech.makers import Row, check

FILES: list[Row] = [
    (
        "file-in-use",
        {"path": "a.game", "pid": 1234, "since": "2026-01-01T00:00:00Z"},
        "a.game is open in another desk (process 1234, since 2026-01-01T00:00:00Z): close it first, or only look on.",
    ),
    ("file-in-use", {"path": "a.game", "pid": None, "since": None},
     "a.game is open in another desk: close that one first, or only look on."),
    ("not-a-game-file", {"path": "a.game", "found": "directory"}, "a.game is a folder, not a game."),
    ("not-a-game-file", {"path": "a.game", "found": "other"}, "a.game is not a game of this desk."),
    ("damaged", {"path": "a.game", "file": "b.game", "line": 7, "misfit": "seal"},
     "b.game is damaged at line 7: it is not as it was written. Restore a copy of it."),
    ("disk-full", {"path": "a.game"},
     "There is no room on the disk: nothing was recorded. Make room and enter it again, or save elsewhere."),
    ("disk-failed", {"path": "a.game", "reason": "EIO"},
     "The disk failed (EIO): open a.game again to see what was recorded, or save elsewhere."),
    ("file-gone", {"path": "a.game"},
     "a.game was deleted, moved or replaced: nothing was recorded. The books are kept here; save elsewhere."),
    ("file-exists", {"path": "a.game"}, "a.game is there already: choose another name."),
    ("saved-elsewhere", {"file": "a.game"}, "The game was saved in a.game, and goes on there."),
    ("too-large", {"path": "a.game", "size": 2, "most": 1}, "a.game is larger than any game, and was not read."),
    ("unfinished-entry", {"file": "a.game", "line": 7, "kept": "a.game.torn-1"},
     "The last entry was not finished and is not in the books. What there was of it is kept in a.game.torn-1."),
    ("clock-set-back", {"seconds": 3725},
     "The computer’s clock was set back by 1:02:05: the time of the game runs on from where it was."),
    ("read-only", {"file": "a.game", "why": "asked"}, "a.game is open to be looked at only: nothing was recorded."),
    ("read-only", {"file": "a.game", "why": "damaged", "entry": 7, "line": 8, "misfit": "seal"},
     "a.game is damaged: entry 7 is not as it was written. The books stand as they were before it, to be looked at"
     " only; “banker repair” writes them to a new file."),
    ("read-only", {"file": "a.game", "why": "cannot-write", "reason": "EROFS"},
     "a.game cannot be written (EROFS): it is open to be looked at only; save elsewhere to go on."),
    ("read-only", {"file": "a.game", "why": "gone"},
     "a.game was deleted, moved or replaced: the books stand as they were; save elsewhere to go on."),
    ("cannot-write", {"path": "a.game", "reason": "EACCES"},
     "a.game cannot be written (EACCES): choose another place."),
    ("unknown-board", {"name": "atlanti", "near": ["atlantic", "london"]},
     "There is no board “atlanti”. Did you mean atlantic or london?"),
    ("unknown-sheet", {"name": "x", "near": []}, "There is no sheet “x”."),
    ("unknown-rule", {"rule": "salry", "near": ["salary"]}, "There is no rule “salry”. Did you mean salary?"),
    (
        "bad-rule-value",
        {"rule": "houses", "value": "many", "choices": ["unlimited", "a whole number from 0 on"]},
        "houses takes unlimited or a whole number from 0 on, not “many”.",
    ),
    (
        "bad-board",
        {"file": "b.toml", "place": "deeds[3].rents", "expected": "two multipliers", "found": "[4]"},
        "b.toml, at deeds[3].rents: expected two multipliers, found “[4]”.",
    ),
    ("bad-sheet", {"file": "s.toml", "place": "", "expected": "text in UTF-8", "found": "nothing"},
     "s.toml: expected text in UTF-8, found nothing."),
]  # fmt: skip


@pytest.mark.parametrize("row", FILES, ids=lambda row: row[0])
def test_a_file_is_refused_by_its_name(row: Row) -> None:
    check(row)
