"""The command `banker`: what needs no screen imports none, and nothing is imported before it is needed."""

import sys


def main() -> None:
    """Run the command; exit status 2 is input that could not be read or a thing that is not there."""
    if sys.argv[1:] in (["--version"], ["-V"]):
        from banker import __version__

        print(f"banker {__version__}")
        return
    from banker.commands import banker

    banker(prog_name="banker")
