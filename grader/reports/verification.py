"""What `grade verify` found, as a table for a terminal, as plain lines, or as JSON."""

import io
import json
from collections.abc import Sequence

from rich import box
from rich.console import Console, ConsoleOptions, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from grader.model import Verification
from grader.reports import terminal
from grader.reports.text import inert

_HEADINGS = ("right", "mistakes", "mutants", "margin", "slowest check", "time")


class Findings:
    """A renderable: a row for each exercise, and below it what is to be mended."""

    def __init__(self, verifications: Sequence[Verification]) -> None:
        self.verifications = verifications

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        tick, cross = ("ok", "no") if options.ascii_only else ("✓", "✗")
        table = Table(box=box.ASCII if options.ascii_only else box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
        for heading in ("", "exercise", *_HEADINGS):
            left = heading in ("exercise", "slowest check")
            table.add_column(heading, justify="left" if left else "right", no_wrap=heading != "slowest check")
        for one in self.verifications:
            table.add_row(
                Text(tick, "green") if one.passed else Text(cross, "red"), one.exercise, *map(str, _cells(one))
            )
        yield table
        for problem in (problem for one in self.verifications for problem in one.problems):
            yield Text(inert(problem.file), "bold")
            yield Padding(Text(inert(problem.message)), (0, 0, 1, 4))
        yield Text(_summary(self.verifications))


def show(verifications: Sequence[Verification]) -> None:
    """Print the table to standard output."""
    terminal.console().print(Findings(verifications))


def as_text(verifications: Sequence[Verification]) -> str:
    """Give the table as text of 120 columns without colour, for a file."""
    file = io.StringIO()
    Console(file=file, width=120, highlight=False).print(Findings(verifications))
    return file.getvalue()


def plain(verifications: Sequence[Verification]) -> str:
    """Give the findings as lines of text."""
    lines = []
    for one in verifications:
        cells = ", ".join(f"{name} {cell}" for name, cell in zip(_HEADINGS, _cells(one), strict=True))
        lines.append(f"{'ok' if one.passed else 'NOT OK'}: {one.exercise}: {cells}")
    problems = [problem for one in verifications for problem in one.problems]
    lines += [f"{inert(problem.file)}: {inert(problem.message)}" for problem in problems]
    return "\n".join([*lines, _summary(verifications), ""])


def as_json(verifications: Sequence[Verification]) -> str:
    """Give the findings as strict JSON in ASCII."""
    data = {
        "schema": 1,
        "passed": all(one.passed for one in verifications),
        "exercises": [
            {
                "exercise": one.exercise,
                "passed": one.passed,
                "right": one.right,
                "mistakes": one.mistakes,
                "mutants": one.mutants,
                "accepted_mutants": one.accepted,
                "seeds": one.seeds,
                "margin": one.margin,
                "seconds": round(one.seconds, 3),
                "checks": [{"id": check, "seconds": round(seconds, 3)} for check, seconds in one.checks.items()],
                "problems": [{"file": problem.file, "message": problem.message} for problem in one.problems],
            }
            for one in verifications
        ],
    }
    return json.dumps(data, indent=2, ensure_ascii=True, allow_nan=False) + "\n"


def _cells(one: Verification) -> tuple[str, ...]:
    slowest = max(one.checks, key=lambda check: one.checks[check], default="")
    return (
        str(one.right),
        str(one.mistakes),
        f"{one.mutants - one.accepted}" + (f" + {one.accepted}" if one.accepted else ""),
        f"{one.margin:.0e}",
        f"{slowest} {one.checks[slowest] * 1e3:.0f} ms" if slowest else "-",
        f"{one.seconds:.0f} s",
    )


def _summary(verifications: Sequence[Verification]) -> str:
    """Say what the table shows, or what to do."""
    count = sum(len(one.problems) for one in verifications)
    if not count:
        seeds = max((one.seeds for one in verifications), default=0)
        return (
            f"All is well with {len(verifications)} exercise{'s' * (len(verifications) != 1)}, under {seeds} "
            f"seed{'s' * (seeds != 1)}: right files pass, mistakes and mutants are caught (+ accepted ones)."
        )
    return f"{count} problem{'s' * (count != 1)} to mend. Then run `grade verify` again."


FORMATS = {"rich": as_text, "plain": plain, "json": as_json}
"""How to give the findings as text."""
