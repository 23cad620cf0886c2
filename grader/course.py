"""Finds the course, its exercises and their files: the only owner of paths and of TOML.

    course/exercises/exercise-04/   README.md, exercise.toml, solution.py (the student's), given.py
    course/solutions/exercise-04/   solution.py (the reference), stub.py, checks.py, mistakes/, right/

Exercises are discovered by their exercise.toml; nothing is registered anywhere.
"""

import difflib
import hashlib
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grader.errors import BrokenCourseError, UsageError
from grader.model import AcceptedMutant, Capstone, Difficulty, Exercise, Function, Mistake

SETTINGS = "exercise.toml"
SOLUTION = "solution.py"
STUB = "stub.py"
STATEMENT = "README.md"
CHECKS = "checks.py"
GIVEN = "given.py"
CAPSTONE = "capstone"
_KEYS: dict[str, type] = {
    "title": str,
    "difficulty": str,
    "tags": list,
    "functions": dict,
    "given": list,
    "imports": list,
    "accepted_mutants": list,
}
_MUTANT_KEYS: dict[str, type] = {"before": str, "after": str, "reason": str}
_CAPSTONE_KEYS: dict[str, type] = {"title": str, "prompt": str, "phrase": str, "needs": list}
_FUNCTION_KEYS: dict[str, type] = {"parameters": str, "hints": list}


@dataclass(frozen=True, slots=True)
class Course:
    """A folder with `exercises/` and `solutions/`."""

    root: Path

    def names(self) -> list[str]:
        """List the names of the exercises, in order."""
        return sorted(path.parent.name for path in self.root.glob(f"exercises/*/{SETTINGS}"))

    def title(self) -> str:
        """Give the course's name: the first heading of its README up to a colon; empty where it has none."""
        try:
            lines = (self.root / STATEMENT).read_text(encoding="utf-8", errors="replace").split("\n")
        except OSError:
            return ""
        return next((line[2:].partition(":")[0].strip() for line in lines if line.startswith("# ")), "")

    def exercise(self, name: str) -> Exercise:
        """Read one exercise by the name of its folder. Raises BrokenCourseError where its folder is not right."""
        folder = self.root / "exercises" / name
        settings = _read_toml(folder / SETTINGS)
        _refuse_unknown(settings, _KEYS, folder / SETTINGS, "")
        for key in ("title", "difficulty", "functions"):
            if not settings.get(key):
                raise BrokenCourseError(f"{folder / SETTINGS}: the key {key!r} is missing. Add it.")
        if settings["difficulty"] not in list(Difficulty):
            levels = ", ".join(Difficulty)
            raise BrokenCourseError(f"{folder / SETTINGS}: difficulty is one of {levels}. Change it.")
        return Exercise(
            name=name,
            title=settings["title"],
            difficulty=Difficulty(settings["difficulty"]),
            tags=_texts(settings, "tags", folder),
            functions=tuple(_function(folder, key, value) for key, value in settings["functions"].items()),
            given=_texts(settings, "given", folder),
            imports=_texts(settings, "imports", folder),
            accepted_mutants=tuple(_accepted(folder, table) for table in settings.get("accepted_mutants", ())),
            folder=folder,
            solutions=self.root / "solutions" / name,
        )

    def has_capstone(self) -> bool:
        """Tell whether the course has something that puts all its solutions together."""
        return (self.root / "exercises" / CAPSTONE / f"{CAPSTONE}.toml").is_file()

    def capstone(self) -> Capstone | None:
        """Read what puts all solutions together; None where the course has no such folder.

        Raises BrokenCourseError where the folder is not right.
        """
        folder = self.root / "exercises" / CAPSTONE
        path = folder / f"{CAPSTONE}.toml"
        if not self.has_capstone():
            return None
        settings = _read_toml(path)
        _refuse_unknown(settings, _CAPSTONE_KEYS, path, "")
        for key in _CAPSTONE_KEYS:
            if not settings.get(key):
                raise BrokenCourseError(f"{path}: the key {key!r} is missing. Add it.")
        needs = _texts(settings, "needs", folder)
        expected = folder / "expected.txt"
        text = read(expected).decode("utf-8", errors="replace") if expected.is_file() else ""
        return Capstone(settings["title"], settings["prompt"], settings["phrase"], needs, folder, text)

    def resolve(self, word: str) -> tuple[Exercise, Path]:
        """Give the exercise that a word of the command line names, and the file to grade.

        The word is a name, a number, or a path to the exercise's folder or to a file in it.
        Raises UsageError, with the nearest name, where it names none.
        """
        names = self.names()
        if word in names:
            exercise = self.exercise(word)
            return exercise, exercise.folder / SOLUTION
        if word.isascii() and word.isdigit():
            for name in names:
                tail = name.rpartition("-")[2]
                if tail.isdigit() and int(tail) == int(word):
                    return self.resolve(name)
        path = Path(word).resolve()
        if path.exists() and path.is_relative_to(self.root):
            parts = path.relative_to(self.root).parts
            if len(parts) >= 2 and parts[0] in ("exercises", "solutions") and parts[1] in names:
                exercise = self.exercise(parts[1])
                return exercise, path if path.is_file() else exercise.folder / SOLUTION
        raise UsageError(f"There is no exercise {word!r} in {self.root}. {_nearest(word, names)}")


def mistakes(exercise: Exercise) -> tuple[Mistake, ...]:
    """Read the known mistakes of an exercise. Raises BrokenCourseError for one that names no check."""
    found = []
    for path in sorted(exercise.solutions.glob("mistakes/*.py")):
        try:
            source = path.read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            raise BrokenCourseError(f"{path} cannot be read: {error}.") from error
        docstring = source.split('"""')[1] if source.startswith('"""') else ""
        text, _, checks = docstring.partition("\nCaught by:")
        if not text.strip() or not checks.strip():
            raise BrokenCourseError(f"{path}: its docstring must say what went wrong, then `Caught by: CHECK`.")
        # Lines are joined, so that each report can wrap the text to its own width; paragraphs stay.
        paragraphs = (" ".join(paragraph.split()) for paragraph in text.split("\n\n"))
        names = frozenset(checks.replace(",", " ").split())
        found.append(Mistake(path.stem, "\n".join(filter(None, paragraphs)), names, source))
    return tuple(found)


def sha256(path: Path) -> str:
    """Give the hash of a file's bytes; empty where it cannot be read."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return ""


def fingerprint(exercise: Exercise) -> str:
    """Give a digest of all that a verdict depends on, but for the submission and the grader itself."""
    files = [exercise.folder / SETTINGS, exercise.solutions / CHECKS, exercise.solutions / GIVEN]
    digest = hashlib.sha256()
    for path in (*files, *sorted(exercise.solutions.glob("mistakes/*.py"))):
        data = path.read_bytes() if path.exists() else b""
        digest.update(f"{path.name} {len(data)} ".encode() + data)
    return digest.hexdigest()


def stub(exercise: Exercise) -> bytes:
    """Give the stub as it was handed out. Raises BrokenCourseError where the course has none."""
    return read(exercise.solutions / STUB)


def public_settings(exercise: Exercise) -> bytes:
    """Give exercise.toml without the accepted mutants, which quote the reference. Raises BrokenCourseError."""
    path = exercise.folder / SETTINGS
    text = read(path).decode("utf-8")
    tables = re.split(r"^(?=\[)", text, flags=re.MULTILINE)
    kept = "".join(table for table in tables if not table.startswith("[[accepted_mutants]]")).rstrip() + "\n"
    wanted = {key: value for key, value in tomllib.loads(text).items() if key != "accepted_mutants"}
    if tomllib.loads(kept) != wanted:
        raise BrokenCourseError(
            f"{path}: write each of accepted_mutants as a table [[accepted_mutants]], at the end."
        )
    return kept.encode()


def statement(exercise: Exercise) -> str:
    """Give the statement, in Markdown. Raises BrokenCourseError where it cannot be read."""
    text = read(exercise.folder / STATEMENT).decode("utf-8-sig", errors="replace")
    return text.replace("\r\n", "\n")


def shown(path: Path) -> str:
    """Give a path as a person in this folder would write it."""
    try:
        return str(path.resolve().relative_to(Path.cwd()))
    except ValueError:
        return str(path)


def read(path: Path) -> bytes:
    """Give the bytes of a file that the course must have. Raises BrokenCourseError where it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise BrokenCourseError(f"{path} cannot be read: {error.strerror}. Tell your instructor.") from error


def find(start: Path) -> Course:
    """Give the course that a folder lies in. Raises UsageError where it lies in none."""
    start = start.resolve()
    for folder in (start, *start.parents):
        if next(folder.glob(f"exercises/*/{SETTINGS}"), None) or _is_empty_course(folder):
            return Course(folder)
    raise UsageError(f"{start} is not inside a course. Go to the course's folder, or add --course DIR.")


def _is_empty_course(folder: Path) -> bool:
    return (folder / "exercises").is_dir() and (folder / "solutions").is_dir()


def _nearest(word: str, names: list[str]) -> str:
    if not names:
        return "It has no exercises yet."
    tail = "".join(character for character in word if character.isdigit())
    near = difflib.get_close_matches(word.lower(), names, n=1, cutoff=0.3)
    if tail and not near:
        near = difflib.get_close_matches(tail, [name.rpartition("-")[2] for name in names], n=1, cutoff=0)
        near = [name for name in names if near and name.endswith(near[0])]
    return f"Did you mean {near[0]}?" if near else f"There is: {', '.join(names)}."


def _read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BrokenCourseError(f"{path} cannot be read: {error.strerror}.") from error
    except ValueError as error:  # TOMLDecodeError and UnicodeDecodeError
        raise BrokenCourseError(f"{path} is not valid TOML: {error}.") from error


def _refuse_unknown(table: dict[str, Any], known: dict[str, type], path: Path, where: str) -> None:
    for key, value in table.items():
        if key not in known:
            raise BrokenCourseError(f"{path}: unknown key {where}{key}. Known keys: {', '.join(known)}.")
        if not isinstance(value, known[key]):
            raise BrokenCourseError(f"{path}: {where}{key} must be a {known[key].__name__}.")


def _texts(table: dict[str, Any], key: str, folder: Path) -> tuple[str, ...]:
    values = table.get(key, [])
    if not all(isinstance(value, str) for value in values):
        raise BrokenCourseError(f"{folder / SETTINGS}: {key} must be a list of strings.")
    return tuple(values)


def _function(folder: Path, name: str, table: Any) -> Function:
    path = folder / SETTINGS
    if not isinstance(table, dict):
        raise BrokenCourseError(f"{path}: functions.{name} must be a table with parameters and hints.")
    _refuse_unknown(table, _FUNCTION_KEYS, path, f"functions.{name}.")
    if "parameters" not in table:
        raise BrokenCourseError(f'{path}: functions.{name}.parameters is missing, such as "x, axis=-1".')
    return Function(name, table["parameters"], _texts(table, "hints", folder))


def _accepted(folder: Path, table: Any) -> AcceptedMutant:
    path = folder / SETTINGS
    if not isinstance(table, dict) or not all(table.get(key) for key in _MUTANT_KEYS):
        raise BrokenCourseError(f"{path}: each of accepted_mutants is a table of {', '.join(_MUTANT_KEYS)}.")
    _refuse_unknown(table, _MUTANT_KEYS, path, "accepted_mutants.")
    return AcceptedMutant(*(table[key].strip() for key in _MUTANT_KEYS))
