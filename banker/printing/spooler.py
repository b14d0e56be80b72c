"""Handing a file to the system's printers."""

import shutil
import subprocess
from pathlib import Path

from banker.refusal import Refusal
from banker.speech.catalogue import _

PATIENCE = 60
"""Seconds that the system may take to take a print."""

TOLD = 200
"""Letters of what it says that are passed on."""


def check_printer(printer: str) -> Refusal | None:
    """Refuse `no-printer-named`, with the printers there are, where a name is empty."""
    return None if printer.strip() else Refusal("no-printer-named", {"printers": printers()})


def send(file: Path, printer: str) -> str | Refusal:
    """Hand a file to a printer through `lp`; where that is not, or takes it not, the file stays and is named."""
    told = {"printer": printer, "file": str(file)}
    program = shutil.which("lp")
    if program is None:
        return Refusal("no-lp", told)
    try:
        done = _run(program, "-d", printer, "--", str(file))
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        return Refusal("not-printed", {**told, "reason": type(error).__name__, "printers": printers()})
    if done.returncode:
        reason = " ".join(done.stderr.split())[:TOLD]
        return Refusal("not-printed", {**told, "reason": reason or str(done.returncode), "printers": printers()})
    return _("The print went to {printer}.").format(**told)


def printers() -> list[str]:
    """List the printers of the system by the names that `lp` takes; none where nothing can tell."""
    program = shutil.which("lpstat")
    try:
        done = _run(program, "-e") if program is not None else None
    except (OSError, subprocess.TimeoutExpired):
        return []
    return done.stdout.split() if done is not None and not done.returncode else []


def _run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace", timeout=PATIENCE
    )
