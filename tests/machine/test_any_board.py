"""Random phrases on random boards: 24 to 60 squares, any groups, stations, utilities, decks, corners and notes."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from banker.desk import Desk
from banker.editions.board import Board
from banker.editions.reading import BOARDS, examine
from banker.ledger.database import JournalDB
from banker.ledger.disk import MemoryDisk
from banker.printing.slip import picture_slip
from banker.timekeeping import ScriptTime
from tests.machine.boards import random_board
from tests.machine.long import Seeded
from tests.machine.ordeal import Drawn, torment
from tests.machine.phrases import Chooser, phrase
from tests.machine.tables import RULES, SHEETS, groups_shared, opening
from tests.printing.scans import opened, scan
from tests.printing.tables import expected, figures, summary
from tests.restoring.makers import restored


def put(folder: Path, text: str) -> None:
    """Put a board on the shelf."""
    (folder / "boards").mkdir(exist_ok=True)
    (folder / "boards" / "made.toml").write_text(text, "utf-8")


def sit(disk: MemoryDisk, choose: Chooser, sheet: str) -> Desk | None:
    """Open a table on the board that was made; none where it has too few deeds to be dealt."""
    desk = Desk(lambda: JournalDB(disk), ScriptTime(1_700_000_000))
    short = choose.number(0, 3) == 0
    answer = desk.say(opening(sheet, "made", choose.pick(RULES), short=short))
    if answer.refusal is not None:
        assert answer.refusal.code == "too-many-to-deal"
        return None
    for words in [] if short else groups_shared(desk.game.board, choose):
        desk.say(words)
    if desk.timer is not None:
        assert desk.say(f"deal seed {choose.number(1, 999)}").ok
    return desk


@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_whatever_board_is_made_is_one_that_the_format_allows(data: st.DataObject) -> None:
    found = examine(random_board(Drawn(data), "made"), BOARDS, "made")
    assert found.mistakes == ()
    assert isinstance(found.record, Board)
    assert 24 <= len(found.record.squares) <= 60


@pytest.mark.parametrize("sheet", SHEETS)
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_whatever_is_said_on_whatever_board_the_table_stays_sound(
    sheet: str, data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    choose, disk, folder = Drawn(data), MemoryDisk(), tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BANKER_HOME", str(folder))
        put(folder, random_board(choose, "made"))
        desk = sit(disk, choose, sheet)
        if desk is not None:
            torment(desk, disk, choose)


@pytest.mark.parametrize(("size", "unit", "decks"), [(24, 1000, 0), (44, 100, 1), (60, 1, 2), (31, 5, 2)])
def test_the_slips_of_any_board_are_scanned_and_set_its_table_up_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: int, unit: int, decks: int
) -> None:
    monkeypatch.setenv("BANKER_HOME", str(tmp_path))
    choose = Seeded(size)
    put(tmp_path, random_board(choose, "made", size, unit, decks))
    desk = Desk(lambda: JournalDB(MemoryDisk()), ScriptTime(1_700_000_000))
    assert desk.say("open sheet monopolo board made players Ana Budi Citra with houses=unlimited").ok
    for words in groups_shared(desk.game.board, choose):
        assert desk.say(words).ok
    for _ in range(40):
        desk.say(phrase(desk.game, choose))
    for player in desk.game.players:
        text = scan(opened(picture_slip(summary(desk, player))))
        assert figures(text).items() >= expected(desk, player).items()
    assert restored(desk).desk.books == desk.books


def test_a_square_beyond_the_fortieth_is_typed_as_any(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BANKER_HOME", str(tmp_path))
    texts = (random_board(Seeded(seed), "made", 60, 1, 2) for seed in range(99))
    put(tmp_path, next(text for text in texts if "square = 59" in text and "square = 53" in text))
    desk = Desk(lambda: JournalDB(MemoryDisk()), ScriptTime(1_700_000_000))
    for words in ("open sheet classic board made players Ana Budi", "1b 59", "b @53", "Ana at @59", "Budi rent @59"):
        assert desk.say(words).ok, words
    assert [deed.square for deed in desk.game.owned("Ana")] == [53, 59]
    assert not desk.say("Ana at @60").ok
    assert desk.say("Ana rolls 1 2").ok
    assert desk.game.square("Ana") == 2
