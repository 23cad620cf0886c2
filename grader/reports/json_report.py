"""A Scorecard as JSON, schema 1: strict JSON in ASCII, the same text for equal runs but for the times."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from grader.model import Check, CheckResult, Exercise, Failure, Finding, Outcome, Scorecard, Status


def render(scorecard: Scorecard) -> str:
    """Give the JSON text, with a newline at its end."""
    return json.dumps(as_data(scorecard), indent=2, ensure_ascii=True, allow_nan=False) + "\n"


def as_data(scorecard: Scorecard) -> dict[str, Any]:
    """Give the result as plain data."""
    return {
        "schema": 1,
        "exercise": scorecard.exercise.name,
        "title": scorecard.exercise.title,
        "submission": scorecard.submission,
        "sha256": scorecard.sha256,
        "checks_sha256": scorecard.checks_sha256,
        "passed": scorecard.passed,
        "status": str(scorecard.outcome),
        "message": scorecard.message,
        "findings": _findings(scorecard),
        "score": scorecard.score,
        "max_score": scorecard.max_score,
        "seconds": round(scorecard.seconds, 3),
        "seed": scorecard.seed,
        "versions": dict(scorecard.versions),
        "isolation": list(scorecard.isolation),
        "checks": [_check(result) for result in scorecard.results],
    }


def read(data: Mapping[str, Any], exercise: Exercise) -> Scorecard:
    """Make the Scorecard again from what `as_data` gave. Raises KeyError, TypeError or ValueError."""
    if data["schema"] != 1:
        raise ValueError(f"schema {data['schema']!r}; this version reads schema 1")
    return Scorecard(
        exercise=exercise,
        submission=data["submission"],
        sha256=data["sha256"],
        checks_sha256=data["checks_sha256"],
        outcome=Outcome(data["status"]),
        message=data["message"],
        results=tuple(map(_read_check, data["checks"])),
        seconds=data["seconds"],
        seed=data["seed"],
        versions=dict(data["versions"]),
        isolation=tuple(data["isolation"]),
        findings=_read_findings(data["findings"]),
    )


def _read_check(data: Mapping[str, Any]) -> CheckResult:
    status = Status(data["status"])
    failure = None
    if status is not Status.PASSED:
        message, call, expected, actual = (data[name] for name in ("message", "call", "expected", "actual"))
        failure = Failure(message, call, expected, actual, _read_findings(data["findings"]))
    return CheckResult(
        check=Check(data["id"], data["title"], data["function"], data["max_score"]),
        status=status,
        seconds=data["seconds"],
        failure=failure,
        output=data["output"],
        hint=data["hint"],
        mistake=data["mistake"],
        diagnosis=data["diagnosis"],
    )


def _read_findings(data: Iterable[Mapping[str, Any]]) -> tuple[Finding, ...]:
    return tuple(
        Finding(item["line"], item["column"], item["construct"], item["message"], item.get("place", ""))
        for item in data
    )


def _check(result: CheckResult) -> dict[str, Any]:
    failure = result.failure
    return {
        "id": result.check.id,
        "title": result.check.title,
        "function": result.check.function,
        "status": str(result.status),
        "score": result.score,
        "max_score": result.check.points,
        "seconds": round(result.seconds, 3),
        "message": failure.message if failure else "",
        "call": failure.call if failure else "",
        "expected": failure.expected if failure else "",
        "actual": failure.actual if failure else "",
        "hint": result.hint,
        "mistake": result.mistake,
        "diagnosis": result.diagnosis,
        "findings": _findings(failure) if failure else [],
        "output": result.output,
    }


def _findings(source: Any) -> list[dict[str, Any]]:
    return [
        {"line": item.line, "column": item.column, "construct": item.construct, "message": item.message}
        | ({"place": item.place} if item.place else {})
        for item in source.findings
    ]
