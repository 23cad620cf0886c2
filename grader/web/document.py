"""The file on the disk, which is the truth: read for the editor, and saved only over what the editor began from.

Nothing here knows a browser. A text in the editor has `\n` between its lines, as browsers have; the file keeps
its own line ends, its byte order mark and its mode.
"""

import contextlib
import hashlib
import os
import secrets
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from grader.candidate.limits import SOURCE_LIMIT
from grader.learner.aside import keep_beside

_MARK = b"\xef\xbb\xbf"
MISSING = "There is no solution.py. What you write here makes it anew; Reset gives the stub."
TOO_LARGE = f"is larger than {SOURCE_LIMIT // 1024} kB, the most that is read. Take out data and generated text"


@dataclass(frozen=True, slots=True)
class Version:
    """The file as it is at one moment."""

    text: str | None
    """None where it cannot be edited here."""
    sha256: str
    """Of its bytes; empty where there is no file, or none that can be read."""
    problem: str = ""
    """Why it cannot be edited here, or that it is missing."""
    newline: str = "\n"
    mark: bool = False

    @property
    def is_missing(self) -> bool:
        """Whether there is no file: then saving makes it, and overwrites nothing."""
        return self.problem == MISSING

    def encoded(self, text: str) -> bytes:
        """Give a text as the bytes of this file. Raises NotSavedError: half a character, or too much."""
        try:
            data = text.replace("\n", self.newline).encode("utf-8")
        except UnicodeEncodeError as error:
            line = text[: error.start].count("\n") + 1
            raise NotSavedError(f"Not saved: line {line} holds half a character. Delete it.") from error
        if len(data) > SOURCE_LIMIT:
            raise NotSavedError(f"Not saved: the text {TOO_LARGE}.")
        return _MARK * self.mark + data


class NotSavedError(Exception):
    """A text could not be written; its message says why, and what to do."""


class ChangedError(Exception):
    """The file on the disk is another one than the editor began from, and not what the editor holds."""


def read(path: Path) -> Version:
    """Read the file. Whatever is wrong with it is said in the Version."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            kind = "a folder" if stat.S_ISDIR(status.st_mode) else "not an ordinary file"
            return Version(None, "", f"{path.name} is {kind}. Move it away, then Reset gives the stub.")
        with path.open("rb") as file:
            data = file.read(SOURCE_LIMIT + 1)
    except FileNotFoundError:
        return Version("", "", MISSING)
    except OSError as error:
        return Version(None, "", f"{path.name} cannot be read: {error.strerror}.")
    if len(data) > SOURCE_LIMIT:
        return Version(None, _sha256(data), f"{path.name} {TOO_LARGE}, with another editor.")
    return _decoded(data, path.name)


def _decoded(data: bytes, name: str) -> Version:
    sha256 = _sha256(data)
    mark = data.startswith(_MARK)
    try:
        text = data[len(_MARK) * mark :].decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        problem = f"{name} is not UTF-8 text (line {line}). Save it as UTF-8 with the editor that wrote it."
        return Version(None, sha256, problem)
    pairs = text.count("\r\n")
    # The line end that most lines have: an edit gives it to all of them.
    counts = {"\n": text.count("\n") - pairs, "\r\n": pairs, "\r": text.count("\r") - pairs}
    newline = max(counts, key=lambda end: counts[end])
    return Version(text.replace("\r\n", "\n").replace("\r", "\n"), sha256, newline=newline, mark=mark)


def save(path: Path, text: str, base: str) -> Version:
    """Write a text that began from the file whose sha256 is `base`, and give the file as it is now.

    Nothing is written where the file says the same already. Raises ChangedError where that would overwrite what
    somebody else wrote, and NotSavedError.
    """
    now = read(path)
    if now.text is None:
        raise NotSavedError(f"Not saved. {now.problem}")
    if now.text == text and not now.is_missing:
        return now
    if now.sha256 != base and not now.is_missing:
        raise ChangedError
    data = now.encoded(text)
    with _failures():
        _replace(path, data)
    return Version(text, _sha256(data), newline=now.newline, mark=now.mark)


def keep_mine(path: Path, text: str) -> Path | None:
    """Write the text, and keep what the file held beside it: give the path of that, if there was a file.

    Raises NotSavedError.
    """
    now = read(path)
    if now.text is None:
        raise NotSavedError(f"Not saved. {now.problem}")
    data = now.encoded(text)
    with _failures():
        kept = None if now.is_missing else keep_beside(path, path.read_bytes())
        _replace(path, data)
    return kept


def keep_theirs(path: Path, text: str) -> Path:
    """Leave the file as it is, and keep the text beside it: give the path of that. Raises NotSavedError."""
    data = read(path).encoded(text)
    with _failures():
        return keep_beside(path, data)


@contextlib.contextmanager
def _failures() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise NotSavedError(f"Not saved: {error.strerror}. Your text is still here, in the browser.") from error


def _replace(path: Path, data: bytes) -> None:
    """Put a whole new file in the place of the old, so that nobody reads half of it. Links and modes are kept."""
    target = Path(os.path.realpath(path))
    exists = target.exists()
    if exists and not os.access(target, os.W_OK):
        raise PermissionError(13, "the file is write-protected")
    temporary = target.with_name(f".{target.name}.{secrets.token_hex(8)}.tmp")
    try:
        with temporary.open("xb") as file:
            file.write(data)
        if exists:
            temporary.chmod(stat.S_IMODE(target.stat().st_mode))
        os.replace(temporary, target)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise


def _sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
