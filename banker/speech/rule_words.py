"""The rules in plain words, in the order in which a table asks for them."""

from banker.speech.catalogue import _, mark
from banker.speech.money import number

Chapter = tuple[str, tuple[tuple[str, str], ...]]

CHAPTERS: tuple[Chapter, ...] = (
    (
        mark("Money"),
        (
            ("opening-cash", mark("Cash that each starts with")),
            ("salary", mark("Salary on passing the first square")),
            ("salary-on-landing", mark("Salary on reaching it exactly")),
            ("income-tax", mark("Income tax")),
            ("tax-base", mark("A mortgaged deed is taxed at")),
            ("special-tax", mark("Special tax")),
            ("special-tax-amount", mark("Special tax, amount")),
            ("card-money", mark("Card money goes")),
            ("pot", mark("Taxes and fines for who lands on Free Parking")),
            ("pot-seed", mark("The pot starts with")),
            ("rounding", mark("Half a unit is rounded")),
        ),
    ),
    (
        mark("Turns and jail"),
        (
            ("follow", mark("Dice move the tokens")),
            ("remind", mark("Rents due are shown")),
            ("jail-fine", mark("Fine for leaving jail")),
            ("jail-fine-early", mark("The fine may be paid before the third throw")),
            ("jail-fine-unpaid", mark("Who cannot pay the fine is bankrupt to")),
            ("rent-in-jail", mark("Rent is collected in jail")),
        ),
    ),
    (
        mark("Rent and mortgages"),
        (
            ("rent-claim", mark("Rent may be asked for until")),
            ("group-rent-when-mortgaged", mark("Double rent while another lot of the group is mortgaged")),
            ("mortgaged-station-counts", mark("A mortgaged station counts for the others")),
            ("redeem-base", mark("A mortgage is lifted for 10% more than")),
            ("mortgage-interest", mark("Interest on lifting, percent")),
            ("transfer-interest", mark("Interest on taking over, percent")),
        ),
    ),
    (
        mark("Buildings"),
        (
            ("houses", mark("Houses in the box")),
            ("hotels", mark("Hotels in the box")),
            ("hotel-needs", mark("Houses before a hotel")),
            ("shortage", mark("The last houses are auctioned when")),
            ("shortage-opening", mark("Such an auction opens at the house price")),
            ("building-resale", mark("Buildings are sold at half the price")),
            ("hotel-sale", mark("A hotel is sold")),
            ("hotel-breakdown-short", mark("With too few houses for that")),
        ),
    ),
    (
        mark("Trades and auctions"),
        (
            ("trade-block", mark("Buildings keep from trading")),
            ("debtor-trade", mark("A debtor's deal")),
            ("auction-opening", mark("Auctions open at")),
            ("auction-limit", mark("Who bids may bid up to")),
            ("auction-unsold", mark("Where nobody bids")),
        ),
    ),
    (
        mark("Bankruptcy"),
        (
            ("bankrupt-estate", mark("Buildings of a bankrupt go to the creditor")),
            ("bankrupt-mortgage", mark("His mortgaged deeds cost the creditor")),
            ("creditor-cannot-pay", mark("A creditor who cannot pay that")),
            ("creditors-many", mark("Several creditors are paid")),
            ("bank-sale", mark("The bank auctions his deeds")),
            ("estate-order", mark("In the order of")),
        ),
    ),
    (
        mark("The end and the short game"),
        (
            ("end", mark("The game ends with")),
            ("end-bankruptcies", mark("So many bankruptcies")),
            ("deal", mark("Deeds dealt to each in the short game")),
            ("deal-paid", mark("They are paid for")),
            ("minutes", mark("Minutes of the short game")),
            ("bell", mark("At the bell is finished")),
            ("hotel-value", mark("A hotel counts")),
            ("get-out-card-value", mark("A jail card counts")),
            ("players-most", mark("Players at most")),
        ),
    ),
)

CHOICES: dict[str, str] = {
    "yes": mark("yes"),
    "no": mark("no"),
    "single": mark("once"),
    "double": mark("twice"),
    "bank": mark("bank"),
    "up": mark("up"),
    "nearest": mark("to the nearest"),
    "down": mark("down"),
    "board": mark("the board"),
    "flat": mark("a fixed sum"),
    "choice": mark("fixed, or 10%"),
    "printed": mark("as printed"),
    "to-bank": mark("to the bank"),
    "collect-each": mark("collects from each"),
    "pay-each": mark("pays each"),
    "creditor-may": mark("a creditor, if he will"),
    "next-roll": mark("the next throw"),
    "owner-turn": mark("the owner's turn"),
    "second-roll": mark("the second throw"),
    "never-lapses": mark("it is paid"),
    "mortgage": mark("the mortgage"),
    "price": mark("the price"),
    "unlimited": mark("unlimited"),
    "demand": mark("more are wanted than left"),
    "more-than-one": mark("more than one wants any"),
    "wait": mark("never: they wait"),
    "lowest": mark("of the cheapest lot"),
    "own": mark("of the bidder's own lot"),
    "none": mark("without limit"),
    "paid": mark("paid"),
    "list": mark("printed"),
    "outright": mark("outright"),
    "partial": mark("as far as they go"),
    "group": mark("the whole group"),
    "lot": mark("the lot alone"),
    "must-clear": mark("must clear the debt"),
    "free": mark("free choice"),
    "raisable": mark("cash and what can be raised"),
    "cash": mark("cash"),
    "decliner-buys": mark("the decliner buys"),
    "as-is": mark("as they stand"),
    "liquidated": mark("sold to the bank first"),
    "interest-now": mark("the interest"),
    "full-redemption": mark("mortgage and interest"),
    "debt": mark("owes it"),
    "bank-keeps": mark("leaves them to the bank"),
    "turn-order": mark("in turn order"),
    "even": mark("alike"),
    "clear": mark("clear of mortgage"),
    "mortgaged": mark("as mortgaged"),
    "last": mark("one player left"),
    "richest-at-bankruptcies": mark("the richest after bankruptcies"),
    "bell": mark("the bell"),
    "turn": mark("the turn"),
    "round": mark("the round"),
    "stop": mark("nothing"),
    "with-houses": mark("with its houses"),
    "card": mark("as the card says"),
}
"""What each word of a choice says."""

OWN: dict[tuple[str, str], str] = {
    ("hotel-sale", "down"): mark("down to its houses"),
    ("tax-base", "printed"): mark("its price"),
    ("card-money", "bank"): mark("all to and from the bank"),
    ("jail-fine-unpaid", "bank"): mark("the bank"),
    ("auction-unsold", "bank"): mark("the bank keeps it"),
    ("shortage-opening", "none"): mark("of nothing: any bid"),
    ("creditors-many", "bank"): mark("by the bank"),
}
"""What a word says of one rule only."""


def tell(rule: str, word: str) -> str:
    """Say a rule's word plainly, and figures with the reader's grouping of digits."""
    told = OWN.get((rule, word)) or CHOICES.get(word)
    if told is not None:
        return _(told)
    return number(int(word)) if word.isascii() and word.isdecimal() else word
