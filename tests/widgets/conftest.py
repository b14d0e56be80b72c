"""The app in tests keeps its settings in a folder of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from banker.speech import catalogue
from widgets import key_faces


@pytest.fixture(autouse=True)
def config(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Name a fresh folder for settings, and forget afterwards what they changed."""
    folder = tmp_path_factory.mktemp("config")
    monkeypatch.setenv("BANKER_CONFIG", str(folder))
    monkeypatch.delenv("NO_COLOR", raising=False)
    yield folder
    catalogue.use("en")
    key_faces.choose({})
