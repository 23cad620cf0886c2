"""The commands of a learner: grade, show, hint, reset, capstone, serve."""

import sys
from pathlib import Path

import click

from grader.candidate.sandbox import Sandbox
from grader.cli.words import Words, course_option, emit, find_course, stdout_that_never_fails
from grader.course import SOLUTION, Course, shown
from grader.errors import UsageError
from grader.model import Outcome, Scorecard
from grader.reports.formats import FORMATS, render


@click.group(cls=Words, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@course_option
@click.version_option(package_name="attention-exercises", prog_name="grade")
@click.pass_context
def command(ctx: click.Context, course: Path | None) -> None:
    """Grade an exercise: `grade exercise-04`, or `grade 4`, or a path to its folder.

    Without any word: the exercises of the course, how far you are, and what to do next.
    """
    if ctx.invoked_subcommand is None:
        from grader.learner import roadmap

        stdout_that_never_fails()
        roadmap.show(find_course(course, None))


@command.command("run", hidden=True)
@click.argument("exercise", required=False)
@course_option
@click.option("--watch", "-w", is_flag=True, help="Grade again at each save, until you quit.")
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
    exercise: str | None,
    course: Path | None,
    watch: bool,
    solution: Path | None,
    format_: str,
    output: Path | None,
    everything: bool,
    sandbox: str,
    seed: int | None,
    examples: int | None,
) -> None:
    """Grade one exercise."""
    if watch:
        if output is not None or format_ != "rich" or seed is not None or examples is not None:
            raise UsageError("--watch shows the card here: leave out -o, --format, --seed and --examples.")
        sys.exit(0 if _watch(exercise, course, solution, Sandbox(sandbox), everything=everything) else 1)
    if exercise is None:
        raise UsageError("Name the exercise: grade exercise-04, or only its number. `grade` alone lists all.")
    from grader.examiner.grade import Options, grade
    from grader.learner import progress

    where = find_course(course, exercise)
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
@course_option
def show(exercise: str, no_pager: bool, course: Path | None) -> None:
    """Show the statement of an exercise: `grade show 4`."""
    from grader.learner import statement

    chosen, _ = find_course(course, exercise).resolve(exercise)
    stdout_that_never_fails()
    statement.show(chosen, pager=not no_pager)


@command.command("hint")
@click.argument("exercise")
@click.argument("function", required=False)
@click.argument("step", type=click.IntRange(1), required=False)
@click.option("--all", "everything", is_flag=True, help="Show all hints, not only the next.")
@course_option
def hint(exercise: str, function: str | None, step: int | None, everything: bool, course: Path | None) -> None:
    """Show the next hint: `grade hint 4`, or `grade hint 4 split_heads`.

    Each call goes one step further; a STEP, as in `grade hint 4 split_heads 1`, shows that one.
    """
    from grader.learner import hints

    where = find_course(course, exercise)
    chosen, _ = where.resolve(exercise)
    stdout_that_never_fails()
    if everything:
        hints.show_all(chosen, where.root, function)
    else:
        hints.show(chosen, where.root, function, step)


@command.command("reset")
@click.argument("exercise")
@course_option
def reset(exercise: str, course: Path | None) -> None:
    """Give the stub of an exercise again; your file is kept beside it, under a dated name."""
    from grader.learner.reset import reset as give_stub

    where = find_course(course, exercise)
    chosen, _ = where.resolve(exercise)
    give_stub(chosen, where.root)


@command.command("capstone")
@course_option
@click.option("--prompt", help="What the text goes on from, in the characters that the model knows.")
@click.option("--temperature", type=click.FloatRange(0, 10), default=0.6, show_default=True)
@click.option("--seed", type=click.IntRange(0, 2**31), default=1, show_default=True, help="Of the dice.")
@click.option("--format", "format_", type=click.Choice(["rich", "plain"]), default="rich", show_default=True)
@click.option("--sandbox", type=click.Choice([mode.value for mode in Sandbox]), default="auto", show_default=True)
def capstone(
    course: Path | None, prompt: str | None, temperature: float, seed: int, format_: str, sandbox: str
) -> None:
    """Put your solutions together: a tiny GPT that writes, and shows what its heads look at."""
    from grader.capstone.show import Wishes
    from grader.capstone.show import show as show_all

    where = find_course(course, None)
    stdout_that_never_fails()
    wishes = Wishes(prompt, temperature, seed, plain=format_ == "plain", sandbox=Sandbox(sandbox))
    sys.exit(0 if show_all(where, wishes) else 1)


@command.command("serve")
@click.argument("exercise", required=False)
@click.option("--port", type=click.IntRange(1, 65535), help="Not given: the first free one from 8640 on.")
@click.option("--browser/--no-browser", default=True, help="Open the page in a browser.")
@course_option
@click.option("--sandbox", type=click.Choice([mode.value for mode in Sandbox]), default="auto", show_default=True)
def serve(exercise: str | None, port: int | None, browser: bool, course: Path | None, sandbox: str) -> None:
    """Show the exercises in a browser, with an editor: `grade serve`, or `grade serve 4`."""
    from grader.web.serve import serve as start

    where = find_course(course, exercise)
    name = where.resolve(exercise)[0].name if exercise else ""
    stdout_that_never_fails()
    start(where, name, port=port, browser=browser, sandbox=Sandbox(sandbox))


def _watch(
    word: str | None, folder: Path | None, solution: Path | None, sandbox: Sandbox, *, everything: bool
) -> bool:
    """Watch an exercise, or the first that is not solved; say whether the last verdict was full marks."""
    from grader.learner import standing
    from grader.watch.loop import watch

    course = find_course(folder, word)
    if word is None:
        first = standing.first_unsolved(standing.standings(course))
        if first is None:
            click.echo("Every exercise is solved. Name one to watch it: grade exercise-04 --watch")
            return True
        word = first.name
    exercise, path = course.resolve(word)
    path = solution or path
    if not path.parent.is_dir():
        raise UsageError(f"There is no folder {shown(path.parent)} to watch.")
    stdout_that_never_fails()
    return watch(course, exercise, path, sandbox, everything=everything)


def _following(course: Course, scorecard: Scorecard, *, own: bool) -> str | None:
    """Give the command that leads on, where the card will name it."""
    if not scorecard.passed:
        return None
    from grader.learner import standing

    return standing.onward(course, scorecard.exercise.name, solved=own)


def _report(
    scorecard: Scorecard, following: str | None, format_: str, output: Path | None, *, everything: bool
) -> None:
    stdout_that_never_fails()
    if format_ == "rich" and output is None:
        from grader.reports import terminal

        terminal.show(scorecard, following=following, everything=everything)
        return
    emit(render(format_, scorecard, following=following, everything=everything), output)
    if format_ == "github":
        from grader.reports import github

        click.echo(github.write_summary(scorecard), nl=False)
