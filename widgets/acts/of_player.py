"""What can be done to a player."""

from collections.abc import Iterator

from banker.desk import Desk
from banker.rules import requests as r
from banker.speech.catalogue import _
from banker.speech.names import plain
from banker.teller.quill import word
from widgets.acts.act import Act, act, begun, door


def acts_of_player(desk: Desk, name: str) -> list[Act]:
    """List what can be done to a player, the most frequent first: for who is in jail, the ways out."""
    ways = (_jail, _money) if desk.game.jailed(name) else (_money, _jail)
    parts = (*ways, _dealings, _questions, _rare)
    return [act for part in parts for act in part(desk, name)]


def _money(desk: Desk, name: str) -> Iterator[Act]:
    spelt = word(name)
    yield act(desk, _("pays what is due"), r.Settlement(name))
    yield act(desk, _("settles all debts"), r.Settle(name))
    yield act(desk, _("takes the salary"), r.Salary(name))
    yield begun(desk, _("pays the bank …"), f"{spelt} pays bank ")
    yield begun(desk, _("gets from the bank …"), f"bank pays {spelt} ")
    for other in desk.game.others(name):
        yield begun(desk, _("pays {other} …").format(other=plain(other)), f"{spelt} pays {word(other)} ")
    yield begun(desk, _("pays everyone …"), f"{spelt} pays everyone ")
    yield begun(desk, _("gets from everyone …"), f"everyone pays {spelt} ")


def _jail(desk: Desk, name: str) -> Iterator[Act]:
    if not desk.game.jailed(name):
        yield act(desk, _("goes to jail"), r.Jail(name))
        return
    yield act(desk, _("leaves jail by the fine"), r.LeaveJail(name, "fine"))
    yield act(desk, _("leaves jail by a card"), r.LeaveJail(name, "card"))
    yield act(desk, _("leaves jail by doubles"), r.LeaveJail(name, "doubles"))


def _dealings(desk: Desk, name: str) -> Iterator[Act]:
    yield door(_("trades …"), "trade", name, "trade")
    yield door(_("builds and sells houses …"), "build", name, "build")
    yield door(_("draws a card …"), "card", name, "card")
    yield door(_("raises cash …"), "raise", name, "raise_cash")
    yield begun(desk, _("owes …"), f"{word(name)} owes ")


def _questions(desk: Desk, name: str) -> Iterator[Act]:
    yield act(desk, _("what all is worth"), r.AskWorth(name))
    yield act(desk, _("what could be raised"), r.AskRaise(name))
    yield Act(_("count the notes …"), call=f"screen.count_notes({name!r})")
    yield Act(_("print the summary …"), call=f"screen.slip({name!r})")
    if desk.game.owned(name):
        yield Act(_("print the deed cards …"), call=f"screen.print_cards({name!r})")


def _rare(desk: Desk, name: str) -> Iterator[Act]:
    yield act(desk, _("has the turn"), r.Turn(name))
    yield begun(desk, _("the token stands at …"), f"{word(name)} at @")
    yield begun(desk, _("the cash is corrected …"), f"adjust {word(name)} cash ")
    yield act(desk, _("leaves the game"), r.Retire(name))
    yield door(_("is bankrupt …"), "leave", name, "bankrupt")
