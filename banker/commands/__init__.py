"""The commands of `banker`, each a thin door to what does the work."""

import sys

import click

from banker import __version__
from banker.commands.app import demo, play_command, run_app
from banker.commands.editions import board_group, boards, sheet_group, sheets
from banker.commands.files import repair, verify
from banker.commands.line import teller
from banker.commands.paper import slip
from banker.commands.press import print_command
from banker.commands.restore import restore
from banker.commands.shared import speak
from banker.commands.spoken import OPTIONS, Group, Option, option
from banker.speech.catalogue import mark
from banker.streams import UNREAD, silence


class Commands(Group):
    """The commands; one whose answers nobody reads any more ends without a word."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Speak the language that is asked for, wherever in the line it is, before anything is said."""
        asked, rest = asked_language(args)
        speak(asked)
        ctx.obj = asked
        return super().parse_args(ctx, rest)

    def invoke(self, ctx: click.Context) -> object:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            silence()
            sys.exit(UNREAD)


def asked_language(args: list[str]) -> tuple[str, list[str]]:
    """Take the language out of what was typed, up to a `--` that ends the options; without its code it stays there."""
    end = args.index("--") if "--" in args else len(args)
    for at, word in enumerate(args[:end]):
        if word.startswith("--lang="):
            return word.removeprefix("--lang="), args[:at] + args[at + 1 :]
        if word == "--lang" and at + 1 < end:
            return args[at + 1], args[:at] + args[at + 2 :]
    return "", args


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    options_metavar=OPTIONS,
    subcommand_metavar=mark("[COMMAND] [ARGS]..."),
)
@option(
    "--lang",
    metavar=mark("CODE"),
    expose_value=False,
    help=mark("The language: en, eo or id, before or behind the command; without it that of the system."),
)
@click.version_option(
    __version__, "-V", "--version", message="banker %(version)s", cls=Option, help=mark("Show the version and exit.")
)
@click.pass_context
def banker(context: click.Context) -> None:
    """The bank's desk for a property-trading board game played at a real table.

    Without a command it opens the desk: the games found, or a new one.
    """
    if context.invoked_subcommand is None:
        run_app(None)


for command in (
    play_command, demo, teller, verify, repair, slip, print_command, restore, boards, board_group, sheets, sheet_group,
):  # fmt: skip
    banker.add_command(command)
