"""A terminal-less user with a folder of games of his own."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

Run = Callable[..., "CompletedProcess[str]"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Name a folder of games that is not there yet."""
    return tmp_path / "games"


@pytest.fixture
def run(folder: Path) -> Run:
    """Run `banker` as a process, with standard input and no terminal."""

    def call(*words: str, typed: str = "") -> "CompletedProcess[str]":
        environment = {"BANKER_HOME": str(folder), "PATH": "/usr/bin:/bin", "PYTHONUTF8": "1", "LANG": "C.UTF-8"}
        command = [sys.executable, "-m", "banker", *words]
        return subprocess.run(
            command, input=typed, capture_output=True, text=True, env=environment, check=False, cwd=_root()
        )

    return call


def _root() -> Path:
    return Path(__file__).parent.parent.parent
