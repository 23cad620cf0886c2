"""Gives the stub again. Nothing is asked, since nothing is lost: the old file is kept beside it."""

import contextlib
import os
from pathlib import Path

from grader import course
from grader.errors import UsageError
from grader.learner import progress
from grader.learner.aside import set_aside
from grader.model import Exercise
from grader.reports.terminal import say


def reset(exercise: Exercise, root: Path) -> None:
    """Restore the stub, and say so. Raises as `restore` does."""
    for line in restore(exercise, root):
        say(line)
    say("Next: ", f"grade show {exercise.name}")


def restore(exercise: Exercise, root: Path) -> list[str]:
    """Put the stub in the place of solution.py, and forget the last grading and the hints that were shown.

    Gives the sentences on what was done. Raises BrokenCourseError where the course has no stub, UsageError where
    the folder cannot be written.
    """
    stub = course.stub(exercise)
    path = exercise.folder / course.SOLUTION
    shown = Path(course.shown(exercise.folder), course.SOLUTION)
    if _holds(path, stub):
        done = [f"{shown} is the stub, untouched: there is nothing to do."]
    else:
        kept = _replace(path, shown, stub)
        done = [f"{shown} is the stub again."]
        done += [f"Your old file is kept as {shown.with_name(kept.name)}."] if kept else []
    if exercise.name in progress.read(root):
        progress.update(root, exercise.name, progress.forget)
    return done


def _holds(path: Path, content: bytes) -> bool:
    with contextlib.suppress(OSError):
        return path.read_bytes() == content
    return False


def _replace(path: Path, shown: Path, stub: bytes) -> Path | None:
    """Write the stub, and give the path under which the old file is kept, if there was one."""
    kept = None
    try:
        if os.path.lexists(path):
            kept = set_aside(path)
        path.write_bytes(stub)
    except OSError as error:
        if kept:
            os.replace(kept, path)
        raise UsageError(f"{shown} cannot be written ({error.strerror}); it is as it was.") from error
    return kept
