"""`banker restore`: from the files of slips to a new game file."""

from pathlib import Path

from banker.ledger.journal_errors import JournalError
from banker.refusal import Refusal
from banker.restoring.reading import texts_of
from banker.restoring.slips import Slip, gather, slips_in
from banker.restoring.table import SHIPPED, Restored, Source, restore
from banker.speech import names
from banker.speech.catalogue import _, n_
from banker.speech.money import clock, number


def read_slips(files: tuple[Path, ...], typed: str | None = None) -> list[Slip] | Refusal:
    """Read the slips of files, and those of a text typed or pasted."""
    slips: list[Slip] = []
    texts: list[tuple[str, list[str] | Refusal]] = [(str(file), texts_of(file)) for file in files]
    for file, found in texts if typed is None else (*texts, ("-", [typed])):
        got = found if isinstance(found, Refusal) else _all(file, found)
        if isinstance(got, Refusal):
            return got
        slips += got
    return slips


def _all(file: str, texts: list[str]) -> list[Slip] | Refusal:
    return slips_in("\n".join(texts), file)


def restore_into(slips: list[Slip], path: Path, now: int, source: Source = SHIPPED) -> Restored | Refusal:
    """Set the table of some slips up in memory; only a table that adds up is written, and never over a game."""
    records = gather(slips)
    if isinstance(records, Refusal):
        return records
    restored = restore(records, now, source)
    if isinstance(restored, Refusal):
        return restored
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        refusal = restored.desk.save_as(path)
    except (OSError, JournalError) as error:
        refusal = Refusal("cannot-write", {"file": str(path), "path": str(path), "reason": type(error).__name__})
    restored.desk.close()
    return refusal or restored


def tell_restored(restored: Restored, path: Path) -> str:
    """Say what was set up, and what of the old table was not on the slips."""
    table, players = restored.table, restored.players
    people = names.listing([names.plain(name) for name in players])
    stands = _("The table of {players} stands again in {file}, as after entry {number}.")
    told = [stands.format(players=people, file=path, number=number(table.entry))]
    told.append(_("What was entered before is not on the slips: undo and history begin here."))
    if table.open and not table.matters:
        told.append(n_(
            "{count} matter was open on it and is not restored: deal with it by hand.",
            "{count} matters were open on it and are not restored: deal with them by hand.",
            table.open,
        ).format(count=number(table.open)))  # fmt: skip
    if table.clock is not None and table.clock.state == "running" and not table.over:
        left = clock(restored.left)
        told.append(_("The clock runs, with {time} left: “clock pause” stops it.").format(time=left))
    return "\n".join(told)
