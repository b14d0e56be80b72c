"""The long run of random phrases, by hand: `python -m tests.machine.long 200000 [SEED]`."""

import sys
from collections import Counter
from collections.abc import Sequence
from random import Random

from banker.desk import Desk
from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.timekeeping import ScriptTime
from tests.machine.invariants import check_reopen, check_replay, check_round_trip, check_table
from tests.machine.phrases import phrase
from tests.machine.tables import BOARDS, RULES, SHEETS, estates, opening
from tests.machine.ways_on import check_way_on, play_out

GAME_LENGTH = 400
RARELY = 5
"""One in so many tables with something open is tried for a way on."""


class Seeded:
    """Chance out of a seed."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def pick(self, options: Sequence[str]) -> str:
        return self.chance.choice(list(options))

    def number(self, least: int, most: int) -> int:
        return self.chance.randint(least, most)


def play(seed: int, said: Counter[str]) -> None:
    """Play one game of random phrases and check everything of it."""
    choose = Seeded(seed)
    disk = MemoryDisk()
    time = ScriptTime(1_700_000_000)
    desk = Desk(lambda: JournalDB(disk), time)
    sheet, board = SHEETS[seed % 3], BOARDS[seed // 3 % 6]
    short = choose.number(0, 3) == 0
    assert desk.say(opening(sheet, board, choose.pick(RULES), short=short)).ok
    for words in estates(choose.number(0, 2), desk.game.board.unit, short=short):
        desk.say(words)
    if desk.timer is not None:
        desk.say(f"deal seed {seed}")
    trail: list[str] = []
    try:
        for _ in range(GAME_LENGTH):
            trail.append(phrase(desk.game, choose))
            before = desk.books.copy()
            answer = desk.say(trail[-1])
            time.time += choose.number(0, 9)
            said["held" if answer.ok else str(answer.refusal.code if answer.refusal else "")] += 1
            check_table(desk.game)
            assert answer.ok or desk.books == before
            if desk.matters and choose.number(1, RARELY) == 1:
                check_way_on(desk)
            if desk.game.decided and choose.number(0, 9) == 0:
                break
        play_out(desk)
        check_replay(desk)
        check_reopen(desk, disk)
        check_round_trip(desk)
    except BaseException:
        print("seed", seed, sheet, board, "after", *trail[-8:], sep="\n  ")
        raise


def main(phrases: int, first: int) -> None:
    """Play games until so many phrases were said, and print what came of them."""
    said: Counter[str] = Counter()
    seed = first
    while sum(said.values()) < phrases:
        play(seed, said)
        seed += 1
    print(f"{sum(said.values())} phrases in {seed - first} games")
    for code, many in said.most_common():
        print(f"{many:8} {code}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200_000, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
