"""The command palette's acts on the table: each on every player and every deed, found by the beginnings of words."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from functools import partial

from textual.command import DiscoveryHit, Hit, Provider
from textual.content import Content

from banker.folding import fold, h_system, words_of
from banker.speech.catalogue import language
from banker.speech.matters import tell_matter
from banker.speech.names import plain
from widgets.acts.act import Act, foresee
from widgets.acts.of_deed import acts_of_deed
from widgets.acts.of_player import acts_of_player
from widgets.screens.doors import Doors

MOST = 40
"""As many acts are shown for one query."""


@dataclass(frozen=True)
class Found:
    """An act on one thing, with the folded words that it is found by."""

    about: str
    act: Act
    words: tuple[str, ...]

    @property
    def title(self) -> str:
        """The act in words, with what it is about."""
        return f"{self.about}: {self.act.words}"


class TableActs(Provider):
    """Finds acts on the players and the deeds of the table at hand."""

    async def startup(self) -> None:
        """List every act once: the table cannot change under the palette, only the language."""
        self.spoken = language()
        self.found: list[Found] = list(_all(self._doors)) if self._doors is not None else []

    @property
    def _doors(self) -> Doors | None:
        return self.screen if isinstance(self.screen, Doors) else None

    async def discover(self) -> AsyncIterator[DiscoveryHit]:
        """Show what is open on the table."""
        doors = self._doors
        if doors is not None and doors.desk.matters:
            told = tell_matter(doors.desk.matters[0], doors.desk.edition.board)
            yield DiscoveryHit(told, partial(doors.choose, ""))

    async def search(self, query: str) -> AsyncIterator[Hit]:
        """Show the acts of which some word begins with each word of the query; the possible ones come first."""
        if self.spoken != language():
            await self.startup()
        doors, parts = self._doors, fold(query).split()
        if doors is None or not parts:
            return
        for at, found in enumerate(one for one in self.found if _matches(one, parts)):
            if at >= MOST:
                return
            yield self._hit(doors, found, parts)

    def _hit(self, doors: Doors, found: Found, parts: list[str]) -> Hit:
        prospect = foresee(doors.desk, found.act)
        whole = sum(part in found.words for part in parts) / len(parts)
        score = (0.5 if prospect.refusal else 1) * (0.5 + whole / 2)
        title = Content(found.title).stylize("dim" if prospect.refusal else "")
        help = prospect.refusal or "   ".join(filter(None, (found.act.phrase, prospect.moves)))
        return Hit(score, title, partial(doors.choose, found.act.chosen), text=found.title, help=help)


def _all(doors: Doors) -> Iterator[Found]:
    desk = doors.desk
    for name in desk.game.players:
        for act in acts_of_player(desk, name):
            yield _found(plain(name), act)
    for deed in desk.edition.board.deeds:
        about = plain(deed.name)
        for act in acts_of_deed(desk, deed.id):
            yield _found(about, act, f"@{deed.square}", str(deed.square))


def _found(about: str, act: Act, *more: str) -> Found:
    return Found(
        about, act, (*words_of(about), *words_of(h_system(about)), *words_of(act.words), *words_of(act.phrase), *more)
    )


def _matches(found: Found, parts: list[str]) -> bool:
    return all(any(word.startswith(part) for word in found.words) for part in parts)
