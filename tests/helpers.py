"""What several tests use: the courses, and a grading of a text."""

import re
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from grader.candidate.limits import Limits
from grader.course import Course
from grader.examiner.grade import Options, grade
from grader.model import Scorecard

ROOT = Path(__file__).resolve().parent.parent
COURSE = Course(ROOT)
TOY = Course(ROOT / "tests" / "toy")
SUBMISSIONS = TOY.root / "submissions"
HASTY = Limits(call_seconds=1.0, import_seconds=2.0, long_call_seconds=5.0)
"""Deadlines for files that are known to hang: no test may depend on anything being faster than this."""


def grade_toy(name: str, options: Options | None = None) -> Scorecard:
    """Grade one of the toy course's submissions."""
    path = SUBMISSIONS / f"{name}.py"
    return grade(TOY.exercise("exercise-01"), path, path.name, options)


def statuses(scorecard: Scorecard) -> dict[str, str]:
    """Give the status of each check by its id."""
    return {result.check.id: str(result.status) for result in scorecard.results}


def without_times(text: str) -> str:
    """Take the times out of a report."""
    return re.sub(r"\d+(\.\d+)? m?s\b|\"seconds\": [0-9.]+", "TIME", text)


@contextmanager
def running(command: list[str], **options: Any) -> Iterator[subprocess.Popen[bytes]]:
    """Start a process, and end it afterwards, however the test ends."""
    with subprocess.Popen(command, cwd=ROOT, **options) as process:
        try:
            yield process
        finally:
            process.kill()


def wait_for(condition: Callable[[], object], seconds: float = 300) -> None:
    """Wait until something holds; it is an error if it never does. A deadline is for what hangs: it is far off."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)
