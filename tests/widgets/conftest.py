"""The app in tests keeps its settings in a folder of its own."""

from asyncio import wait_for
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from textual.pilot import Pilot

from banker.speech import catalogue
from widgets import key_faces
from widgets.tuned import TunedApp

PATIENCE = 30.0
"""Seconds."""


@pytest.fixture(autouse=True)
def config(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Name a fresh folder for settings, and forget afterwards what they changed."""
    folder = tmp_path_factory.mktemp("config")
    monkeypatch.setenv("BANKER_CONFIG", str(folder))
    monkeypatch.delenv("NO_COLOR", raising=False)
    yield folder
    catalogue.use("en")
    key_faces.choose({})


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the pilot wait until the app has read all keys: that a processor is idle does not say so."""
    wait = Pilot._wait_for_screen

    async def waiting(pilot: Pilot[None], timeout: float = PATIENCE) -> bool:
        if isinstance(pilot.app, TunedApp):
            with suppress(TimeoutError):
                await wait_for(pilot.app.all_read(), timeout)
        return await wait(pilot, timeout)

    monkeypatch.setattr(Pilot, "_wait_for_screen", waiting)
