"""TOML text into what it holds: syntax, with the line of what is none."""

import re
import tomllib
from typing import Any

from banker.editions.fault import Fault
from banker.speech.catalogue import mark

TOML = mark("a line of TOML")
SYNTAX = re.compile(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", re.DOTALL)


def parse(text: str) -> dict[str, Any] | Fault:
    """Read TOML text, or say on which line it is none."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        return _syntax(str(error), text)


def _syntax(error: str, text: str) -> Fault:
    lines = text.splitlines() or [""]
    match = SYNTAX.fullmatch(error)
    reason, line = match.groups() if match else (error, "1")
    row = int(line or len(lines))
    stands = lines[row - 1].strip() if row <= len(lines) else ""
    return Fault("", TOML, f"{reason}: {stands}", row)
