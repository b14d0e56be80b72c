"""What each kind of entry is called."""

from banker.speech.catalogue import _, mark

KINDS = {
    "open": mark("opening"),
    "start": mark("start in mid-game"),
    "deal": mark("deal"),
    "roll": mark("roll"),
    "turn": mark("turn"),
    "next": mark("turn"),
    "place": mark("move"),
    "jail": mark("jail"),
    "leave-jail": mark("way out of jail"),
    "fine": mark("fine"),
    "payment": mark("payment"),
    "salary": mark("salary"),
    "tax": mark("tax"),
    "card": mark("card"),
    "debt": mark("debt"),
    "settlement": mark("settlement"),
    "purchase": mark("purchase"),
    "rent": mark("rent"),
    "waiver": mark("rent not asked for"),
    "lapse": mark("rent not asked for"),
    "mortgage": mark("mortgage"),
    "redemption": mark("redemption"),
    "trade": mark("trade"),
    "auction": mark("auction"),
    "bid": mark("bid"),
    "pass": mark("pass"),
    "sale": mark("sale by auction"),
    "unsold": mark("auction without a bid"),
    "want": mark("wish to build"),
    "building": mark("building"),
    "resale": mark("sale of buildings"),
    "bankruptcy": mark("bankruptcy"),
    "retirement": mark("retirement"),
    "adjustment": mark("correction of cash"),
    "note": mark("note"),
    "clock": mark("clock"),
    "finish": mark("end of the game"),
    "undo": mark("undo"),
    "redo": mark("redo"),
    "strike": mark("strike"),
    "correction": mark("correction"),
    "amend": mark("amendment"),
}


def kind_noun(kind: str) -> str:
    """Name a kind of entry; one that is not known is named as the ledger does."""
    known = KINDS.get(kind)
    return kind if known is None else _(known)
