"""What a name says: which student handed it in, for which exercise, and who named it so.

`picking` asks it about folders, zips and files. The patterns are those of the bulk downloads of Canvas
(`lovelaceada_LATE_12_34_solution-1.py`), Moodle (`Ada Lovelace_12_assignsubmission_file_`) and
GitHub Classroom (`exercise-04-ada`).
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

CANVAS = "Canvas"
MOODLE = "Moodle"
GITHUB = "GitHub Classroom"
FOLDERS = "a folder for each student"
COURSES = "a whole course from each student"
FILES = "a file for each student"
ALL = (FOLDERS, COURSES, FILES, CANVAS, MOODLE, GITHUB)

_CONTAINERS = ("submissions", "submitted", "handins")

_MOODLE = re.compile(r"(?P<name>.+?)_(?P<id>[0-9]+)_assignsubmission_file_?(?P<file>.*)", re.DOTALL)
_CANVAS = re.compile(r"(?P<name>.+?)(?:_LATE)?_(?P<id>[0-9]+)_(?P<attachment>[0-9]{1,20})_(?P<file>.+)", re.DOTALL)
_VERSION = re.compile(r"(?P<stem>.+?)(?:-(?P<canvas>[0-9]{1,9})| ?\((?P<browser>[0-9]{1,9})\))", re.DOTALL)
_SEPARATORS = "-_ ."


@dataclass(frozen=True, slots=True)
class Owner:
    """The student whom a name tells. Two with one name and different ids stay two."""

    name: str
    id: str = ""
    alias: str = ""
    """The whole name of the folder: a table of --map may know the student by it."""


@dataclass(frozen=True, slots=True)
class Label:
    """What a name says."""

    owner: Owner | None
    """None where it tells no student: `solution.py`."""
    layout: str
    exercise: str | None = None
    file: str = ""
    """The name that the student gave to the file, where the name holds it."""
    number: int = 0
    """Of the upload: a later one has a larger number."""


class Exercises:
    """The names of a course's exercises, found in other names: `exercise-04`, `Exercise_4`, `ex04`."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = frozenset(names)
        numbered = {name: found for name in names if (found := re.fullmatch(r"(.+?)[-_ ]?0*([0-9]{1,9})", name))}
        self._numbers = {(found[1].casefold(), found[2].lstrip("0")): name for name, found in numbered.items()}
        self._words = {found[1].casefold() for found in numbered.values()}
        short = ["ex"] if "exercise" in self._words else []
        forms = [rf"(?P<word>{_any(self._words, short)})[-_ ]*(?P<number>[0-9]{{1,9}})"] if numbered else []
        if plain := self.names - numbered.keys():
            forms.append(rf"(?P<plain>{_any(plain, [])})")
        # A letter or digit beside it makes it another word: `alex4`, `ex4b`.
        self._pattern = re.compile(rf"(?<![^\W_])(?:{'|'.join(forms) or '(?!)'})(?![^\W_])", re.IGNORECASE)

    def split(self, text: str) -> tuple[str | None, str, str]:
        """Give the exercise that a text names, if any, and what stands before and after it.

        Numbers that the course does not have are told too: `exercise-99` is no other exercise.
        """
        found = self._pattern.search(text)
        if found is None:
            return None, text, ""
        groups = found.groupdict()
        before, after = text[: found.start()].strip(_SEPARATORS), text[found.end() :].strip(_SEPARATORS)
        if groups.get("plain"):
            plain = groups["plain"].casefold()
            return next(name for name in self.names if name.casefold() == plain), before, after
        word = groups["word"].casefold()
        word = "exercise" if word == "ex" and word not in self._words else word
        number = groups["number"].lstrip("0")
        return self._numbers.get((word, number), f"{word}-{number.zfill(2)}"), before, after

    def told(self, text: str) -> str | None:
        """Give the exercise that a text names, or None."""
        return self.split(text)[0]

    def version(self, stem: str) -> tuple[str, int]:
        """Split `solution-2` or `solution (2)` into `solution` and 2, as Canvas and browsers number later uploads.

        The number of an exercise is no such number.
        """
        found = _VERSION.fullmatch(stem)
        if found is None or self.told(stem) != self.told(found["stem"]):
            return stem, 0
        return found["stem"], int(found["canvas"] or found["browser"])

    def is_one(self, text: str) -> bool:
        """Whether a text is the name of an exercise and nothing else, but perhaps `-submissions`."""
        exercise, before, after = self.split(text)
        return exercise is not None and not before and after.casefold() in ("", "submissions")


def read(name: str, exercises: Exercises, *, folder: bool) -> Label:
    """Read the name of a student's folder, or (without its suffix) of a file or zip that lies among them."""
    if found := _MOODLE.fullmatch(name):
        return Label(Owner(found["name"], found["id"], name), MOODLE, file=found["file"])
    if found := _CANVAS.fullmatch(name):
        owner = Owner(found["name"], found["id"], name)
        return Label(owner, CANVAS, file=found["file"], number=int(found["attachment"]))
    layout = FOLDERS if folder else FILES
    exercise, before, after = exercises.split(name)
    if exercise and not before and after:
        return Label(Owner(after, alias=name), GITHUB if folder else FILES, exercise)
    if exercise and before and not after:
        return Label(Owner(before, alias=name), layout, exercise)
    if not folder and (exercise or exercises.version(name)[0].casefold() == "solution"):
        return Label(None, layout, exercise)
    return Label(Owner(name, alias=name), layout, exercise)


def is_container(name: str) -> bool:
    """Whether a folder of that name holds students, and is none: `submitted`, `exercise-04-submissions`."""
    return name.casefold().endswith(_CONTAINERS)


def _any(words: frozenset[str] | set[str], more: list[str]) -> str:
    return "|".join(re.escape(word) for word in sorted([*words, *more], key=len, reverse=True))
