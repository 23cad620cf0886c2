"""`grade class` as the command line calls it: finds, grades, and writes what an instructor takes away.

OUT/results.jsonl   every result as it came, from which all the rest is made
OUT/grades.csv      for the gradebook
OUT/feedback/       a page for each student
OUT/report.html     what to explain again on Monday (and report.md)
"""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from grader import processes
from grader.candidate.limits import Limits
from grader.candidate.sandbox import Sandbox
from grader.classroom import batch, compare, feedback, gradebook, names, report, results, submissions
from grader.classroom.batch import Workers
from grader.classroom.results import Results, Row
from grader.classroom.submissions import Found
from grader.classroom.work import Job, version
from grader.course import Course, shown
from grader.errors import UsageError
from grader.model import Graded, Outcome
from grader.reports import json_report, terminal
from grader.reports.text import one_line

_LISTED = 20


@dataclass(frozen=True, slots=True)
class Wishes:
    """The options of `grade class`."""

    exercise: str | None = None
    table: Path | None = None
    """students.csv, of --map."""
    sandbox: Sandbox = Sandbox.REQUIRED
    jobs: int | None = None
    seed: int | None = None
    dask: str | None = None
    compare: Path | None = None


def grade_class(course: Course, where: Path, out: Path, wishes: Wishes) -> bool:
    """Grade a class; say whether the grader was at fault nowhere. Raises CourseError where nothing can be done."""
    report.require()
    if out.resolve().is_relative_to(where.resolve()):
        raise UsageError(f"-o {shown(out)} lies among the submissions. Choose a folder outside of {shown(where)}.")
    before = _graded(course, results.read(wishes.compare)) if wishes.compare else None
    table = names.read_names(wishes.table) if wishes.table else None
    found = submissions.find(where, course, wishes.exercise, table)
    click.echo(submissions.describe(found))
    if wishes.dask is None:
        _try_sandbox(wishes.sandbox)
    jobs = list(_jobs(course, where, found, wishes))
    kept = Results(out)
    try:
        with _workers(wishes) as workers, _bar() as bar:
            task = bar.add_task("grading", total=len(jobs))
            batch.run(jobs, workers, kept, lambda done: bar.update(task, completed=done))
        rows = kept.finish(jobs)
    except KeyboardInterrupt:
        click.echo("\nStopped. What is graded is kept: run the same command again to go on.", err=True)
        sys.exit(130)
    finally:
        kept.close()
    graded = _graded(course, rows)
    _write(out, graded, _missing(found, graded))
    _say(out, graded)
    if before is not None:
        terminal.console().print(compare.Comparison(compare.compare(before, graded)))
    return all(one.scorecard.outcome is not Outcome.FAULT for one in graded)


def _jobs(course: Course, where: Path, found: Found, wishes: Wishes) -> Iterator[Job]:
    versions = cache(lambda name: version(course.exercise(name)))
    above = f"{shown(where)}/"  # where an instructor keeps the class is nobody's business
    for entry in found.entries:
        yield Job(
            student=entry.student,
            exercise=entry.exercise,
            submission=replace(entry, path=entry.path.removeprefix(above)).read(),
            course=str(course.root),
            version=versions(entry.exercise),
            sandbox=wishes.sandbox,
            seed=wishes.seed,
        )


def _try_sandbox(sandbox: Sandbox) -> None:
    """Say before anything is graded that the sandbox does not work. Raises BrokenCourseError."""
    from grader.candidate.session import Program, Session

    session = Session(Program("", None, {}), Limits(), sandbox)
    session.prepare()
    session.close()
    if "bubblewrap" not in session.isolation:
        click.echo("No sandbox: these files can read this machine's disk, and what they read can decide marks.")


@contextmanager
def _workers(wishes: Wishes) -> Iterator[Workers]:
    if wishes.dask is None:
        count = wishes.jobs or processes.cores()
        yield Workers(start=lambda: processes.pool(count), window=2 * count, end=processes.end)
        return
    from grader.classroom import cluster

    with cluster.connect(wishes.dask) as workers:
        yield workers


def _bar() -> Progress:
    columns = (
        TextColumn("grading"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    return Progress(*columns, console=Console(stderr=True))


def _graded(course: Course, rows: Sequence[Row]) -> list[Graded]:
    exercise = cache(course.exercise)
    try:
        return [Graded(row["student"], json_report.read(row, exercise(row["exercise"]))) for row in rows]
    except (KeyError, TypeError, ValueError) as error:
        raise UsageError(f"These results are not of this version of the kit ({error}).") from error


def _missing(found: Found, graded: Sequence[Graded]) -> list[tuple[str, str]]:
    """Give who handed in nothing, for each exercise that others did."""
    exercises = sorted({one.scorecard.exercise.name for one in graded})
    return [(student, exercise) for exercise in exercises for student in found.unclaimed]


def _write(out: Path, graded: Sequence[Graded], missing: Sequence[tuple[str, str]]) -> None:
    try:
        gradebook.write_grades(out / "grades.csv", graded, missing)
        feedback.write(out / "feedback", graded)
        report.write_report(out, graded, missing=missing)
    except OSError as error:
        raise UsageError(
            f"{shown(out)} cannot be written: {error.strerror}. The results are kept: run the same command again."
        ) from error


def _say(out: Path, graded: Sequence[Graded]) -> None:
    full = sum(one.scorecard.passed for one in graded)
    click.echo(f"\nGraded {len(graded)}, {full} with full marks.")
    faults = [one for one in graded if one.scorecard.outcome is Outcome.FAULT]
    if faults:
        click.echo(f"{len(faults)} could not be graded, by a fault of the grader. They have no score:")
        for one in faults[:_LISTED]:
            click.echo(f"  {one_line(one.student, 40)}: {one_line(one.scorecard.message, 160)}")
        if len(faults) > _LISTED:
            click.echo(f"  ... and {len(faults) - _LISTED} more")
        click.echo("The same command tries them again.")
    for name in ("report.html", "grades.csv", "feedback"):
        click.echo(f"  {shown(out / name)}")
