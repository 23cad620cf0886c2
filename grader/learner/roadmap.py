"""The roadmap, `grade` alone: every exercise of the course, how far it has come, and the one next command.

A table in a terminal; elsewhere (a pipe, a log, a screen reader's TERM=dumb) plain aligned lines.
"""

from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from grader.course import Course
from grader.learner.standing import CAPSTONE, Standing, State, command_for, next_command, standings
from grader.model import Exercise
from grader.reports import terminal
from grader.reports.text import one_line

_MARKS = {State.SOLVED: ("✓", "ok"), State.NOT_STARTED: (" ", " ")}
_DONE = "Every exercise is solved."
_STARTED = ("•", "*")
_STYLES = {State.SOLVED: "green", State.NOT_STARTED: "dim"}
_NOTES = {
    State.REFUSED: "the file does not run yet",
    State.CHANGED: "changed since it was graded",
    State.CHANGED_SINCE_SOLVED: "changed since it was solved",
    State.UNGRADED: "not graded yet",
    State.MISSING: "its solution.py is missing",
}


def show(course: Course) -> None:
    """Print the roadmap to standard output."""
    rows = [(course.exercise(standing.name), standing) for standing in standings(course)]
    if not rows:
        print("No exercise yet. Start one: grade new exercise-01 --title '...' --function 'name(x)'")
        return
    console = terminal.console()
    if terminal.is_plain(console):
        print(plain(rows, capstone=course.has_capstone()), end="")
    else:
        render(rows, console, capstone=course.has_capstone())


def render(rows: list[tuple[Exercise, Standing]], console: Console, *, capstone: bool = False) -> None:
    """Print the roadmap as a table: tags from 90 columns on, difficulties from 60.

    Where all is solved, a `capstone` is what comes next.
    """
    ascii_only = console.options.ascii_only
    details = [_details(exercise)[: (console.width >= 60) + (console.width >= 90)] for exercise, _ in rows]
    widths = [max(map(cell_len, column)) for column in zip(*details, strict=True)]
    first = max(len(exercise.number) for exercise, _ in rows)
    left = console.width - (first + 20) - sum(width + 2 for width in widths)
    longest = max(cell_len(exercise.title) for exercise, _ in rows)
    widths = [2, first, max(10, min(longest, left)), *widths, 11]
    console.print(Text(heading(rows), style="bold"))
    console.print()
    for (exercise, standing), cells in zip(rows, details, strict=True):
        style = _STYLES.get(standing.state, "yellow")
        table = Table.grid(padding=(0, 2, 0, 0))
        for width in widths:
            table.add_column(width=width)
        table.add_row(
            Text(mark(standing, ascii_only=ascii_only), style=style),
            Text(exercise.number, style="dim"),
            Text(one_line(exercise.title, 200), style="" if standing.state is State.SOLVED else "bold"),
            *(Text(cell, style="dim") for cell in cells),
            Text(result(standing), style=style),
        )
        console.print(table)
        if remark(standing):
            console.print(Padding(Text(_note(standing), style=style), (0, 0, 0, first + 6)))
    console.print()
    sentence, command = _foot(rows, capstone=capstone)
    console.print(Text(sentence).append(command, style="bold"))


def plain(rows: list[tuple[Exercise, Standing]], *, capstone: bool = False) -> str:
    """Give the roadmap as plain lines, in which no sign and no colour carries a meaning."""
    cells = [
        (
            exercise.number,
            one_line(exercise.title, 200),
            *_details(exercise),
            result(standing),
        )
        for exercise, standing in rows
    ]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = [heading(rows), ""]
    for row, (_, standing) in zip(cells, rows, strict=True):
        lines.append("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
        if remark(standing):
            lines.append(" " * (widths[0] + 2) + _note(standing))
    return "\n".join([*lines, "", "".join(_foot(rows, capstone=capstone))]) + "\n"


def heading(rows: list[tuple[Exercise, Standing]]) -> str:
    """Say how many exercises are solved."""
    solved = sum(standing.state is State.SOLVED for _, standing in rows)
    return f"{solved} of {len(rows)} solved"


def _foot(rows: list[tuple[Exercise, Standing]], *, capstone: bool) -> tuple[str, str]:
    if command := next_command([standing for _, standing in rows]):
        return "Next: ", command
    return (f"{_DONE} Put them together: ", CAPSTONE) if capstone else (_DONE, "")


def result(standing: Standing) -> str:
    """Give the last column: a score wherever the file as it is, or as it was, has one."""
    match standing.state:
        case State.SOLVED | State.NOT_STARTED:
            return str(standing.state)
        case State.GRADED | State.CHANGED | State.CHANGED_SINCE_SOLVED if standing.max_score:
            return f"{standing.score} / {standing.max_score}"
        case _:
            return "started" if standing.state is not State.MISSING else "no file"


def _details(exercise: Exercise) -> tuple[str, str]:
    return str(exercise.difficulty), one_line(", ".join(exercise.tags), 40)


def mark(standing: Standing, *, ascii_only: bool = False) -> str:
    """Give the sign of how far an exercise has come: a tick, a dot, or a space."""
    return _MARKS.get(standing.state, _STARTED)[ascii_only]


def remark(standing: Standing) -> str:
    """Say what its result does not; empty where there is nothing to say."""
    return _NOTES.get(standing.state, "")


def _note(standing: Standing) -> str:
    return f"{remark(standing)}: run {command_for(standing)}"
