"""Tables of both printed sheets for the rules of money."""

from typing import Any

import pytest

from banker.desk import Desk
from banker.refusal import Refusal
from tests.playing import played

BOTH = pytest.mark.parametrize("sheet", ["monopoli", "monopolo"])


def opened(sheet: str = "monopolo", text: str = "", players: str = "Ana Budi Citra", rules: str = "follow=no") -> Desk:
    """A table of a sheet after some phrases; by default the dice move no tokens."""
    return played(f"open sheet {sheet} board atlantic players {players} with {rules}\n{text}")


def refusal(desk: Desk, phrase: str) -> Refusal:
    """Say a phrase that must be refused."""
    answer = desk.say(phrase)
    assert answer.refusal is not None, answer.entries
    return answer.refusal


def asked(desk: Desk, question: str) -> Any:
    """Ask what must be answered."""
    answer = desk.say(question)
    assert answer.ok, answer.refusal
    return answer.answer


def cash_of_ana(rule: str, text: str) -> int:
    """Ana's cash after phrases under a value, at a table of the classic sheet."""
    return opened("classic", text, rules=f"follow=no {rule}").game.cash("Ana")
