"""Why a request cannot be."""

from typing import Any

from msgspec import Struct


class Refusal(Struct, frozen=True):
    """A request that cannot be: a stable code, its data, and the heading of the sheet that says so."""

    code: str
    data: dict[str, Any] = {}
    sheet: str = ""


class Refused(Exception):
    """Carries a refusal from deep inside a rule to the decision that answers with it."""

    def __init__(self, code: str, heading: str = "", /, **data: Any) -> None:
        """Keep the refusal; `heading` names the value of the sheet whose heading says so."""
        super().__init__(code)
        self.heading = heading
        self.refusal = Refusal(code, data)
