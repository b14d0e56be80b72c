"""In a language for tests, chosen while a screen is open, no English is left and no sentence is glued of parts."""

from asyncio import sleep
from pathlib import Path

from msgspec import structs
from textual._wait import wait_for_idle

from tests.locales.known import known_words
from tests.locales.pseudo import CODE, glued, spoken, strangers
from tests.locales.seen import texts
from tests.locales.tour import tour
from widgets.app import BankerApp

WIDE = (160, 48)
IN_COLUMNS = ("Matters#matters", "DeedHeads#heads", "MeansHeads#columns")
"""What stands side by side there are columns, or what is typed and what that does."""


async def speak(app: BankerApp, language: str) -> dict[str, str]:
    """Choose a language, and read what is seen once all of it stands still."""
    app.change(structs.replace(app.settings, language=language))
    await wait_for_idle(0)
    before, now = {"": ""}, texts(app)
    while before != now:
        await sleep(0.05)
        await wait_for_idle(0)
        before, now = now, texts(app)
    return now


async def test_every_screen_is_told_anew_in_one_piece(tmp_path: Path) -> None:
    known, english, parted = known_words(str(tmp_path)), [], []
    with spoken():
        async for stop, app in tour(tmp_path, WIDE):
            for where, text in (await speak(app, CODE)).items():
                english += [(stop, where, word) for word in strangers(text, known)]
                parted += [(stop, where, parts) for parts in glued(text) if where.split()[1] not in IN_COLUMNS]
            app.change(structs.replace(app.settings, language=""))
            await wait_for_idle(0)
    assert english == []
    assert parted == []
