"""What was handed in, as one tree of folders and .py files, whether it lies on disk or in zips.

`submissions.find` has it made; `picking` then tells whose each file is. Only names are looked at here: the one
thing that is opened is a zip.
"""

import os
import zipfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from grader.classroom import archives
from grader.classroom.archives import Member, UnreadableArchiveError
from grader.classroom.names import bounded
from grader.errors import UsageError
from grader.examiner import submission
from grader.examiner.submission import Submission
from grader.reports.text import one_line

DEPTH = 12
"""How many folders deep a file may lie."""
MOST = 200_000
"""How many files and folders are looked at, before it is too many to be a class."""
MOST_IN_ZIP = 20_000
"""How many files a student's own zip may hold."""
_PATH = 400
_SKIPPED = frozenset({"__macosx", "__pycache__", "node_modules", "site-packages", "venv"})
_OTHER_ARCHIVES = (".rar", ".7z", ".tar", ".tgz", ".gz", ".bz2", ".xz")
_LINK = "a link, and links are not followed"
_TOO_DEEP = f"it lies more than {DEPTH} folders deep"


@dataclass(frozen=True, slots=True)
class LeftOut:
    """What is not graded, and why."""

    path: str
    reason: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where the bytes of a file are."""

    top: Path
    """The folder (or zip) that was given: what lies below it is a stranger's."""
    file: Path
    """The file itself, or the zip that holds it."""
    members: tuple[str, ...] = ()
    """In a zip: the member; in a zip of a zip: the inner zip, and its member."""

    def read(self, shown: str) -> Submission:
        """Read the file; `shown` is its path as a person would write it. What is wrong with it is said in it."""
        for path in (self.file, *self.file.parents):
            if path == self.top:
                break
            if path.is_symlink():  # it was none when it was found
                return Submission(shown, "", "", f"{shown} is {_LINK}.")
        if not self.members:
            return submission.read(self.file, shown)
        try:
            data = archives.read_member(self.file, self.members)
        except UnreadableArchiveError as error:
            return Submission(shown, "", "", f"{shown} cannot be read: {error}. Hand it in again.")
        return submission.read_bytes(data, shown)


@dataclass(frozen=True, slots=True)
class File:
    """A .py file."""

    name: str
    path: str
    """As a person would write it."""
    place: Place
    number: int = 0
    """Of two files with one name, the larger number was handed in later (where a number is known)."""


@dataclass(slots=True)
class Folder:
    """A folder, or a zip that is looked into like one."""

    name: str
    path: str
    zipped: bool = False
    folders: dict[str, "Folder"] = field(default_factory=dict)
    files: list[File] = field(default_factory=list)
    left_out: list[LeftOut] = field(default_factory=list)
    number: int = 0
    """As in `File`."""

    def below(self, name: str, *, zipped: bool = False) -> "Folder":
        """Give the folder of that name in this one, made where there is none."""
        if name not in self.folders:
            self.folders[name] = Folder(name, join(self.path, name), zipped)
        return self.folders[name]

    def leave_out(self, name: str, reason: str) -> None:
        """Note that something in this folder is not graded."""
        self.left_out.append(LeftOut(join(self.path, name), reason))

    def refuse(self, reason: str) -> None:
        """Note that the folder itself cannot be looked into."""
        self.left_out.append(LeftOut(self.path, reason))

    def all_left_out(self) -> Iterator[LeftOut]:
        """Give what is left out of this folder and of those in it."""
        yield from self.left_out
        for folder in self.folders.values():
            yield from folder.all_left_out()


def join(path: str, name: str) -> str:
    """Give the path of something in a folder, bounded."""
    return bounded(f"{path}/{name}" if path else name, _PATH)


def plant(where: Path, shown: str) -> Folder:
    """Make the tree of a folder or a zip. Raises UsageError where it is neither, or far too large for a class."""
    planter = _Planter(where)
    root = Folder(where.resolve().name, "" if shown == "." else shown)
    try:
        if where.is_dir():
            planter.folder(root, where, 0)
        elif where.is_file():
            root.name, root.zipped = where.stem, True
            planter.archive(root, archives.opened(where), Place(where, where), 0)
        else:
            raise UsageError(
                f"There is no folder or zip {one_line(shown, 200)}. Give the one with the submissions."
            )
    except UnreadableArchiveError as error:
        advice = "Give the folder that holds the submissions, or a .zip of it."
        raise UsageError(f"{one_line(shown, 200)} cannot be opened: {error}. {advice}") from error
    except OSError as error:
        raise UsageError(f"{one_line(shown, 200)} cannot be read: {error.strerror}.") from error
    return root


class _Planter:
    def __init__(self, top: Path) -> None:
        self._top = top
        self._seen: Counter[str] = Counter()
        self._total = 0

    def folder(self, folder: Folder, directory: Path, depth: int, student: str = "") -> None:
        """Add what lies in a folder on disk."""
        with os.scandir(directory) as scan:
            entries = list(islice(scan, MOST - self._total + 1))
        self._count(len(entries), student)
        for entry in sorted(entries, key=lambda entry: entry.name):
            if _is_skipped(entry.name):
                continue
            self._entry(folder, entry, depth, student or entry.name)

    def _entry(self, folder: Folder, entry: os.DirEntry[str], depth: int, student: str) -> None:
        # A junction is what Windows has for a link to a folder; Python tells it from 3.12 on.
        if entry.is_symlink() or getattr(entry, "is_junction", bool)():
            folder.leave_out(entry.name, _LINK)
        elif entry.is_dir(follow_symlinks=False):
            if depth == DEPTH:
                folder.leave_out(entry.name, _TOO_DEEP)
            else:
                inside = folder.below(entry.name)
                try:
                    self.folder(inside, Path(entry.path), depth + 1, student)
                except OSError as error:
                    inside.refuse(f"it cannot be read: {(error.strerror or 'unknown').lower()}")
        elif not entry.is_file(follow_symlinks=False):
            folder.leave_out(entry.name, "not an ordinary file")
        elif entry.name.lower().endswith(".zip"):
            place, inside = Place(self._top, Path(entry.path)), folder.below(entry.name, zipped=True)
            try:
                archive = archives.opened(place.file, archives.STUDENT_LIMIT)
                self.archive(inside, archive, place, depth + 1, nested=True)
            except UnreadableArchiveError as error:
                inside.refuse(str(error))
        else:
            _add(folder, entry.name, Place(self._top, Path(entry.path)))

    def archive(
        self, root: Folder, archive: zipfile.ZipFile, place: Place, depth: int, *, nested: bool = False
    ) -> None:
        """Add what lies in a zip; in a student's own (`nested`) no further zip is opened."""
        most = MOST_IN_ZIP if nested else MOST
        walked = (member for member in archives.members(archive) if not any(map(_is_skipped, member.parts)))
        found = list(islice(walked, most + 1))
        if nested and len(found) > most:
            raise UnreadableArchiveError(f"it holds more than {most:,} files")
        self._count(len(found), root.name)
        for member in found:
            if member.refused or depth + len(member.parts) - 1 > DEPTH:
                root.leave_out("/".join(member.parts) or member.name, member.refused or _TOO_DEEP)
                continue
            folder = root
            for part in member.parts[:-1]:
                folder = folder.below(part)
            self._member(folder, archive, member, place, depth + len(member.parts), nested)

    def _member(
        self, folder: Folder, archive: zipfile.ZipFile, member: Member, place: Place, depth: int, nested: bool
    ) -> None:
        name = member.parts[-1]
        within = Place(place.top, place.file, (*place.members, member.name))
        if member.locked and name.lower().endswith((".py", ".zip")):
            folder.leave_out(name, member.locked)
        elif not name.lower().endswith(".zip"):
            _add(folder, name, within)
        elif nested:
            folder.leave_out(name, "a zip inside a student's zip is not opened")
        else:
            inside = folder.below(name, zipped=True)
            try:
                self.archive(inside, archives.inside(archive, member.name), within, depth, nested=True)
            except UnreadableArchiveError as error:
                inside.refuse(str(error))

    def _count(self, more: int, student: str) -> None:
        self._total += more
        self._seen[student] += more
        if self._total > MOST:
            largest = one_line(self._seen.most_common(1)[0][0], 80) or "the folder itself"
            raise UsageError(
                f"{one_line(str(self._top), 200)} holds more than {MOST:,} files and folders, most of them in "
                f"{largest}. Give a folder that holds nothing but submissions."
            )


def _is_skipped(name: str) -> bool:
    return (name.startswith(".") and name != "..") or name.lower() in _SKIPPED


def _add(folder: Folder, name: str, place: Place) -> None:
    lower = name.lower()
    if lower.endswith(".py"):
        folder.files.append(File(name, join(folder.path, name), place))
    elif lower.endswith(".ipynb"):
        folder.leave_out(name, "a notebook: only .py files are graded")
    elif lower.endswith(_OTHER_ARCHIVES):
        folder.leave_out(name, "of all archives only .zip is opened")
