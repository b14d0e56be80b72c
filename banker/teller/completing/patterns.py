"""How a phrase goes on behind each verb."""

from banker.speech.catalogue import mark
from banker.teller.completing import construction, estate, people, squares
from banker.teller.completing.lists import items, one
from banker.teller.completing.slot import Part, keyword, one_of, passing, words

PRICE = one_of(lambda line: ())
"""A number that only the table knows."""

ON = keyword("on", optional=True)

ACTS: dict[str, tuple[Part, ...]] = {
    "rolls": (),
    "buys": (one(estate.buyable, "for"),),
    "pays": (passing("to"), one_of(people.payees, people.take_note), one_of(people.due), keyword("for")),
    "owes": (passing("to"), one_of(people.payees, people.take_note), PRICE, keyword("for")),
    "salary": (),
    "settles": (),
    "rent": (one(estate.rentable),),
    "mortgages": (items(estate.mortgageable),),
    "redeems": (items(estate.redeemable),),
    "builds": (one_of(construction.to_build, construction.take_note), ON, items(construction.to_build_on)),
    "sells": (one_of(construction.to_sell, construction.take_note), ON, items(construction.to_sell_on)),
    "gives": (
        items(estate.given, "to"), keyword("to"), one_of(people.others, people.take_note), keyword("for"),
        items(estate.taken, "redeeming"), keyword("redeeming"), items(estate.pledged),
    ),
    "bids": (one_of(people.bids),),
    "passes": (),
    "wants": (PRICE,),
    "wins": (one(estate.lots, "for"), keyword("for"), PRICE),
    "leaves": (keyword("jail", optional=True), keyword("by", optional=True), one_of(squares.ways_out)),
    "tax": (one_of(squares.taxes), words(("flat", mark("as printed")), ("percent", mark("of everything")))),
    "card": (one(squares.cards),),
    "at": (one_of(squares.all_squares),),
    "jailed": (),
    "bankrupt": (keyword("to"), one_of(people.creditors)),
    "retires": (),
    "starts": (keyword("with"),),
}  # fmt: skip
"""What a player does."""

PLAIN: dict[str, tuple[Part, ...]] = {
    "next": (),
    "waive": (),
    "auction": (one(estate.lots),),
    "sold": (),
    "unsold": (),
    "undo": (),
    "redo": (),
    "turn": (one_of(people.everyone),),
    "deal": (one_of(people.undealt), items(estate.buyable)),
    "clock": (one_of(squares.acts_of_clock),),
    "finish": (),
    "rent": (one(estate.owned),),
    "worth": (one_of(people.everyone),),
    "raise": (one_of(people.everyone),),
    "notes": (one_of(people.everyone),),
    "check": (one_of(squares.subjects, people.take_note), one_of(squares.whats)),
    "adjust": (one_of(people.everyone), keyword("cash"), PRICE, keyword("because")),
    "books": (),
    "matters": (),
    "history": (),
    "why": (),
    "note": (),
    "strike": (PRICE, keyword("because")),
    "correct": (PRICE, keyword("to")),
    "amend": (PRICE,),
}
"""What needs no player in front."""
