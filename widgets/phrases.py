"""Phrases with examples: those with free words are translated, the others are said in the words of the language."""

from banker.speech.catalogue import _, language, mark
from banker.teller.rewording import reword
from widgets.glossary import Rows

Chapter = tuple[str, Rows]

CARD = mark("card tax refund")
DEBT = mark("Ana owes Budi 900 for rent")
CORRECTION = mark("adjust Ana cash +10 because miscounted")
NOTE = mark("note Budi promised immunity")
FREE = (CARD, DEBT, CORRECTION, NOTE)
"""Examples with free words in them, which only a translator can say."""

CHAPTERS: tuple[Chapter, ...] = (
    (
        mark("Before the first turn"),
        (
            ("deal", mark("the short game: the desk shuffles and deals")),
            ("deal Ana @1, @3, @5, @6", mark("what a player was dealt by hand")),
            ("Ana starts with 1240, @39 houses 3", mark("a game begun without the desk: a phrase for each player")),
            ("turn Budi", mark("who begins, where it is not the first seat")),
            ("clock start", mark("or F8: the timed game runs")),
        ),
    ),
    (
        mark("Turns and dice"),
        (
            ("5 3   or   53", mark("the player whose turn it is throws")),
            ("Ana rolls 5 3", mark("the same, with the name")),
            ("e   or   next", mark("the turn goes on")),
            ("turn Budi", mark("say whose turn it is")),
            ("Ana leaves jail by fine", mark("or by card, by doubles")),
            ("Ana jailed", mark("sent to jail")),
        ),
    ),
    (
        mark("Cards"),
        (
            ("Ana card ch08", mark("the card that was drawn, by its number; F6 chooses from a list")),
            (CARD, mark("by words that stand on it; what it says is done, or lies on the table")),
        ),
    ),
    (
        mark("Money"),
        (
            ("Ana pays Budi 150", mark("or bank, pot, everyone")),
            ("bank pays Ana 200", mark("the bank pays")),
            ("Ana salary   or   1g", mark("the salary; 1 is the seat")),
            ("Ana tax @4 flat", mark("or percent")),
            (DEBT, mark("a debt that stands")),
            ("Ana settles", mark("her debts are paid")),
        ),
    ),
    (
        mark("Deeds and rent"),
        (
            ("b   or   Ana buys", mark("buy what is offered")),
            ("Ana buys @39   or   1b park", mark("by square, or the beginning of a name")),
            ("pay", mark("what is due is paid")),
            ("waive", mark("the rent is not asked for")),
            ("Ana rent @39", mark("rent without dice")),
            ("Ana mortgages @39, @37", mark("redeems lifts it again")),
            ("Ana gives @39, 100 to Budi for @5", mark("a trade, all or nothing")),
        ),
    ),
    (
        mark("Auctions and buildings"),
        (
            ("auction @39", mark("then: Budi bids 120, Citra passes, sold")),
            ("Budi wins @39 for 120", mark("an auction held at the table, in one")),
            ("Ana builds 2 on @37, @39", mark("evenly, the dearest first")),
            ("Ana sells 1 on @39", mark("back to the bank")),
        ),
    ),
    (
        mark("Raising cash and leaving the game"),
        (
            ("raise Ana", mark("what sales and mortgages would bring")),
            ("raise Ana 350", mark("the cheapest way to that much; F12 ticks it in a list")),
            ("Ana settles", mark("the debts are paid, once there is enough")),
            ("Ana bankrupt to Budi", mark("all goes to who is owed; asked twice")),
            ("Ana bankrupt to bank", mark("all goes back to the bank")),
            ("Ana retires", mark("leaves by choice")),
        ),
    ),
    (
        mark("Corrections and questions"),
        (
            ("undo   undo 3   redo", mark("take back, enter again")),
            ("strike 41   correct 41 to 180", mark("one older entry alone; Enter on the ledger shows it")),
            (CORRECTION, mark("a correction with its reason")),
            (NOTE, mark("words on the record")),
            ("worth Ana   why 41   history 20", mark("nothing is recorded")),
            ("check Ana cash 1240", mark("compare with the table")),
            ("finish", mark("the game ends, all is counted")),
        ),
    ),
)

EITHER = "   or   "


def example(phrase: str) -> str:
    """Show an example, or one of several ways to say it, in the words of the reader's language."""
    if phrase in FREE:
        return _(phrase)
    ways = [reword(way, language()) for way in phrase.split(EITHER)]
    return _("{phrase}   or   {other}").format(phrase=ways[0], other=ways[1]) if ways[1:] else ways[0]
