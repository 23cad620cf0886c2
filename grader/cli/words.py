"""What all commands share: how a word finds its exercise, how an error is reported, where a text goes."""

import sys
from pathlib import Path
from typing import Any

import click

from grader.course import Course, find
from grader.errors import CourseError, UsageError


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


course_option = click.option(
    "--course", type=click.Path(path_type=Path), help="The course's folder, if not this one."
)


def some_exercises(course: Path | None, words: tuple[str, ...]) -> tuple[Course, list[str]]:
    """Give the course and the names of some of its exercises: of all where none is named."""
    where = find_course(course, words[0] if words else None)
    names = list(dict.fromkeys(where.resolve(word)[0].name for word in words)) or where.names()
    if not names:
        raise UsageError("This course has no exercise yet. Start one: grade new exercise-01 --title '...'.")
    return where, names


def find_course(folder: Path | None, word: str | None) -> Course:
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


def emit(content: str, output: Path | None) -> None:
    """Print a report, or write it to a file. Raises UsageError where it cannot be written."""
    if output is None:
        click.echo(content, nl=False)
        return
    try:
        output.write_text(content, encoding="utf-8", errors="backslashreplace")
    except OSError as error:
        raise UsageError(f"-o {output} cannot be written: {error.strerror}.") from error


def stdout_that_never_fails() -> None:
    """Have characters that the terminal's encoding lacks come out as escapes."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="backslashreplace")
