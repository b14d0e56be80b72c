"""Opening a table, and taking over one from the middle of a game."""

import re
from collections import Counter
from unicodedata import combining

from banker.editions.board import Deed
from banker.editions.edition import Edition
from banker.folding import fold
from banker.ledger.books import Books
from banker.ledger.entry import BANK, CASH, HOTEL, HOUSE, POT
from banker.refusal import Refusal, Refused
from banker.rules.clock import check_minutes
from banker.rules.draft import Draft
from banker.rules.evenness import check_even
from banker.rules.game import TOKENS, Game, deck_of, site
from banker.rules.requests import Open, Start

BOX = "box"
"""The holder that everything came out of: what keeps the opening balanced."""

RESERVED = ("bank", "pot", "everyone", "box", "deck:chance", "deck:chest")
LONGEST = 60
ELSEWHERE = re.compile(r"[@!+−-].*|[\d.,\s]*", re.DOTALL)
"""What means something else in a phrase than a name: a square, a line that must be refused, an amount, nothing."""


def open_table(request: Open, edition: Edition) -> Draft | Refusal:
    """Open a table: supplies to the bank, opening cash to each player. Source: POR KOMENCI; Persiapan."""
    try:
        _check_players(request, edition)
        draft = Draft(Game(Books(), edition), "open")
        _lay_out(draft)
        _seat(draft, request)
        return draft
    except Refused as refused:
        heading = edition.heading(refused.heading) if refused.heading else ""
        return Refusal(refused.refusal.code, refused.refusal.data, heading)


def _check_players(request: Open, edition: Edition) -> None:
    names = request.players
    least, most = edition.rules.players_least, edition.rules.players_most
    if not least <= len(names) <= most:
        raise Refused("player-count", "players", count=len(names), least=least, most=most)
    for name in names:
        _check_name(name)
    twice = [name for name, count in Counter(map(fold, names)).items() if count > 1]
    if twice:
        raise Refused("same-name", name=next(name for name in names if fold(name) == twice[0]))
    _check_tokens(request)
    _check_deal(request, edition)
    check_minutes(request.minutes or edition.rules.minutes)


def _check_name(name: str) -> None:
    bare = fold(name)
    taken = bare in RESERVED or ELSEWHERE.fullmatch(bare.strip()) or ELSEWHERE.fullmatch(name.strip())
    if taken or len(name) > LONGEST or not name.isprintable() or '"' in name:
        raise Refused("bad-name", name=name[:LONGEST], longest=LONGEST)


def _check_tokens(request: Open) -> None:
    signs = [token for token in request.tokens if token]
    bad = next((sign for sign in signs if not _is_sign(sign)), None)
    if bad is not None or len(request.tokens) > len(request.players):
        raise Refused("bad-token", token=request.tokens[-1] if bad is None else bad, players=len(request.players))
    twice = [sign for sign, count in Counter(map(str.casefold, signs)).items() if count > 1]
    if twice:
        raise Refused("same-token", token=next(sign for sign in signs if sign.casefold() == twice[0]))


def _is_sign(token: str) -> bool:
    """Whether a token is one letter or symbol; a figure is the number of a seat, and a dash is none."""
    plain = len(token) == 1 and token.isprintable() and token != "-"
    return plain and not (token.isspace() or token.isdigit() or combining(token))


def _check_deal(request: Open, edition: Edition) -> None:
    rules, deeds = edition.rules, len(edition.board.deeds)
    if request.variant == "short" and len(request.players) * rules.deal > deeds:
        raise Refused(
            "too-many-to-deal",
            "deal",
            players=len(request.players),
            deal=rules.deal,
            deeds=deeds,
            fit=deeds // len(request.players),
        )


def _lay_out(draft: Draft) -> None:
    rules = draft.rules
    for deed in draft.board.deeds:
        draft.post(BOX, BANK, deed.id, 1)
    for card in draft.board.get_out:
        draft.post(BOX, deck_of(card.deck), card.id, 1)
    for commodity, supply in ((HOUSE, rules.houses), (HOTEL, rules.hotels)):
        draft.post(BOX, BANK, commodity, 0 if supply == "unlimited" else supply)


def _seat(draft: Draft, request: Open) -> None:
    rules, money = draft.rules, draft.edition.money
    for name in request.players:
        draft.post(BANK, name, CASH, money(rules.opening_cash))
    if rules.pot:
        draft.post(BANK, POT, CASH, money(rules.pot_seed))
    draft.change("players", list(request.players))
    tokens = {name: token for name, token in zip(request.players, request.tokens, strict=False) if token}
    if tokens:
        draft.change(TOKENS, tokens)
    draft.change("turn", request.players[0])
    draft.change("turns", 1)
    draft.change("variant", request.variant)
    if request.variant != "normal" or rules.end == "bell":
        minutes = request.minutes or rules.minutes
        draft.change("clock", {"limit": 60 * minutes, "state": "idle", "spent": 0, "since": 0})
    draft.why = {"code": "opening", "cash": money(rules.opening_cash), "variant": request.variant}
    if 0 < rules.banker_advice < len(request.players):
        draft.why["banker-advice"] = rules.banker_advice


def start(draft: Draft, request: Start) -> None:
    """Set what a player starts with on a table taken over; refuses what would be no legal table."""
    if draft.books.facts.get("begun"):
        raise Refused("already-begun")
    if request.cash is not None:
        _set_cash(draft, request.player, request.cash)
    if len({deed for deed, _, _ in request.deeds}) < len(request.deeds):
        raise Refused("deed-twice", deed=_twice(request))
    for name, level, mortgaged in request.deeds:
        _hand_over(draft, request.player, draft.board.deed[name], level, mortgaged)
    _hand_cards(draft, request)
    _check_table(draft, request.player)
    draft.why = {"code": "restored" if request.slips else "taken-over", "player": request.player}
    draft.why["cash"] = draft.cash(request.player)


def _twice(request: Start) -> str:
    return Counter(deed for deed, _, _ in request.deeds).most_common(1)[0][0]


def _set_cash(draft: Draft, player: str, cash: int) -> None:
    difference = cash - draft.cash(player)
    if difference >= 0:
        draft.post(BANK, player, CASH, difference)
    else:
        draft.post(player, BANK, CASH, -difference)


def _hand_over(draft: Draft, player: str, deed: Deed, level: int, mortgaged: bool) -> None:
    if draft.owner(deed) != BANK:
        raise Refused("already-owned", deed=deed.id, owner=draft.owner(deed))
    if level and deed.kind != "street":
        raise Refused("not-a-street", "building", deed=deed.id)
    if level and mortgaged:
        raise Refused("mortgaged", "building", deed=deed.id)
    draft.convey(deed, player)
    if mortgaged:
        draft.mark(deed, True)
    _raise_to(draft, deed, level)


def _raise_to(draft: Draft, deed: Deed, level: int) -> None:
    hotel = level == 5
    houses = draft.rules.hotel_needs if hotel else level
    if houses > draft.rules.hotel_needs:
        raise Refused("too-many-houses", "building", deed=deed.id, most=draft.rules.hotel_needs)
    draft.post(BANK, site(deed), HOTEL if hotel else HOUSE, 1 if hotel else houses)
    prices = [deed.house] * houses + [deed.hotel] * hotel
    draft.change(f"paid:{deed.id}", prices or None)


def _hand_cards(draft: Draft, request: Start) -> None:
    free = [c.id for c in draft.board.get_out if draft.books.holders.get(c.id) == deck_of(c.deck)]
    wanted = request.held or tuple(free[: request.cards])
    if len(wanted) < request.cards or not set(wanted) <= set(free):
        raise Refused("no-card-left", "get-out-card", wanted=max(request.cards, len(wanted)), left=len(free))
    for card in wanted:
        draft.post(deck_of(draft.board.card[card].deck), request.player, card, 1)


def _check_table(draft: Draft, player: str) -> None:
    for building in (HOUSE, HOTEL):
        left = draft.left(building)
        if left is not None and left < 0:
            code = "house-shortage" if building == HOUSE else "hotel-shortage"
            raise Refused(code, "houses", wanted=-left, left=0)
    for deed in draft.owned(player):
        if draft.level(deed):
            check_group(draft, deed)


def check_group(draft: Draft, deed: Deed) -> None:
    """Refuse buildings on a group that is not even and clear, and whole unless its lots may be traded apart."""
    group = draft.group(deed)
    if not draft.whole(deed) and draft.rules.trade_block == "group":
        missing = [d.id for d in group if draft.owner(d) != draft.owner(deed)]
        raise Refused("group-incomplete", "building", deed=deed.id, missing=missing)
    pledged = [d.id for d in group if draft.mortgaged(d)]
    if pledged:
        raise Refused("group-mortgaged", "building", deed=deed.id, mortgaged=pledged)
    check_even(draft, deed)
