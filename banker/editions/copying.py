"""Copying a board or a sheet into the banker's own folder, comments and all, to be changed there."""

import json
import os
import re
from pathlib import Path
from typing import Any

from banker.editions.format.bounds import FREE, ID
from banker.editions.shelf import ENDING, Shelf, own_folder
from banker.refusal import Refusal

LONGEST = 40
LINE = r'^{name}[ \t]*=[ \t]*(?:"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\')'


def copy(shelf: Shelf[Any], source: str, name: str) -> Path | Refusal:
    """Copy a file by name or path under a new name; answers where it is.

    Refuses `bad-shelf-name`, `shipped-name`, `file-exists` and `cannot-write`, and what the source is refused for.
    """
    refusal = _check_name(shelf, name)
    text = shelf.text(source) if refusal is None else refusal
    if isinstance(text, Refusal):
        return text
    return _write(own_folder(shelf.kind) / f"{name}{ENDING}", _renamed(text, name))


def _check_name(shelf: Shelf[Any], name: str) -> Refusal | None:
    if not (ID.holds(name) and FREE.holds(name) and len(name) <= LONGEST):
        return Refusal("bad-shelf-name", {"name": name[:LONGEST], "longest": LONGEST})
    return Refusal("shipped-name", {"name": name}) if name in shelf.shipped else None


def _renamed(text: str, name: str) -> str:
    """Give a text the id of its new file, and a name that tells it from what it was copied from."""
    text = re.sub(LINE.format(name="id"), lambda _: f'id = "{name}"', text, count=1, flags=re.MULTILINE)
    called = re.search(LINE.format(name="name"), text, flags=re.MULTILINE)
    if called is None:
        return text
    import tomllib

    words = f"{tomllib.loads(called[0])['name']} ({name})"
    return f"{text[: called.start()]}name = {json.dumps(words, ensure_ascii=False)}{text[called.end() :]}"


def _write(path: Path, text: str) -> Path | Refusal:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(path, "x", encoding="utf-8", newline="\n", opener=_for_owner) as file:
            file.write(text)
    except OSError as error:
        if isinstance(error, FileExistsError) and path.parent.is_dir():
            return Refusal("file-exists", {"file": str(path)})
        return Refusal("cannot-write", {"file": str(path), "reason": error.strerror or type(error).__name__})
    return path


def _for_owner(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
