"""The lines of a TOML text: whatever way it is written in, each value is found on its own."""

import json
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from banker.editions.format.locating import Lines, line_of
from tests.editions.comments import FILES

TRICKY = '''a.b."c d" = 1 # [x
[t]
"k]" = """
foo ] }
"" "quoted\\"" """
'q' = \'\'\'it's
"fine" }\'\'\'
l = [
 1, # "
 { x = 2, y = 'a]', z.w = [] },
]
[[list]]
v = 1
[list.sub]
w = 1979-05-27T07:32:00.5Z
[[list]]
v = [[1,2],[3,
 4]]
[[list.more]]
f = -1.5e3
[t.deep.er]
e = {}
'''


def leaves(value: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    """Walk all that a text holds, with the place of each."""
    yield place, value
    if isinstance(value, dict):
        for name, item in value.items():
            yield from leaves(item, f"{place}.{name}" if place else name)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from leaves(item, f"{place}[{index}]")


def test_each_name_of_a_tricky_text_is_found() -> None:
    lines = Lines(TRICKY).found
    expected = {
        "a.b.c d": 1, "t": 2, "t.k]": 3, "t.q": 6, "t.l": 8, "t.l[0]": 9, "t.l[1]": 10, "t.l[1].y": 10,
        "t.l[1].z.w": 10, "list": 12, "list[0].v": 13, "list[0].sub": 14, "list[0].sub.w": 15, "list[1]": 16,
        "list[1].v[1][0]": 17, "list[1].v[1][1]": 18, "list[1].more[0].f": 20, "t.deep.er": 21, "t.deep.er.e": 22,
    }  # fmt: skip
    assert {place: lines.get(place) for place in expected} == expected
    assert {place for place, _ in leaves(tomllib.loads(TRICKY)) if place} <= {*lines, "t.deep"}


@pytest.mark.parametrize(("form", "file"), FILES, ids=lambda value: getattr(value, "stem", ""))
def test_every_value_of_a_file_that_ships_stands_on_the_line_that_is_named(form: object, file: Any) -> None:
    text = file.read_text("utf-8")
    rows, lines = text.splitlines(), Lines(text).found
    values = [(place, value) for place, value in leaves(tomllib.loads(text)) if place]
    for place, value in values:
        row = rows[lines[place] - 1]
        if isinstance(value, (bool, int)):
            assert str(value).lower() in row
        elif isinstance(value, str):
            assert json.dumps(value, ensure_ascii=False) in row


def test_what_is_missing_has_the_line_of_what_it_is_missing_from() -> None:
    lines = Lines(TRICKY).found
    assert line_of("list[1].sub.w", lines) == 16
    assert line_of("t.l[1].missing.more[3]", lines) == 10
    assert line_of("nothing", lines) == 1
    assert line_of("", lines) == 1


NAMES = st.sampled_from(["a", "b", "c-d", '"e f"', "'g'"])
VALUES = st.recursive(
    st.sampled_from(["1", "-2.5", "true", '"x # ]"', "'}'", '"""\n]\n"""', "1979-05-27"]),
    lambda inner: st.lists(inner, max_size=3).map(lambda items: "[" + ",\n ".join(items) + "]"),
    max_leaves=6,
)


@given(pairs=st.lists(st.tuples(NAMES, VALUES), unique_by=lambda pair: pair[0].strip("\"'"), max_size=5))
def test_the_lines_of_any_text_lead_on_from_one_another(pairs: list[tuple[str, str]]) -> None:
    text = "\n".join(f"{name} = {value}" for name, value in pairs) + "\n"
    raw, lines = tomllib.loads(text), Lines(text).found
    assert {place for place, _ in leaves(raw) if place} == set(lines)
    starts = [text.split("\n").index(f"{name} = {value}".split("\n")[0]) + 1 for name, value in pairs]
    assert sorted(starts) == sorted(lines[name] for name in raw)
