"""The sections of a file: what each begins with, the places that it has, and an example of it in TOML."""

from msgspec import Struct

from banker.speech.catalogue import mark


class Section(Struct, frozen=True):
    """A part of a file: the name that it begins with (none for the top), the pattern of its places, and examples.

    `told` is a sentence for it all (marked for the catalogue); between them the examples show every optional name.
    """

    name: str
    places: str
    told: str
    examples: tuple[str, ...]


BOARD = (
    Section(
        "",
        "",
        mark("At the top of a board stand:"),
        (
            'id = "mine"',
            'name = "Our town"',
            'language = "en"',
            'symbol = "kr"',
            "symbol_after = true",
            "unit = 1",
            "notes = [1, 5, 10, 50, 100, 500]",
            "opening_notes = { 500 = 2, 100 = 4, 50 = 2 }",
            'doubts = ["The fine is not printed."]',
        ),
    ),
    Section(
        "groups",
        "groups[]",
        mark("For each group a line:"),
        ('{ id = "brown", name = "brown", letter = "A", colour = "#955436" }',),
    ),
    Section(
        "squares",
        "squares[]",
        mark("For each square a line:"),
        (
            '{ index = 1, kind = "deed", name = "Main Street" }',
            '{ index = 4, kind = "income-tax", name = "Income Tax", tax = 200, percent = 10 }',
            '{ index = 38, kind = "special-tax", name = "Luxury Tax", tax = 100, each = 20 }',
        ),
    ),
    Section(
        "deeds",
        "deeds[]",
        mark("For each title deed a line:"),
        (
            '{ id = "main-street", square = 1, kind = "street", name = "Main Street", group = "brown", price = 80, '
            "mortgage = 40, rents = [3, 15, 45, 135, 240, 350], house = 40, hotel = 40 }",
            '{ id = "north-station", square = 5, kind = "station", name = "North Station", group = "stations", '
            "price = 200, mortgage = 100, rents = [25, 50, 100, 200] }",
        ),
    ),
    Section(
        "cards",
        "cards[]",
        mark("For each card a line:"),
        ('{ id = "ch01", deck = "chance", words = "bank error", effect = { type = "collect", amount = 200 } }',),
    ),
)
SHEET = (
    Section(
        "",
        "",
        mark("At the top of a sheet stand:"),
        ('id = "mine"', 'name = "Our rules"', 'language = "en"'),
    ),
    Section("rules", "rules", mark("Under [rules]; one left out is as told:"), ("[rules]", "salary = 250")),
    Section(
        "headings",
        "headings",
        mark("Under [headings], for each value:"),
        ("[headings]", 'salary = "Passing the first square"'),
    ),
    Section(
        "readings",
        "readings[]",
        mark("Under [[readings]], once for each contradiction:"),
        (
            "[[readings]]",
            'value = "salary"',
            'readings = ["250", "500"]',
            'note = "One page says 250, another 500."',
        ),
    ),
)
SAMPLE = {
    "amount": "50",
    "house": "25",
    "hotel": "100",
    "square": "24",
    "bonus": "200",
    "kind": '"station"',
    "steps": "3",
    "deck": '"chest"',
}
"""What stands in the example of a card's effect."""
