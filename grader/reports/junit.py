"""A Scorecard as JUnit XML, in the dialect of `pytest --junitxml`, for whatever collects test results.

Written with the standard library's ElementTree, as pytest does: junitparser is made for reading and merging,
and would not shorten this. All text is ASCII with character references, so that no output encoding spoils it.
"""

from collections.abc import Mapping
from xml.etree import ElementTree

from grader.model import CheckResult, Outcome, Scorecard, Status
from grader.reports import plain, text

_ELEMENTS = {
    Status.FAILED: "failure",
    Status.TIMEOUT: "failure",
    Status.NOT_IMPLEMENTED: "failure",
    Status.NOT_RUN: "skipped",
    Status.ERROR: "error",
}


def render(scorecard: Scorecard) -> str:
    """Give the XML, with a newline at its end."""
    cases = [_case(scorecard, result) for result in scorecard.results]
    cases += _case_of_file(scorecard)
    suites = ElementTree.Element("testsuites", name="grade")
    suite = ElementTree.SubElement(
        suites,
        "testsuite",
        name=scorecard.exercise.name,
        errors=_count(cases, "error"),
        failures=_count(cases, "failure"),
        skipped=_count(cases, "skipped"),
        tests=str(len(cases)),
        time=f"{scorecard.seconds:.3f}",
    )
    _add_properties(suite, _about(scorecard))
    suite.extend(cases)
    ElementTree.indent(suites)
    content = ElementTree.tostring(suites, encoding="us-ascii").decode("ascii")
    return f'<?xml version="1.0" encoding="utf-8"?>\n{content}\n'


def _about(scorecard: Scorecard) -> dict[str, str]:
    return {
        "exercise": scorecard.exercise.name,
        "title": scorecard.exercise.title,
        "submission": scorecard.submission,
        "sha256": scorecard.sha256,
        "checks_sha256": scorecard.checks_sha256,
        "status": str(scorecard.outcome),
        "score": str(scorecard.score),
        "max_score": str(scorecard.max_score),
        "passed": str(scorecard.passed).lower(),
        "seed": "" if scorecard.seed is None else str(scorecard.seed),
        "isolation": " ".join(scorecard.isolation),
        "version": scorecard.versions.get("grader", ""),
    }


def _case(scorecard: Scorecard, result: CheckResult) -> ElementTree.Element:
    check = result.check
    case = _new_case(f"{scorecard.exercise.name}.{check.function}", check.id, result.seconds)
    about = {"title": check.title, "points": str(check.points), "score": str(result.score)}
    _add_properties(case, about | ({"mistake": result.mistake} if result.mistake else {}))
    if result.status in _ELEMENTS:
        message = result.failure.message if result.failure else ""
        _add_verdict(case, _ELEMENTS[result.status], str(result.status), message, plain.details(result))
    if result.output:
        ElementTree.SubElement(case, "system-out").text = text.clipped(result.output)
    return case


def _case_of_file(scorecard: Scorecard) -> list[ElementTree.Element]:
    """Give the test case of the whole file, where something kept its checks from being run or counted."""
    if scorecard.outcome is Outcome.GRADED:
        return []
    case = _new_case(scorecard.exercise.name, "submission", 0)
    places = [f"{item.where}: {text.one_line(item.message, 400)}" for item in scorecard.findings]
    content = "\n".join([text.clipped(scorecard.message), *places])
    kind = "error" if scorecard.outcome is Outcome.FAULT else "failure"
    _add_verdict(case, kind, str(scorecard.outcome), scorecard.message, content)
    return [case]


def _new_case(classname: str, name: str, seconds: float) -> ElementTree.Element:
    return ElementTree.Element("testcase", classname=classname, name=name, time=f"{seconds:.3f}")


def _add_properties(element: ElementTree.Element, values: Mapping[str, str]) -> None:
    properties = ElementTree.SubElement(element, "properties")
    for name, value in values.items():
        ElementTree.SubElement(properties, "property", name=name, value=text.clipped(value))


def _add_verdict(case: ElementTree.Element, kind: str, type_: str, message: str, content: str) -> None:
    verdict = ElementTree.SubElement(case, kind, type=type_, message=text.one_line(message, 400))
    verdict.text = content


def _count(cases: list[ElementTree.Element], name: str) -> str:
    return str(sum(case.find(name) is not None for case in cases))
