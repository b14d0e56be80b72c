"""Every dialog: each of its keys is a click too, all of them in sight in the smallest of the three shapes."""

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.content import Content

from tests.widgets.tables import at_desk, play
from widgets.actions import Action
from widgets.dialogs.acts import ActsDialog
from widgets.dialogs.auction import AuctionDialog
from widgets.dialogs.build import BuildDialog
from widgets.dialogs.card import CardDialog
from widgets.dialogs.count_notes import CountNotesDialog
from widgets.dialogs.debt import DebtDialog
from widgets.dialogs.dialog import Dialog
from widgets.dialogs.entry import EntryDialog
from widgets.dialogs.farewell import FarewellDialog
from widgets.dialogs.keys import Keys
from widgets.dialogs.marked import MarkedDialog
from widgets.dialogs.mend import AmendDialog, CorrectDialog, MendDialog, StrikeDialog
from widgets.dialogs.notes import NotesDialog
from widgets.dialogs.preview import PreviewDialog
from widgets.dialogs.tax import TaxDialog
from widgets.dialogs.trade import TradeDialog
from widgets.dialogs.undealt import UndealtDialog
from widgets.panel import CALL
from widgets.screens.desk import DeskScreen

TABLE = (
    "open sheet monopoli board atlantic players Ana Budi Citra", "Ana buys @37", "Ana buys @39", "Budi buys @5",
    "Ana pays Budi 50",
)  # fmt: skip
Way = Callable[[DeskScreen], object]

DIALOGS: dict[type[Dialog], tuple[tuple[str, ...], Way]] = {
    ActsDialog: ((), lambda screen: screen.action_player("Ana")),
    AuctionDialog: (("Ana rolls 5 3", "auction", "Budi bids 20"), lambda screen: screen.action_auction()),
    BuildDialog: ((), lambda screen: screen.action_build("Ana")),
    CardDialog: ((), lambda screen: screen.action_card("Ana")),
    CountNotesDialog: ((), lambda screen: screen.action_count_notes("Ana")),
    DebtDialog: (("Ana owes Budi 1400",), lambda screen: screen.action_raise_cash("Ana")),
    EntryDialog: ((), lambda screen: screen.open_dialog(EntryDialog(screen.desk, 5))),
    FarewellDialog: ((), lambda screen: screen.action_bankrupt("Ana")),
    StrikeDialog: ((), lambda screen: screen.action_mend("strike", 5)),
    CorrectDialog: ((), lambda screen: screen.action_mend("correct", 5)),
    AmendDialog: ((), lambda screen: screen.action_mend("amend", 5)),
    NotesDialog: ((), lambda screen: screen.action_notes()),
    PreviewDialog: ((), lambda screen: screen.action_slip("Ana")),
    TaxDialog: (("Ana rolls 2 2",), lambda screen: screen.answer_first()),
    TradeDialog: ((), lambda screen: screen.action_trade()),
    UndealtDialog: ((), lambda screen: screen.open_dialog(UndealtDialog(screen.desk))),
}
"""Each with what is said before it, and how it is opened."""


def test_no_dialog_is_left_out() -> None:
    bases: set[type[Dialog]] = {Dialog, MarkedDialog, MendDialog}
    known = {dialog for base in bases for dialog in base.__subclasses__()}
    ours = {dialog for dialog in known if dialog.__module__.startswith("widgets.")}
    assert ours - bases == set(DIALOGS)


@pytest.mark.parametrize("dialog", DIALOGS, ids=lambda dialog: dialog.__name__)
async def test_every_key_is_a_click_and_in_sight(tmp_path: Path, dialog: type[Dialog]) -> None:
    phrases, way = DIALOGS[dialog]
    async with at_desk(play(tmp_path / "a.game", *TABLE, *phrases), size=(45, 30)) as (pilot, screen):
        way(screen)
        await pilot.pause()
        await pilot.pause()
        assert type(pilot.app.screen).__name__ == dialog.__name__
        keys = pilot.app.screen.query_one(Keys)
        drawn = keys.draw(keys.size.width)
        assert keys.region.bottom <= 30
        assert len(drawn.split("\n")) <= keys.size.height
        assert {dialog.ENTER.id, *(action.id for action in dialog.ACTIONS if action.footer)} <= ids(keys.actions)
        for action in keys.actions:
            assert action.call in calls_at(drawn, f"{action.shown} {action.label}"), action
            name = action.call.partition(".")[2].partition("(")[0]
            assert hasattr(pilot.app.screen, f"action_{name}"), action


def ids(actions: tuple[Action, ...]) -> set[str]:
    return {action.id for action in actions}


def calls_at(drawn: Content, words: str) -> set[str]:
    """Name what a click on some words calls."""
    at = drawn.plain.index(words)
    styles = [span.style for span in drawn.spans if span.start <= at < span.end]
    return {style.meta[CALL] for style in styles if not isinstance(style, str) and CALL in style.meta}
