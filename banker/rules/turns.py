"""Turns and dice: throwing, moving, doubles, ending the turn, and rents that lapse with it."""

from banker.refusal import Refused
from banker.rules import jail, landing
from banker.rules.draft import Draft
from banker.rules.game import Game
from banker.rules.matters import Matter
from banker.rules.money import check_in
from banker.rules.rent import LAPSED
from banker.rules.requests import Act, Next, Place, Roll, Turn

# --- rents that lapse


def lapse(game: Game, request: Act) -> Draft | None:
    """Write the entry by which rents not asked for lapse with a request; None where none does."""
    if not isinstance(request, (Roll, Next, Turn)):
        return None
    gone = [m for m in game.matters if m.kind == "rent" and _lapses(game, m, request)]
    if not gone:
        return None
    draft = Draft(game, "lapse")
    draft.close(*gone)
    known = draft.books.facts.get(LAPSED, ())
    draft.change(LAPSED, [*known, *([m.player, m.deed] for m in gone)])
    rents = [{"payer": m.player, "owner": m.creditor, "deed": m.deed, "amount": m.amount} for m in gone]
    draft.why = {"code": "lapsed", "rents": rents, "claim": game.rules.rent_claim}
    return draft


def _lapses(game: Game, matter: Matter, request: Roll | Next | Turn) -> bool:
    claim, since = game.rules.rent_claim, game.turns - matter.turn
    if claim == "owner-turn":
        return _coming(game, request) == matter.creditor and (since > 0 or not isinstance(request, Roll))
    if not isinstance(request, Roll):
        return False
    return claim == "next-roll" or (claim == "second-roll" and since >= 2)


def _coming(game: Game, request: Roll | Next | Turn) -> str:
    """Name whose turn a request belongs to or begins."""
    if isinstance(request, Roll):
        return game.turn
    return request.player if isinstance(request, Turn) else following(game)


# --- whose turn


def following(game: Game) -> str:
    """Name who is next in turn order."""
    others = game.others(game.turn) if game.turn else game.players
    return others[0] if others else game.turn


def blocking(game: Game) -> Matter | None:
    """Find the first matter that must be dealt with before the game goes on: any but a rent."""
    return next((matter for matter in game.matters if matter.kind != "rent"), None)


def check_clear(game: Game, heading: str = "turns") -> None:
    """Refuse to go on while something other than a rent is open."""
    matter = blocking(game)
    if matter is not None:
        raise Refused("matter-open", heading, kind=matter.kind, player=matter.player, deed=matter.deed or matter.lot)


def check_undecided(game: Game) -> None:
    """Refuse to go on once the end has come that the sheet names."""
    if game.decided:
        raise Refused("game-decided", "end", left=len(game.players), out=len(game.out))


def hand_over(draft: Draft, player: str) -> None:
    """Give the turn to a player."""
    draft.change("turn", player)
    draft.change("turns", draft.turns + 1)
    for fact in ("rolled", "doubles", "throw"):
        draft.change(fact, None)


def end_turn(draft: Draft, request: Next) -> None:
    """End the turn; refuses `matter-open` while something other than a rent is open."""
    check_undecided(draft)
    check_clear(draft)
    was, left = draft.turn, _throws_left(draft)
    hand_over(draft, following(draft))
    draft.why = {"code": "turn", "player": draft.turn, "after": was}
    if left:
        draft.why["left"] = left


def _throws_left(game: Game) -> str:
    """Say which throw of the turn in hand is passed over: the first, or the one after doubles."""
    if not game.rules.follow or game.books.facts.get("rolled"):
        return ""
    return "doubles" if game.books.facts.get("doubles") else "throw"


def give_turn(draft: Draft, request: Turn) -> None:
    """Say whose turn it is."""
    check_in(draft, request.player)
    was = draft.turn
    if was != request.player:
        hand_over(draft, request.player)
    else:
        for fact in ("rolled", "doubles"):
            draft.change(fact, None)
    draft.why = {"code": "turn", "player": request.player, "after": was}


def place(draft: Draft, request: Place) -> None:
    """Correct the square of a token; one that is placed is not in jail."""
    check_in(draft, request.player)
    landing.step_to(draft, request.player, request.square)
    landing.forget_lapsed(draft, request.player)
    name = draft.board.squares[request.square].name
    draft.why = {"code": "placed", "player": request.player, "square": request.square, "name": name}


# --- dice


def roll(draft: Draft, request: Roll) -> None:
    """Throw two dice: the token moves and what its square says is laid on the table, or the throw is only noted."""
    player = request.player or draft.turn
    check_in(draft, player)
    check_undecided(draft)
    if player != draft.turn:
        raise Refused("not-on-turn", "turns", player=player, turn=draft.turn)
    dice = (request.first, request.second)
    if not all(1 <= die <= 6 for die in dice):
        raise Refused("bad-dice", first=request.first, second=request.second)
    draft.why = {"code": "rolled", "player": player, "dice": list(dice)}
    if draft.rules.follow:
        _follow(draft, player, dice)
    else:
        landing.lose_sight(draft, player)
    draft.change("throw", list(dice))


def _follow(draft: Draft, player: str, dice: tuple[int, int]) -> None:
    check_clear(draft)
    if draft.books.facts.get("rolled"):
        raise Refused("already-rolled", "turns", player=player, next=following(draft))
    draft.change("throw", list(dice))
    if draft.jailed(player):
        jail.roll_in_jail(draft, player, dice)
        return
    doubles = dice[0] == dice[1]
    run = (int(draft.books.facts.get("doubles", 0)) + 1) if doubles else 0
    draft.change("doubles", run or None)
    draft.change("rolled", None if doubles else True)
    if run == 3:
        landing.lock_up(draft, player, "third-double")
    else:
        landing.advance(draft, player, sum(dice))
