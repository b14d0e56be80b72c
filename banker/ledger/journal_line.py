"""The lines of a game file: a header, then one commit a line."""

from typing import Any

import msgspec
from msgspec import Struct

from banker.ledger.journal_errors import NotPlain
from banker.ledger.journal_plain import DEPTH, Row, listed, misfit
from banker.ledger.seal import UNSEALED, seal_of, sealed

VERSION = 1
"""The newest version of the format that this program reads, and the one that it writes."""


class Header(Struct, frozen=True):
    """What the first line says: what the file is, and the version of its format."""

    file: str = "banker-game"
    version: int = VERSION
    number: int = 0


class Commit(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one line changes: rows put into and ids deleted from one table, or whole tables dropped."""

    version: int
    number: int
    table: str = ""
    put: dict[int, Row] = {}
    delete: list[int] = []
    drop: list[str] = []


class _Stamp(Struct):
    version: int


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Commit).decode
_stamp = msgspec.json.Decoder(_Stamp).decode

_HEADER = _encode(Header())
HEADER_SEAL = seal_of(UNSEALED, _HEADER)
HEADER = sealed(_HEADER, HEADER_SEAL) + b"\n"
"""The first line of every game file of this version."""
HEADER_START = b'{"file":"banker-game",'
"""What the first line of a game file of any version begins with."""


def encoded(commit: Commit) -> tuple[bytes, Commit]:
    """Give a commit as JSON, and as a reader of that JSON will see it; raises NotPlain if they would differ."""
    try:
        body = _encode(commit)
        kept = _decode(body)
    except (TypeError, ValueError, RecursionError, msgspec.MsgspecError) as error:
        raise _not_plain(commit, type(error).__name__) from error
    # Tuples differ from the lists they become, and only many brackets can be nested deep: both are rare.
    if (kept.put != commit.put or body.count(b"{") + body.count(b"[") > DEPTH) and not _is_kept(kept, commit):
        raise _not_plain(commit, "id")
    return body, kept


def decoded(body: bytes) -> Commit | None:
    """Read a commit from its JSON; None if it is none of this version."""
    try:
        commit = _decode(body)
    except (ValueError, RecursionError, msgspec.MsgspecError):
        return None
    return commit if commit.version == VERSION else None


def version_of(body: bytes) -> int:
    """Read the version of the format that a line was written in; 0 if it names none."""
    try:
        return _stamp(body).version
    except (ValueError, RecursionError, msgspec.MsgspecError):
        return 0


def _is_kept(kept: Commit, commit: Commit) -> bool:
    try:
        return bool(kept.put == {number: listed(row) for number, row in commit.put.items()})
    except NotPlain:
        return False


def _not_plain(commit: Commit, otherwise: str) -> NotPlain:
    found = (misfit(row) for row in commit.put.values())
    return next((one for one in found if one is not None), NotPlain(where="", found=otherwise))


def unchanged(before: Row, after: Any) -> bool:
    """Tell whether a row would be kept just as it is; 1, 1.0 and true are different."""
    try:
        return bool(before == after) and _encode(before) == _encode(after)
    except (TypeError, ValueError, RecursionError):
        return False
