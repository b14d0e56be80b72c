"""A vocabulary: for each English word of the line the words of a language, the first of which is shown."""

from typing import NamedTuple


class Vocabulary(NamedTuple):
    """`words` may be several in one text; `places` are what stands in patterns for what is to be put there."""

    words: dict[str, str]
    places: dict[str, str]
    colours: dict[str, str]
    separator: str
