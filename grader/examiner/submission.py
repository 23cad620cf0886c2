"""Reads a student's file: bytes that may be anything become text, or a sentence about why not."""

import hashlib
import io
import stat
import tokenize
from dataclasses import dataclass
from pathlib import Path

from grader.candidate.limits import SOURCE_LIMIT
from grader.examiner import notebook


@dataclass(frozen=True, slots=True)
class Submission:
    """A file handed in. Either `problem` says why it cannot be run, or `source` is its text."""

    path: str
    sha256: str
    source: str
    problem: str
    places: tuple[str, ...] = ()
    """Of a notebook: where each line of `source` stands in it."""


def read(path: Path, shown: str) -> Submission:
    """Read a file; `shown` is its path as a person would write it."""
    try:
        status = path.stat()
    except (OSError, ValueError) as error:
        if isinstance(error, PermissionError):
            return Submission(shown, "", "", f"{shown} cannot be read: permission denied.")
        return Submission(shown, "", "", f"There is no file {shown}. Write your solution there.")
    if stat.S_ISDIR(status.st_mode):
        return Submission(shown, "", "", f"{shown} is a folder, not a file.")
    if not stat.S_ISREG(status.st_mode):
        return Submission(shown, "", "", f"{shown} is not an ordinary file.")
    limit = notebook.LIMIT if notebook.is_one(shown) else SOURCE_LIMIT
    try:
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except OSError as error:
        return Submission(shown, "", "", f"{shown} cannot be read: {error.strerror}.")
    return read_bytes(data, shown)


def read_bytes(data: bytes, shown: str) -> Submission:
    """Read the bytes of a file; of a large one, a byte more than `SOURCE_LIMIT` is enough."""
    digest = hashlib.sha256(data).hexdigest()
    if notebook.is_one(shown):
        source, places, problem = notebook.code(data, shown)
        return Submission(shown, digest, source, problem, places)
    if len(data) > SOURCE_LIMIT:
        problem = f"{shown} is larger than {SOURCE_LIMIT // 1024} kB, the most that is read."
        return Submission(shown, "", "", f"{problem} Take out data and generated text.")
    source, problem = _decode(data, shown)
    return Submission(shown, digest, source, problem)


def _decode(data: bytes, shown: str) -> tuple[str, str]:
    """Give the text, with newlines as `\\n`, or the problem. An encoding declared as Python's rules say counts."""
    if not data.strip():
        return "", f"{shown} is empty. Write the functions of the statement there."
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "", f"{shown} is saved as UTF-16. Save it as UTF-8."
    if b"\0" in data:
        line = data[: data.index(b"\0")].count(b"\n") + 1
        return "", f"{shown} holds a NUL byte in line {line}: it is not a text file. Save it as UTF-8 text."
    try:
        encoding, _ = tokenize.detect_encoding(io.BytesIO(data).readline)
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        return "", f"{shown} is not valid {error.encoding} text (line {line}). Save it as UTF-8."
    except (SyntaxError, LookupError, ValueError):
        return "", f"{shown} is not UTF-8 text, nor any other encoding that it declares. Save it as UTF-8."
    return text.replace("\r\n", "\n").replace("\r", "\n"), ""
