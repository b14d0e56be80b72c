"""The language of the system is spoken where it is one of the three; the checks of what is seen can fail."""

from collections.abc import Mapping

import pytest
from textual.app import App, ComposeResult
from textual.widgets import Static

from banker.speech.tongue import first_of, system_language
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


MAC = {
    '(\n    "id-ID",\n    "en-US"\n)\n': "id-ID",
    "(\n    eo,\n    en\n)\n": "eo",
    '(\n    "zh-Hans-CN"\n)\n': "zh-Hans-CN",
    "(\n)\n": "",
    "": "",
}


@pytest.mark.parametrize("listed", MAC)
def test_of_the_languages_that_macos_lists_the_first_is_spoken(listed: str) -> None:
    assert first_of(listed) == MAC[listed]
    assert system_language({}, lambda: first_of(listed)) == {"id-ID": "id", "eo": "eo"}.get(MAC[listed], "en")


def test_on_macos_without_its_command_english_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "darwin")
    monkeypatch.setenv("PATH", "")
    assert system_language({}) == "en"
