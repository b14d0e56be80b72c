"""The comments that explain the format in every file that ships: `python -m tests.editions.comments` renews them.

A line of theirs begins with two signs, one of the file's own with one.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import banker.editions
from banker.editions.format.explaining import explain_section, sections
from banker.editions.reading import BOARDS, SHEETS, Format

FOLDER = Path(banker.editions.__file__).parent
WIDTH = 115
FILES = [(form, file) for form in (BOARDS, SHEETS) for file in sorted((FOLDER / f"{form.kind}s").glob("*.toml"))]


def explained(form: Format[Any], text: str) -> str:
    """Write the comments into a text anew, each section's above it; at the end where it has none."""
    text = re.sub(r"^##.*\n", "", text, flags=re.MULTILINE)
    for section in sections(form):
        block = "".join(f"## {line}".rstrip() + "\n" for line in explain_section(form, section, WIDTH))
        start = re.search(_start(form.kind, section.name), text, flags=re.MULTILINE)
        text = text[: start.start()] + block + text[start.start() :] if start else f"{text.rstrip()}\n\n{block}"
    return text


def _start(kind: str, name: str) -> str:
    if not name:
        return "^id = "
    return rf"^{name} = \[" if kind == "board" else rf"^\[+{name}\]"


def renew() -> Iterator[str]:
    """Renew the comments of every file that ships, and name those that changed."""
    for form, file in FILES:
        before = file.read_text("utf-8")
        after = explained(form, before)
        if after != before:
            file.write_text(after, "utf-8")
            yield file.name


if __name__ == "__main__":
    print(*renew(), sep="\n")
