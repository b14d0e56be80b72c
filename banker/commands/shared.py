"""What the commands share: giving up, the language, the streams."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

import click

from banker.refusal import Refusal


def give_up(refusal: Refusal) -> NoReturn:
    """Say on standard error why a command cannot be done, and leave with status 2."""
    from banker.speech.refusals import tell_refusal

    with suppress(OSError):
        click.echo(tell_refusal(refusal, None), err=True)
    sys.exit(2)


def speak(asked: str = "") -> None:
    """Speak the language that was asked for, or that of the system; give up where there is no such language."""
    from banker.commands.spoken import teach_click
    from banker.speech.catalogue import language, languages, use
    from banker.speech.tongue import code_of, system_language

    use(system_language())
    code = code_of(asked)
    if asked and code not in languages():
        give_up(Refusal("unknown-language", {"language": asked, "languages": list(languages())}))
    if asked:
        use(code)
    if language() != "en":
        teach_click()


def prepare_streams() -> None:
    """Read and write UTF-8, whatever the environment says."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="strict" if stream is sys.stdin else "replace")


def game_path(game: str) -> Path:
    """Find the file that a path or the name of a game means, or give up where nothing is named."""
    from banker.library import Library, home

    if not game.strip():
        give_up(Refusal("no-game-named"))
    return Library(home()).path(game)


def is_standard_output(file: Path | None) -> bool:
    """Whether what is written to a file goes where the answers go, which must then be told elsewhere."""
    try:
        return file is not None and os.path.samestat(file.stat(), os.fstat(sys.stdout.fileno()))
    except (OSError, ValueError):
        return False
