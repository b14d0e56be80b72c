"""Small plays, one for each thing that a family of rules does; a block of `plays/` begins with its name."""

import re
from pathlib import Path

import pytest

from banker.teller.transcript import lines
from tests.playing import a_desk, faults

PLAYS = Path(__file__).parent / "plays"


def plays() -> dict[str, str]:
    """Cut every file into its plays."""
    texts = ((path.stem, path.read_text("utf-8")) for path in sorted(PLAYS.glob("*.teller")))
    blocks = ((stem, block) for stem, text in texts for block in re.split(r"^= ", text, flags=re.MULTILINE)[1:])
    return {f"{stem}: {name}": play for stem, block in blocks for name, play in [block.split("\n", 1)]}


PLAYED = plays()


@pytest.mark.parametrize("name", PLAYED)
def test_play(name: str) -> None:
    assert faults(a_desk(), lines(PLAYED[name])) == []
