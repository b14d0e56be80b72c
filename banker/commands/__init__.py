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
from banker.streams import UNREAD, silence


class Commands(click.Group):
    """The commands; one whose answers nobody reads any more ends without a word."""

    def invoke(self, ctx: click.Context) -> object:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            silence()
            sys.exit(UNREAD)


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, "-V", "--version", message="banker %(version)s")
@click.pass_context
def banker(context: click.Context) -> None:
    """The bank's desk for a property-trading board game played at a real table.

    Without a command it opens the desk: the games found, or a new one.
    """
    speak()
    if context.invoked_subcommand is None:
        run_app(None)


for command in (
    play_command, demo, teller, verify, repair, slip, print_command, restore, boards, board_group, sheets, sheet_group,
):  # fmt: skip
    banker.add_command(command)
