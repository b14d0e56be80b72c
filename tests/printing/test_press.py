"""`banker print`: what is asked for, in the form asked for; and to a printer."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from PIL import Image

from banker.commands import banker
from banker.desk import Desk
from banker.printing.press import as_receipt
from banker.printing.spooler import send
from banker.refusal import Refusal
from banker.speech.refusing.slips import INSTALL
from tests.printing.forms import pages, rendered, texts
from tests.printing.scans import opened, pixels
from tests.printing.tables import work

Game = tuple[Path, Desk]
BLACK, WHITE = (0, 0, 0), (255, 255, 255)


def run(*arguments: object) -> Result:
    """Run `banker print friday`."""
    return CliRunner().invoke(banker, ["print", "friday", *map(str, arguments)])


def codes(path: Path, player: str = "") -> list[str]:
    """List what the codes of slips must say."""
    return sorted(piece.code for piece in work(path, "slips", player=player).pieces)


def test_without_a_form_it_is_text(game: Game) -> None:
    told = run("slips", "--player", "ana").output
    assert told.startswith("Ana\nfriday\nEntry 3")
    assert texts(pixels(told.rstrip("\n").split("\n\n")[-1], BLACK, WHITE)) == codes(game[0], "Ana")


def test_every_form_at_once(game: Game, tmp_path: Path) -> None:
    files = [tmp_path / f"x.{kind}" for kind in ("svg", "png", "pdf")]
    roll = tmp_path / "roll.png"
    done = run("slips", "--svg", files[0], "--png", files[1], "--pdf", files[2], "--receipt", "58", roll)
    assert done.output == "".join(f"The print is in {file}.\n" for file in (*files[:2], roll, files[2]))
    svg, png, pdf = (file.read_bytes() for file in files)
    for pictures in ([rendered(svg)], [opened(png)], pages(pdf, 200), [opened(roll.read_bytes())]):
        assert texts(*pictures) == codes(game[0])


def test_the_paper_is_a4_or_letter(game: Game, tmp_path: Path) -> None:
    file = tmp_path / "x.pdf"
    sizes = []
    for paper in ("a4", "letter"):
        assert run("bank", "--pdf", file, "--paper", paper).exit_code == 0
        sizes += [page.size for page in pages(file.read_bytes(), 72)]
    assert sizes == [(596, 842), (612, 792)]


@pytest.mark.parametrize(("plain", "shades"), [((), True), (("--plain",), False)])
def test_plain_is_without_colours(game: Game, tmp_path: Path, plain: tuple[str, ...], shades: bool) -> None:
    file = tmp_path / "x.svg"
    run("cards", "--player", "Budi", "--svg", file, *plain)
    red, _, blue = rendered(file.read_bytes()).getpixel((60, 60))  # type: ignore[misc]
    assert (blue - red > 60) == shades


def test_who_has_no_deeds_has_no_cards(game: Game, tmp_path: Path) -> None:
    done = run("cards", "--player", "Citra", "--pdf", tmp_path / "x.pdf")
    assert (done.exit_code, done.stderr) == (2, "Citra has nothing to print.\n")
    assert run("slips", "--player", "Zoe").exit_code == 2
    assert CODES["nothing"] == "nothing-to-print"


CODES = {"nothing": "nothing-to-print", "printer": "no-printer-named", "printed": "not-printed"}


# --- receipt printers


def rasters(data: bytes) -> Image.Image:
    """Read the pictures in ESC/POS back (GS v 0: width in bytes, height, dots), one under the other."""
    strips = []
    at = data.find(b"\x1dv0")
    while at >= 0:
        wide, high = (int.from_bytes(data[at + 4 + k : at + 6 + k], "little") for k in (0, 2))
        dots = data[at + 8 : at + 8 + wide * high]
        strips.append(Image.frombytes("1", (wide * 8, high), bytes(255 - byte for byte in dots)))
        at = data.find(b"\x1dv0", at + 8 + wide * high)
    whole = Image.new("L", (max(strip.width for strip in strips), sum(strip.height for strip in strips)), 255)
    for place, strip in enumerate(strips):
        whole.paste(strip, (0, sum(one.height for one in strips[:place])))
    return whole


@pytest.mark.parametrize(("roll", "wide"), [(58, 384), (80, 576)])
def test_a_receipt_printer_gets_its_own_bytes(game: Game, roll: int, wide: int) -> None:
    data = as_receipt(work(game[0], "slips"), roll, Path("/dev/usb/lp0"))
    assert isinstance(data, bytes)
    picture = rasters(data)
    assert picture.width == wide
    assert texts(picture) == codes(game[0])
    assert b"\x1dV" in data[-8:]


def test_nothing_but_the_answer_is_said_of_a_receipt(game: Game, tmp_path: Path) -> None:
    words = (sys.executable, "-m", "banker", "print", game[0], "slips", "--receipt", "58", tmp_path / "roll.bin")
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == (f"The print is in {tmp_path / 'roll.bin'}.\n", "")


def test_without_the_library_the_extra_is_named(game: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "escpos.printer", None)
    assert as_receipt(work(game[0], "slips"), 58, tmp_path / "x.bin") == Refusal("no-escpos")
    done = run("slips", "--receipt", "58", tmp_path / "x.bin")
    assert INSTALL.format(extra="receipt") in done.stderr
    assert isinstance(as_receipt(work(game[0], "slips"), 58, tmp_path / "x.PNG"), bytes)


@pytest.mark.skipif(not os.path.exists("/dev/stdout"), reason="no such file here")
@pytest.mark.parametrize("words", [("print", "--pdf"), ("slip", "--png")])
def test_a_print_to_standard_output_is_alone_there(game: Game, words: tuple[str, str]) -> None:
    command, form = words
    more = ("slips",) if command == "print" else ()
    line = (sys.executable, "-m", "banker", command, game[0], *more, "--player", "Ana", form, "/dev/stdout")
    done = subprocess.run(line, capture_output=True, check=True)
    assert done.stdout.rstrip().endswith((b"%%EOF", b"IEND\xaeB`\x82"))
    assert b"/dev/stdout" in done.stderr


# --- printers of the system


def program(folder: Path, name: str, script: str) -> None:
    """Put a program that stands in for the system's into a folder."""
    file = folder / name
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)


@pytest.fixture
def empty_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a folder of programs with nothing in it, and stand in a folder of its own."""
    folder, desk = tmp_path / "bin", tmp_path / "here"
    folder.mkdir()
    desk.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.chdir(desk)
    return folder


def test_without_lp_the_file_stays_and_is_named(game: Game, empty_path: Path) -> None:
    done = run("slips", "--to", "office")
    assert (done.exit_code, done.stderr) == (
        2,
        "There is no “lp” here to print with; the print is in friday-slips.pdf.\n",
    )
    assert texts(*pages(Path("friday-slips.pdf").read_bytes(), 200)) == codes(game[0])
    assert send(Path("x.pdf"), "office") == Refusal("no-lp", {"printer": "office", "file": "x.pdf"})


def test_lp_gets_the_pdf(game: Game, empty_path: Path) -> None:
    program(empty_path, "lp", 'echo "$@" > told; read -r head < "$4"; echo "$head" >> told')
    assert run("slips", "--to", "office").output == "The print went to office.\n"
    assert Path("told").read_text() == "-d office -- friday-slips.pdf\n%PDF-1.3\n"
    assert os.listdir() == ["told"]
    assert run("slips", "--to", "office", "--pdf", "mine.pdf").exit_code == 0
    assert sorted(os.listdir()) == ["mine.pdf", "told"]


LP_SAYS = "echo '/usr/bin/lp: Error - The printer or class does not exist.' >&2; exit 1"
"""What the real one answers where there is no such printer, or no service."""


@pytest.mark.parametrize(
    ("known", "told"),
    [("", "There are no printers here."), ("desk\nkitchen_2\n", "Printers here: desk and kitchen_2.")],
)
def test_what_lp_does_not_take_stays(game: Game, empty_path: Path, known: str, told: str) -> None:
    program(empty_path, "lp", LP_SAYS)
    program(empty_path, "lpstat", f'[ "$1" = -e ] && printf "{known}"')
    done = run("slips", "--to", "office")
    assert (done.exit_code, done.stderr) == (
        2,
        "“lp” did not take the print for office (/usr/bin/lp: Error - The printer or class does not exist.); it is in"
        f" friday-slips.pdf. {told}\n",
    )
    assert texts(*pages(Path("friday-slips.pdf").read_bytes(), 200)) == codes(game[0])
    refusal = send(Path("friday-slips.pdf"), "office")
    assert isinstance(refusal, Refusal)
    assert refusal.code == "not-printed"


def test_an_lp_that_says_nothing_is_told_by_its_status(game: Game, empty_path: Path) -> None:
    program(empty_path, "lp", "exit 3")
    assert "(3)" in run("slips", "--to", "office").stderr


def test_a_printer_without_a_name_is_told_which_there_are(game: Game, empty_path: Path) -> None:
    assert run("slips", "--to", " ").stderr == "A printer needs a name, and there are no printers here.\n"
    program(empty_path, "lpstat", "echo desk")
    done = run("slips", "--to", "")
    assert (done.exit_code, done.stderr, os.listdir()) == (2, "A printer needs a name, one of these: desk.\n", [])
    assert (CODES["printer"], CODES["printed"]) == ("no-printer-named", "not-printed")


def test_a_print_of_before_is_not_written_over_on_the_way_to_a_printer(game: Game, empty_path: Path) -> None:
    program(empty_path, "lp", 'echo "$4" > told')
    Path("friday-slips.pdf").write_bytes(b"%PDF mine")
    assert run("slips", "--to", "office").exit_code == 0
    assert (Path("told").read_text(), Path("friday-slips.pdf").read_bytes()) == ("friday-slips-2.pdf\n", b"%PDF mine")
    assert sorted(os.listdir()) == ["friday-slips.pdf", "told"]
