"""Refusals about phrases: what was typed could not be read."""

from banker.editions.board import Board
from banker.speech import names
from banker.speech.catalogue import _, language, mark, n_
from banker.speech.refusing.fields import Data, Fields, Sentence, fields

UNKNOWN = {
    "player": mark("Nobody here is called “{name}”."),
    "holder": mark("Nobody here is called “{name}”."),
    "deed": mark("No deed here is called “{name}”."),
    "square": mark("No square here is called “{name}”."),
    "card": mark("No card here is called “{name}”."),
}


def suggest(sentence: str, near: list[str]) -> str:
    """Add to a sentence what may have been meant, where anything is near."""
    if not near:
        return sentence
    return _("{sentence} Did you mean {near}?").format(sentence=sentence, near=names.choice(near))


def _unknown_name(data: Data, board: Board | None) -> str:
    kind = data.get("kind", "")
    message = UNKNOWN.get(kind, mark("There is no “{name}” here."))
    return suggest(_(message).format_map(fields(data, board)), _things(kind, data.get("near", ()), board))


def _ambiguous_name(data: Data, board: Board | None) -> str:
    found = names.choice(_things(data.get("kind", ""), data.get("matches", ()), board))
    told = {"name": names.plain(str(data.get("name", ""))), "found": found}
    return _("“{name}” may be {found}: type more of the name.").format(**told)


def _things(kind: str, ids: list[str], board: Board | None) -> list[str]:
    return [_thing(kind, str(name), board) for name in ids]


def _thing(kind: str, name: str, board: Board | None) -> str:
    if kind == "deed":
        return names.deed(name, board)
    if kind == "card":
        return _("“{card}”").format(card=names.card(name, board))
    if kind == "square" and name.isdecimal():
        return f"@{name} {names.square(int(name), board)}"
    return names.holder(name)


def _unknown_phrase(data: Data, board: Board | None) -> str:
    told = _fields(data, board)
    if data.get("rest"):
        return _("“{rest}” is more than this phrase takes. It reads: {form}").format_map(told)
    if data.get("form"):
        return _("“{phrase}” is not understood. Nearest is: {form}").format_map(told)
    return _("“{phrase}” is not understood.").format_map(told)


def _fields(data: Data, board: Board | None) -> Fields:
    """Make the data ready, the pattern of the phrase in the reader's words."""
    from banker.teller.rewording import pattern_in

    return Fields({**fields(data, board), "form": pattern_in(str(data.get("form", "")), language())})


def _incomplete(data: Data, board: Board | None) -> str:
    if not data.get("form"):
        return _("The phrase is not complete.")
    return _("The phrase is not complete. It reads: {form}").format_map(_fields(data, board))


def _bad_amount(data: Data, board: Board | None) -> str:
    if "most" in data:
        return _("“{amount}” is too much: {most} at most.").format_map(fields(data, board))
    return _("“{amount}” is not a whole number above zero.").format_map(fields(data, board))


def _bad_time(data: Data, board: Board | None) -> str:
    if "most" in data:
        return _("“{time}” is too late: {most} at most.").format_map(fields(data, board))
    return _("“{time}” is not a time such as 00:59:30.").format_map(fields(data, board))


def _player_count(data: Data, board: Board | None) -> str:
    message = n_(
        "{count} player is named; this sheet is for {least} to {most}.",
        "{count} players are named; this sheet is for {least} to {most}.",
        data.get("count", 0),
    )
    return message.format_map(fields(data, board))


SENTENCES: dict[str, Sentence] = {
    "unknown-name": _unknown_name,
    "ambiguous-name": _ambiguous_name,
    "unknown-phrase": _unknown_phrase,
    "incomplete-phrase": _incomplete,
    "bad-amount": _bad_amount,
    "bad-time": _bad_time,
    "not-yet": mark("“{phrase}” is not possible yet."),
    "transcripts-only": mark("The time can be set in transcripts only."),
    "no-table": mark("No table is open; “open sheet … board … players …” opens one."),
    "already-open": mark("A table is open here already: another needs a file of its own."),
    "bad-name": mark(
        "“{name}” cannot be a player's name: one to {longest} letters, not only digits, not bank or pot, "
        "and none of @ ! + - first."
    ),
    "same-name": mark("Two players are called “{name}”: give one another name."),
    "bad-token": mark(
        "“{token}” cannot be a token: one letter or symbol for each player, - for who has none, and no figure."
    ),
    "same-token": mark("Two players have the token “{token}”: give one another."),
    "player-count": _player_count,
}
