"""The language of the system is spoken where it is one of the three; the checks of what is seen can fail."""

from collections.abc import Mapping

import pytest
from textual.app import App, ComposeResult
from textual.widgets import Static

from banker.speech.tongue import system_language
from tests.locales.pseudo import glued, strangers
from tests.locales.seen import cut


@pytest.mark.parametrize(
    ("environment", "platform", "spoken"),
    [
        ({"LANG": "id_ID.UTF-8"}, "", "id"),
        ({"LC_ALL": "eo", "LANG": "id_ID"}, "", "eo"),
        ({"LC_MESSAGES": "id_ID@latin", "LANG": "eo"}, "", "id"),
        ({"BANKER_LANG": "eo", "LC_ALL": "id"}, "", "eo"),
        ({"LANG": "C.UTF-8"}, "id_ID", "en"),
        ({"LANG": "fr_FR.UTF-8"}, "", "en"),
        ({}, "id_ID", "id"),
        ({}, "", "en"),
    ],
)
def test_the_language_of_the_system(environment: Mapping[str, str], platform: str, spoken: str) -> None:
    assert system_language(environment, lambda: platform) == spoken


def test_what_is_no_message_and_what_is_glued_is_found() -> None:
    assert strangers("⟦þàýš⟧ Ana left", frozenset(("ana",))) == ["left"]
    assert list(glued("⟦à⟧ ⟦ƀ⟧")) == ["à⟧ ⟦…"]
    assert list(glued("⟦à ⟦ƀ⟧⟧   ⟦ç⟧")) == []


class Narrow(App[None]):
    """A label that has not room enough."""

    CSS = "#label { width: 8; height: 1; }"

    def compose(self) -> ComposeResult:
        """Show it."""
        yield Static("far too long for it", id="label")


async def test_what_is_cut_is_found() -> None:
    async with Narrow().run_test(size=(20, 4)) as pilot:
        assert list(cut(pilot.app)) == ["Static#label: 3 lines in 1: 'far too'"]
