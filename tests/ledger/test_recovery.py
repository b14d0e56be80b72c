"""Recovery: a game is never lost, never guessed at, and never silently wrong, whatever became of its bytes."""

from pathlib import Path

import pytest

from banker.desk import Desk
from banker.library import sit_down, take_up
from banker.refusal import Refusal
from banker.timekeeping import ScriptTime
from tests.ledger.games import ENTRIES, GAME, NOW, books_after, codes, put

LINES = GAME.splitlines(keepends=True)
LAST_THREE = sum(len(line) for line in LINES[-3:])
BOOKS = [books_after(entries) if entries else None for entries in range(ENTRIES + 1)]


def opened(path: Path) -> Desk:
    desk = sit_down(path, ScriptTime(NOW))
    assert isinstance(desk, Desk)
    return desk


def test_a_game_of_format_version_1_opens_and_goes_on(path: Path) -> None:
    desk = opened(put(path))
    assert (len(desk.entries), desk.notices, desk.read_only) == (8, (), None)
    assert [desk.game.cash(name) for name in desk.game.players] == [1560, 1700, 1830]
    assert desk.say("Ana pays Budi 60").ok
    desk.close()
    again = opened(path)
    assert [again.game.cash(name) for name in again.game.players] == [1500, 1760, 1830]
    assert path.read_bytes().startswith(GAME)


def test_a_game_cut_at_any_byte_of_its_last_three_records_opens_to_the_last_whole_one_and_says_so(path: Path) -> None:
    for size in range(len(GAME) - LAST_THREE, len(GAME) + 1):
        desk = opened(put(path, GAME[:size]))
        whole = GAME[:size].count(b"\n") - 2 + (size + 1 in _ends())
        assert (len(desk.entries), desk.books) == (whole, BOOKS[whole]), size
        assert codes(desk) == ([] if size in _ends() or size + 1 in _ends() else ["unfinished-entry"]), size
        assert desk.say("Ana pays Budi 60").ok
        desk.close()
        for torn in path.parent.glob("*.torn-*"):
            torn.unlink()


def _ends() -> set[int]:
    return {sum(map(len, LINES[:count])) for count in range(len(LINES) + 1)}


def test_the_unfinished_entry_is_kept_beside_the_game(path: Path) -> None:
    desk = opened(put(path, GAME[:-20]))
    kept = Path(desk.notices[0].data["kept"])
    assert kept.read_bytes() == LINES[-1][:-20]
    assert desk.notices[0].data["line"] == 10
    desk.close()
    assert opened(path).notices == ()


@pytest.mark.parametrize("bit", [0, 5])
def test_a_flipped_bit_in_the_last_three_records_opens_the_books_before_it_to_look_at(path: Path, bit: int) -> None:
    for place in range(len(GAME) - LAST_THREE, len(GAME)):
        content = GAME[:place] + bytes([GAME[place] ^ 1 << bit]) + GAME[place + 1 :]
        desk = opened(put(path, content))
        fits = GAME[:place].count(b"\n") - 2
        assert (len(desk.entries), desk.books, codes(desk)) == (fits, BOOKS[fits], ["read-only"]), place
        desk.close()
        assert path.read_bytes() == content


def test_a_flipped_bit_anywhere_else_is_refused_or_opens_the_books_before_it(path: Path) -> None:
    for place in range(0, len(GAME) - LAST_THREE, 61):
        desk = sit_down(put(path, GAME[:place] + bytes([GAME[place] ^ 1]) + GAME[place + 1 :]), ScriptTime(NOW))
        if isinstance(desk, Refusal):
            assert place < sum(map(len, LINES[:3])), place
            assert desk.code in ("not-a-game-file", "damaged", "newer-version")
        else:
            assert (codes(desk), desk.books) == (["read-only"], BOOKS[GAME[:place].count(b"\n") - 2]), place
            desk.close()


def test_a_damaged_game_says_which_entry_does_not_fit_and_takes_no_act(path: Path) -> None:
    content = GAME.replace(b'"Citra salary"', b'"Citra Salary"')
    desk = opened(put(path, content))
    data = {"path": str(path), "file": str(path), "why": "damaged", "entry": 6, "line": 8, "misfit": "seal"}
    assert desk.read_only == Refusal("read-only", data)
    for phrase in (
        "Ana salary",
        "undo",
        "strike 3",
        "5 3",
        "at 1:00:00",
        "open sheet monopolo board atlantic players A B",
    ):
        assert desk.say(phrase).refusal == desk.read_only
        assert desk.preview(phrase).refusal == desk.read_only
    assert desk.say("worth Ana").answer["total"] == 1680
    assert path.read_bytes() == content


def test_a_damaged_game_saved_elsewhere_goes_on_there(path: Path) -> None:
    content = GAME.replace(b'"Citra salary"', b'"Citra Salary"')
    desk = opened(put(path, content))
    elsewhere = path.with_name("elsewhere.game")
    assert desk.save_as(elsewhere) is None
    assert (desk.read_only, codes(desk)) == (None, ["read-only", "saved-elsewhere"])
    assert desk.say("Citra salary").ok
    desk.close()
    assert opened(elsewhere).books == BOOKS[6]
    assert path.read_bytes() == content


def test_a_line_of_a_newer_desk_after_good_ones_is_told(path: Path) -> None:
    desk = sit_down(put(path, GAME.replace(b'"version":1', b'"version":99', 1)), ScriptTime(NOW))
    assert desk == Refusal("newer-version", {"path": str(path), "found": 99, "known": 1, "file": str(path)})


def test_a_file_of_no_bytes_keeps_its_name_for_a_new_game(path: Path) -> None:
    path.touch()
    assert take_up(path, ScriptTime(NOW)) == Refusal("no-such-game", {"file": str(path)})
    desk = opened(path)
    assert desk.say("open sheet monopolo board atlantic players Ana Budi").ok
    desk.close()
    assert len(opened(path).entries) == 1


def test_a_game_killed_before_its_opening_entry_is_opened_anew(path: Path) -> None:
    for lines in (1, 2):
        desk = opened(put(path, b"".join(LINES[:lines])))
        assert desk.ledger is None
        assert desk.say("open sheet classic board london players Eve Mallory").ok
        desk.close()
        again = opened(path)
        assert (again.edition.sheet.id, again.edition.board.id) == ("classic", "london")
        again.close()
