"""The line that the program reads back: a record, packed, checked, and spelt so that it can be typed.

`BANK1:` and a full stop frame it. Between them stand digits of base 32 (Crockford's: no I, L, O, U), which a QR code
takes in fewer bits than letters: the record in MessagePack, deflated against WORDS, and before it its CRC-32.
"""

import re
import zlib
from collections.abc import Iterator

import msgspec

from banker.printing.record import Record
from banker.refusal import Refusal

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
VALUES = {digit: value for value, digit in enumerate(DIGITS)} | {"O": 0, "I": 1, "L": 1}
VERSION = 1
FOUND = re.compile(r"\bBANK([0-9]{1,3}):([0-9A-Z\s]*)(\.?)", re.IGNORECASE)
CHECK = 4
LONGEST = 20_000
"""Bytes that a record may have: no table comes near, and a forged line cannot fill the memory."""

WORDS = (
    b"richest-at-bankruptcies:2second-rollowner-turnnext-rollnever-lapsescreditor-cannot-paybankrupt-mortgage"
    b"full-redemptioninterest-nowbankrupt-estateliquidatedas-iscreditors-manyturn-orderevenauction-unsold"
    b"decliner-buysauction-limitraisablenoneauction-openingdebtor-trademust-clearfreetrade-blockgrouplot"
    b"hotel-breakdown-shortpartialhotel-saleoutrightdownbuilding-resalepaidlistshortage-openinglowestown"
    b"shortagemore-than-onedemandwaitcard-moneyspecial-tax-amountspecial-taxcollect-eachpay-eachto-bank"
    b"tax-baseprintedmortgageincome-taxboardflatchoicerent-claimmortgaged-station-counts"
    b"group-rent-when-mortgagedtransfer-interestmortgage-interestredeem-basepriceroundingnearestup"
    b"rent-in-jailjail-fine-unpaidcreditor-mayjail-fine-earlyjail-finesalary-on-landingdoublesinglesalary"
    b"opening-cashplayers-mostplayers-leastremindfollowpot-seedpotget-out-card-valuehotel-valuewith-houses"
    b"cardbellroundstopturnminutesdeal-paiddealendlasthotel-needs3hotels\xa9unlimitedhouses\xa9unlimited"
    b"atlantic-1935kota-duniakongresojnegaralondonclassicmonopolimonopolo\xa8atlanticyesno"
    b"timedshortidlepausedrunning\xa6normal" + bytes(28)
)
"""What records are likely to hold, the likeliest last. The format is tied to these very bytes."""


def line_of(record: Record) -> str:
    """Write a record as its line."""
    body = _deflated(msgspec.msgpack.encode(record))
    return f"BANK{VERSION}:{_spelt(zlib.crc32(body).to_bytes(CHECK) + body)}."


def records_in(text: str) -> Iterator[Record | Refusal]:
    """Read every line that stands in a text; refuses `slip-damaged` and `slip-newer`."""
    for version, digits, end in FOUND.findall(text):
        if int(version) > VERSION:
            yield Refusal("slip-newer", {"version": int(version), "known": VERSION})
        else:
            record = _read(digits) if end else None
            yield record or Refusal("slip-damaged")


def _read(digits: str) -> Record | None:
    data = _unspelt("".join(digits.split()).upper())
    if data is None or len(data) <= CHECK or zlib.crc32(data[CHECK:]) != int.from_bytes(data[:CHECK]):
        return None
    try:
        inflater = zlib.decompressobj(-15, WORDS)
        return msgspec.msgpack.decode(inflater.decompress(data[CHECK:], LONGEST), type=Record)
    except (zlib.error, msgspec.MsgspecError):
        return None


def _deflated(data: bytes) -> bytes:
    deflater = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, WORDS)
    return deflater.compress(data) + deflater.flush()


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
