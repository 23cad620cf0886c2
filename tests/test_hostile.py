"""Hostile and clumsy files: none gets marks it did not earn, breaks a report, or stops another function's checks.

Each file runs with the gate, as in real life; what the gate refuses runs a second time without it, so that what
lies behind (the two processes and the sandbox) has to hold by itself. A few files of each family run in every test
run, each graded by itself; the rest, and the bombs for parsers, are marked `full`, and are graded one after the
other, as a class is.
"""

import ast
import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from helpers import COURSE, HASTY, ROOT
from hostile.unreadable import FILES, VALID

from grader.candidate import sandbox
from grader.candidate.sandbox import Sandbox
from grader.examiner.grade import Options, grade
from grader.examiner.submission import read
from grader.examiner.warm import Examiner
from grader.model import Outcome, Scorecard
from grader.reports import json_report, plain
from grader.rules import gate

ATTACKS = sorted(path for path in (ROOT / "tests" / "hostile").glob("*_*.py"))
EXERCISE = COURSE.exercise("exercise-04")
FEW = 4
"""Files of each family in every test run."""
needs_sandbox = pytest.mark.skipif(sandbox.find() is None, reason="bubblewrap is not installed")


class Header(NamedTuple):
    """What the docstring of an attack says."""

    right: bool
    """Whether the file is right where its attack fails."""
    touches: set[str]
    others_right: bool


def header(path: Path) -> Header:
    """Read the docstring of an attack."""
    said = dict(re.findall(r"^(\w+): *(.+)$", path.read_text(encoding="utf-8", errors="replace"), re.MULTILINE))
    touches = set(re.split(r"[, ]+", said["Touches"].strip()))
    return Header(said["Otherwise"].startswith("right"), touches, said["Others"].startswith("right"))


def check_reports(scorecard: Scorecard) -> None:
    """Expect that no text of the file gets through a report alive."""
    text = json_report.render(scorecard)
    assert text.isascii()
    json.loads(text, parse_constant=lambda name: pytest.fail(name))
    lines = plain.render(scorecard)
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\ud800-\udfff]", lines)
    assert len(lines) < 40_000


def parameters() -> list[Any]:
    """Give all attacks; beyond the first few of each family, marked `full`."""
    seen: Counter[str] = Counter()
    found = []
    for path in ATTACKS:
        family = path.stem.partition("_")[0]
        seen[family] += 1
        warm = seen[family] > FEW
        found.append(pytest.param(path, warm, id=path.stem, marks=[pytest.mark.full] if warm else []))
    return found


@pytest.fixture(scope="module")
def examiner() -> Iterator[Examiner]:
    """What grades a class: one file after the other, in forks."""
    examiner = Examiner(Sandbox.AUTO)
    yield examiner
    examiner.close()


def graded(path: Path, warm: bool, examiner: Examiner, options: Options) -> Scorecard:
    """Grade a file by itself, as a student does, or among others, as a class is."""
    if warm:
        return examiner.grade(EXERCISE, read(path, path.name), options)
    return grade(EXERCISE, path, path.name, options)


@pytest.mark.parametrize(("path", "warm"), parameters())
def test_attack_with_gate(path: Path, warm: bool, examiner: Examiner) -> None:
    """With everything in place an attack gains nothing, and costs only itself."""
    said = header(path)
    scorecard = graded(path, warm, examiner, Options(limits=HASTY))
    check_reports(scorecard)
    assert scorecard.outcome is not Outcome.FAULT, scorecard.message
    if not said.right:
        assert not scorecard.passed
    if scorecard.outcome is Outcome.GRADED and said.others_right and "import" not in said.touches:
        lost = {result.check.function for result in scorecard.results if result.failure}
        if "split_heads" in said.touches:  # the round trip, a check of merge_heads, calls it
            lost -= {"merge_heads"}
        assert lost <= said.touches


@needs_sandbox
@pytest.mark.parametrize(("path", "warm"), parameters())
def test_attack_behind_the_gate(path: Path, warm: bool, examiner: Examiner) -> None:
    """With the gate left open, the two processes and the sandbox still give no marks away."""
    text = path.read_text(encoding="utf-8", errors="replace")
    if not gate.check(text, ast.parse(text), ()):
        pytest.skip("the gate lets it through: the test above ran it")
    options = Options(limits=HASTY, gate=False, sandbox=Sandbox.REQUIRED)
    scorecard = graded(path, warm, examiner, options)
    check_reports(scorecard)
    assert scorecard.outcome is not Outcome.FAULT, scorecard.message
    if not header(path).right:
        assert not scorecard.passed


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.full] if len(FILES[name]) > 50_000 else []) for name in FILES],
)
def test_unreadable_file(name: str, tmp_path: Path) -> None:
    """Bytes that are no usable Python get one plain sentence; odd but valid ones get their marks."""
    path = tmp_path / "solution.py"
    path.write_bytes(FILES[name])
    scorecard = grade(EXERCISE, path, "solution.py", Options(limits=HASTY))
    check_reports(scorecard)
    assert scorecard.outcome is not Outcome.FAULT, scorecard.message
    assert scorecard.passed is (name in VALID)
    if scorecard.outcome is not Outcome.GRADED:
        assert scorecard.message


def test_special_files(tmp_path: Path) -> None:
    """A folder, a device and a link to nowhere are each said, and never read."""
    (tmp_path / "loop.py").symlink_to("loop.py")
    for path, said in (
        (tmp_path, "is a folder"),
        (Path("/dev/zero"), "not an ordinary file"),
        (tmp_path / "loop.py", "no file"),
    ):
        scorecard = grade(EXERCISE, path, "solution.py")
        assert scorecard.outcome is Outcome.UNLOADABLE
        assert said in scorecard.message
