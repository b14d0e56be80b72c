"""The final count, row by row, and who won."""

from banker.rules.valuation import Standing, Worth
from banker.speech.standings import heads, rows, tell_place, tell_winner, worth_words

RICH = Worth(cash=1240, deeds=620, mortgaged=30, houses=300, hotels=0, cards=0, total=2190)
POOR = Worth(cash=0, deeds=0, mortgaged=0, houses=0, hotels=0, cards=0, total=0)
COUNT = (Standing("Ana", 1, RICH), Standing("Budi", 1, RICH), Standing("Citra", 3, POOR, bankrupt=True))


def test_the_count_has_a_row_for_each_with_every_part() -> None:
    assert heads() == ("place", "player", "cash", "deeds", "mortgaged", "houses", "hotels", "total")
    assert rows(COUNT)[0] == ("1", "Ana", "1,240", "620", "30", "300", "0", "2,190")


def test_the_bankrupt_have_a_place_and_no_figures() -> None:
    assert rows(COUNT)[2] == ("3", "Citra", "", "", "", "", "", "bankrupt")


def test_every_row_is_as_wide_as_the_heads() -> None:
    assert {len(row) for row in rows(COUNT)} == {len(heads())}


def test_the_richest_wins() -> None:
    assert tell_winner(COUNT[:1]) == "Ana wins with 2,190"


def test_equals_share_the_first_place() -> None:
    assert tell_winner(COUNT) == "Ana and Budi share the first place with 2,190 each"


def test_where_all_are_bankrupt_nobody_wins() -> None:
    assert tell_winner(COUNT[2:]) == "nobody is left"


def test_a_place_is_told_with_what_makes_it() -> None:
    assert tell_place(COUNT[0]) == "1. Ana: 2,190 (cash 1,240, deeds 620, mortgaged 30, houses 300)"
    assert tell_place(COUNT[2]) == "3. Citra: bankrupt"


def test_a_worth_of_nothing_has_no_parts() -> None:
    assert worth_words({"cash": 0, "total": 0}) == "0"
