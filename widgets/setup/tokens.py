"""The tokens to choose from: a symbol, or a letter, beside a name."""

SYMBOLS = "★◆●▲■♥♣♠♦☂♪☀"
LETTERS = "ABCDEFGHJKLM"
NONE = ""


def following(token: str, taken: frozenset[str], step: int = 1) -> str:
    """Give the token after one, or before it, that nobody has; none of them is one too."""
    tokens = [NONE, *SYMBOLS, *LETTERS]
    at = tokens.index(token) if token in tokens else 0
    turned = (tokens[(at + step * many) % len(tokens)] for many in range(1, len(tokens)))
    return next((other for other in turned if other not in taken), NONE)
