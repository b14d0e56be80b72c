"""The format is described once: each name of it, in the page that explains it and in the comments of every file."""

import tomllib
from collections.abc import Iterator
from typing import Any, get_args, get_origin

import msgspec
import pytest

from banker.editions.board import Board, Card, Deed, Effect, Group, Square
from banker.editions.format.board_fields import BOARD, EFFECTS, KINDS
from banker.editions.format.explaining import explain, sections
from banker.editions.format.field import join
from banker.editions.format.sections import SAMPLE
from banker.editions.format.shaping import members, tagged, words
from banker.editions.format.sheet_fields import SHEET
from banker.editions.reading import BOARDS, SHEETS, Format
from banker.editions.sheet import Sheet
from banker.speech import catalogue
from tests.editions.comments import FILES, explained

PLAIN_LISTS = {"doubts[]", "readings[].readings[]", "headings.*"}


def places(kind: Any, place: str = "") -> Iterator[str]:
    """List the pattern of every place that a record has."""
    if tagged(kind):
        yield join(place, "type")
        for record in tagged(kind).values():
            yield from places(record, place)
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        for name, field in members(kind).items():
            yield join(place, name)
            yield from places(field.type, join(place, name))
    elif get_origin(kind) is tuple:
        yield f"{place}[]" if not members_of(get_args(kind)[0]) else place
        yield from places(get_args(kind)[0], f"{place}[]")
    elif get_origin(kind) is dict:
        yield f"{place}.*"


def members_of(kind: Any) -> bool:
    """Whether a kind has names of its own."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


@pytest.mark.parametrize(("record", "fields"), [(Board, BOARD), (Sheet, SHEET)])
def test_every_name_of_the_format_is_described_and_none_besides(record: Any, fields: dict[str, object]) -> None:
    assert set(places(record)) - PLAIN_LISTS == set(fields)


def test_every_kind_of_square_and_every_effect_is_described() -> None:
    assert list(KINDS) == list(words(members(Square)["kind"].type))
    assert list(EFFECTS) == list(tagged(Effect))


@pytest.mark.parametrize("form", [BOARDS, SHEETS], ids=lambda form: form.kind)
@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("language", ["en", "eo", "id"])
def test_the_page_that_explains_a_format_fits_and_names_everything(
    form: Format[Any], width: int, language: str
) -> None:
    catalogue.use(language)
    try:
        lines = list(explain(form, width))
    finally:
        catalogue.use("en")
    text = "\n".join(lines)
    assert width == 40 or max(map(len, lines)) <= width
    for name in (place.rpartition(".")[2] for place, field in form.fields.items() if field.told):
        assert f"{name.removesuffix('[]')}" in text


EXAMPLES = {"groups": Group, "squares": Square, "deeds": Deed, "cards": Card}


@pytest.mark.parametrize("form", [BOARDS, SHEETS], ids=lambda form: form.kind)
def test_the_examples_are_what_they_explain(form: Format[Any]) -> None:
    for section in sections(form):
        for example in section.examples if section.name in EXAMPLES else ():
            msgspec.convert(tomllib.loads(f"x = {example}")["x"], EXAMPLES[section.name])
        if section.name not in EXAMPLES:
            assert set(tomllib.loads("\n".join(section.examples))) <= {
                section.name,
                *(field.name for field in msgspec.structs.fields(form.record)),
            }


def test_the_examples_show_every_name_that_may_be_left_out_but_a_bonus() -> None:
    shown = "\n".join(example for section in sections(BOARDS) for example in section.examples)
    for record in (Board, Group, Square, Deed, Card):
        optional = [name for name, field in members(record).items() if not field.required]
        assert [name for name in optional if f"{name} =" not in shown] == []
    assert {name for kind in tagged(Effect).values() for name in members(kind)} == set(SAMPLE)


@pytest.mark.parametrize(("form", "file"), FILES, ids=lambda value: getattr(value, "stem", ""))
def test_every_file_that_ships_explains_itself_by_its_comments(form: Format[Any], file: Any) -> None:
    text = file.read_text("utf-8")
    assert explained(form, text) == text
