"""Writes grades.csv, which a gradebook or a spreadsheet reads. Called when a class has been graded.

A name in it is a stranger's text: a spreadsheet would run one that begins with `=` as a formula.
"""

import csv
from collections.abc import Sequence
from pathlib import Path

from grader.classroom.summary import FULL_MARKS, max_scores
from grader.classroom.writing import replaced
from grader.model import Graded, Outcome
from grader.reports.text import inert

COLUMNS = ("student", "exercise", "score", "max", "status")
MISSING = "missing"
_LONGEST = 1000
_FORMULA = tuple("=+-@\t\r\n＝＋－＠")
"""What a cell must not begin with: https://owasp.org/www-community/attacks/CSV_Injection"""


def write_grades(path: Path, graded: Sequence[Graded], missing: Sequence[tuple[str, str]] = ()) -> None:
    """Write a row for each file, by exercise and student; `missing` are (student, exercise) without a file.

    A fault of the grader has no score, for it costs no points. Raises UsageError where it cannot be written.
    """
    # No byte order mark: with one, scripts and many gradebooks take the first column for "\ufeffstudent".
    # Excel reads the file rightly by Data > From Text/CSV.
    full = max_scores(graded)
    rows = [(one.scorecard.exercise.name, one.student, *_result(one, full)) for one in graded]
    rows += [
        (exercise, student, "0", str(full.get(exercise, FULL_MARKS)), MISSING) for student, exercise in missing
    ]
    with replaced(path) as file:
        writer = csv.writer(file)  # quotes and ends its lines as RFC 4180 says
        writer.writerow(COLUMNS)
        for exercise, student, score, most, status in sorted(rows):
            writer.writerow((cell(student), cell(exercise), score, most, status))


def cell(text: str) -> str:
    """Give text that a spreadsheet shows as it is: in one line, and never a formula."""
    shown = inert(text).replace("\n", "\\x0a")
    if len(shown) > _LONGEST:
        shown = shown[: _LONGEST - 3] + "..."
    # Some programs strip spaces before they look for a formula.
    return f"'{shown}" if text.startswith(_FORMULA) or shown.lstrip().startswith(_FORMULA) else shown


def _result(one: Graded, full: dict[str, int]) -> tuple[str, str, str]:
    card = one.scorecard
    score = "" if card.outcome is Outcome.FAULT else str(card.score)
    return score, str(full[card.exercise.name]), str(card.outcome)
