"""The arrows run one way: the bank knows nothing of its screens."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WALK = """
import importlib, pkgutil, sys
import banker
for module in pkgutil.walk_packages(banker.__path__, "banker."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
print(*sorted(name for name in sys.modules if name.split(".")[0] in ("textual", "widgets")))
"""


def test_no_module_of_the_bank_imports_textual() -> None:
    done = subprocess.run([sys.executable, "-c", WALK], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


def test_no_line_of_the_bank_names_a_screen() -> None:
    files = (Path(__file__).parents[1] / "banker").rglob("*.py")
    found = [(file.name, name) for file in files for name in imported(file.read_text("utf-8")) if name in SCREENS]
    assert found == []
    assert set(imported("def f():\n    import widgets.app, sys\n    from textual.app import App")) == {*SCREENS, "sys"}


SCREENS = {"widgets", "textual"}


def imported(code: str) -> Iterator[str]:
    """List the packages that a file imports, within functions too."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").split(".")[0]
