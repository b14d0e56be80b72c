"""Every message that a person may see: those marked in the code, the help of the commands, the prose of the TOML."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tomllib import loads

import click
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir

from banker.commands import banker

ROOT = Path(__file__).parent.parent.parent
KEYWORDS: dict[str, tuple[int | tuple[int, str], ...] | None] = {
    "_": None,
    "n_": (1, 2),
    "p_": ((1, "c"), 2),
    "mark": None,
    "mark_in": ((1, "c"), 2),
}
"""As `pybabel extract -k _ -k n_:1,2 -k p_:1c,2 -k mark -k mark_in:1c,2` would be told."""


@cache
def template() -> Catalog:
    """Gather the messages, once."""
    catalog = Catalog(project="bankers-desk", fuzzy=False)
    for folder in ("banker", "widgets"):
        for _file, _line, message, _comments, context in extract_from_dir(ROOT / folder, keywords=KEYWORDS):
            catalog.add(message, context=context)
    for text in (*_helps(banker), *_prose()):
        catalog.add(text)
    return catalog


def _helps(command: click.Command) -> Iterator[str]:
    yield command.help or ""
    for parameter in command.params:
        yield getattr(parameter, "help", None) or ""
    if isinstance(command, click.Group):
        for below in command.commands.values():
            yield from _helps(below)


def _prose() -> Iterator[str]:
    for file in sorted((ROOT / "banker" / "editions").glob("*/*.toml")):
        read = loads(file.read_text(encoding="utf-8"))
        english = read["language"] == "en"
        yield from read.get("doubts", ())
        yield from (reading["note"] for reading in read.get("readings", ()))
        yield from (words for words in read.get("headings", {}).values() if english or words.startswith("classic: "))
        if english:
            yield from (group["name"] for group in read.get("groups", ()))
