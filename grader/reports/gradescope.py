"""A Scorecard as Gradescope's results.json, by the specification's "Output format" of its autograders.

    https://gradescope-autograders.readthedocs.io/en/latest/specs/

All text is marked "text", the only format in which Gradescope interprets nothing: "simple_format", its default
for the top-level output, still lets HTML through.

A fault of the grader has neither a score nor tests. The specification demands one of them, so Gradescope says
that the autograder failed, and records no points of which a broken check could have taken some; any number
would be a mark. The course's staff mends the course and runs the autograder again.
"""

import json
from typing import Any

from grader.model import CheckResult, Outcome, Scorecard, Status
from grader.reports import plain, text


def render(scorecard: Scorecard) -> str:
    """Give the JSON text, with a newline at its end."""
    return json.dumps(as_data(scorecard), indent=2, ensure_ascii=True, allow_nan=False) + "\n"


def as_data(scorecard: Scorecard) -> dict[str, Any]:
    """Give the result as plain data."""
    data: dict[str, Any] = {
        "execution_time": round(scorecard.seconds, 3),
        "output": _output(scorecard),
        "output_format": "text",
        "test_output_format": "text",
        "test_name_format": "text",
        "visibility": "visible",
        "stdout_visibility": "hidden",
        "extra_data": {
            "exercise": scorecard.exercise.name,
            "status": str(scorecard.outcome),
            "sha256": scorecard.sha256,
            "checks_sha256": scorecard.checks_sha256,
            "versions": dict(scorecard.versions),
            "isolation": list(scorecard.isolation),
        },
    }
    if scorecard.outcome is Outcome.FAULT:
        return data
    tests = [
        _test(result, f"{i}.{j}")
        for i, (_, results) in enumerate(text.groups(scorecard), 1)
        for j, result in enumerate(results, 1)
    ]
    return {"score": scorecard.score, **data, "tests": tests}


def _output(scorecard: Scorecard) -> str:
    """Say what holds for the whole submission."""
    lines = [text.title(scorecard)]
    if scorecard.message:
        lines.append(text.clipped(scorecard.message))
    lines += [f"{item.where}: {text.one_line(item.message, 400)}" for item in scorecard.findings]
    if scorecard.outcome is Outcome.FAULT:
        broken = [result for result in scorecard.results if result.status is Status.ERROR]
        lines += [f"{result.check.id}: {plain.details(result)}" for result in broken]
        lines.append(
            "This is no score, and no fault of yours. Your instructor mends it, and grades your file again."
        )
    else:
        lines.append(text.protection(scorecard))
    return "\n".join(lines)


def _test(result: CheckResult, number: str) -> dict[str, Any]:
    output = plain.details(result)
    if result.hint:
        output += f"\nHint: {text.clipped(result.hint)}"
    return {
        "score": result.score,
        "max_score": result.check.points,
        "status": "passed" if result.status is Status.PASSED else "failed",
        "name": f"{result.check.function}: {text.one_line(result.check.title, 200)}",
        "name_format": "text",
        "number": number,
        "output": output,
        "output_format": "text",
        "tags": [result.check.function],
        "visibility": "visible",
        "extra_data": {
            "id": result.check.id,
            "status": str(result.status),
            "mistake": result.mistake,
            "seconds": round(result.seconds, 3),
        },
    }
