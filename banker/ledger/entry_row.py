"""An entry as a row of the game file, and back."""

from collections.abc import Mapping
from typing import Any, cast

from msgspec import MsgspecError, ValidationError, convert, json, to_builtins

from banker.ledger.entry import Entry

_encode = json.Encoder().encode
_decode = json.Decoder().decode


def row_of(entry: Entry) -> dict[str, Any]:
    """Give an entry as its line keeps it, which the journal has then the less to check."""
    try:
        row: dict[str, Any] = _decode(_encode(entry))
    except (TypeError, ValueError, MsgspecError):
        # What JSON cannot keep is for the journal to name.
        return cast(dict[str, Any], to_builtins(entry))
    return row


def entry_of(row: Mapping[str, Any]) -> Entry | None:
    """Read an entry; None if the row is none."""
    try:
        return convert(row, Entry)
    except ValidationError:
        return None
