"""What the commands share: giving up, the language, the streams."""

import sys
from typing import NoReturn

import click

from banker.refusal import Refusal


def give_up(refusal: Refusal) -> NoReturn:
    """Say on standard error why a command cannot be done, and leave with status 2."""
    from banker.speech.refusals import tell_refusal

    click.echo(tell_refusal(refusal, None), err=True)
    sys.exit(2)


def speak() -> None:
    """Take the language of the environment where a catalogue has it."""
    import os

    from banker.speech.catalogue import use

    wish = os.environ.get("BANKER_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    use(wish.split("_")[0].split(".")[0] or "en")


def prepare_streams() -> None:
    """Read and write UTF-8, whatever the environment says."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="strict" if stream is sys.stdin else "replace")


def unreadable(file: str, error: OSError | UnicodeError) -> Refusal:
    """Refuse a file of phrases."""
    reason = error.strerror if isinstance(error, OSError) else "UTF-8"
    return Refusal("unreadable", {"file": file, "reason": reason or ""})
