"""Handing a file to the system's printers."""

import shutil
import subprocess
from pathlib import Path

from banker.refusal import Refusal
from banker.speech.catalogue import _


def send(file: Path, printer: str) -> str | Refusal:
    """Hand a file to a printer through `lp`; where that is not, or takes it not, the file stays and is named."""
    told = {"printer": printer, "file": str(file)}
    program = shutil.which("lp")
    if program is None:
        return Refusal("no-lp", told)
    try:
        done = subprocess.run([program, "-d", printer, "--", str(file)], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired) as error:
        return Refusal("not-printed", {**told, "reason": type(error).__name__})
    if done.returncode:
        return Refusal("not-printed", {**told, "reason": " ".join(done.stderr.split())[:200]})
    return _("The print went to {printer}.").format(**told)
