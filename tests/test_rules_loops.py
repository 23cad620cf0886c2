"""The loop rule, run for real: each file of the tables is counted in this process with heads 2, 3 and 6."""

import ast
import warnings

import numpy as np
import pytest

from grader.model import Finding
from grader.rules import loops, loops_cases
from grader.rules.counting import Counter, watch
from grader.rules.loops import Measured

SIZES = (2, 3, 6)
NAME = "student_copy.py"


def measure(source: str, sizes: tuple[int, ...] = SIZES) -> list[tuple[int, Measured]]:
    """Run `solve` on a counting copy, as the candidate does."""
    tree = ast.parse(source)
    copy = loops.instrument(source, tree, loops.survey(source, tree), "C_q7")
    counter = Counter()
    module = {"__name__": "student", "C_q7": counter}
    exec(compile(copy, NAME, "exec"), module)
    cases = []
    for size in sizes:
        x, params = np.ones((size, 4)), {name: np.eye(4) for name in ("Wq", "Wk", "Wv")}
        counter.reset()
        with watch(NAME) as seen:
            module["solve"](x, size, params)  # type: ignore[operator]
        cases.append((size, Measured(counter.turns(), seen.lines, seen.calls, seen.alive)))
    return cases


def judged(source: str) -> tuple[Finding, ...]:
    """The findings of one file over the sizes."""
    tree = ast.parse(source)
    return loops.judge(loops.find(source, tree, "solve"), measure(source), "heads", loops.survey(source, tree))


@pytest.mark.parametrize("case", loops_cases.VALID)
def test_valid_files_are_cleared(case: str) -> None:
    """A file without a loop over the heads has no finding."""
    assert judged(loops_cases.source(case)) == ()


def test_warnings_are_no_work() -> None:
    """Python's own steps to show a warning, which some data cause and some do not, are not counted as calls."""
    source = loops_cases.source("no loop at all").partition("def")[0] + (
        "def solve(x, n, params):\n    return np.log(np.where(np.arange(n) > 2, 0.0, 1.0)) + x.sum()\n"
    )
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        assert judged(source) == ()


@pytest.mark.parametrize("case", loops_cases.INVALID)
def test_invalid_files_are_found(case: str) -> None:
    """A file with a loop over the heads has a finding, and it names the construct."""
    found = judged(loops_cases.source(case))
    assert found
    assert any(finding.construct.startswith(loops_cases.INVALID[case][1][:57]) for finding in found), found
