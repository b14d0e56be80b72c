"""What a restored table has: also what no request can say; and what the law of the table refuses."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from msgspec import structs

import banker
from banker.printing.record import HOTEL, LAND, PLEDGED, record_of
from banker.printing.shared import Mark
from banker.refusal import Refusal
from banker.restoring.table import Restored
from banker.rules import requests as r
from banker.rules.clock import timer
from banker.speech.entries import tell_entry
from tests.playing import played
from tests.printing.tables import WHOLE, do, empty_desk, everything, mixed, table
from tests.restoring.makers import NOW, again, restored, slips


def test_what_a_player_has_is_there_again() -> None:
    desk = mixed(table())
    twin = restored(desk).desk
    assert twin.books == desk.books
    assert [twin.game.cash(name) for name in ("Ana", "Budi", "Citra")] == [1_234, 0, 1_630]
    assert twin.game.cards("Ana") == desk.game.cards("Ana")


def test_every_entry_of_it_says_that_it_was_restored_from_slips() -> None:
    desk = restored(played("open sheet classic board atlantic players Ana Budi\nAna rolls 1 2\nAna buys")).desk
    told = [tell_entry(entry, desk.edition.board) for entry in desk.entries]
    assert told[1:3] == [
        "Restored from slips: Ana has 1,440 and Baltic Avenue",
        "Restored from slips: Budi has 1,500",
    ]
    assert told[-1] == "Restored from slips: the turn, and what else stood on the table after entry 3"
    assert not any("mid-game" in line for line in told)


@pytest.mark.parametrize("rest", ["", "\nclock start\nAna rolls 1 2\nAuction @3\nunsold"])
def test_an_hour_without_a_single_deed_is_set_up_again_with_its_cards(rest: str) -> None:
    desk = played(f"open sheet monopolo board atlantic players Ana Budi short\nAna starts with 900, jail card{rest}")
    twin = restored(desk).desk
    assert twin.books == desk.books
    assert twin.game.cards("Ana") == desk.game.cards("Ana") != ()


def test_prices_paid_and_rules_of_the_table_come_with_it() -> None:
    desk = played(
        "open sheet classic board atlantic players Ana Budi with houses=1 pot=yes salary=300\n"
        "Ana starts with 500, @1, @3\nBudi starts with 500, @6, @8, @9\nAna pays pot 40\nBudi wins house on @6 for 75"
    )
    twin = restored(desk).desk
    assert twin.game.paid(twin.edition.board.at[6]) == (75,)
    assert (twin.game.cash("pot"), twin.edition.rules.salary, twin.edition.rules.houses) == (40, 300, 1)
    assert twin.books == desk.books


def test_jail_throws_cards_and_who_left_come_with_it() -> None:
    desk = played(
        "open sheet classic board atlantic players Ana Budi Citra\nCitra retires\nBudi jailed\nturn Budi\n"
        "Budi rolls 1 2\nAna card cc05\nAna at @7"
    )
    twin = restored(desk).desk
    assert (twin.game.out, twin.game.turn, twin.game.tries("Budi"), twin.game.dice) == (("Citra",), "Budi", 1, (1, 2))
    assert twin.books == desk.books
    assert twin.say("Budi rolls 1 1").refusal == desk.say("Budi rolls 1 1").refusal


CLOCK = "open sheet monopolo board atlantic players Ana Budi timed 60\nclock start\nat 00:59:30"


@pytest.mark.parametrize("more", ["", "\nclock pause", "\nclock add 7", "\nclock add 90\nat 01:50:59", "\nat 01:10:00"])
def test_the_clock_goes_on_as_it_was(more: str) -> None:
    desk = played(CLOCK + more + "\nnote here")
    twin = restored(desk).desk
    ours, old = timer(twin.game), timer(desk.game)
    assert ours is not None
    assert (ours, old, ours.left(twin.elapsed)) == (old, ours, restored(desk).left)
    assert (twin.elapsed, twin.ledger and twin.ledger.head.opened) == (desk.elapsed, NOW - desk.elapsed)


def test_a_clock_that_runs_runs_on_from_the_moment_it_is_set_up() -> None:
    twin = restored(played(CLOCK + "\nnote here")).desk
    twin.time.set(NOW + 10)
    assert twin.timer is not None
    assert (twin.timer.state, twin.timer.left(twin.elapsed)) == ("running", 20)


def test_a_clock_that_has_not_started_has_not_and_a_finished_game_is() -> None:
    desk = played("open sheet monopolo board atlantic players Ana Budi timed 45")
    assert restored(desk).desk.books == desk.books
    desk = played("open sheet classic board atlantic players Ana Budi\nfinish")
    assert (restored(desk).desk.game.over, restored(desk).desk.books) == (True, desk.books)


def test_tokens_stand_on_the_board_again() -> None:
    desk = do(empty_desk(), r.Open("classic", "atlantic", ("Ana", "Budi", "Citra"), tokens=("♞", "", "Ĝ")))
    assert desk.books.facts["tokens"] == {"Ana": "♞", "Citra": "Ĝ"}
    assert restored(desk).desk.books == desk.books


def test_every_fact_that_a_rule_enters_is_one_that_slips_carry() -> None:
    assert set(facts_of_rules()) == {*CARRIED}, "carry the new one in banker/printing/shared.py, and back in restoring"


CARRIED = (
    "players", "turn", "turns", "variant", "clock", "tokens", "begun", "over", "rolled", "doubles", "throw", "dealt",
    "starter", "closed", "out", "matters", "lapsed", "square:", "jail:", "paid:",
)  # fmt: skip


def facts_of_rules() -> Iterator[str]:
    """Name every fact that some rule changes, up to the colon where it is one of many."""
    for path in sorted((Path(banker.__file__).parent / "rules").rglob("*.py")):
        module = import_module(
            ".".join(("banker", *path.relative_to(Path(banker.__file__).parent).with_suffix("").parts))
        )
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "change":
                yield from _names(node.args[0], module)


def _names(fact: ast.expr, module: ModuleType) -> Iterator[str]:
    if isinstance(fact, ast.Constant):
        yield str(fact.value)
    elif isinstance(fact, ast.JoinedStr):
        assert isinstance(fact.values[0], ast.Constant)
        yield str(fact.values[0].value)
    elif isinstance(fact, ast.Name) and hasattr(module, fact.id):
        yield getattr(module, fact.id)


def test_the_largest_table() -> None:
    desk = everything(WHOLE)
    assert restored(desk).desk.books.solid() == desk.books.solid()


def test_every_way_a_rule_is_spelt_comes_back() -> None:
    rules = {"end": "richest-at-bankruptcies:2", "hotels": "unlimited", "follow": "no", "minutes": "45"}
    desk = table(rules=rules)
    assert restored(desk).desk.edition == desk.edition


# --- what is told and not guessed


def with_houses(*levels: int) -> Restored | Refusal:
    """Restore a table whose first player has the brown, light blue, pink and orange groups built so far."""
    desk = table("Ana", "Budi")
    ana, budi = (slip.record for slip in slips(desk))
    streets = [at for at, deed in enumerate(desk.edition.board.deeds) if deed.house][: len(levels)]
    deeds = bytearray(ana.deeds)
    for at, level in zip(streets, levels, strict=True):
        deeds[at] = LAND + level
    return again(structs.replace(ana, deeds=bytes(deeds)), budi)


def test_thirty_two_houses_are_a_table_and_thirty_three_are_none() -> None:
    assert isinstance(with_houses(3, 3, 3, 3, 4, 3, 3, 3, 2, 2, 3), Restored)
    refusal = with_houses(3, 3, 3, 3, 4, 3, 3, 3, 2, 3, 3)
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.data["wanted"]) == ("house-shortage", 1)


def test_uneven_houses_and_a_broken_group_are_refused() -> None:
    codes = [answer.code for answer in (with_houses(3, 1), with_houses(1)) if isinstance(answer, Refusal)]
    assert codes == ["uneven", "group-incomplete"]


def test_a_deed_in_two_hands_is_refused() -> None:
    ana, budi = (slip.record for slip in slips(table("Ana", "Budi")))
    refusal = again(*(structs.replace(one, deeds=bytes([PLEDGED]) + one.deeds[1:]) for one in (ana, budi)))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "already-owned"


@pytest.mark.parametrize(("at", "code"), [(0, "slip-board"), (1, "slip-sheet")])
def test_another_board_or_sheet_of_the_same_name_is_refused(at: int, code: str) -> None:
    ana, budi = (slip.record for slip in slips(table("Ana", "Budi")))
    prints = list(ana.table.prints or ())
    prints[at] ^= 1
    other = structs.replace(ana.table, prints=(prints[0], prints[1]))
    refusal = again(structs.replace(ana, table=other), structs.replace(budi, table=other))
    assert isinstance(refusal, Refusal)
    assert refusal.code == code


def test_what_no_table_has_is_refused() -> None:
    ana, budi = (slip.record for slip in slips(table("Ana", "Budi")))
    forged = ({"deeds": b"\1"}, {"cards": ("cc99",)}, {"square": 40}, {"cash": -1}, {"paid": {28: (1,)}})
    answers = [again(structs.replace(ana, **change), budi) for change in forged]
    assert [answer.code for answer in answers if isinstance(answer, Refusal)] == ["slip-unfit"] * 5


def test_a_record_says_how_each_deed_stands() -> None:
    desk = mixed(table())
    record = record_of(desk.game, "Ana", 3, Mark(1, "ab" * 32))
    assert record.deeds[:4] == bytes([HOTEL, LAND + 4, PLEDGED, 0])
    assert (record.table.seal, record.table.seats, record.paid) == (b"\xab" * 4, 3, {})
    do(desk, r.Adjust("Ana", 1))
