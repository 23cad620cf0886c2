"""Looks into zips that strangers made. Nothing is ever extracted: members are listed, and read with a bound.

`tree` calls it to list, and a submission's `read` to read.
"""

import io
import os
import re
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from grader.candidate.limits import SOURCE_LIMIT

DIRECTORY_LIMIT = 16 * 1024 * 1024
"""Bytes of a zip's own list of members: an honest one of 16 MB lists over 100,000 files."""
STUDENT_LIMIT = 6 * 1024 * 1024
"""The same of a student's own zip."""
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


def opened(file: Path, limit: int = DIRECTORY_LIMIT) -> zipfile.ZipFile:
    """Open a zip on disk, of which it keeps no file open. Raises UnreadableArchiveError."""
    try:
        with file.open("rb"):  # what keeps a file from being opened is told from a broken zip here
            return _archive(_Reopened(file), limit)
    except OSError as error:
        raise UnreadableArchiveError(f"it cannot be read: {(error.strerror or 'unknown').lower()}") from error


def inside(archive: zipfile.ZipFile, name: str) -> zipfile.ZipFile:
    """Open a zip that is a member of another. Raises UnreadableArchiveError."""
    data = read(archive, name, NESTED_LIMIT)
    if len(data) > NESTED_LIMIT:
        raise UnreadableArchiveError(f"it is larger than {NESTED_LIMIT // 1024**2} MB")
    return _archive(io.BytesIO(data), STUDENT_LIMIT)


def read_member(file: Path, members: tuple[str, ...]) -> bytes:
    """Read a member of a zip on disk, or of a zip in it; bounded as in `read`. Raises UnreadableArchiveError."""
    try:
        status = file.stat()
    except OSError as error:
        raise UnreadableArchiveError(f"the zip is gone: {error.strerror}") from error
    return read(_kept(file, (status.st_mtime_ns, status.st_size), members[:-1]), members[-1])


# A class's zip can list 50,000 files, and as many times is read from: its list is read once. Two are kept: one and
# the student's zip in it.
@lru_cache(maxsize=2)
def _kept(file: Path, state: tuple[int, int], nested: tuple[str, ...]) -> zipfile.ZipFile:
    return inside(_kept(file, state, ()), nested[0]) if nested else opened(file)


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

    def __init__(self, file: io.RawIOBase | io.BytesIO, limit: int) -> None:
        super().__init__(file)
        self._limit = limit

    def read(self, size: int | None = -1, /) -> bytes:
        if size is not None and size > self._limit:
            raise UnreadableArchiveError("it lists too many files")
        return super().read(size)


class _Reopened(io.RawIOBase):
    """A file that is open only while it is read from: who keeps an archive holds no file of a class."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._size = path.stat().st_size
        self._at = 0

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def seek(self, offset: int, whence: int = os.SEEK_SET, /) -> int:
        start = {os.SEEK_SET: 0, os.SEEK_CUR: self._at, os.SEEK_END: self._size}[whence]
        if start + offset < 0:
            raise ValueError("a place before the file's beginning")
        self._at = start + offset
        return self._at

    def readinto(self, buffer: memoryview, /) -> int:  # type: ignore[override]  # BufferedReader's is one
        with self._path.open("rb", buffering=0) as file:
            file.seek(self._at)
            count = file.readinto(buffer)
        self._at += count
        return count


def _archive(file: io.RawIOBase | io.BytesIO, limit: int) -> zipfile.ZipFile:
    try:
        return zipfile.ZipFile(_Bounded(file, limit))
    except _DAMAGE as error:
        raise UnreadableArchiveError("it is not a zip, or a damaged one") from error


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
