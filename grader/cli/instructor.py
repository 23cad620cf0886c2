"""The commands of an instructor: verify, class, new, handout, export."""

import sys
from pathlib import Path
from typing import Any

import click

from grader.candidate.sandbox import Sandbox
from grader.cli.words import course_option, emit, find_course, some_exercises, stdout_that_never_fails
from grader.course import shown
from grader.errors import UsageError
from grader.model import Difficulty

_OF_VERIFY = ["rich", "plain", "json"]


@click.command("verify")
@click.argument("exercises", nargs=-1)
@course_option
@click.option("--format", "format_", type=click.Choice(_OF_VERIFY), default="rich", show_default=True)
@click.option(
    "-o", "--output", type=click.Path(path_type=Path, dir_okay=False), help="Write the report to a file."
)
@click.option("--jobs", type=click.IntRange(1), help="Worker processes; one for each core, if not given.")
@click.option("--seeds", type=click.IntRange(1), default=25, show_default=True, help="Draw with so many.")
@click.option("--mutants/--no-mutants", default=True, help="Try small changes of the reference.")
def verify(
    exercises: tuple[str, ...],
    course: Path | None,
    format_: str,
    output: Path | None,
    jobs: int | None,
    seeds: int,
    mutants: bool,
) -> None:
    """Prove the checks of all exercises, or of some: for instructors and CI."""
    from grader.instructor import command as instructor
    from grader.reports import verification

    where, names = some_exercises(course, exercises)
    found = instructor.verify(where, names, jobs=jobs, seeds=seeds, mutants=mutants)
    stdout_that_never_fails()
    if format_ == "rich" and output is None:
        verification.show(found)
    else:
        emit(verification.FORMATS[format_](found), output)
    sys.exit(0 if all(one.passed for one in found) else 3)


@click.command("class")
@click.argument("submissions", type=click.Path(path_type=Path))
@click.option(
    "-o", "--output", type=click.Path(path_type=Path, file_okay=False), required=True, help="Where to write."
)
@course_option
@click.option("--exercise", help="The exercise, where the paths do not say it; others are left out.")
@click.option(
    "--map", "table", type=click.Path(path_type=Path), help="A CSV file of the students' names, by id or login."
)
@click.option(
    "--sandbox", type=click.Choice([mode.value for mode in Sandbox]), default="required", show_default=True
)
@click.option("--jobs", type=click.IntRange(1), help="Worker processes; one for each core, if not given.")
@click.option("--seed", type=click.IntRange(0), help="Vary what the checks draw.")
@click.option("--dask", metavar="ADDRESS", help="Grade on a cluster: tcp://scheduler:8786.")
@click.option(
    "--compare", type=click.Path(path_type=Path), help="Another results.jsonl: show whose score is another now."
)
def grade_class(submissions: Path, output: Path, course: Path | None, sandbox: str, **wishes: Any) -> None:
    """Grade the submissions of a class, in a folder or a zip of any usual layout.

    Run the same command again to go on after an interruption: what is graded stays.
    """
    from grader.classroom.command import Wishes
    from grader.classroom.command import grade_class as run_class

    stdout_that_never_fails()
    where = find_course(course, None)
    without_fault = run_class(where, submissions, output, Wishes(sandbox=Sandbox(sandbox), **wishes))
    sys.exit(0 if without_fault else 3)


@click.command("new")
@click.argument("exercise", required=False)
@course_option
@click.option("--title", help="As on the card: 'Running Mean'.")
@click.option("--function", "functions", multiple=True, help="'name(x, width=3)'; may be given several times.")
@click.option(
    "--difficulty", type=click.Choice([level.value for level in Difficulty]), default="medium", show_default=True
)
@click.option("--tag", "tags", multiple=True)
@click.option("--given", multiple=True, help="A function of an earlier exercise to build on.")
def new(
    exercise: str | None, course: Path | None, title: str | None, functions: tuple[str, ...], **about: Any
) -> None:
    """Start an exercise that passes `grade verify` but for its TODOs; with --course alone, an empty course."""
    from grader.instructor import new as starting

    if exercise is None:
        if course is None:
            raise UsageError("Name the new exercise: grade new exercise-17 --title '...' --function 'name(x)'.")
        root = starting.start_course(course).root
        click.echo(f"Started an empty course in {root}.")
        click.echo(f"Next: cd {root} && grade new exercise-01 --title '...' --function 'name(x)'")
        return
    if title is None or not functions:
        raise UsageError("A new exercise needs --title and at least one --function 'name(x)'.")
    where = find_course(course, None)
    for path in starting.start_exercise(where, exercise, title, functions, **about):
        click.echo(f"  {shown(path)}")
    click.echo(f"\nNext: write what is marked TODO in them; `grade verify {exercise}` lists what is left.")
    click.echo("Begin with the statement; the README has a page on it: Add an exercise in fifteen minutes.")


@click.command("handout")
@click.argument("folder", type=click.Path(path_type=Path))
@click.argument("exercises", nargs=-1)
@course_option
@click.option("--exercises", "bare", is_flag=True, help="Only the folders of exercises/: no checks, no grader.")
def handout(folder: Path, exercises: tuple[str, ...], course: Path | None, bare: bool) -> None:
    """Write what students get into a new folder: all exercises, or some, with fresh stubs and no references."""
    from grader.instructor import handout as handing_out

    where, names = some_exercises(course, exercises)
    files = handing_out.contents(where, names, bare=bare)
    handing_out.write(files, folder)
    click.echo(f"Wrote {len(files)} files into {folder}, with fresh stubs, and without the references:")
    for name in names:
        click.echo(f"  {name}")
    readable = list(handing_out.readable(where, names, bare=bare))
    if readable:
        click.echo("\nWhat a curious student can still read there:")
    for line in readable:
        click.echo(f"  {line}")
    click.echo("\nSo marks that count come from your own course: `grade class`, or `grade EX --solution FILE`.")


@click.group("export")
def export() -> None:
    """Make an exercise ready for another system."""


@export.command("gradescope")
@click.argument("exercise")
@course_option
@click.option(
    "-o", "--output", type=click.Path(path_type=Path, dir_okay=False), required=True, help="The zip file."
)
def export_gradescope(exercise: str, course: Path | None, output: Path) -> None:
    """Make the zip file that Gradescope takes as the autograder of an assignment."""
    from grader.instructor import export as exporting

    where = find_course(course, exercise)
    chosen, _ = where.resolve(exercise)
    exporting.write(exporting.gradescope(where, chosen.name), output)
    click.echo(f"Wrote {output}. On Gradescope: Configure Autograder, upload it, and set 100 autograder points.")
