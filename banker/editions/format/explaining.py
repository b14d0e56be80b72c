"""The page that explains a format, out of the fields that the checks go by: for the terminal, and for the files."""

import re
from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from typing import Any, get_args, get_origin

from msgspec import Struct, structs

from banker.editions.board import Effect
from banker.editions.format.board_fields import EFFECTS, KINDS
from banker.editions.format.field import Field, join
from banker.editions.format.sections import BOARD, SAMPLE, SHEET, Section
from banker.editions.format.shaping import TYPES, leaves, members, tagged, words
from banker.editions.reading import Format
from banker.speech.catalogue import _, mark
from banker.speech.rule_words import tell

INDENT = 2
COLUMN = 16
LEFT_OUT = mark("may be left out")
ELSE = mark("if left out {value}")


def sections(form: Format[Any]) -> tuple[Section, ...]:
    """List the sections of a format, in the order of its files."""
    return BOARD if form.kind == "board" else SHEET


def explain(form: Format[Any], width: int) -> Iterator[str]:
    """Explain a format, wrapped to so many columns."""
    for section in sections(form):
        yield from explain_section(form, section, width)
        yield ""


def explain_section(form: Format[Any], section: Section, width: int) -> Iterator[str]:
    """Explain a section: what it is, its names with what is expected of each, and an example."""
    field = form.fields.get(section.name)
    if field is not None:
        yield from wrap(f"{section.name}: {_sentence(field, ())}", width)
    yield from wrap(_(section.told), width)
    for name, member in _members(form, section):
        yield from _entry(name, _of(form, join(section.places, name), member), width)
        yield from _choices(section, name, width)
    yield from _wrapped(_("Example:"), section.examples, width)


def _members(form: Format[Any], section: Section) -> Iterator[tuple[str, structs.FieldInfo]]:
    record = _record(form.record, section.name)
    others = {other.name for other in sections(form)}
    for name, member in members(record).items() if record is not None else ():
        if section.name or name not in others:
            yield name, member


def _record(kind: type[Struct], name: str) -> type[Struct] | None:
    """Find the record that a section lists, or is."""
    if not name:
        return kind
    found = members(kind)[name].type
    inner = get_args(found)[0] if get_origin(found) is tuple else found
    return inner if isinstance(inner, type) and issubclass(inner, Struct) else None


def _of(form: Format[Any], place: str, member: structs.FieldInfo) -> str:
    """Tell of one name: what it means, what may stand there, and what stands there if it is left out."""
    field = form.fields[place]
    rule = place.removeprefix("rules.")
    kind = _kind(member.type, rule if place != rule else "", field)
    return _sentence(field, kind, _default(member))


def _sentence(field: Field, kind: Iterable[str], default: str = "") -> str:
    expected = [_(bound.expected) for bound in field.bounds] + [_(rule) for rule in field.rules]
    notes = "; ".join(part for part in (", ".join(kind), *expected, default) if part)
    return f"{_(field.told)} [{notes}]" if notes else _(field.told)


def _kind(kind: Any, rule: str, field: Field) -> Iterator[str]:
    """Say what type a value is of, or which words it may be; an amount is known to be a number."""
    if get_origin(kind) is tuple:
        yield _(TYPES[list])
    elif get_origin(kind) is dict or tagged(kind):
        yield _(TYPES[dict])
    else:
        yield from (_word(word, rule) for word in words(kind))
        yield from (_(TYPES[leaf]) for leaf in leaves(kind) if leaf is not int or not field.bounds)


def _word(word: object, rule: str) -> str:
    told = tell(rule, str(word)) if rule else str(word)
    return str(word) if told == str(word) else _("{word} ({meaning})").format(word=word, meaning=told)


def _default(member: structs.FieldInfo) -> str:
    if member.required:
        return ""
    plain = isinstance(member.default, (int, str)) and member.default != ""
    return _(ELSE).format(value=str(member.default).lower()) if plain else _(LEFT_OUT)


# --- kinds of squares, effects of cards


def _choices(section: Section, name: str, width: int) -> Iterator[str]:
    if (section.name, name) == ("squares", "kind"):
        for kind, told in KINDS.items():
            yield from _entry(f"  {kind}", _(told), width)
    elif (section.name, name) == ("cards", "effect"):
        for effect, record in tagged(Effect).items():
            yield from _entry(f"  {effect}", _(EFFECTS[effect]), width)
            yield _example(effect, record)


def _example(effect: str, record: type[Struct]) -> str:
    figures = "".join(f", {name} = {SAMPLE[name]}" for name in members(record))
    return f'{"":{COLUMN + 2 * INDENT}}{{ type = "{effect}"{figures} }}'


# --- laying out


def _entry(name: str, told: str, width: int) -> Iterator[str]:
    """Lay a name out beside what is told of it; a longer name has a line of its own."""
    head, edge = f"{'':{INDENT}}{name}", COLUMN + 2 * INDENT
    lines = wrap(told, max(24, width - edge))
    if len(head) >= edge:
        yield head
    else:
        yield f"{head:{edge}}{lines.pop(0)}"
    yield from (f"{'':{edge}}{line}" for line in lines)


def _wrapped(head: str, examples: Sequence[str], width: int) -> Iterator[str]:
    yield f"{'':{INDENT}}{head}"
    for example in examples:
        whole = re.sub(r" = (?=[^\[{])", "\0=\0", example)
        rows = wrap(whole, max(24, width - 3 * INDENT), break_long_words=False, break_on_hyphens=False)
        first, *more = (row.replace("\0", " ") for row in rows)
        yield f"{'':{2 * INDENT}}{first}"
        yield from (f"{'':{3 * INDENT}}{line}" for line in more)
