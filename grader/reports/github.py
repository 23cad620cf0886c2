"""A Scorecard for a step of GitHub Actions: the log with its annotations, and the summary of the step.

Annotations are workflow commands, lines that the runner reads in the log:
https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
No text of a stranger's can be one: `text.inert` breaks what looks like a command, and while the report itself is
printed the runner is told to read none, until a word comes that nobody can guess.
"""

import os
import secrets
from pathlib import Path

from grader.model import CheckResult, Finding, Outcome, Scorecard, Status
from grader.reports import markdown, plain, text

ANNOTATIONS = 10
"""GitHub shows so many errors of one step."""
SUMMARY_LIMIT = markdown.LIMIT
"""Bytes. A step whose summary is larger than 1 MiB gets none."""


def render(scorecard: Scorecard, *, following: str | None = None) -> str:
    """Give the lines for standard output: the report for a person, then the annotations.

    `following` is the command that leads on from full marks.
    """
    token = secrets.token_hex(16)
    report = plain.render(scorecard, following=following, everything=True)
    lines = [f"::stop-commands::{token}", report.rstrip("\n"), f"::{token}::", *_annotations(scorecard)]
    return "\n".join(lines) + "\n"


def summary(scorecard: Scorecard, limit: int = SUMMARY_LIMIT) -> str:
    """Give the Markdown for the step's summary, of at most `limit` bytes."""
    return markdown.render(scorecard, limit=limit)


def write_summary(scorecard: Scorecard) -> str:
    """Append the summary to the file that $GITHUB_STEP_SUMMARY names, if any.

    Gives what to print: nothing, or a warning that says why there is no summary. No verdict depends on it.
    """
    name = os.environ.get("GITHUB_STEP_SUMMARY", "")
    if not name:
        return ""
    try:
        path = Path(name)
        room = SUMMARY_LIMIT - (path.stat().st_size if path.exists() else 0)
        content = summary(scorecard, room).encode("utf-8", "backslashreplace")
        if len(content) > room:
            return _command("warning", "The summary of this step is full: this grading is only in the log.") + "\n"
        with path.open("ab") as file:
            file.write(content)
    except (OSError, ValueError) as error:
        return _command("warning", f"The summary was not written to $GITHUB_STEP_SUMMARY: {error}.") + "\n"
    return ""


def _annotations(scorecard: Scorecard) -> list[str]:
    """Give the workflow commands, what says most about the file first."""
    found = _of_the_file(scorecard)
    results = [result for result in scorecard.results if result.failure is not None]
    untold = (Status.NOT_RUN, Status.NOT_IMPLEMENTED)
    found += [_of_a_check(scorecard, result) for result in sorted(results, key=lambda one: one.status in untold)]
    left = len(found) - ANNOTATIONS
    if left > 0:
        found[ANNOTATIONS:] = [_command("notice", f"{left} more: see the log or the summary of this step.")]
    return found


def _of_the_file(scorecard: Scorecard) -> list[str]:
    title = f"{scorecard.exercise.name}: {scorecard.outcome}"
    if scorecard.outcome is Outcome.GRADED:
        return []
    if scorecard.findings:
        return [_error(scorecard, title, finding.message, finding) for finding in scorecard.findings]
    return [_error(scorecard, title, scorecard.message)]


def _of_a_check(scorecard: Scorecard, result: CheckResult) -> str:
    failure = result.failure
    assert failure is not None
    title = f"{result.check.function}: {text.one_line(result.check.title, 120)}"
    message = text.clipped(failure.message, 1000)
    if result.diagnosis:
        message += f"\n{text.clipped(result.diagnosis, 1000)}"
    return _error(scorecard, title, message, next(iter(failure.findings), None))


def _error(scorecard: Scorecard, title: str, message: str, finding: Finding | None = None) -> str:
    place = {"file": scorecard.submission}
    if finding is not None and not finding.place:
        place |= {"line": str(finding.line), "col": str(finding.column)}
    return _command("error", message, **place, title=title)


def _command(kind: str, message: str, **properties: str) -> str:
    """Give a workflow command, escaped as the runner's own toolkit does."""
    named = ",".join(f"{name}={_property(value)}" for name, value in properties.items())
    return f"::{kind}{' ' if named else ''}{named}::{_data(text.clipped(message, 4000))}"


def _data(content: str) -> str:
    return content.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(content: str) -> str:
    return _data(text.one_line(content, 300)).replace(":", "%3A").replace(",", "%2C")
