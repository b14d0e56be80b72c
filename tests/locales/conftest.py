"""The app in these tests keeps its settings in a folder of its own, and English is spoken again afterwards."""

from collections.abc import Iterator

import pytest

from banker.speech import catalogue
from tests.widgets.conftest import config

__all__ = ["config"]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Speak English again."""
    yield
    catalogue.use("en")
