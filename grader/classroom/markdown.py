"""The report on a class as Markdown, for a repository, a wiki or a terminal. Called by `report`.

All text of a student stands in code spans and fenced blocks, where no Markdown, HTML, formula or @mention is read;
all other text (titles, the course's own sentences) has its signs escaped.
"""

import re
from collections.abc import Mapping, Sequence

from grader.classroom import words
from grader.classroom.summary import ExerciseSummary, Unanswered
from grader.classroom.topics import Topic
from grader.model import Graded
from grader.reports import markdown
from grader.reports.text import inert, one_line

_BAR = 40
_TOPICS = 15
_SIGNS = re.compile(r"([\\`*_\[\]<>#|~$&])|^([-+=>])|^(\d+)(?=[.)])")


def escaped(text: str) -> str:
    """Give text of the course in one line, its signs escaped; also what would begin a list or a heading."""
    return _SIGNS.sub(_escape, " ".join(inert(text).split()))


def code(text: str) -> str:
    """Give a stranger's text in one line as a code span, which holds nothing but text."""
    # A pipe would end a table's cell, and how to escape it in a code span differs from reader to reader.
    return markdown.code(text.replace("|", "\\x7c")) or "`(nothing)`"


def block(text: str, indent: str = "") -> list[str]:
    """Give a stranger's text of several lines as a fenced block."""
    return [f"{indent}{line}".rstrip() for line in markdown.fenced(text).split("\n")]


def render(summaries: Sequence[ExerciseSummary], missing: Mapping[str, Sequence[str]], title: str) -> str:
    """Give the whole report; `missing` are the students without a file, by exercise."""
    lines = [f"# {escaped(title)}"]
    if not summaries:
        lines += ["", "No file was graded."]
    for summary in summaries:
        lines += _exercise(summary, missing.get(summary.exercise.name, ()))
    known = {summary.exercise.name for summary in summaries}
    for exercise, students in missing.items():
        if exercise not in known:
            lines += ["", f"## {escaped(exercise)}", "", f"Nobody handed in a file: {_names(students)}"]
    return "\n".join(lines) + "\n"


def _escape(match: re.Match[str]) -> str:
    return f"{match[3]}\\" if match[3] else f"\\{match[0]}"


def _exercise(summary: ExerciseSummary, missing: Sequence[str]) -> list[str]:
    exercise = summary.exercise
    lines = ["", f"## Exercise {escaped(exercise.number)}: {escaped(exercise.title)}", "", words.lead(summary)]
    for notice in words.notices(summary):
        lines += ["", f"> **Before you go on.** {notice}"]
    if summary.count:
        lines += _explain(summary) + _scores(summary)
    if summary.checks:
        lines += _checks(summary)
    lines += _files("The grader was at fault", summary.faults)
    lines += _files("Files that could not be run", summary.stopped)
    lines += _unanswered("Calls that did not return", summary.timeouts)
    lines += _unanswered("Not written yet", summary.not_written)
    if missing:
        lines += ["", "### No file", "", _names(missing)]
    return [*lines, *_everybody(summary), "", f"Graded with {escaped(words.settings(summary))}."]


def _explain(summary: ExerciseSummary) -> list[str]:
    lines = ["", "### What to explain again"]
    if not summary.shared:
        lines += ["", "No two students failed in the same way."]
    for place, topic in enumerate(summary.shared[:_TOPICS], start=1):
        lines += _topic(place, topic)
    rest = len(summary.shared) - _TOPICS
    if rest > 0:
        lines += ["", f"{rest} more that several students share: see report.html."]
    if summary.single:
        lines += ["", "Known mistakes that a single student made:", ""]
        lines += [f"- {escaped(words.heading(topic))}: {_names(topic.students)}" for topic in summary.single]
    return lines


def _topic(place: int, topic: Topic) -> list[str]:
    """Give one thing to explain as an item of a numbered list."""
    indent = " " * (len(str(place)) + 2)
    students = words.counted(len(topic.students), "student")
    checks = "; ".join(f"{check.function}, {check.title}" for check in topic.checks)
    lines = ["", f"{place}. **{escaped(words.heading(topic))}** ({students})"]
    for paragraph in words.paragraphs(topic):
        lines += ["", indent + (escaped(paragraph) if topic.name else code(paragraph))]
    lines += ["", f"{indent}{escaped(words.where(topic))} Shows in: {escaped(checks)}"]
    lines += ["", f"{indent}Students: {_names(topic.students)}", "", f"{indent}An example:", ""]
    parts = [f"{title}:\n{content}" for title, content in words.example(topic.example)]
    return lines + block("\n\n".join([words.message(topic.example.message), *parts]), indent)


def _scores(summary: ExerciseSummary) -> list[str]:
    middle = f"{words.number(summary.lower_quartile)} to {words.number(summary.upper_quartile)}"
    lines = ["", "### Scores", "", "| median | mean | middle half | full marks |", "|---:|---:|---:|---:|"]
    lines += [
        f"| {words.number(summary.median)} | {words.number(summary.mean)} | {middle} | {summary.full_marks} |",
        "",
        "```text",
    ]
    highest = max(bar.count for bar in summary.histogram) or 1
    for bar in summary.histogram:
        span = str(bar.lowest) if bar.lowest == bar.highest else f"{bar.lowest}-{bar.highest}"
        lines.append(f"{span:>7}  {'█' * round(_BAR * bar.count / highest)} {bar.count}")
    return [*lines, "```"]


def _checks(summary: ExerciseSummary) -> list[str]:
    lines = ["", "### Checks", ""]
    hard = [item for item in summary.checks if item.most_fail]
    if hard:
        count = words.counted(len(hard), "check")
        lines += [
            f"Half of the files that ran, or more, fail {count} (in bold). "
            "Does the statement say what they ask for?",
            "",
        ]
    lines += ["| function | check | points | pass |", "|---|---|---:|---:|"]
    for item in summary.checks:
        title = f"**{escaped(item.check.title)}**" if item.most_fail else escaped(item.check.title)
        passed = f"{item.passed} of {item.asked}"
        lines.append(f"| {escaped(item.check.function)} | {title} | {item.check.points} | {passed} |")
    return lines


def _files(heading: str, files: Sequence[Graded]) -> list[str]:
    lines = ["", f"### {heading}", ""] if files else []
    for file in files:
        first, *rest = words.reasons(file)
        lines.append(f"- {code(words.name(file.student))}, {file.scorecard.outcome}: {code(first)}")
        lines += [f"  - {code(reason)}" for reason in rest[:4]]
        lines += [f"  - and {len(rest) - 4} more"] if len(rest) > 4 else []
    return lines


def _unanswered(heading: str, rows: Sequence[Unanswered]) -> list[str]:
    lines = ["", f"### {heading}", ""] if rows else []
    return lines + [f"- {escaped(row.function)}: {_names(row.students)}" for row in rows]


def _everybody(summary: ExerciseSummary) -> list[str]:
    lines = ["", "### Everybody", "", "| student | score | status | what is missing |", "|---|---:|---|---|"]
    for file in summary.graded:
        remark = one_line(words.remark(file), 200)
        shown = code(remark) if remark else ""
        outcome, score = file.scorecard.outcome, words.score(file)
        lines.append(f"| {code(words.name(file.student))} | {score} | {outcome} | {shown} |")
    return lines


def _names(students: Sequence[str]) -> str:
    return ", ".join(code(words.name(student)) for student in students)
