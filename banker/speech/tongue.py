"""Which language to speak where nobody has chosen one: that of the system, where there is a catalogue for it."""

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from os import environ

from banker.speech.catalogue import languages

OWN = "BANKER_LANG"
NAMES = (OWN, "LC_ALL", "LC_MESSAGES", "LANG")
"""The first of these that says anything tells the language."""

_LISTED = re.compile(r"[(,]\s*\"?([A-Za-z]{2,3}\b[\w-]*)")

NEUTRAL = ("c", "posix")
"""What stands where a system has no language."""


def system_language(environment: Mapping[str, str] = environ, platform: Callable[[], str] | None = None) -> str:
    """Name the language of the system; English where it is none that the desk speaks."""
    wish = next(_wishes(environment, platform or platform_language), "en")
    return wish if wish in languages() else "en"


def _wishes(environment: Mapping[str, str], platform: Callable[[], str]) -> Iterator[str]:
    for name in NAMES:
        if environment.get(name):
            yield code_of(environment[name])
            return
    yield code_of(platform())


def code_of(name: str) -> str:
    """Take the language out of the name of a locale, such as id_ID.UTF-8 or eo-XX; English out of C."""
    code = name.replace("-", "_").split("_")[0].split(".")[0].split("@")[0].lower()
    return "en" if code in NEUTRAL else code


def platform_language() -> str:
    """Ask the platform, where the environment does not say: Windows, macOS, or what the C library holds."""
    if sys.platform == "win32":
        from ctypes import windll
        from locale import windows_locale

        return windows_locale.get(windll.kernel32.GetUserDefaultUILanguage(), "")
    if sys.platform == "darwin":
        return first_of(_preferences())
    from locale import getlocale

    return getlocale()[0] or ""


def first_of(listed: str) -> str:
    """Take the first language of the list that macOS prints, one in brackets a line, with quotes or without."""
    found = _LISTED.search(listed)
    return found[1] if found else ""


def _preferences() -> str:
    """Ask macOS for the user's languages: where no terminal has set any locale, the C library knows none."""
    from subprocess import SubprocessError, run

    try:
        asked = run(("defaults", "read", "-g", "AppleLanguages"), capture_output=True, text=True, timeout=2, check=True)
    except (OSError, SubprocessError):
        return ""
    return asked.stdout
