"""Keys in their order: the next is not read before all that the one before set going has been done."""

from asyncio import Event, wait_for
from contextlib import suppress

from textual.message_pump import MessagePump
from textual.screen import Screen

PATIENCE = 2.0
"""Seconds that a key is waited for at most."""

ROUNDS = 8
"""As often is looked whether what was read has set something going again."""


async def settle(screen: Screen[object]) -> None:
    """Wait until what has the keys, and all above it on its screen, have read what was sent to them."""
    with suppress(TimeoutError):
        await wait_for(_settle(screen), PATIENCE)


async def _settle(screen: Screen[object]) -> None:
    for _round in range(ROUNDS):
        chain = _chain(screen)
        for pump in (*chain, screen.app):
            await _read(pump)
        if all(pump._message_queue.empty() for pump in chain):
            return


def _chain(screen: Screen[object]) -> list[MessagePump]:
    """List what has the keys, and what is above it, up to the screen."""
    if screen.focused is None:
        return [screen]
    return [node for node in screen.focused.ancestors_with_self if node is not screen.app]


async def _read(pump: MessagePump) -> None:
    """Wait until a pump has read what stands in its queue."""
    read = Event()
    if pump.is_running and pump.call_later(read.set):
        await read.wait()
