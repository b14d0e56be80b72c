"""What the table may read on a printed card beside our own few words: words that follow from what the card does."""

from typing import Any

import msgspec

from banker.editions.board import Board, Card
from banker.teller.card_topics import every_word, topics

Effect = dict[str, Any]

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "collect": "collect receive get won bank pays",
        "pay": "pay bank fine fee fees",
        "from-each": "collect receive get each every all player players everyone everybody",
        "to-each": "pay each every all player players everyone everybody",
        "repairs": "make repairs pay each every all house houses hotel hotels property buildings",
        "advance": "advance go move token take trip walk",
        "station": "advance go move token nearest next railroad railway station",
        "utility": "advance go move token nearest next utility company",
        "utility-at": "advance go move token",
        "back": "go move back space spaces square squares step steps",
        "back-to": "go move back return",
        "jail": "go move directly jail",
        "get-out": "get out jail free card keep leave",
        "pay-or-draw": "pay fine take draw card",
    },
    "id": {
        "collect": "terima menerima dapat mendapat dibayar bank",
        "pay": "bayar membayar denda biaya bank",
        "from-each": "terima menerima dapat setiap tiap semua pemain",
        "to-each": "bayar membayar setiap tiap semua pemain",
        "repairs": "perbaikan bayar setiap tiap rumah hotel",
        "advance": "maju pergi jalan langsung",
        "station": "maju pergi stasiun terdekat berikutnya",
        "utility": "maju pergi perusahaan terdekat berikutnya",
        "utility-at": "maju pergi",
        "back": "mundur kembali petak kotak langkah",
        "back-to": "mundur kembali",
        "jail": "masuk pergi langsung penjara",
        "get-out": "bebas keluar penjara kartu simpan",
        "pay-or-draw": "bayar denda ambil kartu",
    },
    "eo": {
        "collect": "ricevu ricevas gajnis banko pagas",
        "pay": "pagu pagas monpuno kotizo banko",
        "from-each": "ricevu ricevas ĉiu ĉiuj ludanto ludantoj",
        "to-each": "pagu pagas ĉiu ĉiuj ludanto ludantoj",
        "repairs": "riparoj pagu ĉiu domo domoj hotelo hoteloj gastdomo gastdomoj gastejo gastejoj",
        "advance": "iru antaŭen marŝu",
        "station": "iru antaŭen plej proksima sekva stacidomo",
        "utility": "iru antaŭen plej proksima sekva kompanio",
        "utility-at": "iru antaŭen",
        "back": "iru malantaŭen reen kvadrato kvadratoj paŝoj",
        "back-to": "iru malantaŭen reen revenu",
        "jail": "iru rekte malliberejo krokodilejo",
        "get-out": "eliru libera liberiĝu malliberejo krokodilejo karto",
        "pay-or-draw": "pagu monpuno prenu karto",
    },
}
"""What a card with an effect says, by language; English is understood on every board, and the language set."""

GO = {"en": "go", "id": "start", "eo": "ek"}
"""The first square."""

NUMBERS = {
    "en": "zero one two three four five six",
    "id": "nol satu dua tiga empat lima enam",
    "eo": "nul unu du tri kvar kvin ses",
}

_SMALL = {
    "en": "a an the to of on in for from by at and or your you it is s",
    "id": "ke dari di anda dan atau untuk yang",
    "eo": "la al de el en kaj au por per vi via",
}
SMALL = frozenset(" ".join(_SMALL.values()).split())
"""Words of a printed card that tell no card from another, folded."""

SALARY = 200
"""What a card that sends forward prints as collected on the way, in smallest notes."""

_SENT = ("advance", "utility-at", "back-to")
_FIGURES = ("amount", "house", "hotel", "bonus")


def special_words(card: Card, board: Board, language: str) -> frozenset[str]:
    """List the folded words that tell a card from others of its kind: its own, its figures, where it sends to.

    What is printed in the language of the board may be said in English and in the language set as well.
    """
    effect = msgspec.to_builtins(card.effect)
    printed = f"{card.words} {_squares(effect, board)}"
    told = topics(printed, board.language, "en", language)
    return every_word(f"{printed} {told} {_first(effect, board, language)} {_figures(effect, board)}")


def general_words(card: Card, board: Board, language: str) -> frozenset[str]:
    """List the folded words of every card with such an effect: in English, in the board's language, in the one set."""
    effect = msgspec.to_builtins(card.effect)
    told = [f"pass collect salary {SALARY * board.unit}"] if effect["type"] == "advance" else []
    for spoken in dict.fromkeys(("en", board.language, language)):
        told += [_told(effect, spoken), _steps(effect, spoken)]
    return every_word(" ".join(told))


def _first(effect: Effect, board: Board, language: str) -> str:
    """Name the first square in English and in a language, where a card sends to it."""
    sent = effect["type"] in _SENT and board.squares[effect["square"]].kind == "go"
    return f"{GO['en']} {GO.get(language, '')}" if sent else ""


def _told(effect: Effect, language: str) -> str:
    return WORDS.get(language, {}).get(effect.get("kind") or effect["type"], "")


def _steps(effect: Effect, language: str) -> str:
    """Spell how many steps a card goes back, as a figure and as a word."""
    steps = effect.get("steps", 0)
    word = dict(enumerate(NUMBERS.get(language, "").split())).get(steps, "")
    return f"{steps} {word}" if steps else ""


def _figures(effect: Effect, board: Board) -> str:
    figures = [str(effect[name]) for name in _FIGURES if effect.get(name)]
    return " ".join((board.symbol, *figures)) if figures else ""


def _squares(effect: Effect, board: Board) -> str:
    """Name the square that a card sends to, the squares of the deck that it offers, or the jail."""
    kind = effect["type"]
    if kind in _SENT:
        return board.squares[effect["square"]].name
    wanted = "jail" if kind in ("jail", "get-out") else effect.get("deck")
    return " ".join(square.name for square in board.squares if square.kind == wanted)
