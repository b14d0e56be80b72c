"""Folders and files of the user's own, each safe from a power cut once it is made."""

import os
from itertools import takewhile
from pathlib import Path

PRIVATE_FILE = 0o600
PRIVATE_FOLDER = 0o700


def make_folder(folder: Path) -> None:
    """Make a folder, and those above it that are missing, for this user's eyes only."""
    missing = list(takewhile(lambda one: not one.exists(), (folder, *folder.parents)))
    for one in reversed(missing):
        one.mkdir(PRIVATE_FOLDER, exist_ok=True)
        sync_folder(one.parent)


def sync_folder(folder: Path) -> None:
    """Flush the names in a folder to the disk."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def write_all(handle: int, data: bytes) -> None:
    """Write all the bytes, however few the system takes at once."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]


def write_new(path: Path, data: bytes) -> None:
    """Write a file that does not exist yet, and flush it to the disk."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, PRIVATE_FILE)
    try:
        write_all(handle, data)
        os.fsync(handle)
    finally:
        os.close(handle)
