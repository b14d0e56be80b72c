"""No test meets games, boards or sheets of whoever runs it: the desk's folder is an empty one."""

import gc
import os
from collections.abc import Iterator

import pytest

gc.set_threshold(50_000, 20, 20)  # thousands of widgets live through a run: looking for cycles took half of its time


LONG = frozenset(f"test_{name}.py" for name in ("pseudo_screens", "keys", "mashing", "typed", "screens", "one_hour"))
"""Files of tests that take half a minute each."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the long ones, so that no worker is left with them at the end."""
    items.sort(key=lambda item: item.path.name not in LONG)


def pytest_xdist_auto_num_workers() -> int:
    """Run two workers a core: a test of a screen waits for the app to come to rest a third of its time."""
    return 2 * (os.cpu_count() or 1)


@pytest.fixture(scope="session", autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BANKER_HOME", str(tmp_path_factory.mktemp("home")))
        yield
