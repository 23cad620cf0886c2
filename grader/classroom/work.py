"""One submission of a class, as it travels to a worker process of this machine or of another, and back.

Plain data goes both ways: the text that was handed in, and the line that goes into results.jsonl. The course does
not travel: a worker has its own copy, and refuses the job if that is another version.
"""

import os
import platform
import threading
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grader import __version__, environment
from grader.candidate.sandbox import Sandbox
from grader.course import find, fingerprint
from grader.errors import CourseError
from grader.examiner.grade import Options
from grader.examiner.submission import Submission
from grader.model import Exercise
from grader.reports import json_report

if TYPE_CHECKING:
    from grader.examiner.warm import Examiner

COURSE = "GRADE_COURSE"
"""The variable that tells a worker on another machine where its copy of the course is."""
_ONE_AT_A_TIME = threading.Lock()
"""pytest and hypothesis keep their state in the process, and a worker of a cluster may have threads."""


@dataclass(frozen=True, slots=True)
class Job:
    """One file to grade."""

    student: str
    exercise: str
    submission: Submission
    course: str
    """The course's folder on the machine that asks."""
    version: str
    """What `version` gives there."""
    sandbox: Sandbox
    seed: int | None = None


def version(exercise: Exercise) -> str:
    """Tell this version of an exercise, and of the grader, from all others."""
    return f"{__version__}-{fingerprint(exercise)[:16]}"


@dataclass(frozen=True, slots=True)
class Done:
    """What a worker gives back."""

    data: dict[str, Any]
    """The Scorecard as schema 1 has it."""
    timed_out: bool
    """Whether anything of it took too long: it may have been this machine's fault."""


def grade(job: Job) -> Done:
    """Grade a job, in a worker. Raises CourseError where this worker has another version of the exercise."""
    with _ONE_AT_A_TIME:
        exercise = _exercise(job)
        here = version(exercise)
        if here != job.version:
            raise CourseError(
                f"{platform.node()} has another version of {job.exercise} in {exercise.folder.parent.parent}: "
                f"{here}, not {job.version}. Bring the course and the kit there up to date, or name the right "
                f"folder in {COURSE} and start its worker again."
            )
        scorecard = _examiner(job.sandbox).grade(exercise, job.submission, Options(seed=job.seed))
    scorecard = replace(scorecard, versions={**scorecard.versions, "exercise": here})
    return Done(json_report.as_data(scorecard), scorecard.timed_out)


@cache
def _examiner(sandbox: Sandbox) -> "Examiner":
    environment.clean()  # a worker of a cluster was started by somebody else, with an environment of its own
    from grader.examiner.warm import Examiner

    return Examiner(sandbox)


def _exercise(job: Job) -> Exercise:
    """Read the exercise in this machine's copy of the course."""
    folder = Path(os.environ.get(COURSE) or job.course)
    if not folder.is_dir():
        raise CourseError(
            f"{platform.node()} has no course in {folder}. Name its folder in {COURSE}, and start it again."
        )
    return find(folder).exercise(job.exercise)
