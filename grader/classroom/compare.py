"""Compares two gradings of a class and shows it: the sums first, then check by check, then student by student.

As tables for a terminal, and as plain lines for a log or a screen reader. Called before a change of the checks is
published.
"""

import io
from collections.abc import Iterable, Sequence

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from grader.classroom.changes import Change, compare, reason, score
from grader.classroom.words import counted, name, number
from grader.model import Outcome, Scorecard
from grader.reports.text import inert, one_line

__all__ = ["Change", "Comparison", "compare", "plain", "show"]

_REASONS = 6
"""So many changed checks are listed for a student."""


class Comparison:
    """The renderable."""

    def __init__(self, changes: Sequence[Change]) -> None:
        self.changes = changes

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Give the parts from top to bottom."""
        for exercise, changes in _by_exercise(self.changes):
            yield Text(inert(exercise), style="bold")
            for line in _sums(changes):
                yield Text(f"  {line}")
            checks = _by_check(changes)
            if checks:
                yield _table(("check", "what changes", "points", "files"), checks, options)
            rows = [_row(change) for change in changes if not change.same]
            if rows:
                yield _table(("student", "score", "why"), rows, options)
        yield Text(_verdict(self.changes))


def show(changes: Sequence[Change], width: int = 100) -> str:
    """Give the tables as text without colour, at most `width` columns wide."""
    file = io.StringIO()
    Console(file=file, width=width, highlight=False, markup=False, emoji=False).print(Comparison(changes))
    return "".join(f"{line.rstrip()}\n" for line in file.getvalue().splitlines())


def plain(changes: Sequence[Change]) -> str:
    """Give the same as plain lines."""
    lines = []
    for exercise, some in _by_exercise(changes):
        lines += [inert(exercise), *(f"  {line}" for line in _sums(some))]
        lines += [
            f"  check {check}: {what}: {points} points, {files}" for check, what, points, files in _by_check(some)
        ]
        rows = (_row(change) for change in some if not change.same)
        lines += [f"  {student}: {scores}: {why}" for student, scores, why in rows]
    return "\n".join([*lines, _verdict(changes), ""])


def _by_exercise(changes: Sequence[Change]) -> list[tuple[str, list[Change]]]:
    found: dict[str, list[Change]] = {}
    for change in changes:
        found.setdefault(change.exercise, []).append(change)
    return list(found.items())


def _sums(changes: Sequence[Change]) -> list[str]:
    """Give what the class as a whole sees of the change."""
    pairs = [(score(change.old), score(change.new)) for change in changes]
    both = [(old, new) for old, new in pairs if old is not None and new is not None]
    lines = []
    if both:
        old, new = (sum(side) for side in zip(*both, strict=True))
        mean = f"mean {number(old / len(both))} -> {number(new / len(both))}"
        files = f"{counted(len(both), 'file')} with a score on both sides"
        lines.append(f"total {old} -> {new} ({_signed(new - old)}), {mean}, of {files}")
    differences = [change.difference for change in changes if change.difference is not None]
    lines.append(
        f"{sum(value < 0 for value in differences)} with fewer points, "
        f"{sum(value > 0 for value in differences)} with more, "
        f"{sum(change.same for change in changes)} unchanged"
    )
    kinds = (
        ("only on the new side", sum(change.old is None for change in changes)),
        ("only on the old side", sum(change.new is None for change in changes)),
        (
            "with other content than before: another file, not another verdict",
            sum(one.other_file for one in changes),
        ),
    )
    lines += [f"{counted(count, 'file')} {kind}" for kind, count in kinds if count]
    return [*lines, *_sides(changes)]


def _sides(changes: Sequence[Change]) -> list[str]:
    """Give what the two sides were graded with, where it may explain a change."""
    old = [change.old for change in changes if change.old is not None]
    new = [change.new for change in changes if change.new is not None]
    checks = [_joined(card.checks_sha256[:12] or "none" for card in side) for side in (old, new)]
    lines = [
        f"checks.py {checks[0]} on both sides" if checks[0] == checks[1] else f"checks.py {' -> '.join(checks)}"
    ]
    settings = [("seed", [_joined(str(card.seed) for card in side) for side in (old, new)])]
    for program in sorted({program for card in (*old, *new) for program in card.versions}):
        sides = [_joined(card.versions.get(program, "none") for card in side) for side in (old, new)]
        settings.append((program, sides))
    lines += [f"{what} {' -> '.join(sides)}" for what, sides in settings if sides[0] != sides[1] and old and new]
    return lines


def _joined(values: Iterable[str]) -> str:
    return " and ".join(sorted({one_line(value, 60) for value in values})) or "nothing"


def _by_check(changes: Sequence[Change]) -> list[tuple[str, ...]]:
    """Give what happens at which check, with the points and files it moves: the cause of most lines below."""
    found: dict[tuple[str, str], list[int]] = {}
    for change in changes:
        if not change.other_file:
            for check in change.checks:
                found.setdefault((check.id, reason(check)), []).append(check.difference)
    ranked = sorted(found.items(), key=lambda item: (sum(item[1]), item[0]))
    return [
        (one_line(check, 80), one_line(what, 120), _signed(sum(points)), counted(len(points), "file"))
        for (check, what), points in ranked
    ]


def _row(change: Change) -> tuple[str, ...]:
    difference = change.difference
    moved = f" ({_signed(difference)})" if difference else ""
    telling = sorted(change.checks, key=lambda check: -abs(check.difference))
    reasons = [f"{check.id} {reason(check)}" + _points(check.difference) for check in telling]
    if change.old is None or change.new is None:
        reasons = ["new" if change.old is None else "missing now"]
    elif change.old.outcome is not change.new.outcome or not change.checks:
        reasons = [*_outcomes(change.old, change.new), *reasons]
    if change.other_file:
        reasons = ["another file", *reasons]
    rest = len(reasons) - _REASONS
    shown = "; ".join([*reasons[:_REASONS], *([f"and {rest} more"] if rest > 0 else [])])
    return name(change.student), f"{_side(change.old)} -> {_side(change.new)}{moved}", one_line(shown, 1000)


def _outcomes(old: Scorecard, new: Scorecard) -> list[str]:
    if old.outcome is new.outcome:
        return []
    why = one_line(new.message or old.message, 160)
    return [f"{old.outcome} -> {new.outcome}" + (f" ({why})" if why else "")]


def _side(card: Scorecard | None) -> str:
    if card is None:
        return "none"
    return "fault" if card.outcome is Outcome.FAULT else str(card.score)


def _points(difference: int) -> str:
    return f" ({_signed(difference)})" if difference else ""


def _signed(value: int) -> str:
    return f"{value:+d}" if value else "0"


def _verdict(changes: Sequence[Change]) -> str:
    moved = sum(not change.same for change in changes)
    if not moved:
        return f"Nothing changes for any of {counted(len(changes), 'file')}."
    return f"{moved} of {counted(len(changes), 'file')} would be published with another result than before."


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]], options: ConsoleOptions) -> Table:
    """Give a table that folds what is long, so that nothing is cut off; no text in it is read as markup."""
    table = Table(box=box.ASCII if options.ascii_only else box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading, *cells in zip(headings, *rows, strict=True):
        short = max(map(cell_len, cells)) <= options.max_width // 5
        table.add_column(heading, overflow="fold", no_wrap=short)
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    return table
