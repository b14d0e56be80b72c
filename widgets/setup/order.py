"""What the form of a new table asks for, as the request that the desk understands."""

from typing import Literal, cast

from textual.screen import Screen
from textual.widgets import Input

from banker.desk import Desk
from banker.refusal import Refusal
from banker.rules.requests import Open
from widgets.choice import Choice
from widgets.setup.house_rules import HouseRules
from widgets.setup.names_field import NamesField
from widgets.setup.readings import Readings

Variant = Literal["normal", "short", "timed"]


def order(form: Screen[Desk | None]) -> Open | Refusal:
    """Gather a form into a request; its house rules stand before the readings chosen."""
    variant = cast(Variant, form.query_one("#variant", Choice).value)
    minutes = form.query_one("#minutes", Input).value
    if variant == "timed" and not int(minutes or 0):
        return Refusal("bad-amount", {"amount": minutes})
    return Open(
        sheet=form.query_one("#sheet", Choice).value,
        board=form.query_one("#board", Choice).value,
        players=form.query_one(NamesField).players,
        variant=variant,
        minutes=int(minutes) if variant == "timed" else 0,
        overrides=overrides(form),
        tokens=form.query_one(NamesField).signs,
    )


def overrides(form: Screen[Desk | None]) -> dict[str, str]:
    """Gather what differs from the sheet: the readings chosen, and the house rules."""
    return form.query_one(Readings).overrides | form.query_one(HouseRules).values
