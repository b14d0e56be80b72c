"""Locating: the lines of a TOML text on which its names and values stand, by their places.

The text is known to be TOML, so that only its brackets, names and strings need to be told apart.
"""

import re
import tomllib
from collections.abc import Iterator

from banker.editions.format.field import join

TOKEN = re.compile(
    r'(?P<text>"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\')'
    r"|(?P<gap>[ \t\r]+|\#[^\n]*)|(?P<end>\n)|(?P<mark>[\[\]{}=,.])|(?P<bare>[^\s\[\]{}=,.\#\"']+)",
    re.DOTALL,
)
Token = tuple[str, int]
DEEPEST = 16
"""Names inside each other that are looked at: more than any board or sheet has."""


class Lines:
    """Walks through a text; `found` are the lines of all places, counted from 1."""

    def __init__(self, text: str) -> None:
        """Find every name and value of a text."""
        self.tokens = [*_tokens(text), ("\n", 0), ("", 0)]
        self.at = 0
        self.table = ""
        self.found: dict[str, int] = {}
        self.counts: dict[str, int] = {}
        while self.token:
            self._statement()

    @property
    def token(self) -> str:
        """The token in hand; empty at the end."""
        return self.tokens[self.at][0]

    @property
    def line(self) -> int:
        """The line of the token in hand, counted from 1."""
        return self.tokens[self.at][1]

    def _statement(self) -> None:
        if self.token == "\n":
            self.at += 1
        elif self.token == "[":
            self._header()
        else:
            self._pair(self.table)

    def _header(self) -> None:
        """Read `[table]`, or `[[table]]`, which begins another one in a list."""
        line, many = self.line, self.tokens[self.at + 1][0] == "["
        self.at += 1 + many
        *outer, last = self._names()
        self.at += 1 + many
        place = ""
        for name in outer:
            place = self._latest(join(place, name))
        place = join(place, last)
        if many:
            self.found.setdefault(place, line)
            self.counts[place] = self.counts.get(place, -1) + 1
            place = f"{place}[{self.counts[place]}]"
        self.table = place if many else self._latest(place)
        self.found.setdefault(self.table, line)

    def _latest(self, place: str) -> str:
        return f"{place}[{self.counts[place]}]" if place in self.counts else place

    def _names(self) -> list[str]:
        names = [_name(self.token)]
        self.at += 1
        while self.token == ".":
            names.append(_name(self.tokens[self.at + 1][0]))
            self.at += 2
        return names

    def _pair(self, place: str) -> None:
        """Read `name = value`."""
        line = self.line
        for name in self._names()[:DEEPEST]:
            place = join(place, name)
            self.found.setdefault(place, line)
        self.at += 1
        self._value(place)

    def _value(self, place: str) -> None:
        self.found.setdefault(place, self.line)
        if self.token == "[":
            self._inside(place, "]")
        elif self.token == "{":
            self._inside(place, "}")
        else:
            while self.token not in (",", "]", "}", "\n", ""):
                self.at += 1

    def _inside(self, place: str, end: str) -> None:
        """Read a list, or a table on a line, up to its end."""
        self.at += 1
        index = 0
        while self.token not in (end, ""):
            if self.token in (",", "\n"):
                self.at += 1
            elif end == "}":
                self._pair(place)
            else:
                self._value(f"{place}[{index}]")
                index += 1
        self.at += 1


def _tokens(text: str) -> Iterator[Token]:
    line = 1
    for match in TOKEN.finditer(text):
        if match.lastgroup != "gap":
            yield match[0], line
        line += match[0].count("\n")


def _name(token: str) -> str:
    """Give the name that a token spells: bare, or quoted with its escapes."""
    return str(tomllib.loads(f"name = {token}")["name"]) if token[0] in "\"'" else token


def line_of(place: str, lines: dict[str, int]) -> int:
    """Say on which line a place stands; one that is missing has that of what it is missing from, at last the first."""
    while place and place not in lines:
        place = re.sub(r"(?:^|\.)[^.]*$", "", place) if not place.endswith("]") else place.rpartition("[")[0]
    return lines.get(place, 1)
