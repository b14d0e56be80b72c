"""The entries of a catalogue: what is said, and in which forms."""

from babel.messages.catalog import Catalog, Message


def forms(message: Message) -> tuple[str, ...]:
    """List the forms of a translation, empty where it has none."""
    strings = (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
    return tuple(string or "" for string in strings)


def ids(message: Message) -> tuple[str, ...]:
    """List the forms of the message itself."""
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def said(catalogue: Catalog) -> dict[tuple[str, str], Message]:
    """List the entries by message and context."""
    return {(ids(message)[0], message.context or ""): message for message in catalogue if message.id}
