"""What is wrong in a board or sheet file, and where."""

from msgspec import Struct

from banker.refusal import Refusal

LONGEST = 80


class Fault(Struct, frozen=True):
    """A place in a file (`deeds[3].rents`, or `line:column`), what was expected there, and what stands there."""

    place: str
    expected: str
    found: str

    def refusal(self, code: str, file: str) -> Refusal:
        """Refuse the file for this; whatever comes out of it is cut and made printable."""
        found = {"place": self.place, "expected": self.expected, "found": self.found}
        return Refusal(code, {"file": file, **{key: _tidy(word) for key, word in found.items()}})


def _tidy(word: str) -> str:
    line = "".join(letter if letter.isprintable() else "�" for letter in word)
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"
