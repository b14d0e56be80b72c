"""Every sentence is told in English, whatever a test before it spoke."""

from collections.abc import Iterator

import pytest

from banker.speech.catalogue import use


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Speak English before and after each test."""
    use("en")
    yield
    use("en")
