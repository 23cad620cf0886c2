"""Arguments in, exit code out. Everything else is somebody else's work.

0 full marks   1 not yet   2 wrong usage, or no such exercise   3 the course or the grader is at fault
"""

import sys
from pathlib import Path
from typing import Any

import click

from grader.candidate.sandbox import Sandbox
from grader.course import SOLUTION, Course, find, shown
from grader.errors import CourseError, UsageError
from grader.model import Difficulty, Outcome, Scorecard
from grader.reports.formats import FORMATS, render


def reported(error: CourseError) -> click.ClickException:
    """Give a CourseError in click's terms, with its own exit code."""
    report = click.ClickException(str(error))
    report.exit_code = error.exit_code  # type: ignore[misc]
    return report


class Words(click.Group):
    """A group in which a word that is no subcommand is an exercise to grade: `grade 4`."""

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        """Take the first word as a subcommand, or else put `run` before it."""
        if args and self.get_command(ctx, args[0]) is None:
            args = ["run", *args]
        return super().resolve_command(ctx, args)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Let options of a grading stand before the exercise as well: `grade --all 4`."""
        own = args[:1] == ["--course"] and len(args) == 2
        if args and not own and args[0] not in ("-h", "--help", "--version") and args[0] not in self.commands:
            args = ["run", *args]
        return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Report our own errors as click does."""
        try:
            return super().invoke(ctx)
        except CourseError as error:
            raise reported(error) from error


_OF_VERIFY = ["rich", "plain", "json"]
_course = click.option("--course", type=click.Path(path_type=Path), help="The course's folder, if not this one.")


@click.group(cls=Words, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@_course
@click.version_option(package_name="attention-exercises", prog_name="grade")
@click.pass_context
def command(ctx: click.Context, course: Path | None) -> None:
    """Grade an exercise: `grade exercise-04`, or `grade 4`, or a path to its folder.

    Without any word: the exercises of the course, how far you are, and what to do next.
    """
    if ctx.invoked_subcommand is None:
        from grader.learner import roadmap

        _stdout_that_never_fails()
        roadmap.show(_find_course(course, None))


@command.command("run", hidden=True)
@click.argument("exercise")
@_course
@click.option("--solution", type=click.Path(path_type=Path), help="Grade this file instead.")
@click.option("--format", "format_", type=click.Choice(list(FORMATS)), default="rich", show_default=True)
@click.option(
    "-o", "--output", type=click.Path(path_type=Path, dir_okay=False), help="Write the report to a file."
)
@click.option("--all", "everything", is_flag=True, help="Open every failing check, not only the first.")
@click.option("--sandbox", type=click.Choice([mode.value for mode in Sandbox]), default="auto", show_default=True)
@click.option("--seed", type=click.IntRange(0), help="Vary what the checks draw.")
@click.option("--examples", type=click.IntRange(1), help="How many examples each check draws.")
def run(
    exercise: str,
    course: Path | None,
    solution: Path | None,
    format_: str,
    output: Path | None,
    everything: bool,
    sandbox: str,
    seed: int | None,
    examples: int | None,
) -> None:
    """Grade one exercise."""
    from grader.examiner.grade import Options, grade
    from grader.learner import progress

    where = _find_course(course, exercise)
    chosen, path = where.resolve(exercise)
    path = solution or path
    options = Options(seed=seed, examples=examples, sandbox=Sandbox(sandbox))
    scorecard = grade(chosen, path, shown(path), options)
    own = path.resolve() == (chosen.folder / SOLUTION).resolve()
    if own and seed is None and examples is None:  # what counts is what everybody is graded by
        progress.record(where.root, scorecard)
    _report(scorecard, _following(where, scorecard, own=own), format_, output, everything=everything)
    if scorecard.outcome is Outcome.FAULT:
        sys.exit(3)
    sys.exit(0 if scorecard.passed else 1)


@command.command("show")
@click.argument("exercise")
@click.option("--no-pager", is_flag=True, help="Print a long statement at once.")
@_course
def show(exercise: str, no_pager: bool, course: Path | None) -> None:
    """Show the statement of an exercise: `grade show 4`."""
    from grader.learner import statement

    chosen, _ = _find_course(course, exercise).resolve(exercise)
    _stdout_that_never_fails()
    statement.show(chosen, pager=not no_pager)


@command.command("hint")
@click.argument("exercise")
@click.argument("function", required=False)
@click.argument("step", type=click.IntRange(1), required=False)
@click.option("--all", "everything", is_flag=True, help="Show all hints, not only the next.")
@_course
def hint(exercise: str, function: str | None, step: int | None, everything: bool, course: Path | None) -> None:
    """Show the next hint: `grade hint 4`, or `grade hint 4 split_heads`.

    Each call goes one step further; a STEP, as in `grade hint 4 split_heads 1`, shows that one.
    """
    from grader.learner import hints

    where = _find_course(course, exercise)
    chosen, _ = where.resolve(exercise)
    _stdout_that_never_fails()
    if everything:
        hints.show_all(chosen, where.root, function)
    else:
        hints.show(chosen, where.root, function, step)


@command.command("reset")
@click.argument("exercise")
@_course
def reset(exercise: str, course: Path | None) -> None:
    """Give the stub of an exercise again; your file is kept beside it, under a dated name."""
    from grader.learner.reset import reset as give_stub

    where = _find_course(course, exercise)
    chosen, _ = where.resolve(exercise)
    give_stub(chosen, where.root)


@command.command("verify")
@click.argument("exercises", nargs=-1)
@_course
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

    where, names = _some(course, exercises)
    found = instructor.verify(where, names, jobs=jobs, seeds=seeds, mutants=mutants)
    _stdout_that_never_fails()
    if format_ == "rich" and output is None:
        verification.show(found)
    else:
        _emit(verification.FORMATS[format_](found), output)
    sys.exit(0 if all(one.passed for one in found) else 3)


@command.command("new")
@click.argument("exercise", required=False)
@_course
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
    where = _find_course(course, None)
    for path in starting.start_exercise(where, exercise, title, functions, **about):
        click.echo(f"  {shown(path)}")
    click.echo(f"\nNext: write what is marked TODO in them; `grade verify {exercise}` lists what is left.")
    click.echo("Begin with the statement; the README has a page on it: Add an exercise in fifteen minutes.")


@command.command("handout")
@click.argument("folder", type=click.Path(path_type=Path))
@click.argument("exercises", nargs=-1)
@_course
@click.option("--exercises", "bare", is_flag=True, help="Only the folders of exercises/: no checks, no grader.")
def handout(folder: Path, exercises: tuple[str, ...], course: Path | None, bare: bool) -> None:
    """Write what students get into a new folder: all exercises, or some, with fresh stubs and no references."""
    from grader.instructor import handout as handing_out

    where, names = _some(course, exercises)
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


@command.group("export")
def export() -> None:
    """Make an exercise ready for another system."""


@export.command("gradescope")
@click.argument("exercise")
@_course
@click.option(
    "-o", "--output", type=click.Path(path_type=Path, dir_okay=False), required=True, help="The zip file."
)
def export_gradescope(exercise: str, course: Path | None, output: Path) -> None:
    """Make the zip file that Gradescope takes as the autograder of an assignment."""
    from grader.instructor import export as exporting

    where = _find_course(course, exercise)
    chosen, _ = where.resolve(exercise)
    exporting.write(exporting.gradescope(where, chosen.name), output)
    click.echo(f"Wrote {output}. On Gradescope: Configure Autograder, upload it, and set 100 autograder points.")


def _some(course: Path | None, words: tuple[str, ...]) -> tuple[Course, list[str]]:
    """Give the course and the names of some of its exercises: of all where none is named."""
    where = _find_course(course, words[0] if words else None)
    names = list(dict.fromkeys(where.resolve(word)[0].name for word in words)) or where.names()
    if not names:
        raise UsageError("This course has no exercise yet. Start one: grade new exercise-01 --title '...'.")
    return where, names


def _find_course(folder: Path | None, word: str | None) -> Course:
    """Find the course: the one named, the one this folder lies in, or the one that a path lies in."""
    if folder is not None:
        if not folder.is_dir():
            raise UsageError(f"--course {folder}: there is no such folder.")
        return find(folder)
    try:
        return find(Path.cwd())
    except UsageError:
        if word is None or not Path(word).exists():
            raise
        return find(Path(word))


def _following(course: Course, scorecard: Scorecard, *, own: bool) -> str | None:
    """Give the next exercise that is not solved, where the card will name it."""
    if not scorecard.passed:
        return None
    from grader.learner import standing

    name = scorecard.exercise.name
    # The exercise's own file has just passed, even where the progress could not be saved.
    rest = [item for item in standing.standings(course) if not own or item.name != name]
    return standing.following(rest, name)


def _report(
    scorecard: Scorecard, following: str | None, format_: str, output: Path | None, *, everything: bool
) -> None:
    _stdout_that_never_fails()
    if format_ == "rich" and output is None:
        from grader.reports import terminal

        terminal.show(scorecard, following=following, everything=everything)
        return
    _emit(render(format_, scorecard, following=following, everything=everything), output)
    if format_ == "github":
        from grader.reports import github

        click.echo(github.write_summary(scorecard), nl=False)


def _emit(content: str, output: Path | None) -> None:
    if output is None:
        click.echo(content, nl=False)
        return
    try:
        output.write_text(content, encoding="utf-8", errors="backslashreplace")
    except OSError as error:
        raise UsageError(f"-o {output} cannot be written: {error.strerror}.") from error


def _stdout_that_never_fails() -> None:
    """Have characters that the terminal's encoding lacks come out as escapes."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="backslashreplace")
