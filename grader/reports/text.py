"""The words that all reports share, and the one place where a stranger's text is made harmless."""

import re

from grader.model import CheckResult, Failure, Outcome, Scorecard, Status

WORDS = {
    Status.PASSED: "passed",
    Status.FAILED: "failed",
    Status.ERROR: "broken check",
    Status.TIMEOUT: "timed out",
    Status.NOT_RUN: "not run",
    Status.NOT_IMPLEMENTED: "not implemented",
}
MARKS = {
    Status.PASSED: ("✓", "ok"),
    Status.FAILED: ("✗", "x"),
    Status.ERROR: ("!", "!"),
    Status.TIMEOUT: ("✗", "x"),
    Status.NOT_RUN: ("-", "-"),
    Status.NOT_IMPLEMENTED: ("○", "-"),
}
"""The sign of each status, and the one for where there is only ASCII."""

_HARMFUL = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f"  # control characters but the newline
    "\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff"  # invisible, or turning the direction
    "\ud800-\udfff]"  # halves of a pair
)


_COMMAND = re.compile(r"^([^\S\n]*)::", re.MULTILINE)
_OLD_COMMAND = re.compile(r"#(?=#(?:vso|teamcity)?\[)")


def inert(text: str) -> str:
    """Give text in which control characters, direction marks and lone surrogates stand as escapes.

    Tabs become spaces; newlines stay. A line that a build server would take for a command (`::error::`, also
    after spaces, and `##[error]` anywhere) is no longer one.
    """
    shown = _HARMFUL.sub(_escape, text.replace("\t", "    "))
    return _OLD_COMMAND.sub(r"\\x23", _COMMAND.sub(r"\1\\x3a:", shown))


def clipped(text: str, length: int = 10_000) -> str:
    """Give harmless text made of at most `length` characters, and say how many are missing."""
    if len(text) <= length:
        return inert(text)
    return f"{inert(text[:length])}... ({len(text) - length} more characters)"


def _escape(match: re.Match[str]) -> str:
    code = ord(match[0])
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"


def one_line(text: str, width: int) -> str:
    """Give text as one line of at most `width` characters."""
    line = " ".join(inert(text[: 20 * width]).split())
    return line if len(line) <= width else line[: max(0, width - 3)] + "..."


def title(scorecard: Scorecard) -> str:
    """Give the exercise's number and title."""
    return f"Exercise {scorecard.exercise.number}: {scorecard.exercise.title}"


def groups(scorecard: Scorecard) -> list[tuple[str, list[CheckResult]]]:
    """Give the results by function, in the order of the checks file."""
    found: dict[str, list[CheckResult]] = {}
    for result in scorecard.results:
        found.setdefault(result.check.function, []).append(result)
    return list(found.items())


def opened(scorecard: Scorecard, *, everything: bool) -> list[CheckResult]:
    """Give the failures to show in full: all, or the first that says most about what is wrong."""
    failures = [result for result in scorecard.results if result.failure is not None]
    if everything:
        return failures
    telling = [result for result in failures if result.status not in (Status.NOT_IMPLEMENTED, Status.NOT_RUN)]
    return (telling or failures)[:1]


def next_step(scorecard: Scorecard, following: str | None) -> tuple[str, str]:
    """Give a sentence and the command to run next (which may be empty).

    `following` is the command that leads on from full marks; None where the course ends there.
    """
    name = scorecard.exercise.name
    own = scorecard.submission.replace("\\", "/").endswith("solution.py")
    again = f"grade {name}" + ("" if own else f" --solution {one_line(scorecard.submission, 200)}")
    if scorecard.outcome is Outcome.FAULT:
        return "Tell your instructor, with this message. Your file is as it was. Then run", again
    if scorecard.passed:
        done = "All checks pass, and every exercise is solved."
        return ("All checks pass. Next", following) if following else (done, "")
    started = any(result.status is not Status.NOT_IMPLEMENTED for result in scorecard.results)
    todo = "Change" if started or not scorecard.results else f"Read exercises/{name}/README.md, write"
    return f"{todo} {one_line(scorecard.submission, 200)}, then run", again


def row(result: CheckResult) -> str:
    """Say how one check ended, in one line."""
    check = result.check
    head = f"{WORDS[result.status]}, {result.score} of {check.points}: {check.title}"
    time = f" ({seconds(result.seconds)})"
    if result.failure is None:
        return head + time
    return f"{head}{time}. {note(result.failure, 160)}"


def note(failure: Failure, width: int) -> str:
    """Give one line on why a check failed."""
    return one_line(failure.message, width)


def sections(result: CheckResult) -> list[tuple[str, str]]:
    """Give all that is known about a failing check, each part under its heading; the first has none."""
    failure = result.failure
    if failure is None:
        return []
    parts = [
        ("", failure.message),
        ("This looks like a known mistake", result.diagnosis or ""),
        *(("", one_line(finding.message, 400)) for finding in failure.findings[1:]),
        ("The call", failure.call),
        ("Expected", failure.expected),
        ("Yours", failure.actual),
        ("Your code printed", result.output),
    ]
    return [(heading, clipped(content)) for heading, content in parts if content]


def footnotes(scorecard: Scorecard) -> list[str]:
    """Say what the file was kept apart by, and what a file could do where there was no sandbox."""
    lines = [f"Ran apart in: {', '.join(scorecard.isolation) or 'nothing was run'}."]
    if scorecard.outcome is Outcome.GRADED and "bubblewrap" not in scorecard.isolation:
        lines.append("Without bubblewrap a file could read the course on this disk.")
    return lines


def protection(scorecard: Scorecard) -> str:
    """Say what the student's code was kept apart by, and plainly where there was no sandbox."""
    if not scorecard.isolation or scorecard.outcome is Outcome.REFUSED:
        return "Nothing of the file was run."
    active = f"The file ran apart in: {', '.join(scorecard.isolation)}."
    if "bubblewrap" in scorecard.isolation:
        return active
    return f"Graded without a sandbox: the file could read the course on the grader's disk. {active}"


def hint_command(scorecard: Scorecard, result: CheckResult) -> str:
    """Give the command that shows the hints of the function that a check is about."""
    return f"grade hint {scorecard.exercise.name} {result.check.function}"


def seconds(value: float) -> str:
    """Give a time as a person reads it."""
    return f"{value * 1000:.0f} ms" if value < 1 else f"{value:.1f} s"
