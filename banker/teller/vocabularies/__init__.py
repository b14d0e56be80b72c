"""The words that each language adds to the line, beside the English ones that every language knows."""

from banker.teller.vocabularies import esperanto, indonesian
from banker.teller.vocabularies.vocabulary import Vocabulary

VOCABULARIES: dict[str, Vocabulary] = {"eo": esperanto.VOCABULARY, "id": indonesian.VOCABULARY}
"""By the code of the language."""
