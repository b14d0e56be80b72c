"""Every named value of a sheet, turned: the same phrases, another figure."""

from msgspec import Struct

DARK = "Ana starts with 5000, @37, @39"
ORANGE = "Budi starts with 5000, @16, @18, @19"


class Turn(Struct, frozen=True):
    """A value and what it is turned to; phrases; the figure looked at, as it is without and with the turn.

    Figures: `Ana cash`, `Ana worth`, `Ana square`, `bank houses`, `bank hotels`, `@39 houses`, `matters` (how many are
    open), `deeds Ana`, `clock`, or `last`: the code of the last refusal, `ok` where the last phrase held.
    """

    value: str
    turned: str
    phrases: tuple[str, ...]
    figure: str
    plain: int | str
    other: int | str
    base: str = ""
    variant: str = ""
    players: str = "Ana Budi Citra"


TURNS = (
    Turn("opening-cash", "1000", (), "Ana cash", 1500, 1000),
    Turn("players-least", "4", (), "last", "ok", "player-count"),
    Turn("players-most", "2", (), "last", "ok", "player-count"),
    Turn("banker-advice", "2", (), "advice", 0, 2),
    Turn("follow", "no", ("5 3",), "Ana square", 8, 0),
    Turn("remind", "no", ("Budi buys @6", "2 4"), "reminded", 1, 0),
    Turn("salary", "400", ("Ana salary",), "Ana cash", 1700, 1900),
    Turn("salary-on-landing", "double", ("Ana at @35", "2 3"), "Ana cash", 1700, 1900),
    Turn("jail-fine", "80", ("Ana jailed", "Ana leaves jail by fine"), "Ana cash", 1450, 1420),
    Turn("jail-fine-early", "no", ("Ana jailed", "Ana leaves jail by fine"), "last", "ok", "fine-not-yet"),
    Turn(
        "jail-fine-unpaid",
        "creditor-may",
        (
            "Ana starts with 30",
            "Ana jailed",
            *("next", "turn Ana", "1 2") * 3,
            "Ana bankrupt to Budi",
        ),
        "last",
        "fine-first",
        "ok",
    ),
    Turn("rent-in-jail", "no", ("Budi buys @39", "Budi jailed", "Ana rent @39"), "Ana cash", 1450, 1500),
    Turn("rounding", "down", ("Ana buys @12", "Ana mortgages @12", "Ana redeems @12"), "Ana cash", 1342, 1343),
    Turn("redeem-base", "price", ("Ana buys @39", "Ana mortgages @39", "Ana redeems @39"), "Ana cash", 1080, 860),
    Turn("mortgage-interest", "20", ("Ana buys @39", "Ana mortgages @39", "Ana redeems @39"), "Ana cash", 1080, 1060),
    Turn(
        "transfer-interest",
        "0",
        ("Ana buys @39", "Ana mortgages @39", "Ana gives @39 to Budi for 50"),
        "Budi cash",
        1430,
        1450,
    ),
    Turn("group-rent-when-mortgaged", "no", (DARK, "Ana mortgages @37", "Budi rent @39"), "Budi cash", 1400, 1450),
    Turn(
        "mortgaged-station-counts",
        "no",
        ("Ana buys @5", "Ana buys @15", "Ana mortgages @15", "Budi rent @5"),
        "Budi cash",
        1450,
        1475,
    ),
    Turn("rent-claim", "next-roll", ("Budi buys @6", "2 4", "next", "1 1"), "matters of rent", 1, 0),
    Turn("income-tax", "choice", ("Ana tax @4",), "Ana cash", 1300, 1500),
    Turn(
        "tax-base",
        "mortgage",
        ("Ana buys @39", "Ana mortgages @39", "Ana tax @4 percent"),
        "Ana cash",
        1130,
        1150,
        base="income-tax=choice",
    ),
    Turn("special-tax", "collect-each", ("Ana tax @38",), "Ana cash", 1400, 1700),
    Turn("special-tax-amount", "75", ("Ana tax @38",), "Ana cash", 1400, 1425),
    Turn("card-money", "bank", ("Ana card cc09",), "Budi cash", 1490, 1500),
    Turn("pot", "yes", ("Ana tax @4", "turn Budi", "Budi at @15", "2 3"), "Budi cash", 1500, 1700),
    Turn("pot-seed", "100", ("Ana at @15", "2 3"), "Ana cash", 1500, 1600, base="pot=yes"),
    Turn("houses", "20", (), "bank houses", 32, 20),
    Turn("hotels", "unlimited", (), "bank hotels", 12, "unlimited"),
    Turn(
        "hotel-needs", "3", (DARK, "Ana builds 6 on @37, @39", "Ana builds hotel on @39"), "last", "houses-first", "ok"
    ),
    Turn("shortage", "wait", (DARK, ORANGE, "auction house"), "last", "ok", "no-shortage-auction", base="houses=3"),
    Turn(
        "shortage-opening",
        "none",
        (DARK, ORANGE, "auction house", "Ana bids 5"),
        "last",
        "bid-too-low",
        "ok",
        base="houses=3",
    ),
    Turn(
        "building-resale", "list", (DARK, "Ana wins house on @39 for 300", "Ana sells 1 on @39"), "Ana cash", 4850, 4800
    ),
    Turn(
        "hotel-sale",
        "outright",
        ("Ana starts with 0, @37 hotel, @39 hotel", "Ana sells hotel on @39"),
        "Ana cash",
        100,
        500,
    ),
    Turn(
        "hotel-breakdown-short",
        "partial",
        ("Ana starts with 0, @37 hotel, @39 hotel", "Ana sells hotel on @39"),
        "Ana cash",
        0,
        800,
        base="houses=2",
    ),
    Turn(
        "trade-block", "lot", (DARK, "Ana builds 1 on @39", "Ana gives @37 to Budi for 5"), "last", "group-built", "ok"
    ),
    Turn(
        "debtor-trade",
        "free",
        ("Ana buys @39", "Ana owes Citra 5000 for x", "Ana gives @39 to Budi for 500"),
        "last",
        "debt-not-cleared",
        "ok",
    ),
    Turn("auction-opening", "50", ("auction @39", "Ana bids 10"), "last", "ok", "bid-too-low"),
    Turn("auction-limit", "cash", ("Ana buys @39", "auction @37", "Ana bids 1200"), "last", "ok", "beyond-limit"),
    Turn("auction-unsold", "decliner-buys", ("1 2", "auction", "unsold"), "Ana cash", 1500, 1440),
    Turn(
        "bankrupt-estate",
        "liquidated",
        (
            "Ana starts with 50, @16 houses 2, @18 houses 2, @19 houses 2",
            "Budi starts with 0",
            "Ana owes Budi 950 for rent",
            "Ana bankrupt to Budi",
        ),
        "Budi cash",
        350,
        602,
    ),
    Turn(
        "bankrupt-mortgage",
        "full-redemption",
        ("Ana starts with 0, @39 mortgaged", "Ana bankrupt to Budi"),
        "Budi cash",
        1480,
        1500,
    ),
    Turn(
        "creditor-cannot-pay",
        "bank-keeps",
        ("Ana starts with 0, @39 mortgaged", "Budi starts with 5", "Ana bankrupt to Budi"),
        "deeds Budi",
        1,
        0,
    ),
    Turn(
        "creditors-many",
        "even",
        ("Ana starts with 60", "Ana owes Budi 50 for x", "Ana owes Citra 50 for x", "Ana bankrupt to Budi"),
        "Citra cash",
        1500,
        1530,
    ),
    Turn(
        "bank-sale",
        "mortgaged",
        ("Ana starts with 0, @39 mortgaged", "Ana bankrupt to bank", "Budi bids 100", "sold"),
        "Budi cash",
        1400,
        1380,
    ),
    Turn(
        "estate-order",
        "free",
        ("Ana starts with 0, @39, @5", "Ana bankrupt to bank", "Budi wins @39 for 10"),
        "last",
        "estate-order",
        "ok",
    ),
    Turn("end", "richest-at-bankruptcies", ("Citra retires", "5 3"), "last", "ok", "game-decided"),
    Turn(
        "end-bankruptcies",
        "2",
        ("Citra retires", "5 3"),
        "last",
        "game-decided",
        "ok",
        base="end=richest-at-bankruptcies",
    ),
    Turn("deal", "3", ("deal seed 1",), "deeds Ana", 2, 3, variant="short"),
    Turn("deal-paid", "no", ("deal Ana @39, @37",), "Ana cash", 750, 1500, variant="short"),
    Turn("minutes", "30", (), "clock", 3600, 1800, variant="short"),
    Turn("bell", "stop", ("clock start", "at 0:01:00", "Ana salary"), "last", "ok", "time-up", variant="timed 1"),
    Turn("hotel-value", "card", ("Ana starts with 0, @37 hotel, @39 hotel",), "Ana worth", 2750, 1150),
    Turn("get-out-card-value", "50", ("Ana starts with 0, jail card",), "Ana worth", 0, 50),
)
