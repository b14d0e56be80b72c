"""What each name in a board's file means."""

from banker.editions.format import rules
from banker.editions.format.bounds import (
    ABOVE_ZERO,
    CODE,
    COLOUR,
    COUNT,
    FREE,
    ID,
    LETTER,
    NOT_BELOW_ZERO,
    NOTES,
    RENTS,
    SHARE,
    SHORT,
    SQUARES,
    STEPS,
    Bound,
)
from banker.editions.format.field import Field
from banker.speech.catalogue import mark

MORTGAGE = Bound(rules.BELOW_PRICE, lambda amount: amount > 0)

HEAD = {
    "id": Field(mark("Its name on the shelf: that of its file without “.toml”."), (ID, FREE)),
    "name": Field(mark("What it is called on the screen and on paper.")),
    "language": Field(mark("The language of its names; set-up pairs it with the sheet of that language."), (CODE,)),
    "symbol": Field(mark("The sign of its money, of one letter or more; empty for none."), (SHORT,), (), True),
    "symbol_after": Field(mark("Whether the sign stands after the figures, as in 500 kr.")),
    "unit": Field(mark("Its smallest note; the amounts of a sheet are multiplied by it."), (ABOVE_ZERO,)),
    "notes": Field(mark("Its notes."), (NOTES,), (rules.SMALLEST_NOTE,)),
    "notes[]": Field("", (ABOVE_ZERO,)),
    "opening_notes": Field(
        mark("How many of each note its box hands to each player; what they come to is for the sheet to say."),
        (),
        (rules.OWN_NOTES,),
    ),
    "opening_notes.*": Field("", (COUNT,)),
    "doubts": Field(mark("What is not settled of it, shown when a table is set up.")),
}
GROUPS = {
    "groups": Field(
        mark("The colours of its streets, its stations, its utilities, in the order in which they are listed."),
        (),
        (rules.STREET_GROUPS,),
    ),
    "groups[].id": Field(mark("The word by which it is typed."), (ID, FREE), (rules.ONCE,)),
    "groups[].name": Field(mark("What it is called.")),
    "groups[].letter": Field(mark("The letter that stands for it where there is no colour."), (LETTER,)),
    "groups[].colour": Field(mark("Its colour: red, green and blue, two digits of base 16 each."), (COLOUR,)),
}
SQUARES_ = {
    "squares": Field(mark("Its squares in order."), (SQUARES,), (rules.ONE_GO, rules.ONE_JAIL)),
    "squares[].index": Field(mark("Its number."), (), (rules.NUMBERED,)),
    "squares[].kind": Field(mark("What it is for.")),
    "squares[].name": Field(mark("What is printed on it.")),
    "squares[].tax": Field(
        mark("The tax that it prints; on a special-tax left out, the sheet says how much."), (NOT_BELOW_ZERO,)
    ),
    "squares[].each": Field(
        mark("On a special-tax: what it prints as due between the lander and each other player."), (NOT_BELOW_ZERO,)
    ),
    "squares[].percent": Field(
        mark("On an income-tax: the share of everything that may be paid instead; 0 where it leaves no choice."),
        (SHARE,),
    ),
}
DEEDS = {
    "deeds": Field(mark("Its title deeds in the order of their squares."), (), (rules.DEED_FOR_SQUARE,)),
    "deeds[].id": Field(mark("The word by which it is typed."), (ID, FREE), (rules.ONCE,)),
    "deeds[].square": Field(mark("The number of its square."), (), (rules.SQUARE_FOR_DEED,)),
    "deeds[].kind": Field(mark("What it is: only streets are built on.")),
    "deeds[].name": Field(mark("What is printed on it.")),
    "deeds[].group": Field(mark("The id of its group."), (), (rules.OWN_GROUP,)),
    "deeds[].price": Field(mark("What it costs."), (ABOVE_ZERO,)),
    "deeds[].mortgage": Field(mark("What the bank lends on it, mostly half the price."), (MORTGAGE,)),
    "deeds[].rents": Field(
        mark("Its rents. A utility's are multiplied by the dice and the unit."),
        (RENTS,),
        (rules.STREET_RENTS, rules.OTHER_RENTS),
    ),
    "deeds[].rents[]": Field("", (ABOVE_ZERO,)),
    "deeds[].house": Field(mark("On a street: what a house costs."), (NOT_BELOW_ZERO,)),
    "deeds[].hotel": Field(
        mark("On a street: what a hotel costs beside the houses that go back for it."), (NOT_BELOW_ZERO,)
    ),
}
CARDS = {
    "cards": Field(mark("The cards of its decks, none, one or two of them."), (), (rules.CARDS_OF_DECK,)),
    "cards[].id": Field(mark("The word by which it is typed."), (ID, FREE), (rules.ONCE,)),
    "cards[].deck": Field(mark("The deck that it is of.")),
    "cards[].words": Field(mark("A few words by which the banker finds it.")),
    "cards[].effect": Field(mark("What it does, by its type:")),
    "cards[].effect.type": Field(mark("What it does.")),
    "cards[].effect.amount": Field(mark("How much."), (ABOVE_ZERO,)),
    "cards[].effect.house": Field(mark("How much for a house."), (NOT_BELOW_ZERO,)),
    "cards[].effect.hotel": Field(mark("How much for a hotel."), (NOT_BELOW_ZERO,)),
    "cards[].effect.square": Field(mark("The square to go to."), (), (rules.ON_BOARD,)),
    "cards[].effect.bonus": Field(mark("What comes on top of the salary."), (NOT_BELOW_ZERO,)),
    "cards[].effect.kind": Field(mark("What the nearest of is gone to."), (), (rules.SOME_DEED,)),
    "cards[].effect.steps": Field(mark("How many squares."), (STEPS,)),
    "cards[].effect.deck": Field(mark("The deck to draw from."), (), (rules.OTHER_DECK,)),
}
BOARD = {**HEAD, **GROUPS, **SQUARES_, **DEEDS, **CARDS}

KINDS = {
    "go": mark("where all begin and the salary is paid"),
    "deed": mark("a street, a station or a utility"),
    "chance": mark("a card of the first deck is drawn"),
    "chest": mark("a card of the second deck is drawn"),
    "income-tax": mark("a tax to the bank, perhaps with a choice of a share of everything"),
    "special-tax": mark("a tax that a sheet may turn round"),
    "jail": mark("the jail, or a visit to it"),
    "parking": mark("nothing happens"),
    "go-to-jail": mark("off to jail"),
}
EFFECTS = {
    "collect": mark("the bank pays who drew it"),
    "pay": mark("who drew it pays the bank"),
    "from-each": mark("each other player pays who drew it"),
    "to-each": mark("who drew it pays each other player"),
    "repairs": mark("who drew it pays for each building"),
    "advance": mark("forward to a square, with the salary on passing the first"),
    "nearest": mark("forward to the nearest station (twice the rent) or utility (ten times a fresh throw)"),
    "utility-at": mark("forward to one utility, with a fresh throw"),
    "back": mark("back some squares"),
    "back-to": mark("back to a square, without salary"),
    "jail": mark("straight to jail"),
    "get-out": mark("leaves jail free, kept until used or sold"),
    "pay-or-draw": mark("who drew it pays the bank or draws from the other deck"),
}
