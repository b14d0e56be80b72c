"""The command palette: every action of the screen at hand, out of the one registry."""

from collections.abc import AsyncIterator
from functools import partial

from textual.command import DiscoveryHit, Hit, Provider

from banker.speech.catalogue import _
from widgets.actions import AT_APP, EVERYTHING, STOP, Action, by_id
from widgets.keybar import KeyBar

NAMED, VAGUE = 2.0, 0.001
"""How an action scores whose name is typed, and how one in whose sentence the letters occur; acts score up to 1."""


class Actions(Provider):
    """Finds actions by their label and sentence."""

    def _here(self) -> list[Action]:
        """List the actions in the order of the footer, and those that it does not show after them."""
        held = (active.binding.id for active in self.screen.active_bindings.values())
        known = {action.id: action for action in map(by_id, held) if action is not None}
        here = [action for action in dict.fromkeys((*known.values(), *AT_APP)) if action not in (EVERYTHING, STOP)]
        shown = [action for bar in self.screen.query(KeyBar) for action in bar.actions]
        return sorted(here, key=lambda action: shown.index(action) if action in shown else len(shown))

    async def discover(self) -> AsyncIterator[DiscoveryHit]:
        """Show every action."""
        for action in self._here():
            yield DiscoveryHit(_title(action), partial(self.screen.run_action, action.call), help=_(action.tooltip))

    async def search(self, query: str) -> AsyncIterator[Hit]:
        """Show the actions that match."""
        matcher = self.matcher(query)
        for action in self._here():
            score = _named(action, query) or matcher.match(f"{_title(action)} {_(action.tooltip)}") * VAGUE
            if score > 0:
                run = partial(self.screen.run_action, action.call)
                yield Hit(score, _title(action), run, help=_(action.tooltip))


def _named(action: Action, query: str) -> float:
    """Score an action by its name: above all acts on the table where the name begins so."""
    return NAMED if _title(action).casefold().startswith(query.casefold()) else 0


def _title(action: Action) -> str:
    return f"{_(action.label).capitalize()}  {action.shown}"
