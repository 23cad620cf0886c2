"""`grade verify` as the command line calls it: on all cores, with a progress bar."""

from collections.abc import Sequence
from functools import partial

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from grader import processes
from grader.candidate.launch import fork_candidates
from grader.candidate.sandbox import Sandbox
from grader.course import SOLUTION, Course
from grader.errors import UsageError
from grader.instructor.verify import verify as run
from grader.model import Verification


def verify(
    course: Course, names: Sequence[str], *, jobs: int | None, seeds: int, mutants: bool
) -> list[Verification]:
    """Verify exercises in worker processes, with a progress bar on standard error.

    Raises UsageError where there is nothing to verify the checks with, as in a handout.
    """
    if not any(
        (course.root / "solutions" / name / part).exists() for name in names for part in (SOLUTION, "right")
    ):
        raise UsageError(
            f"{course.root / 'solutions'} holds no reference of {', '.join(names)}, as in a handout for students: "
            "there is nothing to prove the checks with. Verify the instructor's course instead."
        )
    columns = (TextColumn("verifying"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    pool = processes.pool(jobs, partial(fork_candidates, Sandbox.OFF))
    with pool, Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("verifying", total=None)
        return run(
            course,
            names,
            pool,
            seeds=seeds,
            mutants=mutants,
            progress=lambda done, known: bar.update(task, completed=done, total=known),
        )
