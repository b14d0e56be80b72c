"""Tables for random play: every sheet on every board, with and without other rules."""

SHEETS = ("monopoli", "monopolo", "classic")
BOARDS = ("atlantic", "atlantic-1935", "london", "negara", "kota-dunia", "kongresoj")
RULES = (
    "",
    "",
    " with follow=no",
    " with houses=6 hotels=2",
    " with pot=yes pot-seed=100",
    " with bankrupt-estate=liquidated creditor-cannot-pay=bank-keeps opening-cash=400",
    " with hotel-needs=3 houses=unlimited",
    " with bank-sale=mortgaged estate-order=free creditors-many=even",
    " with auction-unsold=decliner-buys auction-limit=none rent-claim=never-lapses",
    " with hotel-breakdown-short=partial houses=12 debtor-trade=free",
)


def opening(sheet: str, board: str, rules: str, *, short: bool) -> str:
    """Word an opening."""
    return f"open sheet {sheet} board {board} players Ana Budi Citra" + (" short" if short else "") + rules
