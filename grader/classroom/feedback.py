"""OUT/feedback/: one Markdown file for each student, with a card for each exercise that was handed in."""

import hashlib
import re
from collections.abc import Sequence
from pathlib import Path

from grader.classroom.writing import replaced
from grader.model import Graded
from grader.reports import markdown

_HARMLESS = re.compile(r"[^\w .@+-]", re.ASCII)
_RESERVED = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(10))}


def write(folder: Path, graded: Sequence[Graded]) -> None:
    """Write the files, each as a whole. Raises UsageError where one cannot be written."""
    folder.mkdir(parents=True, exist_ok=True)
    cards: dict[str, list[str]] = {}
    for one in graded:
        cards.setdefault(one.student, []).append(markdown.render(one.scorecard))
    for student, texts in cards.items():
        with replaced(folder / file_name(student)) as file:
            file.write("\n".join(texts))


def file_name(student: str) -> str:
    """Give a name that every file system takes, and that no other student's file has.

    A name of plain lower-case letters, digits and `.@+-` stays; any other gets a few digits of its digest.
    """
    plain = _HARMLESS.sub("_", student).strip(" .")[:60]
    reserved = plain.lower().split(".")[0] in _RESERVED
    if plain and plain == student and plain == plain.lower() and not reserved:
        return f"{plain}.md"
    digest = hashlib.sha256(student.encode("utf-8", "surrogatepass")).hexdigest()[:8]
    return f"{'_' if reserved or not plain else ''}{plain}-{digest}.md"
