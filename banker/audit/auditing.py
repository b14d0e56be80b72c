"""The named checks, and what they find."""

from collections.abc import Callable, Iterable
from pathlib import Path

from msgspec import Struct, ValidationError

from banker.audit import course, sums
from banker.audit.case import Case, read_case
from banker.ledger.journal_errors import JournalError
from banker.refusal import Refusal

CHECKS: dict[str, Callable[[Case], Iterable[Refusal]]] = {
    "balanced": sums.balanced,
    "conserved": sums.conserved,
    "sealed": course.sealed,
    "ordered": course.ordered,
    "even": course.even,
    "one-owner": sums.one_owner,
    "replayed": course.replayed,
}


class Audit(Struct, frozen=True):
    """What the checks found in a file, by the name of the check: every fault names the entry in its data."""

    file: str
    entries: int
    seal: str
    faults: dict[str, tuple[Refusal, ...]]

    @property
    def ok(self) -> bool:
        """Whether nothing was found."""
        return not any(self.faults.values())


def audit(path: Path) -> Audit | Refusal:
    """Run every check on a game file, which another desk may have open."""
    try:
        case = read_case(path)
    except JournalError as error:
        return Refusal(error.code, {**error.data, "file": str(path)})
    except ValidationError as error:
        return Refusal("unreadable", {"file": str(path), "reason": str(error)})
    return Audit(str(path), len(case.entries), case.seal, {name: tuple(check(case)) for name, check in CHECKS.items()})
