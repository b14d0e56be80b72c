"""Looking at the table: the desk is asked, and its answers laid out as records for the widgets."""

from collections.abc import Iterator, Mapping

from banker.answer import Answer
from banker.desk import Desk
from banker.editions.board import Deed, Group, Square
from banker.ledger.entry import BANK, HOTEL, HOUSE, Entry
from banker.questions import reminded
from banker.rules import requests as r
from banker.rules.game import Game
from banker.rules.matters import DUES, Matter
from banker.speech.catalogue import _
from banker.speech.entries import tell_entry
from banker.speech.matters import tell_keys, tell_matter
from banker.speech.money import money
from widgets import offers
from widgets.state import Chip, Keys, Line, Lot, Open, Seat, Spot, Supply, Table, Time, Token

HOUSES = ("", "¹", "²", "³", "⁴")
MORTGAGED = "ₘ"
HOTEL_MARK = "ʰ"


def look(desk: Desk, *, remind: bool = True) -> Table:
    """Lay out the whole table, the rents due only where the banker is to remind of them."""
    game = desk.game
    held = lots(desk, game)
    return Table(
        title=f"{desk.edition.sheet.name} · {desk.edition.board.name}",
        over=game.over,
        seats=seats(desk, game),
        lots=held,
        supply=supply(game),
        open=matters(game, remind=remind),
        hint=offers.hint(desk),
        spots=spots(game, held),
    )


def seats(desk: Desk, game: Game) -> tuple[Seat, ...]:
    """Lay out the players by seat."""
    counts = desk.foresee(r.AskWorth()).answer or {}
    return tuple(_seat(game, number, name, counts.get(name)) for number, name in enumerate(game.everyone, 1))


def _seat(game: Game, number: int, name: str, count: dict[str, int] | None) -> Seat:
    cash = game.cash(name)
    due = (matter.amount for matter in game.matters if matter.player == name and matter.kind in DUES)
    return Seat(
        number=number,
        name=name,
        cash=cash,
        worth=count["total"] if count else None,
        chips=tuple(chip for group in game.board.groups if (chip := _chip(game, name, group)).marks),
        cards=len(game.cards(name)),
        turn=name == game.turn and not game.over,
        tries=game.tries(name) if game.jailed(name) else None,
        out=name in game.out,
        token=game.tokens.get(name, ""),
        short=max(due, default=0) > cash,
    )


def _chip(game: Game, player: str, group: Group) -> Chip:
    lots = game.board.members[group.id]
    marks = tuple(_mark(game, deed) for deed in lots if game.owner(deed) == player)
    return Chip(group.letter, group.colour, len(lots), marks)


def _mark(game: Game, deed: Deed) -> str:
    if game.mortgaged(deed):
        return MORTGAGED
    return HOTEL_MARK if game.hotel(deed) else HOUSES[game.houses(deed)]


def lots(desk: Desk, game: Game) -> tuple[Lot, ...]:
    """Lay out the deeds, group by group."""
    groups, signs = game.board.groups, {name: token.sign for name, token in _tokens(game)}
    return tuple(_lot(desk, game, group, deed, signs) for group in groups for deed in game.board.members[group.id])


def _lot(desk: Desk, game: Game, group: Group, deed: Deed, signs: Mapping[str, str]) -> Lot:
    owner = game.owner(deed)
    return Lot(
        letter=group.letter,
        colour=group.colour,
        name=deed.name,
        price=deed.price,
        owner="" if owner == BANK else owner,
        level=game.houses(deed),
        hotel=game.hotel(deed),
        mortgaged=game.mortgaged(deed),
        rent="" if owner == BANK else _rent(desk, deed),
        deed=deed.id,
        square=deed.square,
        sign=signs.get(owner, ""),
    )


def _rent(desk: Desk, deed: Deed) -> str:
    """Ask for the rent; a utility's is told for one pip, since it hangs on the dice."""
    dice = 1 if deed.kind == "utility" else None
    answer = desk.foresee(r.AskRent(deed.id, dice)).answer
    if not answer or not answer["rent"]:
        return "–"
    return f"{answer['rent']}×" if dice else money(answer["rent"])


def spots(game: Game, held: tuple[Lot, ...]) -> tuple[Spot, ...]:
    """Lay out the squares with what stands on them."""
    by_square = {game.board.deed[lot.deed].square: lot for lot in held}
    standing = {name: token for name, token in _tokens(game) if name in game.players}
    return tuple(
        Spot(
            index=square.index,
            name=square.name,
            kind=square.kind,
            lot=by_square.get(square.index),
            tokens=tuple(t for name, t in standing.items() if _is_on(game, name, square) and not game.jailed(name)),
            jailed=tuple(t for name, t in standing.items() if _is_on(game, name, square) and game.jailed(name)),
            turn=not game.over and game.turn in standing and _is_on(game, game.turn, square),
        )
        for square in game.board.squares
    )


def _tokens(game: Game) -> Iterator[tuple[str, Token]]:
    signs = game.tokens
    for number, name in enumerate(game.everyone, 1):
        yield name, Token(number, signs.get(name, str(number)))


def _is_on(game: Game, player: str, square: Square) -> bool:
    return game.square(player) == square.index


def supply(game: Game) -> Supply:
    """Lay out what the bank has left to build with."""
    rules = game.rules
    most = tuple(None if limit == "unlimited" else limit for limit in (rules.houses, rules.hotels))
    return Supply(game.left(HOUSE), game.left(HOTEL), most[0], most[1])


def matters(game: Game, *, remind: bool = True) -> tuple[Open, ...]:
    """Lay out what is open on the table, as far as the table is to be told."""
    told = [matter for matter in reminded(game) if remind or matter.kind != "rent"]
    return tuple(Open(tell_matter(matter, game.board), _keys(game, matter)) for matter in told)


def _keys(game: Game, matter: Matter) -> Keys:
    if wants_dialog(matter):
        return (("", _("choose")), *tell_keys(matter))
    short = matter.kind in DUES and matter.amount > game.cash(matter.player)
    return tuple((phrase, _("raise cash") if short and not phrase else words) for phrase, words in tell_keys(matter))


def wants_dialog(matter: Matter) -> bool:
    """Whether a matter is chosen in a dialog of its own before it can be entered: a card, or the way of a tax."""
    return matter.kind == "card" or (matter.kind == "tax" and matter.choice)


def line(desk: Desk, entry: Entry) -> Line:
    """Lay out an entry."""
    assert desk.ledger is not None
    live = desk.ledger.alive(entry.number)
    return Line(entry.number, entry.elapsed, tell_entry(desk.shown(entry), desk.edition.board), live)


def time(desk: Desk) -> Time | None:
    """Look at the clock, where the game is timed."""
    timer = desk.timer
    return None if timer is None else Time(timer.left(desk.elapsed), timer.limit, timer.state)


def count_refusal(desk: Desk) -> Answer | None:
    """Ask whether all may be counted now; the answer says why not."""
    answers = (desk.foresee(r.AskWorth(name)) for name in desk.game.players)
    return next((answer for answer in answers if not answer.ok), None)
