"""The folder of the settings: the platform's, or the one that BANKER_CONFIG names."""

import os
from collections.abc import Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from banker.config import toml
from banker.config.last_table import LastTable
from banker.config.settings import NOTES, Settings
from banker.refusal import Refusal
from banker.speech.catalogue import _

Record = TypeVar("Record", bound=Struct)


def config_home(environment: Mapping[str, str] = os.environ) -> Path:
    """Name the folder of the settings."""
    if environment.get("BANKER_CONFIG"):
        return Path(environment["BANKER_CONFIG"])
    from platformdirs import user_config_path

    return user_config_path("banker")


class ConfigFolder:
    """Reads and keeps the settings and the last table; `faults` say what could not be read, or taken as it stands."""

    def __init__(self, folder: Path) -> None:
        """Look into a folder, which need not exist yet."""
        self.folder = folder
        self.faults: tuple[Refusal, ...] = ()

    @property
    def file(self) -> Path:
        """The file of the settings."""
        return self.folder / "settings.toml"

    def settings(self) -> Settings:
        """Read the settings; what cannot be read is told in `faults`, and the default taken."""
        settings, self.faults = _read(self.file, Settings)
        return settings

    def keep(self, settings: Settings) -> Refusal | None:
        """Keep the settings; a file that could not be read whole is laid aside first, so that nothing is lost."""
        notes = {name: _(note) for name, note in NOTES.items()}
        refusal = _write(self.file, settings, notes, faulty=bool(self.faults))
        if refusal is None:
            self.faults = ()
        return refusal

    def last_table(self) -> LastTable | None:
        """Read the table set up last, if there was one."""
        path = self.folder / "table.toml"
        return _read(path, LastTable)[0] if path.is_file() else None

    def keep_table(self, table: LastTable) -> None:
        """Remember a table; where that cannot be, the next set-up is as the first."""
        _write(self.folder / "table.toml", table, {})


def _read(path: Path, kind: type[Record]) -> tuple[Record, tuple[Refusal, ...]]:
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        return kind(), ()
    except (OSError, UnicodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "UTF-8"
        return kind(), (Refusal("unreadable", {"file": str(path), "reason": reason}),)
    record, faults = toml.read(text, kind)
    return record, tuple(fault.refusal("bad-settings", str(path)) for fault in faults)


def _write(path: Path, record: Struct, notes: Mapping[str, str], *, faulty: bool = False) -> Refusal | None:
    fresh = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and (faulty or _read(path, type(record))[1]):
            _lay_aside(path)
        fresh.write_text(toml.write(record, notes), "utf-8")
        os.replace(fresh, path)
    except OSError as error:
        with suppress(OSError):
            fresh.unlink()
        return Refusal("cannot-write", {"file": str(path), "reason": error.strerror or type(error).__name__})
    return None


def _lay_aside(path: Path) -> None:
    names = (path.with_name(f"{path.stem}.broken-{number}{path.suffix}") for number in count(1))
    os.rename(path, next(name for name in names if not name.exists()))
