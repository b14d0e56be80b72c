"""Names as candidates: players, holders, deeds, groups, cards and squares, spelt so that they read back."""

from collections.abc import Callable, Iterable, Iterator

from banker.editions.board import Board, Card, Deed, Square
from banker.folding import fold, squeeze
from banker.refusal import Refused
from banker.speech.catalogue import _
from banker.teller import names
from banker.teller.atlas import atlas_of
from banker.teller.card_topics import topics
from banker.teller.completing.line import Line
from banker.teller.completing.slot import Candidate, said
from banker.teller.lexicon import HOLDERS
from banker.teller.quill import word
from banker.teller.scene import Scene
from banker.teller.words import Words

Figure = Callable[[Deed], str]


def players(line: Line, *, but: str = "") -> Iterator[Candidate]:
    """Name the players in the game, whose turn it is first."""
    seated = sorted(line.game.players, key=lambda name: name != line.game.turn)
    for name in seated:
        if name != but:
            yield Candidate(word(name), _("on turn") if name == line.game.turn else "")


def holders(line: Line, *, but: str = "") -> Iterator[Candidate]:
    """Name who can hold money."""
    yield from players(line, but=but)
    pot = [("pot", _("on Free Parking"))] if line.game.rules.pot else []
    for name, help in (("bank", ""), ("everyone", _("the other players")), *pot):
        if name != but:
            yield said(name, help)


def deed(line: Line, one: Deed, figure: str) -> Candidate:
    """Name a deed."""
    spelt = _spelt(line.game.board)[one.id]
    return Candidate(spelt, figure, (one.name, one.id, f"@{one.square}"))


def deeds(line: Line, some: Iterable[Deed], figure: Figure) -> Iterator[Candidate]:
    """Name deeds, each with a figure."""
    return (deed(line, one, figure(one)) for one in some)


def group(line: Line, one: Deed) -> Candidate:
    """Name a deed's group."""
    found = next(group for group in line.game.board.groups if group.id == one.group)
    return Candidate(squeeze(found.id), _("the whole group"), (found.name,))


def card(board: Board, one: Card, language: str = "en") -> Candidate:
    """Name a card by its words, or by its id where they read as another; what it is about answers in a language too."""
    found = atlas_of(board).card_names.find(" ".join(fold(one.words).split()))
    about = topics(one.words, board.language, language)
    return Candidate(one.words if len(found) == 1 else one.id, one.id, (one.words, one.id, about))


def square(one: Square, help: str = "") -> Candidate:
    """Name a square by its number."""
    return Candidate(f"@{one.index}", help or one.name, (one.name,))


def spelt(name: str, kind: str, board: Board) -> str:
    """Spell what a refusal names: deeds, cards and squares by their ids, people as they are."""
    if kind == "deed":
        return _spelt(board)[name]
    if kind == "card":
        return card(board, board.card[name]).text
    if kind == "square":
        return f"@{name}"
    return name if kind == "holder" and name in HOLDERS else word(name)


_kept: dict[int, tuple[Board, dict[str, str]]] = {}


def _spelt(board: Board) -> dict[str, str]:
    """Spell each deed of a board by its name where it reads back, else by its square."""
    found = _kept.get(id(board))
    if found is None or found[0] is not board:
        _kept.clear()
        found = _kept[id(board)] = board, {one.id: _spell(board, one) for one in board.deeds}
    return found[1]


def _spell(board: Board, one: Deed) -> str:
    words = Words(one.name, Scene((), "", board))
    try:
        reads = names.deed(words) == one.id and words.done
    except Refused:
        reads = False
    return one.name if reads else f"@{one.square}"
