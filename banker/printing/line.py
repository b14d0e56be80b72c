"""The line that the program reads back: a record, packed, checked, and spelt so that it can be typed.

`BANK2:` (the version) and a full stop frame it. Between them stand digits of base 32 (Crockford's: no I, L, O, U),
which a QR code takes in fewer bits than letters: the record in MessagePack, deflated, and before it its CRC-32.
"""

import re
import zlib
from collections.abc import Iterator

import msgspec

from banker.printing.packing import WORDS, deflated, inflated
from banker.printing.record import Record
from banker.refusal import Refusal

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
VALUES = {digit: value for value, digit in enumerate(DIGITS)} | {"O": 0, "I": 1, "L": 1}
VERSION = 2
FOUND = re.compile(r"\bBANK([0-9]{1,3}):([0-9A-Z\s]*)(\.?)", re.IGNORECASE)
CHECK = 4
MOST = 8_000
"""Digits of a line: no record comes near, and a forged one cannot take for ever."""


def line_of(record: Record) -> str:
    """Write a record as its line."""
    body = deflated(msgspec.msgpack.encode(record), VERSION)
    return f"BANK{VERSION}:{_spelt(zlib.crc32(body).to_bytes(CHECK) + body)}."


def records_in(text: str) -> Iterator[Record | Refusal]:
    """Read every line that stands in a text; refuses `slip-damaged` and `slip-newer`."""
    for version, digits, end in FOUND.findall(text):
        if int(version) > VERSION:
            yield Refusal("slip-newer", {"version": int(version), "known": VERSION})
        else:
            record = _read(digits, int(version)) if end else None
            yield record or Refusal("slip-damaged")


def _read(digits: str, version: int) -> Record | None:
    digits = "".join(digits.split()).upper()
    data = _unspelt(digits) if len(digits) <= MOST else None
    if version not in WORDS or data is None or len(data) <= CHECK:
        return None
    if zlib.crc32(data[CHECK:]) != int.from_bytes(data[:CHECK]):
        return None
    try:
        return msgspec.msgpack.decode(inflated(data[CHECK:], version), type=Record)
    except (zlib.error, msgspec.MsgspecError):
        return None


# --- digits


def _spelt(data: bytes) -> str:
    """Spell bytes, five bits a digit; the last is filled up with zeros."""
    length = -(-len(data) * 8 // 5)
    number = int.from_bytes(data) << (length * 5 - len(data) * 8)
    return "".join(DIGITS[number >> 5 * (length - 1 - at) & 31] for at in range(length))


def _unspelt(digits: str) -> bytes | None:
    if not all(digit in VALUES for digit in digits):
        return None
    number = 0
    for digit in digits:
        number = number << 5 | VALUES[digit]
    size = len(digits) * 5 // 8
    return (number >> (len(digits) * 5 - size * 8)).to_bytes(size)
