"""What goes between one player and each of the others, in words."""

from banker.ledger.entry import BANK, CASH, Entry
from banker.speech.catalogue import mark

FROM_EACH = mark("gets {amount} from each of the others")
FOR_EACH = mark("gets {amount} for each of the others")
TO_EACH = mark("pays each of the others {amount}")
OWED_EACH = mark("owes each of the others {amount}")
BANK_TO_EACH = mark("the bank pays each of the others {amount}")


def each_words(entry: Entry, *, gains: bool) -> str:
    """Choose how to say what goes between one player and each of the others, by who paid."""
    payers = {holder for holder, commodity, amount in entry.postings if commodity == CASH and amount < 0}
    if gains:
        return FOR_EACH if BANK in payers and "card" in entry.why else FROM_EACH
    if entry.why["player"] in payers or not entry.why["each"]:
        return TO_EACH
    return BANK_TO_EACH if BANK in payers and "card" in entry.why else OWED_EACH
