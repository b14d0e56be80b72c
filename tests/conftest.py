"""No test meets games, boards or sheets of whoever runs it: the desk's folder is an empty one."""

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BANKER_HOME", str(tmp_path_factory.mktemp("home")))
        yield
