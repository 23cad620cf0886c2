"""Solutions of every kind that `grade verify` does not know of: what they lose, and what they are told.

Discovered, not listed: a file added to tests/examples is graded by being there.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from helpers import COURSE, ROOT

from grader.candidate.launch import fork_candidates, fork_no_more
from grader.candidate.sandbox import Sandbox
from grader.course import CHECKS
from grader.examiner.draws import Draws, Replay, draw
from grader.examiner.grade import Options, grade
from grader.examiner.kept import Kept
from grader.model import Outcome, Scorecard

NAMES = COURSE.names()
KEPT = Kept()
"""The checks are collected once, as in `grade class` and `grade verify`, and calculate their oracles once."""


@pytest.fixture(autouse=True, scope="module")
def forked() -> Iterator[None]:
    """These files are the project's own: their candidates may be forked. Those of other tests may not."""
    fork_candidates(Sandbox.OFF)
    yield
    fork_no_more()
    KEPT.close()


def files(kind: str) -> list[Any]:
    """List the example files of a kind, such as `right`, of all exercises.

    Those of one exercise are for one process (`--dist loadgroup`): what known mistakes answer, and what is right,
    is calculated once in each.
    """
    found = sorted(ROOT.glob(f"tests/examples/*/{kind}/*.py"))
    numbers = [path.parent.parent.name[-2:] for path in found]
    return [
        pytest.param(path, id=f"{number}-{path.stem}", marks=pytest.mark.xdist_group(f"{kind} {number}"))
        for number, path in zip(numbers, found, strict=True)
    ]


def graded(path: Path) -> Scorecard:
    """Grade a file for the exercise whose folder it lies under."""
    name = next(part for part in path.parts if part in NAMES)
    options = Options(sandbox=Sandbox.OFF, kept=KEPT, replay=Replay(drawn(name)))
    scorecard = grade(COURSE.exercise(name), path, path.name, options)
    assert scorecard.outcome is Outcome.GRADED, (scorecard.message, scorecard.findings)
    return scorecard


@cache
def drawn(name: str) -> dict[str, Draws]:
    """Give what hypothesis draws for an exercise: to play it is faster, and the verdict is the same."""
    return draw(COURSE.exercise(name).solutions / CHECKS, seeds=1)


def failed(scorecard: Scorecard) -> dict[str, str]:
    """Give the message of each check that did not pass."""
    return {result.check.id: result.failure.message for result in scorecard.results if result.failure}


def docstring(path: Path) -> str:
    """Give a file's docstring."""
    return ast.get_docstring(ast.parse(path.read_text())) or ""


def named(path: Path, label: str) -> set[str]:
    """Give the names on a line such as `Caught by: split_values` of a file's docstring."""
    match = re.search(rf"^{label}: *(.+)$", docstring(path), re.MULTILINE)
    assert match, f"{path} has no line `{label}: ...`"
    return set(re.split(r"[, ]+", match[1].strip()))


def diagnosed(scorecard: Scorecard) -> set[str | None]:
    """Give the names that the failing checks were given."""
    return {result.mistake for result in scorecard.results if result.failure}


@pytest.mark.full
@pytest.mark.parametrize("path", files("clothes"))
def test_mistake_in_other_clothes_is_named(path: Path) -> None:
    """The same mistake with other names and other NumPy calls is recognised as itself."""
    assert path.stem in diagnosed(graded(path)) <= {path.stem, None}


@pytest.mark.full
@pytest.mark.parametrize("path", files("right"))
def test_right_solution_gets_full_marks(path: Path) -> None:
    """Further right solutions, beside those that `grade verify` grades under many seeds."""
    assert failed(graded(path)) == {}


@pytest.mark.full
@pytest.mark.parametrize("path", files("looping"))
def test_looping_solution_loses_the_loop_points_only(path: Path) -> None:
    """A loop in any disguise fails the loop checks of the functions that reach it, and no other check."""
    scorecard, looping = graded(path), named(path, "Loops in")
    checks = [result.check for result in scorecard.results]
    messages = failed(scorecard)
    assert set(messages) == {check.id for check in checks if "loops" in check.id and check.function in looping}
    for message in messages.values():
        assert re.match(r"line \d+", message)


@pytest.mark.full
@pytest.mark.parametrize("path", files("wrong"))
def test_wrong_solution_is_caught(path: Path) -> None:
    """A wrong solution that is no known mistake does not pass either, and is given no wrong name."""
    assert diagnosed(graded(path)) == {None}


# (mistake, its wrong function, right variant for all else)
COMBINED = [
    ("split_by_bare_reshape", "split_heads", "einsum_throughout"),
    ("heads_interleaved_in_split", "split_heads", "class_with_methods"),
    ("merge_without_transpose", "merge_heads", "fused_qkv"),
    ("merge_heads_reversed", "merge_heads", "weights_by_comprehension"),
    ("no_mask", "mha_forward", "split_by_moveaxis"),
    ("scaled_by_d", "mha_forward", "merge_by_concatenate"),
]


@pytest.mark.parametrize(("mistake", "function", "variant"), COMBINED)
def test_mistake_beside_right_parts_is_named(mistake: str, function: str, variant: str, tmp_path: Path) -> None:
    """One wrong function put into a right solution of another style is named at the checks about it."""
    exercise = COURSE.exercise("exercise-04")
    wrong = (exercise.solutions / "mistakes" / f"{mistake}.py").read_text()
    right = (exercise.solutions / "right" / f"{variant}.py").read_text()
    body = next(
        ast.get_source_segment(wrong, node)
        for node in ast.parse(wrong).body
        if isinstance(node, ast.FunctionDef) and node.name == function
    )
    path = tmp_path / "exercise-04" / "solution.py"
    path.parent.mkdir()
    path.write_text(f"{right}\n\n{body}\n")
    names = {
        result.mistake for result in graded(path).results if result.failure and result.check.function == function
    }
    assert names == {mistake}
