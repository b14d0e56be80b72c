"""Why an entry's amounts are what they are: its figures in sentences, each with the sheet's heading."""

from banker.editions.edition import Edition
from banker.ledger.entry import Entry
from banker.speech.catalogue import _
from banker.speech.names import plain
from banker.speech.reasoning import deeds, figures, grounds, rents
from banker.speech.reasoning.manner import Reasoner, Told
from banker.speech.telling.reversals import struck_entry


def tell_why(entry: Entry, edition: Edition) -> list[str]:
    """List the figures of an entry, each with the heading that it was read under; none where no amount was made."""
    try:
        return [headed(sentence, value, edition) for sentence, value in _reasons(entry, edition)]
    except KeyError:  # a ledger of another version may lack a figure
        return []


def _reasons(entry: Entry, edition: Edition) -> list[Told]:
    code = entry.why.get("code", "")
    if code == "struck":
        return _reasons(struck_entry(entry), edition)
    reasoner = REASONERS.get(code)
    return list(reasoner(entry, edition)) if reasoner is not None else []


def headed(sentence: str, value: str, edition: Edition) -> str:
    """End a sentence with the heading of the sheet that a value was read under."""
    return f"{sentence} ({plain(_(edition.heading(value)))})" if value else sentence


REASONERS: dict[str, Reasoner] = {**rents.REASONERS, **figures.REASONERS, **deeds.REASONERS, **grounds.REASONERS}
"""How each code's figures are told."""
