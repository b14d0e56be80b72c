"""The decision: a request and a game become drafts of entries, or a refusal."""

from collections.abc import Callable
from typing import Any

from banker.refusal import Refusal, Refused
from banker.rules import (
    auctions,
    bankruptcy,
    bidding,
    buildings,
    cards,
    clock,
    dealing,
    deeds,
    dues,
    ending,
    jail,
    money,
    mortgages,
    opening,
    preparation,
    rent,
    resale,
    taxes,
    trades,
    turns,
)
from banker.rules import requests as r
from banker.rules.draft import Draft
from banker.rules.game import Game

Rule = Callable[[Draft, Any], None]

RULES: dict[type, tuple[str, Rule]] = {
    r.Start: ("start", opening.start),
    r.Deal: ("deal", dealing.deal),
    r.Roll: ("roll", turns.roll),
    r.Turn: ("turn", turns.give_turn),
    r.Next: ("next", turns.end_turn),
    r.Place: ("place", turns.place),
    r.Jail: ("jail", jail.send),
    r.LeaveJail: ("leave-jail", jail.leave),
    r.Pay: ("payment", money.pay),
    r.Salary: ("salary", money.salary),
    r.Tax: ("tax", taxes.tax),
    r.DrawCard: ("card", cards.draw),
    r.Owe: ("debt", money.owe),
    r.Settle: ("settlement", dues.settle_all),
    r.Buy: ("purchase", deeds.buy),
    r.Rent: ("rent", rent.pay_rent),
    r.Settlement: ("payment", dues.pay_due),
    r.Waive: ("waiver", dues.waive),
    r.Mortgage: ("mortgage", mortgages.mortgage),
    r.Redeem: ("redemption", mortgages.redeem),
    r.Trade: ("trade", trades.trade),
    r.Auction: ("auction", auctions.auction),
    r.Bid: ("bid", bidding.bid),
    r.Pass: ("pass", bidding.leave),
    r.Sold: ("sale", auctions.sold),
    r.Unsold: ("unsold", auctions.unsold),
    r.Win: ("sale", auctions.win),
    r.Want: ("want", auctions.want),
    r.Build: ("building", buildings.build),
    r.Sell: ("resale", resale.sell),
    r.Bankrupt: ("bankruptcy", bankruptcy.bankrupt),
    r.Retire: ("retirement", bankruptcy.retire),
    r.Adjust: ("adjustment", money.adjust),
    r.Note: ("note", ending.note),
    r.Clock: ("clock", clock.clock),
    r.Finish: ("finish", ending.finish),
}


def decide(request: r.Act, game: Game) -> tuple[Draft, ...] | Refusal:
    """Turn a request into the drafts of its entries, or say why it cannot be; the game given stays as it was."""
    kind, rule = RULES[type(request)]
    try:
        return _draft(kind, rule, request, game)
    except Refused as refused:
        return told(refused, game)


def told(refused: Refused, game: Game) -> Refusal:
    """Give the refusal that was raised, with the heading of the game's sheet."""
    heading = game.edition.heading(refused.heading) if refused.heading else ""
    return Refusal(refused.refusal.code, refused.refusal.data, heading)


def admit(request: r.Act, game: Game) -> None:
    """Refuse what the state of the game forbids, whoever asks: `game-over`, `time-up`, `deal-first`."""
    if game.over:
        raise Refused("game-over")
    clock.hear_the_bell(game, request)
    preparation.check_dealt(game, RULES[type(request)][0], request)


def _draft(kind: str, rule: Rule, request: r.Act, game: Game) -> tuple[Draft, ...]:
    admit(request, game)
    lapse = turns.lapse(game, request)
    ground = game if lapse is None else lapse
    draft = Draft(ground, kind)
    rule(draft, request)
    preparation.begin(draft, ground)
    clock.note_starter(draft, game)
    return (draft,) if lapse is None else (lapse, draft)
