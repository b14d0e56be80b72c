"""What is wrong in a board or sheet file, and where."""

from msgspec import Struct

from banker.refusal import Refusal

LONGEST = 80


class Fault(Struct, frozen=True):
    """A place in a file (`deeds[3].rents`, or none for all of it), what was expected there, and what stands there.

    `line` counts from 1; 0 where it is not known.
    """

    place: str
    expected: str
    found: str
    line: int = 0

    @property
    def data(self) -> dict[str, str | int]:
        """What it comes to; whatever comes out of the file is cut and made printable."""
        told = {"place": _tidy(self.place), "expected": _tidy(self.expected), "found": _tidy(self.found)}
        return {"line": self.line, **told} if self.line else {**told}

    def refusal(self, code: str, file: str) -> Refusal:
        """Refuse the file for this."""
        return Refusal(code, {"file": file, **self.data})


def _tidy(word: str) -> str:
    line = "".join(letter if letter.isprintable() else "�" for letter in word)
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"
