"""How soon the desk is seen, beside a bare Textual app with the same widgets: `python -m tests.benchmarks.start`."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

ROUNDS = 15

BARE = """
from textual.app import App
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Digits, Input, Static

class Bare(App[None]):
    CSS = '''
    #head, #teller, #keys { height: 1; } #title { width: 1fr; } #supplies { width: auto; } #body { height: 1fr; }
    #left { width: 62; } #right { width: 1fr; } #seats, #table, #answer { height: auto; } #ledger { height: 1fr; }
    #seats, #table, #ledger, #right { border: round $panel; padding: 0 1; } #prompt { width: 3; } #line { width: 1fr; }
    #clock, #banner, #bell, #table-clock, #views, #around, #hints, #more { display: none; }
    '''

    def compose(self):
        with Horizontal(id="head"):
            yield Static("A game at a table", id="title")
            yield Static("houses 32/32  hotels 12/12", id="supplies")
            yield Static(id="clock")
        yield Static(id="banner")
        yield Static(id="bell")
        with Horizontal(id="body"):
            with Vertical(id="left"):
                with Horizontal(id="table-clock"):
                    yield Digits("12:00")
                    yield Static()
                with VerticalScroll(id="seats"):
                    yield Static("a player and what is his\\n" * 3)
                with VerticalScroll(id="table"):
                    yield Static("what is open")
                yield Static(id="views")
                with VerticalScroll(id="ledger"):
                    yield Static("an entry of the ledger in a line\\n" * 4)
            with VerticalScroll(id="right"):
                yield Static("the heads of the columns")
                yield Static("a deed with its price, its owner and its rent\\n" * 28)
            with VerticalScroll(id="around"):
                yield Static()
        with Horizontal(id="teller"):
            yield Static(">", id="prompt")
            yield Input(id="line", compact=True)
        with VerticalScroll(id="answer"):
            yield Static("what Enter would do")
            yield Static(id="hints")
        yield Static(id="more")
        yield Static("F1 help  ^z undo  ^p everything", id="keys")

app = Bare()
"""

OURS = """
from pathlib import Path
from banker.commands.app import load
from banker.screens import register
from widgets import command

register(command.load)
load()
from widgets.app import BankerApp

app = BankerApp(Path(PATH).parent, Path(PATH))
"""

PAINTED = """
import asyncio

async def main():
    async with app.run_test(size=(120, 36)) as pilot:
        while not app.screen.query("#line") or not app.screen.query("#line").first().size:
            await asyncio.sleep(0)
        app.screen._compositor.render_strips(app.size)
asyncio.run(main())
"""


def game() -> str:
    """Keep a table of a few entries in a file."""
    from tests.widgets.tables import PLAIN, play

    return str(play(Path(tempfile.mkdtemp()) / "a.game", PLAIN, "1 2", "ana buys", "e"))


def once(script: str) -> float:
    """Time a fresh interpreter from its start until the screen is painted."""
    began = time.perf_counter()
    env = os.environ | {"BANKER_CONFIG": tempfile.mkdtemp()}
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # what is installed is compiled
    subprocess.run([sys.executable, "-c", script], check=True, env=env, capture_output=True)
    return time.perf_counter() - began


def main() -> None:
    """Measure in turns, and print both and their ratio."""
    path = game()
    scripts = {
        "a bare app": BARE + PAINTED,
        "the desk": f"PATH = {path!r}\n{OURS}" + PAINTED,
    }
    took: dict[str, list[float]] = {name: [] for name in scripts}
    for script in scripts.values():
        once(script)
    for _ in range(ROUNDS):
        for name, script in scripts.items():
            took[name].append(once(script))
    bare, desk = map(median, took.values())
    for name, seconds in took.items():
        print(f"{name:12}{median(seconds) * 1e3:8.0f} ms, at best {min(seconds) * 1e3:.0f}")
    print(f"the desk over the bare app: {desk / bare:.2f}")


if __name__ == "__main__":
    main()
