"""Refusals about files: games, boards, sheets, and the values of a sheet."""

from pathlib import Path

from banker.editions.board import Board
from banker.speech import names
from banker.speech.catalogue import _, mark, n_
from banker.speech.money import clock, number
from banker.speech.refusing.fields import Data, Fields, Sentence, fields
from banker.speech.refusing.phrases import suggest

FOUND = {
    "directory": mark("{file} is a folder, not a game."),
    "special": mark("{file} is no plain file and cannot keep a game."),
    "empty": mark("{file} is empty: it keeps no game."),
}
LOOKED_AT = {
    "damaged": mark(
        "{file} is damaged: entry {entry} is not as it was written. The books stand as they were before it, to be"
        " looked at only; “banker repair” writes them to a new file."
    ),
    "cannot-write": mark(
        "{file} cannot be written ({reason}): it is open to be looked at only; save elsewhere to go on."
    ),
    "gone": mark("{file} was deleted, moved or replaced: the books stand as they were; save elsewhere to go on."),
}
"""Why a game takes no entries."""
EXPECTED_NOTHING = frozenset(("nothing", "a longer one"))
"""What the checks of boards and sheets say of their own about what they found; all else is quoted from the file."""


FAULTS = {
    (True, True): mark("{file}, line {line}, at {place}: expected {expected}, found {found}."),
    (True, False): mark("{file}, line {line}: expected {expected}, found {found}."),
    (False, True): mark("{file}, at {place}: expected {expected}, found {found}."),
    (False, False): mark("{file}: expected {expected}, found {found}."),
}
"""A mistake in a file by whether its line and its place are known."""


def _file(data: Data, board: Board | None) -> Fields:
    told = fields(data, board)
    told["file"] = names.plain(str(data.get("file") or data.get("path") or "…"))
    return told


def _not_a_game(data: Data, board: Board | None) -> str:
    message = FOUND.get(data.get("found", ""), mark("{file} is not a game of this desk."))
    return _(message).format_map(_file(data, board))


def _in_use(data: Data, board: Board | None) -> str:
    told = _file(data, board)
    told["pid"], told["since"] = str(data.get("pid")), str(data.get("since"))
    if data.get("pid") is None:
        message = _("{file} is open in another desk: close that one first, or only look on.")
    elif not data.get("since"):
        message = _("{file} is open in another desk (process {pid}): close that one first, or only look on.")
    else:
        message = _("{file} is open in another desk (process {pid}, since {since}): close it first, or only look on.")
    return message.format_map(told)


def _newer(data: Data, board: Board | None) -> str:
    return _("{file} was written by a newer desk: update this one to open it.").format_map(_file(data, board))


def _damaged(data: Data, board: Board | None) -> str:
    message = _("{file} is damaged at line {line}: it is not as it was written. Restore a copy of it.")
    return message.format_map(_file(data, board))


def _read_only(data: Data, board: Board | None) -> str:
    message = LOOKED_AT.get(data.get("why", ""), mark("{file} is open to be looked at only: nothing was recorded."))
    return _(message).format_map(_file(data, board))


def _unfinished(data: Data, board: Board | None) -> str:
    message = _("The last entry was not finished and is not in the books. What there was of it is kept in {kept}.")
    return message.format(kept=names.plain(str(data.get("kept", "…"))))


def _file_gone(data: Data, board: Board | None) -> str:
    message = _("{file} was deleted, moved or replaced: nothing was recorded. The books are kept here; save elsewhere.")
    return message.format_map(_file(data, board))


def _file_exists(data: Data, board: Board | None) -> str:
    return _("{file} is there already: choose another name.").format_map(_file(data, board))


def _saved(data: Data, board: Board | None) -> str:
    return _("The game was saved in {file}, and goes on there.").format_map(_file(data, board))


def _too_large(data: Data, board: Board | None) -> str:
    return _("{file} is larger than any game, and was not read.").format_map(_file(data, board))


def _too_long(data: Data, board: Board | None) -> str:
    return _("{file} is longer than anything that can be read: {most} bytes at most.").format_map(_file(data, board))


def _set_back(data: Data, board: Board | None) -> str:
    message = _("The computer’s clock was set back by {time}: the time of the game runs on from where it was.")
    return message.format(time=clock(int(data.get("seconds", 0))))


def _disk_full(data: Data, board: Board | None) -> str:
    return _("There is no room on the disk: nothing was recorded. Make room and enter it again, or save elsewhere.")


def _disk_failed(data: Data, board: Board | None) -> str:
    message = _("The disk failed ({reason}): open {file} again to see what was recorded, or save elsewhere.")
    return message.format_map(_file(data, board))


def _cannot_write(data: Data, board: Board | None) -> str:
    return _("{file} cannot be written ({reason}): choose another place.").format_map(_file(data, board))


def _closed(data: Data, board: Board | None) -> str:
    return _("{file} was closed: open it again.").format_map(_file(data, board))


def _unreadable(data: Data, board: Board | None) -> str:
    return _("{file} cannot be read: {reason}").format_map(_file(data, board))


def _no_game(data: Data, board: Board | None) -> str:
    return _("There is no game in {file}.").format_map(_file(data, board))


# --- boards and sheets


def _near(message: str) -> Sentence:
    def tell(data: Data, board: Board | None) -> str:
        return suggest(_(message).format_map(fields(data, board)), [names.plain(word) for word in data.get("near", ())])

    return tell


def _bad_value(data: Data, board: Board | None) -> str:
    told = fields(data, board)
    told["choices"] = names.choice([_expected(word) for word in data.get("choices", ())])
    return _("{rule} takes {choices}, not “{value}”.").format_map(told)


def told_fault(data: Data, board: Board | None = None) -> Fields:
    """Put what was found in a file, and what was expected there, into words."""
    told = _file(data, board)
    told["line"] = str(data.get("line", ""))
    told["place"] = names.plain(str(data.get("place") or _("the file")))
    told["expected"] = _expected(data.get("expected", ""))
    found = data.get("found", "")
    if found in EXPECTED_NOTHING:
        told["found"] = _(found)
    elif not found.startswith('"'):
        told["found"] = _("“{found}”").format_map(told)
    return told


def _bad_file(data: Data, board: Board | None) -> str:
    """Say what is wrong in a file, with its line and place as far as they are known."""
    return _(FAULTS[bool(data.get("line")), bool(data.get("place"))]).format_map(told_fault(data, board))


def _bad_record(command: str) -> Sentence:
    """Say what is wrong in a board or a sheet, and with which command all of it is told."""

    def tell(data: Data, board: Board | None) -> str:
        told, more = _bad_file(data, board), data.get("more", 0)
        if not more:
            return told
        message = n_(
            "{told} {count} more mistake is told by “{command}”.",
            "{told} {count} more mistakes are told by “{command}”.",
            more,
        )
        return message.format(told=told, count=number(more), command=f"{command} {Path(data['file']).stem}")

    return tell


def _bad_settings(data: Data, board: Board | None) -> str:
    return _("{told} The default is taken.").format(told=_bad_file(data, board))


def _expected(words: str) -> str:
    """Translate a description, whole or item by item; single words are those of the format itself, and stay."""
    told = _(words) if " " in words else words
    if told != words:
        return told
    return ", ".join(_(item) if " " in item else names.plain(item) for item in words.split(", "))


SENTENCES: dict[str, Sentence] = {
    "file-in-use": _in_use,
    "not-a-game-file": _not_a_game,
    "newer-version": _newer,
    "damaged": _damaged,
    "disk-full": _disk_full,
    "disk-failed": _disk_failed,
    "cannot-write": _cannot_write,
    "closed": _closed,
    "read-only": _read_only,
    "unfinished-entry": _unfinished,
    "file-gone": _file_gone,
    "file-exists": _file_exists,
    "saved-elsewhere": _saved,
    "too-large": _too_large,
    "clock-set-back": _set_back,
    "not-plain": mark("The desk tried to keep what a game file cannot hold ({where}: {found}); nothing was recorded."),
    "id-taken": mark("The desk tried to number an entry twice ({table} {id}); nothing was recorded."),
    "unreadable": _unreadable,
    "no-such-game": _no_game,
    "no-game-named": mark("A game needs a name."),
    "no-answers": mark("The answers cannot be written: {reason}"),
    "too-long": _too_long,
    "unknown-language": mark("The desk does not speak “{language}”; it speaks {languages}."),
    "no-terminal": mark("The desk needs a terminal, for standard error too; “banker teller” works without one."),
    "unknown-board": _near(mark("There is no board “{name}”.")),
    "unknown-sheet": _near(mark("There is no sheet “{name}”.")),
    "unknown-rule": _near(mark("There is no rule “{rule}”.")),
    "bad-rule-value": _bad_value,
    "bad-shelf-name": mark(
        "“{name}” cannot be its name: small letters, digits and hyphens, a letter first, {longest} at most, and no word"
        " that the desk uses itself."
    ),
    "shipped-name": mark("“{name}” comes with the desk: choose another name."),
    "bad-board": _bad_record("banker board check"),
    "bad-sheet": _bad_record("banker sheet check"),
    "bad-settings": _bad_settings,
}
