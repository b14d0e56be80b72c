"""Short answers that only what is open explains."""

from collections.abc import Callable
from typing import Any

import pytest

from banker.refusal import Refusal
from banker.rules.matters import Matter
from banker.rules.requests import Bid, Buy, DrawCard, LeaveJail, Pay, Roll, Tax, Undo
from banker.teller.reading import read
from banker.teller.scene import Scene
from tests.playing import played
from tests.teller.conftest import board_named

PLAYERS = ("Ana", "Budi", "Citra Dewi")


def at(*matters: Matter, turn: str = "Ana", players: tuple[str, ...] = PLAYERS, jailed: bool = False) -> Any:
    """A reader at a table where something is open."""
    scene = Scene(players, turn, board_named("atlantic"), "en", matters, jailed)
    return lambda phrase: read(phrase, scene)


TAX = Matter("tax", player="Ana", square=4, amount=200, choice=True)
SOLD = Matter("auction", lot="boardwalk")


@pytest.mark.parametrize("phrase", ["flat", "200", "Ana flat", "1 flat", "ana 200", "tax flat", "Ana tax flat", "FLAT"])
def test_the_flat_tax(phrase: str) -> None:
    assert at(TAX)(phrase) == Tax("Ana", 4, "flat")


@pytest.mark.parametrize("phrase", ["percent", "10%", "Ana percent", "a 10%", "tax 10%", "tax @4 10%"])
def test_the_tax_of_ten_percent(phrase: str) -> None:
    assert at(TAX)(phrase) == Tax("Ana", 4, "percent")


def test_the_tax_is_of_whom_it_is_open_for() -> None:
    late = Matter("tax", player="Citra Dewi", square=4, amount=1500, choice=True)
    assert at(late)("flat") == at(late)("citra dewi flat") == at(late)("1,500") == Tax("Citra Dewi", 4, "flat")
    assert at(late)("Ana flat").code == "unknown-phrase"


def test_a_tax_without_a_choice_is_paid_as_it_is() -> None:
    said = at(Matter("tax", player="Ana", square=38, amount=100))
    assert said("100") == said("flat") == Tax("Ana", 38)
    assert said("percent") == Tax("Ana", 38, "percent")


@pytest.mark.parametrize("phrase", ["100", "Budi flat", "Ana flat 5", "11%"])
def test_what_is_no_answer_to_the_tax(phrase: str) -> None:
    assert at(TAX)(phrase).code == "unknown-phrase"


BIDS = {
    "Budi 130": Bid("Budi", 130),
    "b 130": Bid("Budi", 130),
    "2 130": Bid("Budi", 130),
    "ana 1,500": Bid("Ana", 1500),
    "ana 1 500": Bid("Ana", 1500),
    "citra 5": Bid("Citra Dewi", 5),
    "Citra Dewi 5": Bid("Citra Dewi", 5),
    "5 3": Roll("", 5, 3),
    "undo 3": Undo(3),
    "u 3": Undo(3),
    "Ana pays Budi 5": Pay("Ana", "Budi", 5),
    "1b 39": Buy("Ana", "boardwalk"),
}


@pytest.mark.parametrize("phrase", BIDS)
def test_a_name_and_a_figure_are_a_bid(phrase: str) -> None:
    assert at(SOLD)(phrase) == BIDS[phrase]


@pytest.mark.parametrize("phrase", ["130", "53", "1,500", "5"])
def test_a_bare_figure_does_not_say_who_bids(phrase: str) -> None:
    assert at(SOLD)(phrase) == Refusal("incomplete-phrase", {"verb": "bids", "form": "NAME bids AMOUNT"})


def test_bids_that_are_none() -> None:
    assert at(SOLD)("Ana +10").code == "bad-amount"
    assert at(SOLD)("Ana 130 cash").code == "unknown-phrase"
    assert at(SOLD, players=("Al", "Alex"))("a 130").data["matches"] == ["Al", "Alex"]
    assert at(SOLD, players=("Al", "Alex"))("al 130") == Bid("Al", 130)


@pytest.mark.parametrize("phrase", ["fine", "Ana fine", "1 fine", "leave fine"])
def test_the_fine_leads_out_of_jail(phrase: str) -> None:
    assert at(jailed=True)(phrase) == LeaveJail("Ana", "fine")


@pytest.mark.parametrize("phrase", ["card", "Ana card", "leave card"])
def test_a_card_alone_leads_out_of_jail(phrase: str) -> None:
    assert at(jailed=True)(phrase) == LeaveJail("Ana", "card")


@pytest.mark.parametrize("phrase", ["leave", "out", "Ana out", "leaves jail"])
def test_to_leave_jail_wants_a_way(phrase: str) -> None:
    form = "NAME leaves jail by fine | card | doubles"
    assert at(jailed=True)(phrase) == Refusal("incomplete-phrase", {"verb": "leaves", "form": form})


def test_a_card_that_is_due_is_drawn_in_jail_too() -> None:
    said = at(Matter("card", player="Ana", deck="chance"), jailed=True)
    assert said("card").code == "incomplete-phrase"
    assert said("card 7") == DrawCard("Ana", "ch07")


def test_nobody_else_leaves_jail() -> None:
    assert at(jailed=True)("Budi fine").code == "unknown-phrase"
    assert at(jailed=True)("Budi card").code == "incomplete-phrase"


@pytest.mark.parametrize("phrase", ["flat", "percent", "10%", "200", "fine", "out", "Budi 130", "Ana flat", "Ana fine"])
def test_where_nothing_is_open_there_is_no_answer(phrase: str, refused: Callable[[str], Refusal]) -> None:
    assert refused(phrase).code == "unknown-phrase"


@pytest.mark.parametrize("player", ["Flat", "Fine", "Out", "Card", "Percent"])
def test_a_player_may_be_called_as_an_answer(player: str) -> None:
    said = at(TAX, turn=player, players=(player, "Ana"), jailed=True)
    assert said(f"{player} pays Ana 5") == Pay(player, "Ana", 5)
    assert said(f"Ana pays {player} 5") == Pay("Ana", player, 5)


TABLE = "open sheet monopoli board atlantic players Ana Budi"


def test_answers_at_a_table() -> None:
    desk = played(f"""
        {TABLE}
        Ana rolls 1 3
        flat
        next
        Budi rolls 1 5
        auction
        Ana 130
        Budi 140
        sold
        Budi jailed
        turn Ana
        turn Budi
    """)
    assert desk.game.cash("Ana") == 1300
    assert desk.game.owner(desk.game.board.deed["oriental-avenue"]) == "Budi"
    assert desk.read("fine") == LeaveJail("Budi", "fine")
    assert desk.read("card") == LeaveJail("Budi", "card")
