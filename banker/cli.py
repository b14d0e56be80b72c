"""The command `banker`: what needs no screen imports none, and nothing is imported before it is needed."""

import sys
from typing import NoReturn

from banker.streams import UNREAD, prepare_ends, silence


def main() -> None:
    """Run the command; exit status 2 is input that could not be read, or a thing that is not there.

    130 is a command that was stopped from the keyboard, 141 one whose answers nobody reads any more.
    """
    prepare_ends()
    try:
        try:
            _run()
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        silence()
        sys.exit(UNREAD)
    except OSError as error:
        silence()
        _give_up(error)


def _run() -> None:
    if sys.argv[1:] in (["--version"], ["-V"]):
        from banker import __version__

        print(f"banker {__version__}")
        return
    from banker.commands import banker

    banker(prog_name="banker")


def _give_up(error: OSError) -> NoReturn:
    """Say what the system refused: of a file that it names, or else of writing the answers."""
    from banker.commands.shared import give_up
    from banker.refusal import Refusal

    reason = error.strerror or type(error).__name__
    if error.filename:
        give_up(Refusal("unreadable", {"file": str(error.filename), "reason": reason}))
    give_up(Refusal("no-answers", {"reason": reason}))
