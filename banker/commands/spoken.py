"""Commands, options and arguments whose help is told in the reader's language, and what click itself says."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import click

from banker.speech.catalogue import _, mark, n_


class Told:
    """Words of help that are translated whenever they are shown: the language is known only then."""

    def __set_name__(self, owner: type, name: str) -> None:
        """Keep the words under a name of their own."""
        self.kept = f"_untranslated_{name}"

    def __get__(self, held: Any, owner: type | None = None) -> Any:
        """Translate the words."""
        words = getattr(held, self.kept, None) if held is not None else None
        return _(words) if words else words

    def __set__(self, held: Any, words: str | None) -> None:
        """Take the words as they stand in the code."""
        setattr(held, self.kept, words)


class Option(click.Option):
    """An option."""

    help: Any = Told()
    metavar: Any = Told()


class Argument(click.Argument):
    """An argument."""

    metavar: Any = Told()


class File(click.Path):
    """The path of a file; what it is called in a sentence is translated too."""

    name: Any = Told()


class Command(click.Command):
    """A command."""

    help: Any = Told()
    options_metavar: Any = Told()

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Make the option that shows the help."""
        return _with_help(super().get_help_option(ctx))


class Group(click.Group):
    """A command of commands."""

    help: Any = Told()
    options_metavar: Any = Told()
    subcommand_metavar: Any = Told()
    command_class = Command

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Make the option that shows the help."""
        return _with_help(super().get_help_option(ctx))


def _with_help(option: click.Option | None) -> click.Option | None:
    if option is not None:
        option.help = _("Show this message and exit.")
    return option


FILE = File(dir_okay=False, path_type=Path)
"""A file that may be there or not."""

option = partial(click.option, cls=Option)
argument = partial(click.argument, cls=Argument)


OPTIONS = mark("[OPTIONS]")


def command(name: str | None = None) -> Callable[[Callable[..., Any]], Command]:
    """Make a command of a function."""
    return click.command(name, cls=Command, options_metavar=OPTIONS)


def group(name: str) -> Callable[[Callable[..., Any]], Group]:
    """Make a command of commands of a function."""
    return click.group(name, cls=Group, options_metavar=OPTIONS, subcommand_metavar=mark("COMMAND [ARGS]..."))


CLICK = (
    mark("Aborted!"),
    mark("Choose from:\n\t{choices}"),
    mark("Commands"),
    mark("Could not open file {filename!r}: {message}"),
    mark("Error: {message}"),
    mark("Invalid value for {param_hint}: {message}"),
    mark("Invalid value: {message}"),
    mark("Missing argument"),
    mark("Missing command."),
    mark("Missing option"),
    mark("No such command {name!r}."),
    mark("No such option {name!r}."),
    mark("Option {name!r} does not take a value."),
    mark("Options"),
    mark("Positional arguments"),
    mark("Try '{command} {option}' for help."),
    mark("Usage:"),
    mark("default: {default}"),
    mark("required"),
    mark("file"),
    mark("{name} {filename!r} does not exist."),
    mark("{name} {filename!r} is a directory."),
    mark("{name} {filename!r} is not readable."),
    mark("{name} {filename!r} is not writable."),
)
"""What click says of itself at these commands, one thing and no count in it."""


def _counted(count: int) -> tuple[str, ...]:
    """What click says with a count in it."""
    return (
        n_("Did you mean {possibility}?", "(Did you mean one of: {possibilities}?)", count),
        n_("Got unexpected extra argument ({args})", "Got unexpected extra arguments ({args})", count),
        n_("Option {name!r} requires an argument.", "Option {name!r} requires {nargs} arguments.", count),
        n_("{value!r} is not {choice}.", "{value!r} is not one of {choices}.", count),
    )


def teach_click() -> None:
    """Let click take what it says from the catalogue."""
    for name, module in list(sys.modules.items()):
        if name.startswith("click.") and module is not None:
            for asked, answered in (("_", _), ("ngettext", n_)):
                if hasattr(module, asked):
                    setattr(module, asked, answered)
