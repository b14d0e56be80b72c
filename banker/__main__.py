"""Run the desk as `python -m banker`."""

from banker.cli import main

main()
