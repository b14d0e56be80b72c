"""What dice, turns, jail and cards read like in the ledger."""

from typing import Any

import pytest

from tests.speech.makers import cash, told

HERE = {"square": 7, "name": "Chance"}


def rolled(**why: Any) -> str:
    """Tell a roll of Ana."""
    return told("roll", "rolled", player="Ana", **{"dice": [3, 4], **why})


def drawn(card: str, postings: tuple[tuple[str, str, int], ...] = (), /, **why: Any) -> str:
    """Tell a card that Ana draws."""
    return told("card", "card", postings, player="Ana", card=card, **why)


# --- dice


def test_a_roll_says_where_the_token_came_to() -> None:
    assert rolled(**HERE) == "Ana rolls 3 and 4: Chance"


def test_a_roll_that_moves_nothing_is_the_dice_alone() -> None:
    assert rolled() == "Ana rolls 3 and 4"


def test_a_roll_past_the_first_square_brings_the_salary() -> None:
    assert rolled(square=0, name="GO", salary=200) == "Ana rolls 3 and 4: GO, salary 200"


def test_a_third_double_goes_to_jail() -> None:
    assert rolled(dice=[3, 3], jailed="third-double") == "Ana rolls 3 and 3: third doubles, goes to jail"


def test_the_square_that_jails_is_not_named_beside() -> None:
    assert rolled(square=30, name="Go to Jail", jailed="square") == "Ana rolls 3 and 4: goes to jail"


def test_a_mortgaged_deed_brings_no_rent() -> None:
    why = {"code": "rent-mortgaged", "deed": "boardwalk"}
    assert rolled(square=39, name="Boardwalk", rent=why) == "Ana rolls 3 and 4: Boardwalk, mortgaged, no rent"


def test_an_owner_in_jail_brings_no_rent() -> None:
    why = {"code": "rent-jailed", "deed": "boardwalk", "owner": "Budi"}
    line = "Ana rolls 3 and 4: Boardwalk, the owner is in jail, no rent"
    assert rolled(square=39, name="Boardwalk", rent=why) == line


def test_the_pot_is_taken_on_free_parking() -> None:
    assert rolled(square=20, name="Free Parking", pot=350) == "Ana rolls 3 and 4: Free Parking, takes the pot of 350"


def test_a_special_tax_is_collected_on_landing() -> None:
    why = {"square": 38, "name": "Luxury Tax", "special": "collect-each", "amount": 20, "each": ["Budi"]}
    assert rolled(**why) == "Ana rolls 3 and 4: Luxury Tax, gets 20 from each of the others"


# --- jail


@pytest.mark.parametrize(
    ("why", "line"),
    [
        ({"tries": 1}, "Ana rolls 3 and 4: stays in jail, try 1 of 3"),
        ({"tries": 3}, "Ana rolls 3 and 4: no doubles for the third time, the fine is due"),
        ({"left": "doubles", "dice": [3, 3], **HERE}, "Ana rolls 3 and 3: out of jail, Chance"),
        (
            {"left": "fine", "fine": 50, **HERE},
            "Ana rolls 3 and 4: no doubles for the third time, pays the fine of 50, Chance",
        ),
    ],
)
def test_a_roll_in_jail_says_whether_it_lets_out(why: dict[str, Any], line: str) -> None:
    assert rolled(**why) == line


def test_a_fine_paid_later_moves_by_the_dice_that_lay() -> None:
    line = told("fine", "rolled", player="Ana", dice=[3, 4], left="fine", fine=50, **HERE)
    assert line == "Ana pays the fine of 50 and moves by 3 and 4: Chance"


@pytest.mark.parametrize(
    ("code", "why", "line"),
    [
        ("left-by-fine", {"fine": 50, "left": "fine"}, "Ana pays the fine of 50 and leaves jail"),
        ("left-by-card", {"card": "ch08", "deck": "chance"}, "Ana leaves jail by card"),
        ("left-by-card", {"card": "ch08", "deck": "chance", **HERE}, "Ana leaves jail by card: Chance"),
        ("left-by-doubles", {}, "Ana leaves jail by doubles"),
    ],
)
def test_leaving_jail_says_by_what(code: str, why: dict[str, Any], line: str) -> None:
    assert told("leave-jail", code, player="Ana", **why) == line


def test_being_sent_to_jail() -> None:
    assert told("jail", "jailed", player="Ana") == "Ana goes to jail"


# --- turns


def test_a_turn_is_whose_it_is() -> None:
    assert told("next", "turn", player="Budi", after="Ana") == "Budi's turn"


def test_a_token_put_right_names_number_and_square() -> None:
    line = told("place", "placed", player="Ana", square=20, name="Free Parking")
    assert line == "Ana is put on @20, Free Parking"


# --- cards


def test_a_card_brings_money() -> None:
    assert drawn("ch07", cash("bank", "Ana", 50), amount=50) == "Ana draws “bank dividend”: gets 50"


def test_a_card_costs_money() -> None:
    assert drawn("ch12", cash("Ana", "bank", 15), amount=15) == "Ana draws “speeding fine”: pays 15"


def test_a_card_beyond_the_cash_is_owed() -> None:
    assert drawn("ch12", amount=15) == "Ana draws “speeding fine”: owes 15"


def test_a_card_moves_with_salary() -> None:
    line = drawn("ch02", cash("bank", "Ana", 200), square=24, name="Illinois Avenue", salary=200)
    assert line == "Ana draws “to Illinois Avenue”: Illinois Avenue, salary 200"


def test_a_card_may_add_a_bonus() -> None:
    line = drawn("ch02", cash("bank", "Ana", 350), square=24, name="Illinois Avenue", salary=200, bonus=150)
    assert line == "Ana draws “to Illinois Avenue”: Illinois Avenue, salary 200, bonus 150"


def test_a_card_sends_to_jail() -> None:
    assert drawn("ch10", jailed="card") == "Ana draws “go to jail from chance”: goes to jail"


def test_a_card_is_kept() -> None:
    assert drawn("ch08", kept=True) == "Ana draws “get out of jail from chance”: keeps it"


@pytest.mark.parametrize(
    ("houses", "hotels", "amount", "words"),
    [
        (3, 1, 175, "pays 175 for 3 houses and 1 hotel"),
        (1, 0, 25, "pays 25 for 1 house"),
        (0, 2, 200, "pays 200 for 2 hotels"),
        (0, 0, 0, "no buildings, nothing to pay"),
    ],
)
def test_repairs_count_the_buildings(houses: int, hotels: int, amount: int, words: str) -> None:
    why = {"houses": houses, "hotels": hotels, "per_house": 25, "per_hotel": 100, "amount": amount}
    assert (
        drawn("ch11", cash("Ana", "bank", amount) if amount else (), **why) == f"Ana draws “general repairs”: {words}"
    )


def test_repairs_beyond_the_cash_are_owed() -> None:
    why = {"houses": 3, "hotels": 1, "per_house": 25, "per_hotel": 100, "amount": 175}
    assert drawn("ch11", **why) == "Ana draws “general repairs”: owes 175 for 3 houses and 1 hotel"


@pytest.mark.parametrize(
    ("effect", "postings", "words"),
    [
        ("from-each", cash("Budi", "Ana", 10), "gets 10 from each of the others"),
        ("from-each", cash("bank", "Ana", 10), "gets 10 for each of the others"),
        ("to-each", cash("Ana", "Budi", 10), "pays each of the others 10"),
        ("to-each", (), "owes each of the others 10"),
        ("to-each", cash("bank", "Budi", 10), "the bank pays each of the others 10"),
    ],
)
def test_a_card_between_one_and_each(effect: str, postings: tuple[tuple[str, str, int], ...], words: str) -> None:
    card = {"from-each": "cc09", "to-each": "ch15"}[effect]
    assert drawn(card, postings, amount=10, each=["Budi"]).endswith(f"”: {words}")
