"""A game seen by the rules: the books, the edition and the time, with the questions that rules ask of them."""

from banker.editions.board import Board, Deed
from banker.editions.edition import Edition
from banker.editions.sheet import Rules
from banker.ledger.books import Books
from banker.ledger.entry import BANK, CASH, HOTEL, HOUSE, MORTGAGE, POT
from banker.rules.matters import Matter, thaw
from banker.rules.rounding import half, share

MATTERS = "matters"
TOKENS = "tokens"


def site(deed: Deed) -> str:
    """Name the holder of what stands on a deed: its buildings and its mortgage marker."""
    return f"@{deed.square}"


def deck_of(deck: str) -> str:
    """Name the holder of a deck's cards."""
    return f"deck:{deck}"


class Game:
    """The table as it stands. `elapsed` is in seconds since opening."""

    def __init__(self, books: Books, edition: Edition, elapsed: int = 0) -> None:
        """Look at books through an edition at a moment."""
        self.books = books
        self.edition = edition
        self.board: Board = edition.board
        self.rules: Rules = edition.rules
        self.elapsed = elapsed

    # --- players and turns

    @property
    def everyone(self) -> tuple[str, ...]:
        """All who sat down, by seat."""
        return tuple(self.books.facts.get("players", ()))

    @property
    def out(self) -> tuple[str, ...]:
        """Who left the game, the first first."""
        return tuple(self.books.facts.get("out", ()))

    @property
    def players(self) -> tuple[str, ...]:
        """Who is in the game, by seat."""
        out = self.books.facts.get("out", ())
        return tuple(name for name in self.books.facts.get("players", ()) if name not in out)

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        turn = self.books.facts.get("turn", "")
        return turn if isinstance(turn, str) else ""

    @property
    def turns(self) -> int:
        """The serial number of the turn."""
        return int(self.books.facts.get("turns", 1))

    @property
    def over(self) -> bool:
        """Whether the game is finished."""
        return bool(self.books.facts.get("over"))

    @property
    def decided(self) -> bool:
        """Whether the end that the sheet names has come: one player left, or so many bankruptcies."""
        if len(self.players) <= 1:
            return True
        return self.rules.end == "richest-at-bankruptcies" and len(self.out) >= self.rules.end_bankruptcies

    @property
    def tokens(self) -> dict[str, str]:
        """The signs of the tokens by name, of those who have one."""
        return dict(self.books.facts.get(TOKENS, {}))

    def others(self, player: str) -> tuple[str, ...]:
        """The other players in the game, in turn order after this one."""
        seats = self.everyone
        start = seats.index(player) + 1
        live = self.players
        return tuple(name for name in seats[start:] + seats[: start - 1] if name in live)

    def square(self, player: str) -> int:
        """Where a token stands."""
        return int(self.books.facts.get(f"square:{player}", 0))

    def jailed(self, player: str) -> bool:
        """Whether a player is in jail."""
        return f"jail:{player}" in self.books.facts

    def tries(self, player: str) -> int:
        """How often a jailed player has thrown for doubles."""
        return int(self.books.facts.get(f"jail:{player}", 0))

    @property
    def dice(self) -> tuple[int, ...]:
        """The last throw of the turn in hand."""
        return tuple(self.books.facts.get("throw", ()))

    # --- holdings

    def cash(self, holder: str) -> int:
        """Cash of a holder."""
        return self.books.held(holder, CASH)

    def owner(self, deed: Deed) -> str:
        """Who holds a deed; the bank until it is sold."""
        return self.books.holders.get(deed.id, BANK)

    def owned(self, player: str) -> tuple[Deed, ...]:
        """Deeds of a player, in board order."""
        holders = self.books.holders
        return tuple(deed for deed in self.board.deeds if holders.get(deed.id) == player)

    def cards(self, player: str) -> tuple[str, ...]:
        """Get-out-of-jail cards of a player, by id."""
        return tuple(card.id for card in self.board.get_out if self.books.holders.get(card.id) == player)

    def mortgaged(self, deed: Deed) -> bool:
        """Whether the mortgage marker lies on a deed."""
        return self.books.held(site(deed), MORTGAGE) > 0

    def houses(self, deed: Deed) -> int:
        """Houses on a deed."""
        return self.books.held(site(deed), HOUSE)

    def hotel(self, deed: Deed) -> bool:
        """Whether a hotel stands on a deed."""
        return self.books.held(site(deed), HOTEL) > 0

    @property
    def top(self) -> int:
        """The level that a hotel counts as: one more than the houses it needs."""
        return self.rules.hotel_needs + 1

    def level(self, deed: Deed) -> int:
        """How far a deed is built: its houses, or the top for a hotel."""
        return self.top if self.hotel(deed) else self.houses(deed)

    def paid(self, deed: Deed) -> tuple[int, ...]:
        """What was paid for each building on a deed, the first first; a hotel is the last of its houses' row."""
        return tuple(self.books.facts.get(f"paid:{deed.id}", ()))

    def group(self, deed: Deed) -> tuple[Deed, ...]:
        """Every deed of a deed's group."""
        return self.board.members[deed.group]

    def whole(self, deed: Deed) -> bool:
        """Whether one player owns the deed's whole group."""
        holders = self.books.holders
        owner = holders.get(deed.id, BANK)
        return owner != BANK and all(holders.get(d.id) == owner for d in self.board.members[deed.group])

    def built(self, deed: Deed) -> bool:
        """Whether anything stands on the deed's group."""
        return deed.kind == "street" and any(self.level(d) for d in self.group(deed))

    def left(self, building: str) -> int | None:
        """Houses or hotels left in the bank; None where the supply is unlimited."""
        limit = self.rules.houses if building == HOUSE else self.rules.hotels
        return None if limit == "unlimited" else self.books.held(BANK, building)

    # --- figures

    @property
    def treasury(self) -> str:
        """Where taxes, fines and card payments go: the bank, or the pot where it is played."""
        return POT if self.rules.pot else BANK

    def half(self, amount: int) -> int:
        """Half of an amount, rounded as the sheet says."""
        return half(amount, self.rules.rounding)

    def interest(self, deed: Deed) -> int:
        """What the taker of a mortgaged deed pays at once."""
        return share(deed.mortgage, self.rules.transfer_interest, self.rules.rounding)

    def redemption(self, deed: Deed) -> int:
        """What lifting a deed's mortgage costs."""
        base = deed.price if self.rules.redeem_base == "price" else deed.mortgage
        return base + share(base, self.rules.mortgage_interest, self.rules.rounding)

    # --- what is open

    @property
    def matters(self) -> tuple[Matter, ...]:
        """What is open on the table, the oldest first."""
        return thaw(self.books.facts.get(MATTERS))

    def offers(self, deed: Deed) -> tuple[Matter, ...]:
        """List the offers of a deed that are open: to each who has landed on it since the first has not taken it."""
        return tuple(matter for matter in self.matters if matter.kind == "offer" and matter.deed == deed.id)

    def called(self, deed: Deed) -> bool:
        """Whether a deed is under the hammer, or waits for it in an estate."""
        return any(matter.kind in ("auction", "estate") and matter.deed == deed.id for matter in self.matters)

    def hidden(self, player: str) -> bool:
        """Whether a player's worth must not be shown: a tax choice of his is open."""
        return any(matter.choice and matter.kind == "tax" and matter.player == player for matter in self.matters)
