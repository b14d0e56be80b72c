"""A vocabulary: for each English word of the line the words of a language, the first of which is shown."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Vocabulary(NamedTuple):
    """`words` may be several in one text; `places` are what stands in patterns for what is to be put there.

    `behind` are the forms that words take behind a verb, by both of them: the first that is shown, where it is another.
    """

    words: dict[str, str]
    places: dict[str, str]
    colours: dict[str, str]
    separator: str
    behind: Mapping[str, str] = MappingProxyType({})
