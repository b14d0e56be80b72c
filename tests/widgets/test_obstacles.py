"""A key for what could not be done at all now says why at once, and opens no dialog."""

from pathlib import Path

from banker.refusal import Refusal
from tests.widgets.tables import PLAIN, at_desk, echo, play
from widgets.dialogs.card import CardDialog
from widgets.dialogs.entry import EntryDialog
from widgets.echo import Echo, Moment
from widgets.keybar import KeyBar

DRAWS = (PLAIN, "Ana rolls 1 1")
OVER = (PLAIN, "Ana pays Budi 5", "finish")


async def test_while_a_card_is_to_be_drawn_each_key_says_what_comes_first_and_enter_goes_there(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *DRAWS)) as (pilot, screen):
        for key, told in (
            ("f2", "Ana still has a card to draw"),
            ("f3", "Nobody has a whole street yet"),
            ("f12", "Ana has nothing to sell or mortgage"),
        ):
            await pilot.press(key)
            await pilot.pause()
            assert pilot.app.screen is screen, key
            assert echo(screen).startswith(told), key
            assert screen.query_one(Echo).moment is Moment.REFUSED, key
        await pilot.click(KeyBar, offset=(screen.query_one(KeyBar).draw(80).plain.index("F2"), 0))
        await pilot.pause()
        assert echo(screen).startswith("Ana still has a card to draw")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, CardDialog)


async def test_once_the_game_is_over_every_great_key_says_so(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", *OVER)) as (pilot, screen):
        for key in ("f2", "f6", "ctrl+b", "f10"):
            await pilot.press(key)
            await pilot.pause()
            assert pilot.app.screen is screen, key
            assert echo(screen).startswith("The game is over"), key
        screen.open_dialog(EntryDialog(screen.desk, 2))
        await pilot.pause()
        for key in ("s", "c", "a"):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(pilot.app.screen, EntryDialog), key
            assert pilot.app.screen.query_one(Echo).said[0].startswith("The game is over"), key


async def test_a_game_that_is_only_looked_at_says_so_before_anything_is_gathered(tmp_path: Path) -> None:
    async with at_desk(play(tmp_path / "a.game", PLAIN, "Ana buys @39")) as (pilot, screen):
        screen.desk.read_only = Refusal("read-only", {"file": "a.game", "why": "asked"})
        for key in ("f2", "f3", "f6", "f12", "ctrl+b"):
            await pilot.press(key)
            await pilot.pause()
            assert pilot.app.screen is screen, key
            assert echo(screen).startswith("a.game is open to be looked at only"), key
