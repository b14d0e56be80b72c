"""Refusals say what was wrong and what can be done, in one or two short sentences."""

from typing import Any

import pytest

from banker.refusal import Refusal
from banker.speech.refusals import tell_refusal
from tests.speech.makers import refused

Row = tuple[str, dict[str, Any], str]


def check(row: Row) -> None:
    """Hold a refusal against its sentence."""
    code, data, sentence = row
    assert refused(code, "", **data) == sentence


# --- what every refusal has


def test_the_heading_of_the_sheet_stands_at_the_end() -> None:
    assert refused("own-deed", "LUPAGO", deed="boardwalk", player="Ana").endswith("no rent is due. (LUPAGO)")


def test_an_unknown_code_is_still_a_sentence() -> None:
    assert refused("a-code-of-tomorrow") == "This cannot be done: a code of tomorrow."


def test_data_that_lacks_leaves_a_gap_and_no_fault() -> None:
    assert refused("not-owner", deed="boardwalk") == "Boardwalk belongs to …, not to …."


def test_without_a_board_ids_stand_for_names() -> None:
    told = tell_refusal(Refusal("not-mortgaged", {"deed": "boardwalk"}))
    assert told == "boardwalk is not mortgaged."


# --- money

MONEY: list[Row] = [
    (
        "short-of-cash",
        {"player": "Budi", "cash": 120, "amount": 1180, "missing": 1060, "raisable": 1350},
        "Budi has 120 of 1,180; missing: 1,060. Sales and mortgages could raise 1,350.",
    ),
    (
        "short-of-cash",
        {"player": "Budi", "cash": 120, "amount": 180, "missing": 60, "raisable": 30},
        "Budi has 120 of 180; missing: 60. Sales and mortgages raise only 30.",
    ),
    (
        "short-of-cash",
        {"player": "Budi", "cash": 120, "amount": 180, "missing": 60, "raisable": 0},
        "Budi has 120 of 180; missing: 60. Nothing is left to sell or mortgage.",
    ),
    (
        "short-of-cash",
        {"player": "pot", "cash": 80, "amount": 100, "missing": 20, "raisable": 0},
        "The pot has 80 of 100; missing: 20.",
    ),
    ("bank-owes-nothing", {"holder": "bank"}, "Only a player can stand in debt, not the bank."),
    ("same-holder", {"holder": "bank"}, "Both sides are the bank: name two different ones."),
    ("player-out", {"player": "Budi"}, "Budi has left the game."),
    ("no-debt", {"player": "Budi"}, "Budi has no debt to settle."),
    ("nothing-due", {"player": ""}, "Nothing is due."),
    ("nothing-due", {"player": "Budi"}, "Nothing is due from Budi."),
    ("no-rent", {"code": "rent-mortgaged", "deed": "boardwalk"}, "Boardwalk is mortgaged: it brings no rent."),
    (
        "no-rent",
        {"code": "rent-jailed", "deed": "boardwalk", "owner": "Ana"},
        "Ana is in jail: Boardwalk brings no rent.",
    ),
    (
        "debt-not-cleared",
        {"player": "Budi", "debt": 180, "cash": 120},
        "Budi owes 180 and would have 120 after this deal: it must clear the debt.",
    ),
    (
        "can-still-pay",
        {"player": "Budi", "debt": 180, "could": 350},
        "Budi owes 180 and could pay: cash, sales and mortgages come to 350.",
    ),
    (
        "choice-needed",
        {"player": "Budi", "square": 4},
        "Budi has to choose at Income Tax first: “tax @4 flat”, or “tax @4 percent”.",
    ),
    (
        "unowned",
        {"deed": "boardwalk", "price": 400},
        "Boardwalk belongs to the bank: no rent is due. It can be bought for 400.",
    ),
    (
        "creditor-order",
        {"first": "boardwalk", "creditor": "Ana"},
        "boardwalk comes before Ana among the creditors: “bankrupt to” boardwalk.",
    ),
    ("no-such-note", {"note": 25, "notes": [1, 5, 1000]}, "There is no note of 25; the notes are 1, 5 and 1,000."),
]


@pytest.mark.parametrize("row", MONEY, ids=lambda row: row[0])
def test_money_is_refused_with_the_figures(row: Row) -> None:
    check(row)


# --- deeds, buildings, auctions

DEEDS: list[Row] = [
    ("already-owned", {"deed": "boardwalk", "owner": "Budi"}, "Boardwalk belongs to Budi already."),
    ("not-owner", {"deed": "boardwalk", "player": "Ana", "owner": "bank"},
     "Boardwalk belongs to the bank, not to Ana."),
    (
        "group-built",
        {"deed": "boardwalk", "built": ["park-place", "boardwalk"]},
        "Boardwalk cannot be mortgaged or traded while its group is built on; sell first: Park Place and Boardwalk.",
    ),
    (
        "group-incomplete",
        {"deed": "boardwalk", "missing": ["park-place"]},
        "Only a whole group can be built on; Park Place is missing.",
    ),
    (
        "group-incomplete",
        {"deed": "oriental-avenue", "missing": ["vermont-avenue", "connecticut-avenue"]},
        "Only a whole group can be built on; Vermont Avenue and Connecticut Avenue are missing.",
    ),
    (
        "group-mortgaged",
        {"deed": "boardwalk", "mortgaged": ["park-place"]},
        "Park Place is mortgaged: lift the mortgage before the group is built on.",
    ),
    (
        "uneven",
        {"deed": "boardwalk", "levels": {"park-place": 3, "boardwalk": 5}},
        "Houses go up and down evenly; the group would stand so: Park Place 3, Boardwalk hotel.",
    ),
    (
        "houses-first",
        {"deed": "boardwalk", "needs": 4, "short": ["park-place"]},
        "A hotel needs 4 houses on each lot of its group first; too few are on Park Place.",
    ),
    (
        "hotel-cannot-break",
        {"deed": "boardwalk", "needs": 4, "left": 2},
        "The hotel on Boardwalk needs 4 houses in its place and the bank has 2: sell all on the group.",
    ),
    ("house-shortage", {"wanted": 3, "left": 0}, "The bank has no houses left."),
    ("house-shortage", {"wanted": 3, "left": 1}, "The bank has only 1 house; 3 are wanted."),
    ("hotel-shortage", {"wanted": 3, "left": 2}, "The bank has only 2 hotels; 3 are wanted."),
    ("cannot-build", {"player": "Budi", "building": "hotel"}, "Budi has no place for a hotel now."),
    ("say-where", {"player": "Budi", "building": "house"}, "Say where Budi sets a house: “sold on” and the deed."),
    ("auction-open", {"lot": "house"}, "The auction of a house comes first: “sold” or “unsold” ends it."),
    ("bid-too-low", {"player": "Budi", "amount": 20, "least": 60}, "20 is too low a bid; the least is 60."),
    (
        "beyond-limit",
        {"player": "Budi", "amount": 2000, "limit": 1470},
        "Budi cannot bid 2,000; the most that could be paid is 1,470.",
    ),
    (
        "estate-order",
        {"deed": "boardwalk", "first": "park-place"},
        "The estate is auctioned in order: Park Place comes before Boardwalk.",
    ),
    (
        "too-many-to-deal",
        {"players": 8, "deal": 4, "deeds": 28, "fit": 3},
        "4 deeds each for 8 players is more than 28; 3 each would fit.",
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", DEEDS, ids=lambda row: row[0])
def test_deeds_are_refused_by_name(row: Row) -> None:
    check(row)


# --- the course of the game

TURNS: list[Row] = [
    ("not-on-turn", {"player": "Ana", "turn": "Budi"}, "It is Budi's turn, not Ana's."),
    ("already-rolled", {"player": "Ana", "next": "Budi"},
     "Ana has rolled already: “next” gives the turn to Budi."),
    ("already-rolled", {"player": "Ana", "next": "Ana"}, "Ana has rolled in this turn and waits for the next."),
    ("fine-not-yet", {"player": "Ana", "tries": 1}, "Ana may pay the fine only after the third throw; 1 so far."),
    ("card-held", {"card": "ch08", "player": "Budi"},
     "“get out of jail from chance” cannot be drawn: Budi holds it."),
    (
        "other-deck",
        {"card": "ch07", "deck": "chance", "drawn": "chest"},
        "“bank dividend” belongs to Chance; the card to draw is of Community Chest.",
    ),
    ("clock-state", {"act": "start", "state": "running"}, "The clock is running already."),
    ("clock-state", {"act": "pause", "state": "idle"}, "The clock has not been started yet."),
    ("time-runs-on", {"elapsed": 3599}, "The time only runs forward; it is 59:59 already."),
]  # fmt: skip


@pytest.mark.parametrize("row", TURNS, ids=lambda row: row[0])
def test_the_course_of_the_game_is_refused_with_what_comes_first(row: Row) -> None:
    check(row)


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("offer", "Boardwalk is still offered to Ana: “buy” or “auction” comes first."),
        ("rent", "Ana still owes the rent for Boardwalk: “pay” or “waive” comes first."),
        ("tax", "Ana still has a tax to pay: “pay”, or the choice, comes first."),
        ("card", "Ana still has a card to draw: “card” and its name comes first."),
        ("fine", "Ana still owes the fine for leaving jail: “pay” comes first."),
        ("debt", "Ana is still in debt: “settle” pays it, “raise” finds the money, “bankrupt to” gives up."),
        ("auction", "The auction of Boardwalk is still open: “sold” or “unsold” comes first."),
        ("estate", "Boardwalk is still to be auctioned."),
        ("unheard of", "Something is still open on the table: “matters” shows it."),
    ],
)
def test_an_open_matter_is_named_with_what_to_do(kind: str, sentence: str) -> None:
    assert refused("matter-open", kind=kind, player="Ana", deed="boardwalk") == sentence


def test_an_open_auction_of_a_house_is_named_so() -> None:
    told = refused("matter-open", kind="auction", player="", deed="house")
    assert told == "The auction of a house is still open: “sold” or “unsold” comes first."


# --- phrases

PHRASES: list[Row] = [
    ("unknown-name", {"name": "bordwalk", "near": ["boardwalk"], "kind": "deed"},
     "No deed here is called “bordwalk”. Did you mean Boardwalk?"),
    (
        "unknown-name",
        {"name": "An", "near": ["Ana", "Andi", "bank"], "kind": "holder"},
        "Nobody here is called “An”. Did you mean Ana, Andi or the bank?",
    ),
    ("unknown-name", {"name": "xyz", "near": [], "kind": "player"}, "Nobody here is called “xyz”."),
    (
        "ambiguous-name",
        {"name": "p", "matches": ["park-place", "pacific-avenue"], "kind": "deed"},
        "“p” may be Park Place or Pacific Avenue: type more of the name.",
    ),
    (
        "ambiguous-name",
        {"name": "chance", "matches": ["7", "22"], "kind": "square"},
        "“chance” may be @7 Chance or @22 Chance: type more of the name.",
    ),
    (
        "ambiguous-name",
        {"name": "railroad", "matches": ["ch05", "ch06"], "kind": "card"},
        "“railroad” may be “nearest railroad” or “next railroad”: type more of the name.",
    ),
    ("bad-amount", {"amount": "1,50"}, "“1,50” is not a whole number above zero."),
    (
        "unknown-phrase",
        {"phrase": "Ana byus @39", "near": ["buys"], "form": "NAME buys [DEED]"},
        "“Ana byus @39” is not understood. Nearest is: NAME buys [DEED]",
    ),
    (
        "unknown-phrase",
        {"phrase": "next please", "near": ["next"], "form": "next", "rest": "please"},
        "“please” is more than this phrase takes. It reads: next",
    ),
    ("unknown-phrase", {"phrase": "# only this", "near": [], "form": ""}, "“# only this” is not understood."),
    (
        "incomplete-phrase",
        {"verb": "why", "form": "why NUMBER"},
        "The phrase is not complete. It reads: why NUMBER",
    ),
    ("incomplete-phrase", {"verb": "zip", "form": ""}, "The phrase is not complete."),
    ("same-name", {"name": "Ana"}, "Two players are called “Ana”: give one another name."),
    ("player-count", {"count": 1, "least": 2, "most": 6}, "1 player is named; this sheet is for 2 to 6."),
]  # fmt: skip


@pytest.mark.parametrize("row", PHRASES, ids=lambda row: row[0])
def test_a_phrase_is_refused_with_what_it_may_mean(row: Row) -> None:
    check(row)


# --- the record


@pytest.mark.parametrize(
    ("subject", "what", "said", "books", "sentence"),
    [
        ("Ana", "cash", 1200, 1240, "The books say 1,240, not 1,200."),
        ("bank", "houses", 30, 31, "The books say 31, not 30."),
        ("clock", "clock", 750, 749, "The books say 12:29, not 12:30."),
        ("boardwalk", "owner", "Ana", "bank", "The books say the bank, not Ana."),
        ("Ana", "square", 10, 30, "The books say @30 Go to Jail, not @10 In Jail / Just Visiting."),
        ("boardwalk", "mortgaged", True, False, "The books say: Boardwalk is not mortgaged."),
        ("boardwalk", "clear", True, False, "The books say: Boardwalk is mortgaged."),
        ("Ana", "jail", True, False, "The books say: Ana is not in jail."),
    ],
)
def test_a_check_that_differs_shows_both_figures(
    subject: str, what: str, said: object, books: object, sentence: str
) -> None:
    assert refused("check-differs", subject=subject, what=what, said=said, books=books) == sentence


RECORD: list[Row] = [
    ("no-such-entry", {"number": 300, "last": 50}, "There is no entry 300; the last is 50."),
    ("not-correctable", {"number": 7, "kind": "undo"}, "7 (undo) cannot be corrected; “undo” may do."),
    (
        "leaned-on",
        {"number": 7, "entries": [9]},
        "7 cannot be struck: 9 leans on it. Strike that first, or use “amend”.",
    ),
    (
        "leaned-on",
        {"number": 7, "entries": [9, 12]},
        "7 cannot be struck: 9 and 12 lean on it. Strike those first, or use “amend”.",
    ),
    ("leaned-on", {"number": 7, "entries": []}, "7 cannot be struck: the books would not hold."),
    ("amend-breaks", {"number": 7, "impossible": []}, "Nothing is changed: what followed could no longer be."),
]


@pytest.mark.parametrize("row", RECORD, ids=lambda row: row[0])
def test_the_record_is_refused_by_number(row: Row) -> None:
    check(row)


def test_an_amendment_says_what_could_no_longer_be_and_why() -> None:
    broken = {"number": 9, "phrase": "Ana mortgages @39", "refusal": "not-owner"}
    broken["data"] = {"deed": "boardwalk", "player": "Ana", "owner": "bank"}
    told = refused("amend-breaks", number=7, different=[], impossible=[broken])
    reason = "Boardwalk belongs to the bank, not to Ana."
    assert told == f"Nothing is changed: 9, “Ana mortgages @39”, could no longer be. {reason}"


# --- files

FILES: list[Row] = [
    (
        "file-in-use",
        {"path": "a.game", "pid": 1234, "since": "2026-01-01T00:00:00Z"},
        "a.game is open in another desk (process 1234, since 2026-01-01T00:00:00Z): close it first, or only look on.",
    ),
    ("file-in-use", {"path": "a.game", "pid": None, "since": None},
     "a.game is open in another desk: close that one first, or only look on."),
    ("not-a-game-file", {"path": "a.game", "found": "directory"}, "a.game is a folder, not a game."),
    ("not-a-game-file", {"path": "a.game", "found": "other"}, "a.game is not a game of this desk."),
    ("damaged", {"path": "a.game", "file": "b.game", "line": 7, "misfit": "seal"},
     "b.game is damaged at line 7: it is not as it was written. Restore a copy of it."),
    ("disk-full", {"path": "a.game"},
     "There is no room on the disk: nothing was recorded. Make room and enter it again, or save elsewhere."),
    ("disk-failed", {"path": "a.game", "reason": "EIO"},
     "The disk failed (EIO): open a.game again to see what was recorded, or save elsewhere."),
    ("file-gone", {"path": "a.game"},
     "a.game was deleted, moved or replaced: nothing was recorded. The books are kept here; save elsewhere."),
    ("file-exists", {"path": "a.game"}, "a.game is there already: choose another name."),
    ("saved-elsewhere", {"file": "a.game"}, "The game was saved in a.game, and goes on there."),
    ("too-large", {"path": "a.game", "size": 2, "most": 1}, "a.game is larger than any game, and was not read."),
    ("unfinished-entry", {"file": "a.game", "line": 7, "kept": "a.game.torn-1"},
     "The last entry was not finished and is not in the books. What there was of it is kept in a.game.torn-1."),
    ("clock-set-back", {"seconds": 3725},
     "The computer’s clock was set back by 1:02:05: the time of the game runs on from where it was."),
    ("read-only", {"file": "a.game", "why": "asked"}, "a.game is open to be looked at only: nothing was recorded."),
    ("read-only", {"file": "a.game", "why": "damaged", "entry": 7, "line": 8, "misfit": "seal"},
     "a.game is damaged: entry 7 is not as it was written. The books stand as they were before it, to be looked at"
     " only; “banker repair” writes them to a new file."),
    ("read-only", {"file": "a.game", "why": "cannot-write", "reason": "EROFS"},
     "a.game cannot be written (EROFS): it is open to be looked at only; save elsewhere to go on."),
    ("read-only", {"file": "a.game", "why": "gone"},
     "a.game was deleted, moved or replaced: the books stand as they were; save elsewhere to go on."),
    ("cannot-write", {"path": "a.game", "reason": "EACCES"},
     "a.game cannot be written (EACCES): choose another place."),
    ("unknown-board", {"name": "atlanti", "near": ["atlantic", "london"]},
     "There is no board “atlanti”. Did you mean atlantic or london?"),
    ("unknown-sheet", {"name": "x", "near": []}, "There is no sheet “x”."),
    ("unknown-rule", {"rule": "salry", "near": ["salary"]}, "There is no rule “salry”. Did you mean salary?"),
    (
        "bad-rule-value",
        {"rule": "houses", "value": "many", "choices": ["unlimited", "a whole number"]},
        "houses takes unlimited or a whole number, not “many”.",
    ),
    (
        "bad-board",
        {"file": "b.toml", "place": "deeds[3].rents", "expected": "two multipliers", "found": "[4]"},
        "b.toml, at deeds[3].rents: expected two multipliers, found “[4]”.",
    ),
    ("bad-sheet", {"file": "s.toml", "place": "", "expected": "text in UTF-8", "found": "nothing"},
     "s.toml: expected text in UTF-8, found nothing."),
]  # fmt: skip


@pytest.mark.parametrize("row", FILES, ids=lambda row: row[0])
def test_a_file_is_refused_by_its_name(row: Row) -> None:
    check(row)
