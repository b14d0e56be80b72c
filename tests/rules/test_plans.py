"""The ticks of the cheapest way are all of it: taken apart into single sales and mortgages, it brings the same."""

from collections.abc import Iterator
from pathlib import Path

from banker.desk import Desk
from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.rules.game import Game
from banker.rules.plans import followed
from banker.rules.ways import cheapest, everything
from banker.teller.transcript import lines
from banker.timekeeping import ScriptTime

GAME = Path(__file__).parents[1] / "transcripts" / "games" / "table-1.teller"
FIRST, STEP = 180, 17
"""From where on the table is full of houses and mortgages, and how far apart it is looked at."""

PARTS = 7


def tables() -> Iterator[Game]:
    """Play a game, and stop now and then."""
    desk = Desk(lambda: JournalDB(MemoryDisk()), ScriptTime(0))
    said = [one.phrase for one in lines(GAME.read_text("utf-8")) if not one.phrase.startswith("check")]
    for number, phrase in enumerate(said):
        if number >= FIRST and number % STEP == 0:
            yield desk.game
        assert desk.say(phrase).ok


def test_the_cheapest_way_is_followed_to_its_end() -> None:
    looked, several = 0, 0
    for game in tables():
        for player in game.players:
            most = everything(game, player).brings
            for part in range(1, PARTS + 1):
                way = cheapest(game, player, max(1, most * part // PARTS)) if most else None
                if way is None:
                    continue
                made = followed(game, player, way.steps)
                assert (made.whole.brings, made.whole.loses, made.whole.rent) == (way.brings, way.loses, way.rent), way
                looked += 1
                several += any(step.act == "mortgage" and len(step.deeds) > 1 for step in way.steps)
    assert looked > several > 0
