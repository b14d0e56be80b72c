"""What is grave: asked for by name, it is shown whole first, wherever it was typed."""

from banker.rules import requests as r

GRAVE = r.Bankrupt | r.Retire | r.Finish | r.Strike | r.Amend
"""What takes a player out, ends the game, or changes what was entered long ago."""
