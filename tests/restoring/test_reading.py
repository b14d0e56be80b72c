"""Files that slips are read from: images, PDFs, texts of any kind; and what has no end or fills the memory."""

import os
import sys
from pathlib import Path

import pytest
from PIL import Image

from banker.printing.line import MOST as DIGITS
from banker.printing.line import records_in
from banker.printing.press import as_pdf, as_png
from banker.refusal import Refusal
from banker.restoring import reading
from banker.restoring.reading import texts_of
from tests.printing.scans import opened
from tests.printing.tables import mixed, on_disk, smallest, table, work


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """Play a game into a file."""
    return on_disk(tmp_path / "friday.game", lambda disk: mixed(table(disk=disk)))


def read(file: Path) -> list[str]:
    """Read the texts of a file."""
    texts = texts_of(file)
    assert isinstance(texts, list), texts
    return sorted(texts)


def refused(file: Path) -> Refusal:
    """Read a file that must be refused."""
    refusal = texts_of(file)
    assert isinstance(refusal, Refusal)
    return refusal


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_pdf_of_slips_is_read(game: Path, tmp_path: Path, paper: str) -> None:
    made = work(game, "slips", paper=paper)
    file = tmp_path / "slips.pdf"
    file.write_bytes(as_pdf(made))
    assert read(file) == sorted(piece.code for piece in made.pieces)


def test_an_image_of_many_pictures_is_read(game: Path, tmp_path: Path) -> None:
    made = [work(game, "slips", player=player) for player in ("Ana", "Budi", "Citra")]
    first, *others = (opened(as_png(one)) for one in made)
    first.save(tmp_path / "all.tiff", save_all=True, append_images=others)
    assert read(tmp_path / "all.tiff") == sorted(one.pieces[0].code for one in made)


def test_dark_ink_on_nothing_is_on_white(game: Path, tmp_path: Path) -> None:
    made = work(game, "slips", player="Ana")
    picture = opened(as_png(made)).convert("L")
    clear = Image.new("RGBA", picture.size, (0, 0, 0, 0))
    clear.putalpha(picture.point(lambda shade: 255 - shade))
    clear.save(tmp_path / "clear.png")
    assert read(tmp_path / "clear.png") == [made.pieces[0].code]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_text_of_another_system_is_read(tmp_path: Path, encoding: str) -> None:
    (tmp_path / "x.txt").write_bytes("Ĝojo\r\nBANK2:ABC.".encode(encoding))
    assert read(tmp_path / "x.txt") == ["Ĝojo\r\nBANK2:ABC."]


# --- what is refused


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="no such device here")
def test_what_has_no_end_is_refused() -> None:
    assert refused(Path("/dev/zero")) == Refusal("too-long", {"file": "/dev/zero", "most": reading.MOST})


@pytest.mark.skipif(not os.path.exists("/dev/fd"), reason="no such files here")
@pytest.mark.parametrize("long", [False, True])
def test_a_pipe_is_read_to_its_end_or_refused(long: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "MOST", 99)
    inlet, outlet = os.pipe()
    os.write(outlet, b"BANK2:ABC." * (20 if long else 1))
    os.close(outlet)
    file = f"/dev/fd/{inlet}"
    answer = texts_of(Path(file))
    os.close(inlet)
    assert answer == (Refusal("too-long", {"file": file, "most": 99}) if long else ["BANK2:ABC."])


def test_an_image_that_would_fill_the_memory_is_refused_before_it_is_unpacked(tmp_path: Path) -> None:
    for side in (10_000, 13_400):
        Image.new("1", (side, side)).save(tmp_path / "bomb.png")
        assert refused(tmp_path / "bomb.png").code == "image-too-large"
        assert (tmp_path / "bomb.png").stat().st_size < 100_000


def test_a_page_as_large_as_a_house_is_drawn_small(tmp_path: Path) -> None:
    import pypdfium2

    document = pypdfium2.PdfDocument.new()
    document.new_page(14_400, 14_400)
    document.save(tmp_path / "house.pdf")
    assert refused(tmp_path / "house.pdf").code == "no-code"
    assert 14_400 * reading._scale(14_400, 14_400) <= reading.LARGEST


@pytest.mark.parametrize(
    "content", [b"%PDF-1.7\nnothing", b"\x89PNG\r\n\x1a\nnothing", b"\xff\xd8\xff\xe0 half a photo"]
)
def test_half_a_file_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "half").write_bytes(content)
    assert refused(tmp_path / "half") == Refusal("not-an-image", {"file": str(tmp_path / "half")})


def test_without_what_draws_pdfs_the_extra_is_named(
    game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "x.pdf").write_bytes(as_pdf(work(game, "slips", player="Ana")))
    monkeypatch.setitem(sys.modules, "pypdfium2", None)
    assert refused(tmp_path / "x.pdf").code == "no-scanner"


def test_a_line_without_end_is_damaged() -> None:
    assert list(records_in(f"BANK2:{'A' * 1_000_000}.")) == [Refusal("slip-damaged")]
    assert len(work_line()) < DIGITS / 20


def work_line() -> str:
    """Write a line of the smallest table."""
    from banker.ledger.disk import MemoryDisk
    from tests.printing.tables import summary

    return summary(smallest(MemoryDisk()), "A").line
