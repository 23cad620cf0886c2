"""The sentences that both reports on a class share, as plain text: each makes them harmless in its own way."""

from collections.abc import Sequence

from grader.classroom.summary import ExerciseSummary
from grader.classroom.topics import Topic
from grader.model import Failure, Graded, Outcome, Status
from grader.reports.text import one_line

_NAME = 100
_MESSAGE = 300
_PARAGRAPH = 2000
_LINES = 24
_COLUMNS = 140


def counted(number: int, noun: str) -> str:
    """Give `1 student`, `2 students`."""
    return f"{number} {noun}{'s' * (number != 1)}"


def number(value: float) -> str:
    """Give a number with one digit after the point, where that is not 0."""
    return f"{value:.1f}".removesuffix(".0")


def name(student: str) -> str:
    """Give a student's name in one line; an empty one is said to be so."""
    return one_line(student, _NAME) or "(no name)"


def message(text: str) -> str:
    """Give a sentence about a file in one line."""
    return one_line(text, _MESSAGE)


def lead(summary: ExerciseSummary) -> str:
    """Give what an instructor wants to know first."""
    if not summary.count:
        return "No file could be graded: the grader was at fault with each of them."
    half = f"half of them have {number(summary.median)} of {summary.max_score} points or more"
    full = f"{summary.full_marks} {'has' if summary.full_marks == 1 else 'have'} full marks"
    count = len(summary.stopped)
    not_run = f", {count} could not be run and {'counts' if count == 1 else 'count'} as 0" if count else ""
    return f"{counted(summary.count, 'file')}: {half}, {full}{not_run}."


def notices(summary: ExerciseSummary) -> list[str]:
    """Give what must be known before the numbers are used."""
    found = []
    if summary.faults:
        found.append(
            f"The grader was at fault with {counted(len(summary.faults), 'file')}: they have no score, and are in "
            "no number of this report. Mend what is named below, then grade them again."
        )
    if summary.unprotected:
        found.append(
            f"{counted(summary.unprotected, 'file')} {_was(summary.unprotected)} graded without a sandbox, and "
            "could have read the solutions on the disk. Grade with bubblewrap before the marks count."
        )
    if len(summary.checks_sha256) > 1:
        found.append(
            "Not all files were graded by the same checks: checks.py changed in between. Grade all again."
        )
    return found


def heading(topic: Topic) -> str:
    """Give a topic's heading: the known mistake's name, or the check that several fail alike."""
    return spoken(topic.name) if topic.name else f"Fails “{topic.checks[0].title}”"


def spoken(mistake: str) -> str:
    """Give the name of a mistake's file as a person says it."""
    words = mistake.replace("_", " ")
    return words[:1].upper() + words[1:]


def where(topic: Topic) -> str:
    """Give what a topic cost, and where."""
    functions = ", ".join(dict.fromkeys(check.function for check in topic.checks))
    checks = counted(len(topic.checks), "check")
    return f"Cost {counted(topic.points, 'point')} in all, at {checks} of {functions}."


def paragraphs(topic: Topic) -> list[str]:
    """Give what to say about a topic: the known mistake's text, or how it fails."""
    if topic.name:
        return [one_line(paragraph, _PARAGRAPH) for paragraph in topic.text.splitlines()]
    return [f"No known mistake explains this one: {message(topic.example.message)}"]


def example(failure: Failure) -> list[tuple[str, str]]:
    """Give the parts of a failure that show it, each with its heading, and bounded."""
    parts = (("The call", failure.call), ("Expected", failure.expected), ("Given", failure.actual))
    return [(title, clipped(content)) for title, content in parts if content]


def clipped(content: str) -> str:
    """Give text of several lines, bounded in both directions."""
    lines = content.strip("\n").split("\n")
    kept = [line if len(line) <= _COLUMNS else line[: _COLUMNS - 3] + "..." for line in lines[:_LINES]]
    return "\n".join([*kept, "..."] if len(lines) > _LINES else kept)


def reasons(one: Graded) -> list[str]:
    """Give why a file could not be graded, or why its grading is no one's but the grader's fault."""
    card = one.scorecard
    places = (f"{finding.where}: {message(finding.message)}" for finding in card.findings)
    broken = (
        f"{result.check.id}: {message(result.failure.message)}"
        for result in card.results
        if result.status is Status.ERROR and result.failure
    )
    return [message(card.message), *places, *broken]


def remark(one: Graded) -> str:
    """Give in a few words what kept a file from full marks."""
    card = one.scorecard
    if card.outcome is not Outcome.GRADED:
        return message(card.message)
    rest = [result for result in card.results if result.status is not Status.PASSED]
    named = dict.fromkeys(spoken(result.mistake) for result in rest if result.mistake)
    parts = [*named]
    for status, what in (
        (Status.TIMEOUT, "did not return"),
        (Status.NOT_RUN, "not run"),
        (Status.NOT_IMPLEMENTED, "not written"),
    ):
        parts += [f"{function} {what}" for function in _functions(one, status)]
    other = sum(result.status is Status.FAILED and not result.mistake for result in rest)
    if other:
        parts.append(f"{counted(other, 'other check' if named else 'check')} failed")
    return "; ".join(parts)


def score(one: Graded) -> str:
    """Give the score; a fault of the grader has none."""
    return "–" if one.scorecard.outcome is Outcome.FAULT else str(one.scorecard.score)


def settings(summary: ExerciseSummary) -> str:
    """Give what the verdicts were made with, so that they can be made again."""
    versions: dict[str, dict[str, None]] = {}
    for one in summary.graded:
        for program, version in one.scorecard.versions.items():
            versions.setdefault(program, {})[version] = None
    made = ", ".join(f"{program} {' and '.join(found)}" for program, found in versions.items())
    checks = " and ".join(digest[:12] or "none" for digest in summary.checks_sha256)
    return f"checks.py {checks}; {made}" if made else f"checks.py {checks}"


def by_exercise(missing: Sequence[tuple[str, str]]) -> dict[str, list[str]]:
    """Give the students without a file, by exercise."""
    found: dict[str, list[str]] = {}
    for student, exercise in sorted(missing, key=lambda pair: (pair[1], pair[0])):
        found.setdefault(exercise, []).append(student)
    return found


def _was(count: int) -> str:
    return "was" if count == 1 else "were"


def _functions(one: Graded, status: Status) -> dict[str, None]:
    return dict.fromkeys(result.check.function for result in one.scorecard.results if result.status is status)
