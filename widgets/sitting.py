"""Sitting down at the desk: what the disk will not do becomes a refusal, never a crash."""

from pathlib import Path

from msgspec import DecodeError, ValidationError

from banker.answer import Answer
from banker.desk import Desk
from banker.ledger.journal_errors import JournalError
from banker.library import sit_down, take_up
from banker.refusal import Refusal
from banker.rules import requests as r
from banker.timekeeping import Timekeeper


def say(desk: Desk, phrase: str) -> Answer:
    """Say a phrase to the desk."""
    try:
        return desk.say(phrase)
    except JournalError as error:
        return Answer(phrase, refusal=_refuse(error))


def act(desk: Desk, request: r.Request) -> Answer:
    """Make a request of the desk."""
    try:
        return desk.act(request)
    except JournalError as error:
        return Answer("", request, refusal=_refuse(error))


def resume(path: Path, time: Timekeeper, *, read_only: bool = False) -> Desk | Refusal:
    """Open the game that a file keeps, or only look on."""
    try:
        return take_up(path, time, read_only=read_only)
    except JournalError as error:
        return _refuse(error, path)
    except (DecodeError, ValidationError) as error:
        return Refusal("unreadable", {"file": str(path), "reason": str(error)})
    except OSError as error:
        return Refusal("unreadable", {"file": str(path), "reason": error.strerror or type(error).__name__})


def open_table(path: Path, time: Timekeeper, request: r.Open) -> Desk | Refusal:
    """Open a fresh table into a file that is not there yet."""
    desk = sit_down(path, time)
    if isinstance(desk, Refusal):
        return desk
    answer = act(desk, request)
    return desk if answer.refusal is None else answer.refusal


def _refuse(error: JournalError, path: Path | None = None) -> Refusal:
    return Refusal(error.code, {"file": str(path or error.data.get("path", "")), **error.data})
