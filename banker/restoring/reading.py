"""Files with slips in them: texts, and images whose codes are scanned."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from banker.refusal import Refusal

if TYPE_CHECKING:
    from PIL.Image import Image


def texts_of(file: Path) -> list[str] | Refusal:
    """Read what a file says: its text, or the text of every code on an image."""
    try:
        data = file.read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or type(error).__name__
        return Refusal("unreadable", {"file": str(file), "reason": reason})
    text = _text(data)
    return [text] if text is not None else _scanned(data, str(file))


def _text(data: bytes) -> str | None:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None
    return None if "\0" in text else text


def _scanned(data: bytes, file: str) -> list[str] | Refusal:
    from io import BytesIO

    from PIL import Image, UnidentifiedImageError

    try:
        with Image.open(BytesIO(data)) as picture:
            return _codes(picture.convert("L"), file)
    except (UnidentifiedImageError, OSError, ValueError, Image.DecompressionBombError):
        return Refusal("not-an-image", {"file": file})


def _codes(picture: Image, file: str) -> list[str] | Refusal:
    try:
        import zxingcpp
    except ImportError:
        return Refusal("no-scanner", {"file": file})
    found = zxingcpp.read_barcodes(picture, formats=zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode))
    texts = [code.text for code in found]
    return texts or Refusal("no-code", {"file": file})
