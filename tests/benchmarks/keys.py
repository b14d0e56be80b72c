"""What a key at the desk takes in a long game, beside a key in a short one: `python -m tests.benchmarks.keys`."""

import asyncio
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from tests.widgets.long_game import at_long_game
from tests.widgets.tables import press
from widgets.teller_line import TellerLine

SHORT, LONG = 10, 2000
ROUNDS = 15
KEYS = {"a letter": "a", "a whole phrase": "1p 2 1", "an undo": "undo"}


def timed(work: Callable[[], object]) -> float:
    """Time a piece of work, in milliseconds, the median of some rounds."""
    took = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        work()
        took.append((time.perf_counter() - began) * 1e3)
    return median(took)


async def measure(entries: int) -> dict[str, float]:
    """Time what the desk does upon each key, until it is laid out and painted."""
    async with at_long_game(Path(tempfile.mkdtemp()), entries) as (pilot, screen):
        line, took = screen.query_one(TellerLine), {}

        def typed(words: str) -> None:
            line.value = words
            screen.foresee()
            paint()

        def paint() -> None:
            screen._refresh_layout(screen.size)
            screen._compositor.render_full_update().render_segments(screen.app.console)

        def entered() -> None:
            screen.show_table()
            paint()

        for name, words in KEYS.items():
            took[name] = timed(lambda words=words: typed(words))  # type: ignore[misc]
        line.value = ""
        took["an entry"] = timed(entered)
        await press(pilot, "", "escape")
        return took


def main() -> None:
    """Measure both, and print them with their ratio."""
    os.environ["BANKER_CONFIG"] = tempfile.mkdtemp()
    short, long = asyncio.run(measure(SHORT)), asyncio.run(measure(LONG))
    print(f"{'':16}{SHORT:>10}{LONG:>10} entries, in ms")
    for name, took in long.items():
        print(f"{name:16}{short[name]:10.1f}{took:10.1f}   {took / short[name]:.2f}")


if __name__ == "__main__":
    main()
