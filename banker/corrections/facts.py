"""The table facts that an amendment leaves otherwise than they were: whose turn, where tokens are, what is open."""

from typing import Any

from banker.rules.game import MATTERS, Game

SERIAL = "turns"
"""The fact that only counts the turns."""


def changed_facts(was: Game, now: Game, number: int, phrase: str) -> list[dict[str, Any]]:
    """Tell every fact that stands otherwise at the end, as one difference of the phrase amended; else nothing."""
    names = sorted({*was.books.facts, *now.books.facts} - {SERIAL})
    facts = [[name, _value(was, name), _value(now, name)] for name in names if _value(was, name) != _value(now, name)]
    return [{"number": number, "phrase": phrase, "was": [], "now": [], "facts": facts}] if facts else []


def _value(game: Game, fact: str) -> Any:
    """Give a fact, of what is open without the serial number of its turn."""
    value = game.books.facts.get(fact)
    if fact == MATTERS and value:
        return [{key: part for key, part in matter.items() if key != "turn"} for matter in value]
    return value
