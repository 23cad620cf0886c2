"""Looks into zips that strangers made. Nothing is ever extracted: members are listed, and read with a bound.

`tree` calls it to list, and a submission's `read` to read.
"""

import io
import re
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from grader.candidate.limits import SOURCE_LIMIT

DIRECTORY_LIMIT = 16 * 1024 * 1024
"""Bytes of a zip's own list of members: an honest one of 16 MB lists over 100,000 files."""
NESTED_LIMIT = 64 * 1024 * 1024
"""Bytes of a zip inside a zip, which is held in memory while it is looked at."""

# What zipfile raises for bytes that are no zip, or no longer one.
_DAMAGE = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    OSError,
    EOFError,
    KeyError,
    OverflowError,
    RuntimeError,
    ValueError,
)
# The others are rare, and what bounds their memory is the stranger's word.
_COMPRESSIONS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_DRIVE = re.compile(r"[A-Za-z]:")


class UnreadableArchiveError(Exception):
    """Says in a few words why a zip, or a member of it, cannot be read."""


@dataclass(frozen=True, slots=True)
class Member:
    """One file of a zip."""

    name: str
    """As the zip has it: what `read` finds it by."""
    parts: tuple[str, ...]
    """The folders it lies in, and its name; empty where it leads out of the zip."""
    refused: str
    """Why it must not be read, whatever it is; or empty."""
    locked: str
    """Why it cannot be read, should it be a solution; or empty."""


@contextmanager
def opened(file: Path, nested: tuple[str, ...] = ()) -> Iterator[zipfile.ZipFile]:
    """Open a zip on disk, or one inside it. Raises UnreadableArchiveError."""
    try:
        disk = file.open("rb")
    except OSError as error:
        raise UnreadableArchiveError(error.strerror or "it cannot be opened") from error
    with _archive(_Bounded(disk)) as archive:
        if not nested:
            yield archive
            return
        with inside(archive, nested[0]) as inner:
            yield inner


@contextmanager
def inside(archive: zipfile.ZipFile, name: str) -> Iterator[zipfile.ZipFile]:
    """Open a zip that is a member of another. Raises UnreadableArchiveError."""
    data = read(archive, name, NESTED_LIMIT)
    if len(data) > NESTED_LIMIT:
        raise UnreadableArchiveError(f"it is larger than {NESTED_LIMIT // 1024**2} MB")
    with _archive(_Bounded(io.BytesIO(data))) as inner:
        yield inner


def read(archive: zipfile.ZipFile, name: str, limit: int = SOURCE_LIMIT) -> bytes:
    """Read a member, and at most one byte more than the limit. Raises UnreadableArchiveError."""
    try:
        with archive.open(name) as member:
            return member.read(limit + 1)
    except _DAMAGE as error:
        raise UnreadableArchiveError("it is damaged in the zip") from error


def members(archive: zipfile.ZipFile) -> Iterator[Member]:
    """List the files of a zip. Of several with one name, `read` gives the last: the others are refused."""
    for info in archive.infolist():
        if info.filename.endswith("/"):  # `is_dir` fails on an empty name
            continue
        parts = _parts(_name(info))
        kind = stat.S_IFMT(info.external_attr >> 16)
        refused = locked = ""
        if not parts:
            refused = "its path leads out of the zip"
        elif kind == stat.S_IFLNK:
            refused = "a link, and links are not followed"
        elif kind not in (0, stat.S_IFREG, stat.S_IFDIR):
            refused = "not an ordinary file"
        elif archive.getinfo(info.filename) is not info:
            locked = "the zip holds a later file of the same name"
        elif info.flag_bits & 1:
            locked = "it is encrypted"
        elif info.compress_type not in _COMPRESSIONS:
            locked = "it is compressed in an unusual way: zip it again with the system's own command"
        yield Member(info.filename, parts, refused, locked)


class _Bounded(io.BufferedReader):
    """A file of which not too much is read at once: zipfile asks for its whole list of members in one piece."""

    def __init__(self, file: io.BufferedReader | io.BytesIO) -> None:
        super().__init__(file)

    def read(self, size: int | None = -1, /) -> bytes:
        if size is not None and size > DIRECTORY_LIMIT:
            raise UnreadableArchiveError("it lists too many files")
        return super().read(size)


@contextmanager
def _archive(file: _Bounded) -> Iterator[zipfile.ZipFile]:
    with file:
        try:
            archive = zipfile.ZipFile(file)
        except _DAMAGE as error:
            raise UnreadableArchiveError("it is not a zip, or a damaged one") from error
        with archive:
            yield archive


def _name(info: zipfile.ZipInfo) -> str:
    """Give a member's name. A Mac writes UTF-8 without the flag that says so, which zipfile reads as cp437."""
    if info.flag_bits & 0x800:
        return info.filename
    try:
        return info.filename.encode("cp437").decode("utf-8")
    except UnicodeError:
        return info.filename


def _parts(name: str) -> tuple[str, ...]:
    """Split a name into folders; nothing where it leads out. Some Windows tools write backslashes for slashes."""
    name = name.replace("\\", "/")
    parts = tuple(part for part in name.split("/") if part not in ("", "."))
    if name.startswith("/") or ".." in parts or _DRIVE.match(name):
        return ()
    return parts
