"""The rules of the game that is played, as the help tells them: each with what holds, and the heading that says so."""

from banker.editions.edition import Edition
from banker.editions.overrides import spell
from banker.speech.catalogue import _
from banker.speech.rule_words import CHAPTERS, tell
from widgets.glossary import Rows


def in_force(edition: Edition) -> Rows:
    """List the rules in plain words, in the order in which a table asks for them."""
    return tuple(_row(edition, rule, words) for _title, rules in CHAPTERS for rule, words in rules)


def _row(edition: Edition, rule: str, words: str) -> tuple[str, str]:
    word, printed = (spell(getattr(rules, rule.replace("-", "_"))) for rules in (edition.rules, edition.sheet.rules))
    said = {"value": tell(rule, word), "printed": tell(rule, printed), "heading": _(edition.heading(rule))}
    if word == printed:
        return _(words), _("{value} ({heading})").format(**said)
    return _(words), _("{value}: your own; printed is {printed} ({heading})").format(**said)
