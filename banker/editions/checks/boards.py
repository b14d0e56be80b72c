"""All checks of a board."""

from banker.editions.checks import cards, deeds, groups, money, names, squares
from banker.editions.checks.check import Check

CHECKS = (
    Check(names.id_faults),
    Check(money.unit_faults, ("unit", "notes")),
    Check(money.opening_faults, ("notes",)),
    Check(squares.number_faults, ("squares[].index",)),
    Check(squares.go_faults, ("squares[].kind",)),
    Check(squares.jail_faults, ("squares[].kind",)),
    Check(squares.tax_faults),
    Check(deeds.order_faults),
    Check(deeds.square_faults, ("squares[].kind", "deeds[].square")),
    Check(deeds.figure_faults),
    Check(deeds.street_rent_faults),
    Check(deeds.other_rent_faults, ("groups[].id", "deeds[].group", "deeds[].kind")),
    Check(groups.member_faults, ("groups[].id",)),
    Check(groups.size_faults, ("groups[].id", "deeds[].group", "deeds[].kind")),
    Check(groups.kind_faults, ("groups[].id", "deeds[].group", "deeds[].kind")),
    Check(groups.letter_faults),
    Check(cards.square_faults, ("squares[].index",)),
    Check(cards.deed_faults, ("deeds[].square", "deeds[].kind")),
    Check(cards.deck_faults, ("squares[].kind", "cards[].deck")),
)
