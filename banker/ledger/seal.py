"""The seal of a line: a hash over the line and the seal of the line before it.

A seal is the SHA-256, in 64 hexadecimal digits, of the seal before it followed by the line's JSON object without its
last member `seal` and without the newline. The first line follows the empty seal.
"""

from hashlib import sha256

UNSEALED = b""
"""What the seal of the first line follows."""

_BEFORE = b',"seal":"'
_AFTER = b'"}'
_LENGTH = len(_BEFORE) + 64 + len(_AFTER)


def seal_of(before: bytes, body: bytes) -> bytes:
    """Compute the seal of a JSON object that follows the seal `before`."""
    return sha256(before + body).hexdigest().encode()


def sealed(body: bytes, seal: bytes) -> bytes:
    """Write the seal into a JSON object as its last member."""
    return body[:-1] + _BEFORE + seal + _AFTER


def parted(line: bytes) -> tuple[bytes, bytes] | None:
    """Take a line without its newline apart into JSON object and seal; None if no seal is where it belongs."""
    cut = len(line) - _LENGTH
    if cut < 0 or not line.startswith(_BEFORE, cut) or not line.endswith(_AFTER):
        return None
    return line[:cut] + b"}", line[cut + len(_BEFORE) : -len(_AFTER)]
