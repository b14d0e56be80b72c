"""In a language for tests every print, refusal, portrait and page of help is told in one piece, without English."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import click
import pytest
from click.testing import CliRunner
from msgspec import to_builtins

from banker.commands import banker
from banker.commands.spoken import teach_click
from banker.editions.overrides import choices, names
from banker.editions.portrait import board_portrait, sheet_portrait
from banker.printing.press import Order, What, Work, as_svg, as_text, gather
from banker.refusal import Refusal
from banker.speech import catalogue
from banker.speech.refusals import SENTENCES, tell_refusal
from banker.speech.refusing.slips import INSTALL
from banker.teller.transcript import lines
from tests.locales.known import known_words
from tests.locales.pseudo import CODE, glued, spoken, strangers
from tests.speech.makers import ATLANTIC, MONOPOLO
from tests.widgets.tables import play

GAME = Path(__file__).parents[1] / "transcripts" / "games" / "one-hour.teller"
WHATS: tuple[What, ...] = ("slips", "cards", "settlement", "bank")
CODED = re.compile(r"^[^a-z]*$|\b(?:[0-9a-f]{4} ?){3,}", re.MULTILINE)
"""A line of a code that is no words, and a seal."""

OPTIONS = re.compile(r"--?[\w-]+|\{[\w|]+\}|\[\w+\|\w+\]|'[^']*'|^  \w+ ", re.MULTILINE)
"""Options, what may be chosen for them, what was typed, and the names of commands."""


@pytest.fixture(autouse=True)
def speaking(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(catalogue, "languages", lambda: {"en": "English", CODE: CODE})
    with spoken():
        catalogue.use(CODE)
        yield


def english(text: str, *known: str) -> list[str]:
    return strangers(CODED.sub("", text), known_words(*known))


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    said = [line.phrase for line in lines(GAME.read_text("utf-8")) if line.expect is None]
    return play(tmp_path_factory.mktemp("paper") / "a.game", *said)


@pytest.mark.parametrize("what", WHATS)
def test_every_print_is_told_in_one_piece(game: Path, what: What) -> None:
    work = gather(game, Order(what))
    assert isinstance(work, Work)
    text, picture = as_text(work), as_svg(work)
    assert isinstance(picture, bytes)
    letters = unescape("\n".join(re.findall(r">([^<>]+)</text>", picture.decode())))
    assert english(text) == []
    assert english(letters) == []
    assert list(glued(text)) == []


@pytest.mark.parametrize("code", SENTENCES)
def test_every_refusal_is_told_in_one_piece(code: str) -> None:
    told = tell_refusal(Refusal(code, {}), None)
    assert english(told, "None", *re.findall("[a-z]+", INSTALL), "scan", "receipt") == []
    assert list(glued(told)) == []


def test_boards_and_sheets_are_told_in_one_piece() -> None:
    rules = to_builtins(MONOPOLO.rules)
    named = [*rules, *(word for name in names() for word in choices(name) or ())]
    for told in (board_portrait(ATLANTIC), sheet_portrait(MONOPOLO.sheet)):
        assert english("\n".join(told), *named) == []


def helps(command: click.Command, path: str) -> Iterator[str]:
    context = click.Context(command, info_name=path)
    yield command.get_help(context)
    if isinstance(command, click.Group):
        for name, below in command.commands.items():
            yield from helps(below, f"{path} {name}")


def called(command: click.Command) -> Iterator[str]:
    if isinstance(command, click.Group):
        for name, below in command.commands.items():
            yield name
            yield from called(below)


def test_the_help_of_every_command_is_told_in_one_piece() -> None:
    teach_click()
    for told in helps(banker, "banker"):
        assert english(OPTIONS.sub(" ", told), *called(banker)) == [], told


MISTAKES = (
    ("zap",), ("slip", "x"), ("slip",), ("print", "a", "b"), ("verify", "a", "b"), ("teller", "--bogus"), ("teller",),
    ("repair", "--to"), ("print", "a", "slips", "--paper", "x"), ("print", "a", "bank", "--pdf", "."), ("play",),
    ("verify", "nowhere"), ("board", "show", "mars"), ("print", "--plain=1"), ("teller", "--book"),
)  # fmt: skip


@pytest.mark.parametrize("words", MISTAKES, ids=" ".join)
def test_every_mistake_at_a_command_is_told_in_one_piece(words: tuple[str, ...]) -> None:
    done = CliRunner().invoke(banker, [*words, "--lang", CODE], prog_name="banker")
    assert done.exit_code == 2
    assert "⟦" in done.output
    assert english(OPTIONS.sub(" ", done.output), *words) == [], done.output
