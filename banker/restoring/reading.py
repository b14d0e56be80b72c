"""Files with slips in them: texts, and images and PDFs whose codes are scanned."""

from __future__ import annotations

import codecs
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from banker.refusal import Refusal

if TYPE_CHECKING:
    from PIL.Image import Image

MOST = 64 * 1024 * 1024
"""Bytes of a file."""

PAGES = 50
"""Pages of a PDF, or pictures of an image of many."""

DPI = 200
"""Dots to the inch that a page is drawn with to be scanned."""

LARGEST = 5_000
"""Pixels of the longer side of a page, whatever size it says that it is."""


def texts_of(file: Path) -> list[str] | Refusal:
    """Read what a file says: its text, or the text of every code on an image or a PDF; refuses what has no end."""
    try:
        with file.open("rb") as source:
            data = source.read(MOST + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or type(error).__name__
        return Refusal("unreadable", {"file": str(file), "reason": reason})
    if len(data) > MOST:
        return Refusal("too-long", {"file": str(file), "most": MOST})
    text = _text(data)
    return [text] if text is not None else _scanned(data, str(file))


def _text(data: bytes) -> str | None:
    if data.startswith(b"%PDF-"):
        return None
    wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        text = data.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError:
        return None
    return None if "\0" in text else text


def _scanned(data: bytes, file: str) -> list[str] | Refusal:
    try:
        import zxingcpp
    except ImportError:
        return Refusal("no-scanner", {"file": file})
    kinds = zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)
    texts: list[str] = []
    for picture in _pictures(data, file):
        if isinstance(picture, Refusal):
            return picture
        texts += (code.text for code in zxingcpp.read_barcodes(picture, formats=kinds))
    return texts or Refusal("no-code", {"file": file})


def _pictures(data: bytes, file: str) -> Iterator[Image | Refusal]:
    return _pages(data, file) if data.startswith(b"%PDF-") else _frames(data, file)


def _frames(data: bytes, file: str) -> Iterator[Image | Refusal]:
    """Open an image, of many pictures each; refuses `image-too-large` before what could fill the memory is unpacked."""
    import warnings
    from io import BytesIO
    from itertools import islice

    from PIL import Image, ImageSequence, UnidentifiedImageError

    bomb = Refusal("image-too-large", {"file": file, "most": Image.MAX_IMAGE_PIXELS})
    with warnings.catch_warnings():
        warnings.simplefilter("error", Image.DecompressionBombWarning)
        try:
            with Image.open(BytesIO(data)) as picture:
                yield from (_grey(frame) for frame in islice(ImageSequence.Iterator(picture), PAGES))
        except (Image.DecompressionBombWarning, Image.DecompressionBombError):
            yield bomb
        except (UnidentifiedImageError, OSError, ValueError, SyntaxError):
            yield Refusal("not-an-image", {"file": file})


def _grey(picture: Image) -> Image:
    """Make a picture grey, on white where it is transparent."""
    from PIL import Image

    if not picture.has_transparency_data:
        return picture.convert("L")
    clear = picture.convert("RGBA")
    return Image.alpha_composite(Image.new("RGBA", clear.size, "white"), clear).convert("L")


def _pages(data: bytes, file: str) -> Iterator[Image | Refusal]:
    """Draw the pages of a PDF, however large each says that it is."""
    try:
        import pypdfium2
    except ImportError:
        yield Refusal("no-scanner", {"file": file})
        return
    try:
        document = pypdfium2.PdfDocument(data)
        for at in range(min(PAGES, len(document))):
            page = document[at]
            yield page.render(scale=_scale(*page.get_size())).to_pil().convert("L")
    except (pypdfium2.PdfiumError, ValueError):
        yield Refusal("not-an-image", {"file": file})


def _scale(wide: float, high: float) -> float:
    return min(DPI / 72, LARGEST / max(wide, high, 1))
