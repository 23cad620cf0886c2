"""The names of students: bounded, in an order that people expect, and read from the table of --map."""

import csv
import hashlib
import io
import re
import unicodedata
from collections import Counter
from pathlib import Path

from grader.errors import UsageError
from grader.reports.text import one_line

LONGEST = 120
"""Characters of a name, or of what stands for it."""
_TABLE_LIMIT = 8 * 1024 * 1024
# fmt: off
_KEYS = frozenset({
    "id", "user", "user id", "username", "user name", "login", "login id", "email", "email address", "e mail",
    "folder", "key", "file", "student id", "number", "id number", "matriculation number",
    "canvas id", "canvas user id", "sis user id", "sis login id", "moodle id", "identifier", "participant",
    "participant id", "github", "github id", "github username", "github user",
})
_NAMES = frozenset({"name", "full name", "fullname", "student", "student name", "display name"})
_FIRST = frozenset({"first name", "firstname", "given name"})
_LAST = frozenset({"last name", "lastname", "surname", "family name"})
# fmt: on
_NO_STUDENT = ("", "points possible")  # the second row of a gradebook of Canvas


def bounded(text: str, longest: int = LONGEST) -> str:
    """Give the text, or its beginning and a digest of the rest: distinct texts stay distinct."""
    if len(text) <= longest:
        return text
    digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:12]
    return f"{text[: longest - 15]}...{digest}"


def natural(text: str) -> list[tuple[int, str]]:
    """Give the key of an order in which `exercise-2` comes before `exercise-10`."""
    pieces = re.split(r"([0-9]+)", text.casefold())
    # Digits are compared by their count first: `int` refuses the longest of them.
    return [
        (len(piece.lstrip("0")), piece.lstrip("0")) if at % 2 else (0, piece) for at, piece in enumerate(pieces)
    ]


def comparable(text: str) -> str:
    """Give what two writings of one name have in common."""
    return unicodedata.normalize("NFC", text).casefold().strip()


def read_names(table: Path) -> dict[str, str]:
    """Read the table of --map: what a student's submission is known by (`comparable`) -> the name to show.

    Columns are found by their headers: every one that holds ids, logins or the like is a key, and `name` (or first
    and last name) is what is shown. Without headers the first column is the key and the second the name.
    Raises UsageError, with the line, for what is no such table and for a key that stands there twice.
    """
    rows = _rows(table)
    if not rows:
        raise UsageError(f"{_shown(table)} is empty. Write a line for each student: login,name.")
    keys, names = _columns([_header(cell) for cell in rows[0][1]])
    if not keys:
        keys, names = [0], [1]
    else:
        rows = rows[1:]
    lines: dict[str, int] = {}
    students: list[tuple[list[str], str]] = []
    for line, cells in rows:
        own = list(dict.fromkeys(filter(None, (_key(cells[at]) for at in keys if at < len(cells)))))
        name = " ".join(filter(None, (cells[at].strip() for at in names if at < len(cells))))
        if not own and comparable(name) in _NO_STUDENT:
            continue
        if not own or not name:
            missing = "name" if own else "id"
            raise UsageError(f"{_shown(table)}, line {line}: no {missing}. Each line needs an id and a name.")
        for key in own:
            if key in lines:
                twice = f"{one_line(key, 60)!r} stands in line {lines[key]} too"
                raise UsageError(f"{_shown(table)}, line {line}: {twice}. Take one of the two out.")
        lines.update(dict.fromkeys(own, line))
        students.append((own, name))
    shared = Counter(name for _, name in students)
    return {
        key: bounded(name if shared[name] == 1 else f"{name} ({own[0]})") for own, name in students for key in own
    }


def _columns(header: list[str]) -> tuple[list[int], list[int]]:
    """Give the columns of keys and of names; no keys where this is no line of headers."""
    keys = [at for at, word in enumerate(header) if word in _KEYS]
    names = [at for at, word in enumerate(header) if word in _NAMES][:1]
    if not names:
        names = [at for wanted in (_FIRST, _LAST) for at, word in enumerate(header) if word in wanted]
    others = [at for at in range(len(header)) if at not in keys + names]
    if keys and not names:
        # Of two columns that could both be keys, such as `login,email`, the last one is shown.
        names = others[:1] or keys[-1:]
    elif names and not keys:
        keys = others[:1]
    return keys, names


def _header(cell: str) -> str:
    return " ".join(re.sub(r"[\W_]+", " ", comparable(cell)).split())


def _key(cell: str) -> str:
    """Give a key; a grading sheet of Moodle says `Participant 123` where the folder says 123."""
    return re.sub(r"^participant (?=[0-9]+$)", "", comparable(cell))


def _rows(table: Path) -> list[tuple[int, list[str]]]:
    """Give the lines that are not empty, each with its number."""
    try:
        with table.open("rb") as file:
            data = file.read(_TABLE_LIMIT + 1)
    except OSError as error:
        raise UsageError(f"{_shown(table)} cannot be read: {error.strerror}.") from error
    if len(data) > _TABLE_LIMIT:
        raise UsageError(
            f"{_shown(table)} is larger than {_TABLE_LIMIT // 1024**2} MB: that is no list of students."
        )
    try:
        lines = list(io.StringIO(data.decode("utf-8-sig"), newline=""))
    except UnicodeDecodeError as error:
        raise UsageError(f"{_shown(table)} is not UTF-8 text. Save it as CSV UTF-8.") from error
    first = next((line for line in lines if line.strip()), "")
    # csv.Sniffer guesses from letters too; the separator that cuts the first line into most columns is certain.
    delimiter = max(",;\t", key=first.count)
    rows, began = [], 1
    reader = csv.reader(lines, delimiter=delimiter, strict=True)
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                rows.append((began, cells))
            began = reader.line_num + 1
    except csv.Error as error:
        raise UsageError(f"{_shown(table)}, line {began}: {error}. Is a quotation mark missing?") from error
    return rows


def _shown(table: Path) -> str:
    return one_line(str(table), 200)
