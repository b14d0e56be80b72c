"""The atlas: every name on a board, indexed once for each board."""

from banker.editions.board import Board
from banker.folding import fold, spellings, squeeze
from banker.teller.index import Index
from banker.teller.lexicon import colours, followers
from banker.teller.pile import Pile

_KEPT = 8
_atlases: dict[int, tuple[Board | None, "Atlas"]] = {}


class Atlas:
    """The deeds, groups, cards and squares of a board by name; without a board, nothing."""

    def __init__(self, board: Board | None) -> None:
        """Index a board."""
        deeds = board.deeds if board else ()
        squares = board.squares if board else ()
        self.at = {f"@{deed.square}": deed.id for deed in deeds}
        self.bare = {str(deed.square): deed.id for deed in deeds}
        self.squares = {f"@{square.index}": square.index for square in squares}
        self.spelt = {deed.id: square for square, deed in zip(self.at, deeds, strict=True)}
        self.deed_names = Index("deed", ((deed.id, deed.name) for deed in deeds), followers())
        self.square_names = Index("square", ((str(square.index), square.name) for square in squares), followers())
        self.groups = _groups(board) if board else {}
        self.letters = _letters(board) if board else {}
        self.streets = frozenset(deed.id for deed in deeds if deed.kind == "street")
        self._board = board
        self._piles: dict[tuple[str, str], tuple[Pile, ...]] = {}

    @property
    def card_names(self) -> Index:
        """The cards of both decks by their own words."""
        return self.piles("")[0].names

    def piles(self, deck: str, language: str = "en") -> tuple[Pile, ...]:
        """Index the cards to look through: those of a deck, then those of both; made when first asked for."""
        key = deck, language
        if key not in self._piles:
            pile = Pile(self._board, deck, language)
            self._piles[key] = (pile, *self.piles("", language)) if deck else (pile,)
        return self._piles[key]


def atlas_of(board: Board | None) -> Atlas:
    """Index a board once; kept by identity, since a board is not to be hashed."""
    kept = _atlases.get(id(board))
    if kept is not None and kept[0] is board:
        return kept[1]
    if len(_atlases) >= _KEPT:
        _atlases.clear()
    atlas = Atlas(board)
    _atlases[id(board)] = (board, atlas)
    return atlas


def _groups(board: Board) -> dict[str, tuple[str, ...]]:
    members = {group.id: tuple(deed.id for deed in board.members[group.id]) for group in board.groups}
    named = {squeeze(group.name): members[group.id] for group in reversed(board.groups)}
    named |= {squeeze(group.id): members[group.id] for group in board.groups}
    said = {word: named[colour] for word, colour in colours().items() if colour in named}
    others = {squeeze(form): members[group.id] for group in board.groups for form in spellings(group.name)[1:]}
    return {**others, **said, **named}


def _letters(board: Board) -> dict[str, tuple[str, ...]]:
    """Map the letters that stand for colours, folded, to the deeds of their groups."""
    return {fold(group.letter): tuple(deed.id for deed in board.members[group.id]) for group in board.groups}
