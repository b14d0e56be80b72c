"""The one-hour game gives the same books in the words of any language, as they are written and as they are spelt."""

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from banker.desk import Desk
from banker.questions import books_of
from banker.refusal import Refusal
from banker.teller.spelling import phrase_of
from banker.teller.transcript import Line, lines
from tests.playing import a_desk, faults

GAMES = Path(__file__).parent / "games"
ENGLISH = Path(__file__).parents[1] / "transcripts" / "games" / "one-hour.teller"


def script(file: Path) -> list[Line]:
    return list(lines(file.read_text("utf-8")))


def played(script: list[Line], language: str) -> Desk:
    desk = a_desk()
    desk.language = language
    assert faults(desk, script) == []
    return desk


def recorded(desk: Desk) -> list[tuple[object, ...]]:
    """List what is kept of a game, but for the words in which it was said."""
    return [(e.kind, e.postings, e.changes, e.elapsed) for e in desk.entries]


def spelt(language: str) -> list[Line]:
    """Say the English game in a language, each request spelt at the table as it stands then."""
    desk, said = a_desk(), []
    for line in script(ENGLISH):
        request = desk.read(line.phrase)
        assert not isinstance(request, Refusal)
        said.append(replace(line, phrase=phrase_of(request, replace(desk.scene, language=language))))
        desk.say(line.phrase)
    return said


@pytest.mark.parametrize("language", ["id", "eo"])
def test_the_game_written_in_a_language_gives_the_same_books(language: str) -> None:
    english, other = played(script(ENGLISH), "en"), played(script(GAMES / f"{language}.teller"), language)
    assert books_of(other.game) == books_of(english.game)
    assert recorded(other) == recorded(english)


@pytest.mark.parametrize("language", ["id", "eo"])
def test_the_game_spelt_in_a_language_gives_the_same_books(language: str) -> None:
    english, other = played(script(ENGLISH), "en"), played(spelt(language), language)
    assert books_of(other.game) == books_of(english.game)
    assert recorded(other) == recorded(english)


@pytest.mark.parametrize("language", ["id", "eo"])
def test_what_was_said_in_a_language_is_recorded_in_english(language: str) -> None:
    desk = played(script(GAMES / f"{language}.teller"), language)
    said = [entry.phrase for entry in desk.entries]
    assert said[0] == "open sheet monopolo board atlantic players Ana Budi Citra short"
    assert "Ana builds 2 on @37, @39" in said
    assert "Citra bids 150" in said
    assert not {word for phrase in said for word in phrase.split() if word in ("beli", "bayar", "aĉetas", "pagu")}


@pytest.mark.parametrize("language", ["id", "eo"])
def test_the_command_plays_it_in_the_language_that_is_asked_for(language: str) -> None:
    file = str(GAMES / f"{language}.teller")
    command = [sys.executable, "-m", "banker", "teller", "--memory", file, "--lang", language]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, cwd=ENGLISH.parents[3])
    assert done.returncode == 0, done.stdout
    assert len(done.stdout.splitlines()) == len(script(ENGLISH))
