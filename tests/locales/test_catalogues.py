"""Every message is translated, none is kept that nobody says, and a translation has the places of its message."""

import ast
import re
from collections.abc import Iterator
from string import Formatter

import pytest
from babel.messages.catalog import Catalog

from banker.speech.catalogue import languages
from tests.locales.entries import forms, ids, said
from tests.locales.messages import KEYWORDS, ROOT, template
from tests.locales.refresh import LANGUAGES, catalogue_of

MESSAGES = template()
PLURALS = {"eo": 2, "id": 1}


def places(text: str) -> frozenset[str]:
    return frozenset(name for _text, name, _spec, _conversion in Formatter().parse(text) if name is not None)


@pytest.fixture(scope="module", params=LANGUAGES)
def translated(request: pytest.FixtureRequest) -> Catalog:
    return catalogue_of(request.param)


def test_the_languages_are_found_by_their_files() -> None:
    assert languages() == {"en": "English", "eo": "Esperanto", "id": "Bahasa Indonesia"}


def test_no_message_lacks_its_translation(translated: Catalog) -> None:
    """Mend with `python -m tests.locales.refresh`, which lists what is new with an empty translation."""
    known = said(translated)
    lacking = [key for key in said(MESSAGES) if key not in known or not all(forms(known[key])) or known[key].fuzzy]
    assert lacking == []


def test_no_message_is_hidden_from_the_catalogues_within_a_formatted_string() -> None:
    """Up to Python 3.11 what stands within one is not gathered."""
    files = [file for folder in ("banker", "widgets") for file in (ROOT / folder).rglob("*.py")]
    assert [(file.name, message) for file in files for message in _hidden(file.read_text("utf-8"))] == []
    assert list(_hidden("f'{_(\"told\")} {_(name)}'")) == ["told"]


def _hidden(code: str) -> Iterator[str]:
    within = (part for node in ast.walk(ast.parse(code)) if isinstance(node, ast.JoinedStr) for part in ast.walk(node))
    for call in within:
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in KEYWORDS:
            yield from (str(said.value) for said in call.args if isinstance(said, ast.Constant))


def test_no_translation_is_of_a_message_that_nobody_says(translated: Catalog) -> None:
    assert [key for key in said(translated) if key not in said(MESSAGES)] == []
    assert list(translated.obsolete) == []


def test_a_translation_has_the_places_of_its_message(translated: Catalog) -> None:
    assert list(_strange(translated)) == []


def _strange(catalogue: Catalog) -> Iterator[tuple[str, str]]:
    for message in said(catalogue).values():
        known = [places(text) for text in ids(message)]
        for number, form in enumerate(filter(None, forms(message))):
            # A singular may say the count in words; no form may name what the message does not.
            wanted = known[-1] if number or len(forms(message)) == 1 else known[0]
            if not wanted <= places(form) | {"count"} or not places(form) <= frozenset().union(*known):
                yield ids(message)[0], form


def test_a_message_that_counts_has_as_many_forms_as_its_language(translated: Catalog) -> None:
    wanted = PLURALS[str(translated.locale_identifier)]
    counted = [message for message in translated if not isinstance(message.id, str)]
    assert counted
    assert [ids(message)[0] for message in counted if len(forms(message)) != wanted] == []
    assert translated.num_plurals == wanted


def test_what_can_be_typed_keeps_its_quotation_marks(translated: Catalog) -> None:
    """Words in quotation marks can be typed or clicked: a translation does not lose them."""
    wrong = [
        (ids(message)[0], form)
        for message in said(translated).values()
        for form in filter(None, forms(message))
        if len(re.findall("[“”]", form)) < len(re.findall("[“”]", ids(message)[0]))
    ]
    assert wrong == []


def test_a_translation_ends_and_begins_as_its_message(translated: Catalog) -> None:
    """A sentence ends with its stop, and what joins on to another keeps its blanks."""
    wrong = [
        (ids(message)[0], form)
        for message in said(translated).values()
        for form in filter(None, forms(message))
        if not any(_edges(text) in (_edges(form), (*_edges(form)[:2], "")) for text in ids(message))
    ]
    assert wrong == []


def _edges(text: str) -> tuple[bool, bool, str]:
    bare = text.rstrip(")”")
    return text[0].isspace(), text[-1].isspace(), bare[-1] if bare[-1:] in (".", ":", "…", "?") else ""
