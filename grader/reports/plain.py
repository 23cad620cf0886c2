"""A Scorecard as plain lines: no colour, no boxes, nothing but words. For logs and screen readers."""

from grader.model import CheckResult, Scorecard
from grader.reports import text


def render(
    scorecard: Scorecard, *, following: str | None = None, everything: bool = False, commands: bool = True
) -> str:
    """Give the whole report; `following` is the next unsolved exercise, `everything` opens all failures.

    Without `commands` it does not say what to run next.
    """
    lines = [f"{text.title(scorecard)} ({scorecard.exercise.difficulty})"]
    if scorecard.results:
        lines.append(f"Score: {scorecard.score} of {scorecard.max_score}")
    if scorecard.message:
        lines += ["", text.clipped(scorecard.message)]
    lines += [f"  {item.where}: {text.one_line(item.message, 400)}" for item in scorecard.findings]
    for function, results in text.groups(scorecard):
        lines += ["", function]
        lines += [f"  {text.row(result)}" for result in results]
    shown = text.opened(scorecard, everything=everything)
    for result in shown:
        lines += ["", *_open(scorecard, result, commands=commands)]
    lines.append("")
    if commands:
        sentence, command = text.next_step(scorecard, following)
        lines.append(f"{sentence}: {command}" if command else sentence)
    lines += text.footnotes(scorecard)
    return "\n".join(lines) + "\n"


def details(result: CheckResult) -> str:
    """Say in lines why a check failed: for the reports that a program shows as plain text."""
    lines = []
    for heading, content in text.sections(result):
        lines += [f"{heading}:", *_indented(content)] if heading else [content]
    return "\n".join(lines)


def _open(scorecard: Scorecard, result: CheckResult, *, commands: bool) -> list[str]:
    lines = [f"{result.check.function}: {result.check.title}"]
    lines += [f"  {line}" for line in details(result).split("\n")]
    if result.hint and commands:
        lines.append(f"  For a hint, run: {text.hint_command(scorecard, result)}")
    return lines


def _indented(content: str) -> list[str]:
    return [f"  {line}" for line in content.rstrip("\n").split("\n")]
