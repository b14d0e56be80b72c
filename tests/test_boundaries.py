"""The arrows run one way: the bank knows nothing of its screens."""

import subprocess
import sys

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
