"""What a rent is for: the deed and what stands on it, out of the figures that made it."""

from collections.abc import Mapping
from typing import Any

from banker.editions.board import Board
from banker.speech import names
from banker.speech.catalogue import _, n_
from banker.speech.money import number

Why = Mapping[str, Any]

RENTS = "rent-bare", "rent-group", "rent-houses", "rent-hotel", "rent-stations", "rent-utility"
"""The kinds of entry that are rent paid."""


def rent_words(why: Why, board: Board | None) -> str:
    """Name the deed that a rent is for, with what made it so much."""
    code, deed = why.get("code", ""), names.deed(why.get("deed", ""), board)
    if code == "rent-utility":
        return _("{deed} ({product})").format(deed=deed, product=product(why))
    times = why.get("times", 1)
    words = _standing(code, why, deed)
    return words if times == 1 else _("{what}, {times} times").format(what=words, times=number(times))


def _standing(code: str, why: Why, deed: str) -> str:
    if code in ("rent-houses", "rent-hotel"):
        return built(deed, why.get("houses", 0), code == "rent-hotel")
    if code == "rent-group":
        return _("{deed} (whole group)").format(deed=deed)
    if code == "rent-stations" and why["count"] > 1:
        return n_("{deed} ({count} station)", "{deed} ({count} stations)", why["count"]).format(
            deed=deed, count=why["count"]
        )
    return deed


def built(deed: str, houses: int, hotel: bool) -> str:
    """Name a deed with what stands on it."""
    if hotel:
        return _("{deed} with a hotel").format(deed=deed)
    if not houses:
        return deed
    return n_("{deed} with {count} house", "{deed} with {count} houses", houses).format(deed=deed, count=houses)


def product(why: Why) -> str:
    """Write the multiplication of a utility's rent."""
    factors = [why["times"], why["dice"]]
    if why.get("unit", 1) != 1:
        factors.append(why["unit"])
    return " × ".join(map(number, factors))


def no_rent(why: Why) -> str:
    """Say why a deed brings no rent; nothing where it does."""
    code = why.get("code", "")
    if code == "rent-mortgaged":
        return _("mortgaged, no rent")
    return _("the owner is in jail, no rent") if code == "rent-jailed" else ""
