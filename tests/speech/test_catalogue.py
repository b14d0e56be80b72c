"""Every sentence goes through the catalogue as it stands in the code, and can be found there."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import banker.speech
from banker.speech import catalogue
from tests.speech.makers import open_matter, refused, told

FILES = sorted(Path(banker.speech.__file__).parent.rglob("*.py"))
SPEAKING = {"_": 1, "n_": 2, "mark": 1}


class Shouting:
    """A language in which every message is marked as translated."""

    def gettext(self, message: str, /) -> str:
        """Mark a message."""
        return f"¡{message}!"

    def ngettext(self, singular: str, plural: str, count: int, /) -> str:
        """Mark a message that counts."""
        return f"¡{singular if count == 1 else plural}!"


@pytest.fixture
def shouting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speak a language that marks what it was asked for."""
    monkeypatch.setattr(catalogue, "_speech", Shouting())


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """Find the calls of the catalogue in a file."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SPEAKING:
            yield node.func.id, node


def is_made_up(node: ast.expr) -> bool:
    """Tell a message that is put together, and that no catalogue can hold."""
    formatted = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "format"
    return isinstance(node, ast.JoinedStr | ast.BinOp) or formatted


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_message_is_put_together(path: Path) -> None:
    made_up = [node.lineno for name, node in calls(path) for arg in node.args[: SPEAKING[name]] if is_made_up(arg)]
    assert made_up == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_messages_that_count_and_marked_ones_are_literal(path: Path) -> None:
    hidden = [
        node.lineno
        for name, node in calls(path)
        if name != "_"
        for arg in node.args[: SPEAKING[name]]
        if not (isinstance(arg, ast.Constant) and isinstance(arg.value, str))
    ]
    assert hidden == []


@pytest.mark.usefixtures("shouting")
def test_entries_are_translated_before_they_are_filled_in() -> None:
    line = told("payment", "paid", payer="Ana", payee="bank", amount=150, reason="tax")
    assert line == "¡¡Ana pays ¡the bank! 150!: ¡tax!!"


@pytest.mark.usefixtures("shouting")
def test_counted_words_are_translated() -> None:
    line = told("building", "built", player="Ana", houses={"boardwalk": 2}, amount=400)
    assert line == "¡Ana builds ¡¡2 houses! on Boardwalk! for 400!"


@pytest.mark.usefixtures("shouting")
def test_refusals_and_matters_are_translated() -> None:
    assert refused("no-debt", "LUPAGO", player="Ana") == "¡Ana has no debt to settle.! (¡LUPAGO!)"
    assert open_matter(kind="estate", deed="boardwalk") == "¡Boardwalk waits for its auction!"


@pytest.mark.usefixtures("shouting")
def test_what_a_user_typed_is_never_looked_up() -> None:
    assert told("note", "noted", words="the bank") == "¡Note: the bank!"
    assert "¡tax" not in refused("bad-name", "", name="tax", longest=60)


def test_a_translation_that_names_a_figure_wrongly_leaves_a_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slip(Shouting):
        def gettext(self, message: str, /) -> str:
            return message.replace("{player}", "{ludanto}")

    monkeypatch.setattr(catalogue, "_speech", Slip())
    assert refused("no-debt", "", player="Ana") == "… has no debt to settle."
