"""What the learner has done so far: one file in the course's folder, written after each grading.

    {"schema": 1, "exercises": {"exercise-04": {"sha256": "...", "score": 45, "max_score": 100, ...}}}

Nothing here ever stops a command: a damaged file is set aside, and a course that cannot be written
is noted in one line.
"""

import contextlib
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from grader.learner.aside import set_aside
from grader.model import Outcome, Scorecard, Status

FILE = ".grade-progress.json"
SCHEMA = 1


@dataclass(frozen=True, slots=True)
class Entry:
    """What is remembered of one exercise: its last grading, the text that solved it, the hints that were shown."""

    sha256: str = ""
    """Of the file at its last grading; empty where there was none."""
    score: int = 0
    max_score: int = 0
    """0 where the file could not be run."""
    started: bool = False
    """Whether any function was implemented at the last grading."""
    failing: tuple[str, ...] = ()
    """The functions with a failing check at the last grading, in the order of the checks."""
    solved: str = ""
    """The sha256 of the last text that got full marks: going back to it is solved again."""
    hints: Mapping[str, int] = field(default_factory=dict)
    """How many hints of each function were shown."""


_TYPES: dict[str, type] = {
    "sha256": str,
    "score": int,
    "max_score": int,
    "started": bool,
    "failing": list,
    "solved": str,
    "hints": dict,
}


def read(root: Path) -> dict[str, Entry]:
    """Give what is remembered, by the exercise's name. A damaged file is set aside, with a line on stderr."""
    path = root / FILE
    if not os.path.lexists(path):
        return {}
    try:
        if not path.is_file():
            raise ValueError("it is not a file")
        return _entries(json.loads(path.read_bytes()))
    except (OSError, ValueError, RecursionError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error).partition("\n")[0][:80]
        try:
            kept = f"It is kept as {set_aside(path).name}; progress starts anew."
        except OSError:
            kept = "Nothing is remembered."
        _note(f"{FILE} could not be read ({reason}). {kept}")
        return {}


def update(root: Path, name: str, change: Callable[[Entry], Entry]) -> bool:
    """Change what is remembered of one exercise, and tell whether it could be saved.

    The file is read again under a lock and replaced as a whole: two commands at once lose nothing of each other.
    """
    try:
        with _locked(root):
            entries = read(root)
            entries[name] = change(entries.get(name, Entry()))
            _write(root, entries)
    except OSError as error:
        _note(f"Progress is not saved: {root / FILE} cannot be written ({error.strerror}).")
        return False
    return True


def record(root: Path, scorecard: Scorecard) -> None:
    """Remember a grading of the exercise's own file. A fault of the grader changes nothing."""
    if scorecard.outcome is Outcome.FAULT or not scorecard.sha256:
        return
    failing = dict.fromkeys(item.check.function for item in scorecard.results if item.status is not Status.PASSED)
    started = any(item.status is not Status.NOT_IMPLEMENTED for item in scorecard.results)

    def graded(entry: Entry) -> Entry:
        return Entry(
            sha256=scorecard.sha256,
            score=scorecard.score,
            max_score=scorecard.max_score,
            started=started or scorecard.outcome is not Outcome.GRADED,
            failing=tuple(failing),
            solved=scorecard.sha256 if scorecard.passed else entry.solved,
            hints={} if scorecard.passed else entry.hints,
        )

    update(root, scorecard.exercise.name, graded)


def forget(entry: Entry) -> Entry:
    """Give an entry without its last grading and its hints; the text that solved it stays known."""
    return replace(Entry(), solved=entry.solved)


def _entries(data: Any) -> dict[str, Entry]:
    if not isinstance(data, dict) or data.get("schema") != SCHEMA:
        raise ValueError(f"it is not of schema {SCHEMA}")
    exercises = data.get("exercises")
    if not isinstance(exercises, dict):
        raise ValueError("it lists no exercises")
    return {name: _entry(name, value) for name, value in exercises.items()}


def _entry(name: str, data: Any) -> Entry:
    sound = (
        isinstance(data, dict)
        and all(type(value) is _TYPES.get(key) for key, value in data.items())
        and all(isinstance(function, str) for function in data.get("failing", []))
        and all(type(steps) is int and steps >= 0 for steps in data.get("hints", {}).values())
    )
    if not sound:
        raise ValueError(f"the entry of {name[:40]!r} has a wrong form")
    return Entry(**{**data, "failing": tuple(data.get("failing", []))})


def _write(root: Path, entries: Mapping[str, Entry]) -> None:
    exercises = {name: asdict(entry) for name, entry in sorted(entries.items())}
    text = json.dumps({"schema": SCHEMA, "exercises": exercises}, indent=2) + "\n"
    descriptor, temporary = tempfile.mkstemp(prefix=f"{FILE}.", suffix=".tmp", dir=root)
    try:
        with open(descriptor, "w", encoding="ascii") as file:
            file.write(text)
        os.replace(temporary, root / FILE)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise


@contextlib.contextmanager
def _locked(root: Path) -> Iterator[None]:
    """Hold a lock on the course's folder, where the system has such locks."""
    try:
        import fcntl
    except ImportError:  # Windows: the file is still replaced as a whole
        yield
        return
    folder = os.open(root, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):  # some network file systems have no locks
            fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def _note(text: str) -> None:
    print(text, file=sys.stderr)
