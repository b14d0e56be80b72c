"""Refusals about deeds, mortgages, buildings and auctions."""

from banker.editions.board import Board
from banker.speech import names
from banker.speech.catalogue import _, mark, n_
from banker.speech.refusing.fields import Data, Sentence, fields

TOP = 5
"""The level that a hotel counts as where it needs four houses."""


def _uneven(data: Data, board: Board | None) -> str:
    deed = board.deed.get(data.get("deed", "")) if board is not None else None
    group = next((group for group in board.groups if deed and group.id == deed.group), None) if board else None
    lots = ", ".join(_lot(name, level, board) for name, level in data.get("levels", {}).items())
    if group is None:
        return _("Houses go up and down evenly; the group would stand so: {lots}.").format(lots=lots)
    return _(
        "Houses go up and down evenly; the group would stand so: {lots}. Name the colour to spread them: “on {group}”."
    ).format(lots=lots, group=names.group(group))


def _lot(name: str, level: int, board: Board | None) -> str:
    built = _("hotel") if level == TOP else str(level)
    return _("{deed} {built}").format(deed=names.deed(name, board), built=built)


def _incomplete(data: Data, board: Board | None) -> str:
    message = n_(
        "Only a whole group can be built on; {missing} is missing: buy it or trade for it.",
        "Only a whole group can be built on; {missing} are missing: buy them or trade for them.",
        len(data.get("missing", ())),
    )
    return message.format_map(fields(data, board))


def _mortgaged_group(data: Data, board: Board | None) -> str:
    message = n_(
        "{mortgaged} is mortgaged: lift the mortgage before the group is built on.",
        "{mortgaged} are mortgaged: lift the mortgages before the group is built on.",
        len(data.get("mortgaged", ())),
    )
    return message.format_map(fields(data, board))


def _house_shortage(data: Data, board: Board | None) -> str:
    left = data.get("left", 0)
    if not left:
        return _("The bank has no houses left: whoever sells some brings them back.")
    message = n_(
        "The bank has only {left} house; {wanted} are wanted: take fewer.",
        "The bank has only {left} houses; {wanted} are wanted: take fewer.",
        left,
    )
    return message.format_map(fields(data, board))


def _hotel_shortage(data: Data, board: Board | None) -> str:
    left = data.get("left", 0)
    if not left:
        return _("The bank has no hotels left: whoever sells one brings it back.")
    message = n_(
        "The bank has only {left} hotel; {wanted} are wanted: take fewer.",
        "The bank has only {left} hotels; {wanted} are wanted: take fewer.",
        left,
    )
    return message.format_map(fields(data, board))


def _no_shortage(data: Data, board: Board | None) -> str:
    if data.get("left") is not None:
        return _("The bank has enough for all, or only one can build: build at the list price without an auction.")
    if data.get("building") == "hotel":
        return _("Hotels cannot run short at this table: build without an auction.")
    return _("Houses cannot run short at this table: build without an auction.")


def _no_shortage_auction(data: Data, board: Board | None) -> str:
    if data.get("building") == "hotel":
        return _("The last hotels are not auctioned at this table: who wants one waits.")
    return _("The last houses are not auctioned at this table: who wants one waits.")


def _beyond_limit(data: Data, board: Board | None) -> str:
    message = _("{player} cannot bid {amount}; the most that could be paid is {limit}.")
    if data.get("limit") is None:
        message = _("{player} cannot bid {amount}: so much could not be paid.")
    return message.format_map(fields(data, board))


SENTENCES: dict[str, Sentence] = {
    "already-owned": mark("{deed} belongs to {owner} already: a trade (“gives”) brings it to another."),
    "not-owner": mark("{deed} belongs to {owner}, not to {player}; “books” shows who has what."),
    "already-mortgaged": mark("{deed} is mortgaged already: “redeems” lifts the mortgage."),
    "not-mortgaged": mark("{deed} is not mortgaged: there is nothing to lift."),
    "mortgaged": mark("{deed} is mortgaged: nothing may stand on it; leave one of the two out."),
    "group-built": mark("{deed} cannot be mortgaged or traded while its group is built on; sell first: {built}."),
    "group-incomplete": _incomplete,
    "no-whole-group": mark(
        "Nobody has a whole street yet: all lots of a colour make one. A trade may bring them together."
    ),
    "group-mortgaged": _mortgaged_group,
    "uneven": _uneven,
    "too-many-houses": mark("{deed} holds {most} houses at most; after them comes a hotel."),
    "has-hotel": mark("{deed} has its hotel already: nothing more is built there."),
    "houses-first": mark("A hotel needs {needs} houses on each lot of its group first; too few are on {short}."),
    "not-a-street": mark("{deed} is no street: nothing can be built on it."),
    "nothing-built": mark("There is nothing to sell on {deed}: no building stands there."),
    "no-hotel": mark("There is no hotel on {deed}; a house is sold by “sells 1 on”."),
    "hotel-cannot-break": mark(
        "The hotel on {deed} needs {needs} houses in its place and the bank has {left}: sell all on the group."
    ),
    "house-shortage": _house_shortage,
    "hotel-shortage": _hotel_shortage,
    "no-shortage": _no_shortage,
    "no-shortage-auction": _no_shortage_auction,
    "nobody-can-build": mark(
        "Nobody has a place for {building} now: that takes a whole group, clear of mortgages and built on evenly."
    ),
    "cannot-build": mark(
        "{player} has no place for {building} now: that takes a whole group, clear of mortgages and built on evenly."
    ),
    "say-where": mark("Say where {player} sets {building}: “sold on” and the deed."),
    "no-offer": mark("Nothing is offered to {player}: name the deed."),
    "offered-to-another": mark("{deed} is offered to {player} first, who buys it or lets it go to “auction”."),
    "under-the-hammer": mark("{deed} is to be auctioned: bid for it."),
    "deed-twice": mark("{deed} is named twice: name it once."),
    "no-auction": mark("No auction is open; “auction” and a deed open one."),
    "auction-open": mark("The auction of {lot} comes first: “sold” or “unsold” ends it."),
    "bid-too-low": mark("{amount} is too low a bid; the least is {least}."),
    "beyond-limit": _beyond_limit,
    "has-passed": mark("{player} has left this auction; “undo” takes that back."),
    "highest-bidder": mark("{player} has bid the most, {amount}, and cannot leave now: “sold” ends the auction."),
    "no-bid": mark("Nobody has bid for {lot}; “unsold” ends the auction."),
    "has-bid": mark("{player} has bid {amount}; “sold” ends the auction."),
    "estate-order": mark("The estate is auctioned in order: {first} comes before {deed}."),
    "deal-first": mark(
        "Deeds are dealt first, {deal} each to {players}: “deal” shuffles and deals; “clock start” begins without them."
    ),
    "already-dealt": mark("{player} has been dealt deeds already; “undo” takes a wrong deal back."),
    "wrong-deal": mark("{deal} deeds are dealt to each, not {count}."),
    "too-many-to-deal": mark("{deal} deeds each for {players} players is more than {deeds}; {fit} each would fit."),
    "no-card-left": mark("Of the jail cards {left} are left, {wanted} are wanted."),
}
