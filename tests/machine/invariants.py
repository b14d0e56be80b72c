"""What holds of every table, whatever was said at it."""

from banker.desk import Desk
from banker.ledger.books import Books
from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.ledger.entry import BANK, HOTEL, HOUSE, MORTGAGE, POT
from banker.rules.game import Game, site
from banker.timekeeping import ScriptTime


def check_table(game: Game) -> None:
    """Assert conservation, no negative cash, one owner a deed, even buildings within the supply."""
    check_commodities(game)
    check_deeds(game)
    check_buildings(game)


def check_commodities(game: Game) -> None:
    """Assert that every commodity adds up, and that nobody has less than nothing."""
    assert not any(game.books.totals().values())
    for (holder, commodity), amount in game.books.holdings.items():
        boundless = holder == "box" or (holder == BANK and _boundless(game, commodity))
        assert amount >= 0 or boundless, (holder, commodity, amount)
    for name in (*game.everyone, POT):
        assert game.cash(name) >= 0


def _boundless(game: Game, commodity: str) -> bool:
    unlimited = {HOUSE: game.rules.houses, HOTEL: game.rules.hotels}.get(commodity) == "unlimited"
    return commodity in ("cash", MORTGAGE) or unlimited


def check_deeds(game: Game) -> None:
    """Assert that every deed and card has one owner, and that who is out owns nothing."""
    single = [deed.id for deed in game.board.deeds] + [card.id for card in game.board.get_out]
    for commodity in single:
        holders = [h for (h, c), n in game.books.holdings.items() if c == commodity and n == 1]
        assert holders == [game.books.holders[commodity]]
    for name in game.out:
        assert (game.cash(name), game.owned(name), game.cards(name)) == (0, (), ())


def check_buildings(game: Game) -> None:
    """Assert that buildings stand evenly on whole, clear groups, each with its price."""
    for deed in game.board.deeds:
        assert game.books.held(site(deed), MORTGAGE) in (0, 1)
        assert len(game.paid(deed)) == game.level(deed), deed.id
        assert not (game.hotel(deed) and game.houses(deed))
        if game.level(deed) and game.rules.trade_block == "group":
            assert game.whole(deed), deed.id
        if game.level(deed):
            assert not any(game.mortgaged(d) for d in game.group(deed))
            _check_even(game, [game.level(d) for d in game.group(deed)])


def _check_even(game: Game, levels: list[int]) -> None:
    """Where hotels are sold outright, bare lots may be built up again behind any others, one after the other."""
    assert game.rules.hotel_sale == "outright" or max(levels) - min(levels) <= 1, levels


def check_replay(desk: Desk) -> None:
    """Assert that the entries, added up anew, are the live books."""
    again = Books()
    for entry in desk.entries:
        again.apply(entry)
    assert again == desk.books


def check_reopen(desk: Desk, disk: MemoryDisk) -> None:
    """Assert that the game opened again from its bytes is the same."""
    other = Desk.reopen(JournalDB(MemoryDisk(disk.content)), ScriptTime(desk.time.now()))
    assert other.ledger is not None
    assert desk.ledger is not None
    assert other.books == desk.books
    assert (other.ledger.live, other.ledger.undone) == (desk.ledger.live, desk.ledger.undone)


def check_round_trip(desk: Desk) -> None:
    """Assert that undo to the start and redo to the end give the same books."""
    assert desk.ledger is not None
    before = desk.books.copy()
    undone = list(desk.ledger.undone)
    steps = 0
    while desk.say("undo").ok:
        steps += 1
        check_commodities(desk.game)
    opening = Books()
    opening.apply(desk.entries[0])
    assert desk.books == opening
    for _ in range(steps):
        assert desk.say("redo").ok
    assert desk.books == before
    assert desk.ledger.undone == undone
