"""Tokens: a phrase cut into words, with quoted names whole and commas apart."""

import re

from banker.folding import fold

_QUOTED = r'"(?:[^"]|"")*+"(?=[\s,]|$)'
_TOKEN = re.compile(
    rf"""{_QUOTED}                    # a quoted name, whatever is in it
    | ,
    | [^\s,="]++=(?:[^\s,]|,(?=\S))*+ # a rule with its value
    | [-+\d](?:[^\s,]|(?<=\d),(?=\d))*+  # a number keeps the commas between its digits
    | [^\s,]++""",
    re.VERBOSE,
)
_COMMENT = re.compile(rf"(?:(?:(?<=[\s,])|^){_QUOTED}|[^#]|(?<=\S)#)*+")
QUOTE = '"'
_SIGNS = ("+", "-", "−")

Tokens = tuple[list[str], list[str], list[int] | None]
"""The words as typed, as folded (a quoted one keeps its opening quote), and where each begins if not just by spaces."""


def uncommented(text: str) -> str:
    """Take a phrase without the comment that a `#` begins at the start or after white space, and trimmed."""
    if "#" in text:
        found = _COMMENT.match(text)
        text = found[0] if found else ""
    return text.strip()


def tokens(phrase: str) -> Tokens:
    """Cut a phrase into words."""
    if QUOTE in phrase or "," in phrase:
        return _cut(phrase)
    raw = phrase.split()
    if phrase.isascii() and "x" not in phrase and "X" not in phrase:
        return raw, phrase.lower().split(), None
    return raw, [fold(word) for word in raw], None


def unquoted(token: str) -> str:
    """Take the text out of a quoted token."""
    return token[1:-1].replace('""', QUOTE)


def quote(text: str) -> str:
    """Put a text in quotes."""
    return '"' + text.replace(QUOTE, '""') + '"'


def _cut(phrase: str) -> Tokens:
    raw: list[str] = []
    folded: list[str] = []
    starts: list[int] = []
    for found in _TOKEN.finditer(phrase):
        token = found[0]
        quoted = is_quoted(token)
        raw.append(unquoted(token) if quoted else token)
        folded.append(QUOTE + fold(raw[-1]) if quoted else fold(token))
        starts.append(found.start())
    return raw, folded, starts


def is_quoted(token: str) -> bool:
    """Tell a quoted token from a word that begins with a quote by chance."""
    return len(token) > 1 and token[0] == QUOTE == token[-1]


def is_numeric(word: str) -> bool:
    """Tell what is meant as a number from a name, well formed or not."""
    return (word[:1].isdigit() and word[-1:].isdigit()) or (word[:1] in _SIGNS and len(word) > 1)
