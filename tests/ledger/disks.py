"""Disks that fail, forget or lose their power, for the tests of the ledger."""

from collections.abc import Callable, Iterator
from itertools import pairwise, product
from pathlib import Path

from banker.ledger.database import JournalDB
from banker.ledger.disk import Disk, FileDisk, MemoryDisk
from banker.ledger.journal_plain import Row
from banker.ledger.journal_tail import SECTOR

Tables = dict[str, dict[int, Row]]


def tables_of(game: bytes | Disk) -> Tables:
    """Open a game file, or the bytes of one, and give every row."""
    with JournalDB(MemoryDisk(game) if isinstance(game, bytes) else game) as db:
        return {name: {row.doc_id: dict(row) for row in db.table(name)} for name in db.tables()}


def reopened(db: JournalDB, path: Path, table: str = "entries") -> dict[int, Row]:
    """Close a game and give the rows of a table of the same file, opened again."""
    db.close()
    with JournalDB(FileDisk(path)) as again:
        return {row.doc_id: dict(row) for row in again.table(table)}


def game_of(*notes: str) -> bytes:
    """Write a game file with one entry for each note, each in a line of its own."""
    disk = MemoryDisk()
    with JournalDB(disk) as db:
        for note in notes:
            db.table("entries").insert({"note": note})
    return disk.content


class FailingDisk(MemoryDisk):
    """Raises the error it is given: from `append`, once `room` bytes are written, or from `sync` or `truncate`."""

    def __init__(self, content: bytes = b"") -> None:
        """Work well at first."""
        super().__init__(content)
        self.on_append: BaseException | None = None
        self.on_sync: BaseException | None = None
        self.on_truncate: BaseException | None = None
        self.room = 0
        self.calls: list[str] = []

    def append(self, data: bytes) -> None:
        """Write what there is room for."""
        self.calls.append("append")
        super().append(data if self.on_append is None else data[: self.room])
        _raise(self.on_append)

    def sync(self) -> None:
        """Flush, or fail."""
        self.calls.append("sync")
        _raise(self.on_sync)

    def truncate(self, size: int) -> None:
        """Cut, or fail."""
        self.calls.append("truncate")
        _raise(self.on_truncate)
        super().truncate(size)


def _raise(error: BaseException | None) -> None:
    if error is not None:
        raise error


class ModelDisk(MemoryDisk):
    """A disk on which only what was synced is sure: `watch` sees every image that a power cut could leave.

    None is the image where the file has no name yet.
    """

    def __init__(self, watch: Callable[[bytes | None], None], content: bytes | None = None) -> None:
        """Start with a file that is sure, or with none."""
        super().__init__(content or b"")
        self.watch = watch
        self.named = content is not None
        self.sure = content or b""

    def sync(self) -> None:
        """Show what may be left without this flush, then make all of it sure."""
        self.show()
        self.flush()

    def flush(self) -> None:
        """Make sure of all the bytes."""
        self.sure = self.content

    def sync_folder(self) -> None:
        """Make sure of the name."""
        self.named = True

    def show(self) -> None:
        """Show every image that is possible now."""
        if not self.named:
            self.watch(None)
        for image in images(self.sure, self.content):
            self.watch(image)


class NoSync(ModelDisk):
    """A disk that never flushes the file."""

    def flush(self) -> None:
        """Forget to."""


class NoFolderSync(ModelDisk):
    """A disk that never flushes the folder."""

    def sync_folder(self) -> None:
        """Forget to."""


def images(sure: bytes, now: bytes) -> Iterator[bytes]:
    """Give the states between what is sure and what was written since: cut anywhere, any sectors unwritten."""
    yield sure
    if not now.startswith(sure):
        yield now
        return
    for size in range(len(sure) + 1, len(now) + 1):
        yield now[:size]
    for size in {len(now), len(now) - 1, len(now) // SECTOR * SECTOR} - {len(sure)}:
        if size > len(sure):
            yield from _holed(now[:size], len(sure))


def _holed(image: bytes, start: int) -> Iterator[bytes]:
    edges = [start, *range((start // SECTOR + 1) * SECTOR, len(image), SECTOR), len(image)]
    written = [image[begin:end] for begin, end in pairwise(edges)]
    for sectors in product(*((part, bytes(len(part))) for part in written)):
        yield image[:start] + b"".join(sectors)
