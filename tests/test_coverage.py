"""What must not be left out: a test for every refusal, and every printed heading behind some rule."""

import re
from pathlib import Path

import pytest

from banker.editions.sheet import Sheet
from banker.editions.shelf import load_sheet
from tests.speech.test_every_code import refusals

TESTS = Path(__file__).parent
HERE = Path(__file__)

MONOPOLI = (
    "peralatan",
    "Uang-uang",
    "Permulaan",
    "Gaji",
    "Berhenti di tanah bangunan yang belum dimiliki orang",
    "Berhenti di tanah yang dimiliki orang",
    "Keuntungan untuk pemain",
    "Berhenti di KESEMPATAN atau DANA UMUM",
    'Berhenti di atas petak "PAJAK"',
    "Pajak Jalan",
    "Pajak Istimewa",
    "Petugas Bank",
    "Bank",
    "Penjara",
    "Keluar Penjara",
    "Rumah-rumah",
    "Hotel-hotel",
    "Perusahaan Listrik / Air",
    "Bebas Parkir",
    "Kekurangan bangunan",
    "Menjual harta kekayaan",
    "Hipotik",
    "Bangkrut",
    "Pemenang",
)
MONOPOLO = (
    "LA LUDO ENHAVAS",
    "POR KOMENCI",
    "LA BANKO",
    "ĈIUJ LUDPECOJ",
    "ŜANCO KAJ KOMUNA KOFRO",
    "AĈETI TERPECOJN",
    "LUPAGO",
    "LA KROKODILEJO",
    "GASTDOMOJ",
    "GASTEJOJ",
    "MANKO DE GASTDOMOJ",
    "VENDI TERPECOJN",
    "HIPOTEKOJ",
    "BANKROTIGO",
    "MALLONGA SPECO DE LA LUDO",
)
"""The headings that concern the bank, in the order in which the sheets print them."""


def sheet(name: str) -> Sheet:
    """Load a sheet."""
    loaded = load_sheet(name)
    assert isinstance(loaded, Sheet)
    return loaded


@pytest.mark.parametrize(
    ("name", "heading"),
    [("monopoli", heading) for heading in MONOPOLI] + [("monopolo", heading) for heading in MONOPOLO],
)
def test_every_printed_heading_stands_behind_a_rule(name: str, heading: str) -> None:
    own = [told for told in sheet(name).headings.values() if not told.startswith(("classic:", "monopolo:"))]
    assert any(told.startswith(heading) or f": {heading}" in told for told in own)


def texts() -> str:
    """Gather what all tests say, transcripts too, but for the tests that only list the codes."""
    files = [path for kind in ("*.py", "*.teller") for path in TESTS.rglob(kind)]
    left_out = {HERE, TESTS / "speech" / "test_every_code.py", TESTS / "speech" / "test_refusals.py"}
    return "\n".join(path.read_text("utf-8") for path in files if path not in left_out)


def test_every_refusal_is_provoked_by_some_test() -> None:
    said = texts()
    silent = {code for code in refusals() if f'"{code}"' not in said and not re.search(rf"!{code}\b(?!-)", said)}
    assert silent == set()
