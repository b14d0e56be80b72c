"""What a table is put through: phrases by chance, and at the end all that must hold of it."""

from collections.abc import Sequence

from hypothesis import strategies as st

from banker.desk import Desk
from banker.ledger.disk import MemoryDisk
from tests.machine.invariants import check_reopen, check_replay, check_round_trip, check_table
from tests.machine.phrases import Chooser, phrase
from tests.machine.ways_on import play_out


class Drawn:
    """Chance out of hypothesis: one number is drawn, the rest follows from it."""

    def __init__(self, data: st.DataObject) -> None:
        self.chance = data.draw(st.randoms(use_true_random=False))

    def pick(self, options: Sequence[str]) -> str:
        return self.chance.choice(list(options))

    def number(self, least: int, most: int) -> int:
        return self.chance.randint(least, most)


def torment(desk: Desk, disk: MemoryDisk, choose: Chooser) -> None:
    """Say whatever may be said at a table, and check everything of it."""
    for _ in range(60):
        said = phrase(desk.game, choose)
        before = desk.books.copy()
        answer = desk.say(said)
        check_table(desk.game)
        assert answer.ok or desk.books == before, said
    play_out(desk)
    check_replay(desk)
    check_reopen(desk, disk)
    check_round_trip(desk)
