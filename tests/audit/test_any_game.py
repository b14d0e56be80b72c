"""Any game, any corrections: the audit finds nothing, and the file, the desk and the record agree on what counts."""

from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from banker.audit.auditing import Audit, audit
from banker.corrections.record import NO_CORRECTION, Record
from banker.desk import Desk
from banker.ledger.disk import MemoryDisk
from banker.ledger.ledger import Ledger
from banker.refusal import Refusal, Refused
from tests.corrections.tables import OPEN, reopened, same
from tests.corrections.test_any_sequence import OPENINGS, corrections, one_of, said
from tests.machine.ordeal import Drawn
from tests.machine.phrases import phrase
from tests.machine.tables import BOARDS, RULES, SHEETS, estates, opening
from tests.playing import a_desk

PLAIN = st.sampled_from(("Ana pays bank 1", "Budi pays Ana 2", "Ana owes Citra 3", "note x", "Ana rolls 1 2", "next"))
"""Phrases that hardly ever are refused, so that their corrections are not either."""

STRIKES = st.one_of(
    st.sampled_from(("strike {n}", "strike {n}", "correct {n} to 9", "undo", "undo 2", "redo", "redo 2")),
    st.builds("amend {{n}} {}".format, PLAIN),
    st.integers(1, 9).map("amend {{n}} strike {}".format),
)
SLOW = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


def faults(content: bytes) -> dict[str, tuple[Refusal, ...]]:
    """Audit the bytes of a game file."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "x.game"
        path.write_bytes(content)
        told = audit(path)
    assert isinstance(told, Audit)
    return {name: found for name, found in told.faults.items() if found}


def counts(ledger: Ledger, number: int) -> bool:
    """Whether an entry may be corrected, as the record of corrections sees it."""
    try:
        Record.of(ledger).target(number)
    except Refused:
        return False
    return True


def check_agreement(desk: Desk, disk: MemoryDisk) -> None:
    """Assert that the file reads as the desk stands, and that all say the same of what counts."""
    ledger = desk.ledger
    assert ledger is not None
    assert same(ledger, reopened(disk))
    assert faults(disk.content) == {}
    for entry in ledger.entries:
        assert entry.kind in NO_CORRECTION or counts(ledger, entry.number) == ledger.alive(entry.number), entry


@SLOW
@given(st.sampled_from(OPENINGS), st.lists(said, min_size=20, max_size=60))
def test_any_phrases_and_corrections(opened: str, script: list[tuple[str, float]]) -> None:
    disk = MemoryDisk()
    desk = a_desk(disk)
    assert desk.say(opened).ok
    assert desk.ledger is not None
    for form, share in script:
        desk.say(form.replace("{n}", str(one_of(desk.ledger, share))))
    check_agreement(desk, disk)


@SLOW
@given(st.data())
def test_any_sensible_game_with_corrections(data: st.DataObject) -> None:
    choose, disk = Drawn(data), MemoryDisk()
    desk = a_desk(disk)
    assert desk.say(opening(choose.pick(SHEETS), choose.pick(BOARDS), choose.pick(RULES), short=False)).ok
    assert desk.ledger is not None
    for words in estates(choose.number(0, 2), desk.game.board.unit, short=False):
        desk.say(words)
    for form, share in data.draw(st.lists(corrections, min_size=5, max_size=15)):
        for _ in range(choose.number(1, 5)):
            desk.say(phrase(desk.game, choose))
        desk.say(form.replace("{n}", str(one_of(desk.ledger, share))))
    check_agreement(desk, disk)


@SLOW
@given(st.lists(PLAIN, min_size=3, max_size=8), st.lists(st.tuples(STRIKES, st.floats(0, 1)), min_size=3, max_size=20))
def test_corrections_of_corrections(script: list[str], corrected: list[tuple[str, float]]) -> None:
    disk = MemoryDisk()
    desk = a_desk(disk)
    for words in (OPEN, *script):
        desk.say(words)
    assert desk.ledger is not None
    for form, share in corrected:
        desk.say(form.replace("{n}", str(one_of(desk.ledger, share))))
    check_agreement(desk, disk)
