"""No code goes without a sentence: whatever the source can refuse or record is told."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import banker
from banker.rules.decision import RULES
from banker.rules.matters import MatterKind
from banker.speech.entries import TELLERS
from banker.speech.matters import KEYS, MATTERS
from banker.speech.reasons import REASONERS
from banker.speech.refusals import SENTENCES
from banker.speech.telling.kinds import KINDS

SOURCE = Path(banker.__file__).parent
REFUSING = ("Refused", "Refusal", "refusal")
HOLES = {
    "unknown-{}": ("unknown-board", "unknown-sheet"),
    "bad-{}": ("bad-board", "bad-sheet"),
    "left-by-{}": ("left-by-fine", "left-by-card", "left-by-doubles"),
    "clock-{}": ("clock-start", "clock-pause", "clock-resume", "clock-add"),
}
"""What the codes with a hole in them come to."""

Function = ast.FunctionDef


def trees() -> Iterator[ast.Module]:
    """Parse every module of the desk."""
    for path in sorted(SOURCE.rglob("*.py")):
        yield ast.parse(path.read_text("utf-8"))


def functions(tree: ast.Module) -> Iterator[ast.AST]:
    """Walk the functions of a module, and the module itself."""
    yield tree
    yield from (node for node in ast.walk(tree) if isinstance(node, Function))


def spelt(node: ast.expr, scope: ast.AST) -> Iterator[str]:
    """Spell every code that an expression may be, as far as its own function tells."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from spelt(node.body, scope)
        yield from spelt(node.orelse, scope)
    elif isinstance(node, ast.JoinedStr):
        pattern = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        yield from HOLES[pattern]
    elif isinstance(node, ast.Name):
        for found in ast.walk(scope):
            if isinstance(found, ast.Assign) and any(ast.unparse(t) == node.id for t in found.targets):
                yield from spelt(found.value, scope)


@cache
def refusals() -> set[str]:
    """Collect the codes of refusals, and of the errors of game files."""
    return {code for tree in trees() for scope in functions(tree) for code in refused_in(scope)}


def refused_in(scope: ast.AST) -> Iterator[str]:
    """Collect the codes that a function refuses with, or that a class of errors has."""
    for node in ast.walk(scope):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in REFUSING and node.args:
            yield from spelt(node.args[0], scope)
        elif isinstance(node, ast.ClassDef):
            yield from (code for line in node.body if isinstance(line, ast.Assign) for code in class_code(line))


def class_code(line: ast.Assign) -> Iterator[str]:
    """Read `code = "…"` in the body of a class."""
    if [ast.unparse(target) for target in line.targets] == ["code"]:
        yield from spelt(line.value, line)


@cache
def recorded() -> set[str]:
    """Collect the codes of the figures that entries record."""
    found = {code for tree in trees() for scope in functions(tree) for code in recorded_in(scope)}
    return found - {"rent-mortgaged", "rent-jailed", "fresh-throw", "jail-fine"}


def recorded_in(scope: ast.AST) -> Iterator[str]:
    """Collect the codes under `code` in the dictionaries of a function."""
    for node in ast.walk(scope):
        for key, value in zip(node.keys, node.values, strict=True) if isinstance(node, ast.Dict) else ():
            if isinstance(key, ast.Constant) and key.value == "code":
                yield from spelt(value, scope)


def test_every_refusal_has_a_sentence() -> None:
    assert refusals() - set(SENTENCES) == set()


def test_the_codes_found_are_those_known_to_be_there() -> None:
    known = {"short-of-cash", "house-shortage", "nothing-to-redo", "unknown-sheet", "bad-board", "file-in-use"}
    assert known <= refusals()


def test_every_entry_is_told() -> None:
    assert recorded() - set(TELLERS) == set()


def test_the_entries_found_are_those_known_to_be_there() -> None:
    assert {"paid", "left-by-card", "clock-add", "tax-percent", "rent-group", "struck", "redone"} <= recorded()


def test_no_entry_gives_reasons_that_is_not_told() -> None:
    assert set(REASONERS) <= set(TELLERS)


@pytest.mark.parametrize("kind", sorted({kind for kind, _ in RULES.values()}))
def test_every_kind_of_entry_has_a_name(kind: str) -> None:
    assert kind in KINDS


@pytest.mark.parametrize("kind", ["open", "undo", "redo", "strike", "correction", "amend", "lapse", "fine", "tax"])
def test_kinds_that_no_rule_makes_by_itself_have_a_name(kind: str) -> None:
    assert kind in KINDS


def test_every_kind_of_matter_is_told() -> None:
    assert set(MATTERS) == set(MatterKind.__args__)  # type: ignore[attr-defined]


def test_every_kind_of_matter_has_its_keys() -> None:
    assert set(MATTERS) - set(KEYS) <= {"each"}
