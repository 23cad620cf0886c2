r"""A Scorecard as GitHub-flavoured Markdown: the feedback of a class, and the summary of a GitHub workflow.

A stranger's text stands in fences that are longer than any run of backticks in it, or, within a sentence, word
by word: a word of letters and plain punctuation as it is, any other (`@name`, `#12`, a link, HTML) as code, in
which neither Markdown nor GitHub reads anything. A paragraph always begins with a word of ours, so that no text
can begin a heading, a list or a fence.
"""

import re

from grader.model import CheckResult, Finding, Outcome, Scorecard, Status
from grader.reports import text

LIMIT = 1_000_000
"""Bytes of a report. GitHub takes 1 MiB for the summary of a step."""
_SENTENCE = 2000
_PARTS = re.compile(r"`[^`]+`|[^\s`]+|`|\s+")
_PARTS_OF_A_CELL = re.compile(r"`[^`|]+`|[^\s`|]+|[`|]|\s+")
_PLAIN = re.compile(r"""[^\W_]?(?:[^\W_]|[-.,;!?'"()\[\]/=+*%<>])*:?""")
_ALIVE = re.compile(r"\.[^\W\d_]{2}|//|GH-\d|\b[0-9a-f]{7,}\b", re.IGNORECASE)
"""What GitHub makes a link of: a host's name or an address, an issue, a commit."""
_SHOWN = (Status.FAILED, Status.TIMEOUT, Status.ERROR)


def render(scorecard: Scorecard, *, limit: int = LIMIT) -> str:
    """Give the report, of at most `limit` bytes: checks that find no room are counted instead."""
    tail = _tail(scorecard)
    blocks = [_head(scorecard), *([_table(scorecard)] if scorecard.results else [])]
    room = limit - len("\n\n".join([*blocks, tail]).encode()) - 100
    failing = [result for result in scorecard.results if result.status in _SHOWN]
    for shown, result in enumerate(failing):
        section = _section(result)
        room -= len(section.encode()) + 2
        if room < 0:
            blocks.append(f"{len(failing) - shown} more failing checks are left out: the report is too long.")
            break
        blocks.append(section)
    return "\n\n".join([*blocks, tail]) + "\n"


def code(content: str) -> str:
    """Give text as code within a line."""
    inside = text.one_line(content, _SENTENCE)
    ticks = "`" * (max(map(len, re.findall("`+", inside)), default=0) + 1)
    padding = " " if inside.startswith("`") or inside.endswith("`") else ""
    return f"{ticks}{padding}{inside}{padding}{ticks}" if inside else ""


def prose(content: str, parts: re.Pattern[str] = _PARTS) -> str:
    """Give a sentence that may hold a stranger's words, on one line. It must not stand at a line's beginning."""
    shown = ""
    for part in parts.findall(text.one_line(content, _SENTENCE)):
        if part.isspace():
            shown += " "
        elif part == "|":
            shown += "&#124;"  # a bar itself would end the cell of a table, even within code
        elif _PLAIN.fullmatch(part) and not _ALIVE.search(part):
            shown += re.sub(r"([\[\]*<])", r"\\\1", part)
        else:
            quoted = len(part) > 2 and part[0] == part[-1] == "`"
            word = part[1:-1] if quoted else part.rstrip(".,;:!?") or part
            apart = " " if shown.endswith("`") else ""
            shown += apart + code(word) + ("" if quoted else part[len(word) :])
    return shown


def cell(content: str) -> str:
    """Give a sentence for a cell of a table."""
    return prose(content, _PARTS_OF_A_CELL)


def fenced(content: str) -> str:
    """Give text as a block of code that nothing in it can end."""
    inside = text.clipped(content).rstrip("\n")
    fence = "`" * max(3, max(map(len, re.findall("`+", inside)), default=0) + 1)
    return f"{fence}text\n{inside}\n{fence}"


def _head(scorecard: Scorecard) -> str:
    lines = [f"# {prose(text.title(scorecard))}"]
    score = f"**Score: {scorecard.score} / {scorecard.max_score}**, " if scorecard.results else ""
    lines.append(f"{score}{scorecard.exercise.difficulty}, file {code(scorecard.submission)}")
    if scorecard.message:
        first, _, rest = scorecard.message.partition("\n")
        lines.append(f"**{_OUTCOMES[scorecard.outcome]}:** {prose(first)}")
        lines += [fenced(rest)] if rest.strip() else []
    if scorecard.findings:
        lines.append(_findings(scorecard.findings))
    return "\n\n".join(lines)


_OUTCOMES = {
    Outcome.GRADED: "Note",
    Outcome.REFUSED: "Refused",
    Outcome.UNLOADABLE: "The file cannot be run",
    Outcome.FAULT: "A fault of the grader",
}


def _findings(findings: tuple[Finding, ...]) -> str:
    return "\n".join(f"- {item.where}, column {item.column}: {prose(_without_place(item))}" for item in findings)


def _without_place(finding: Finding) -> str:
    return finding.message.removeprefix(f"{finding.where}: ")


def _table(scorecard: Scorecard) -> str:
    rows = ["| function | check | result | points |", "|---|---|---|--:|"]
    for function, results in text.groups(scorecard):
        for result in results:
            word = text.WORDS[result.status]
            shown = word if result.status is Status.PASSED else f"**{word}**"
            points = f"{result.score} / {result.check.points}"
            rows.append(f"| {cell(function)} | {cell(result.check.title)} | {shown} | {points} |")
    return "\n".join(rows)


def _section(result: CheckResult) -> str:
    failure = result.failure
    blocks = [f"### Check {code(result.check.function)}: {prose(result.check.title)}"]
    if failure is not None:
        verdict = f"{text.WORDS[result.status]}, {result.score} of {result.check.points}"
        blocks.append(f"**{verdict}:** {prose(failure.message)}")
        if result.diagnosis:
            blocks.append(f"**A known mistake:** {prose(result.diagnosis)}")
        for heading, content in (
            ("The call", failure.call),
            ("Expected", failure.expected),
            ("Yours", failure.actual),
        ):
            blocks += [f"{heading}:\n\n{fenced(content)}"] if content else []
        blocks += [_findings(failure.findings)] if failure.findings else []
    if result.output.strip():
        blocks.append(f"Your code printed:\n\n{fenced(result.output)}")
    if result.hint:
        blocks.append(f"**Hint:** {prose(result.hint)}")
    return "\n\n".join(blocks)


def _tail(scorecard: Scorecard) -> str:
    name = scorecard.exercise.name
    if scorecard.outcome is Outcome.FAULT:
        step = "This costs no points. Tell your instructor, with this page; your file is as it was."
    elif scorecard.passed:
        step = "All checks pass."
    else:
        step = f"**Next:** change your file, then run {code(f'grade {name}')}."
    return f"{step}\n\n{prose(text.protection(scorecard))}"
