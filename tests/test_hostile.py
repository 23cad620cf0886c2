"""Hostile and clumsy files: none gets marks it did not earn, breaks a report, or stops another function's checks.

Each file runs with the gate, as in real life. The tests marked `full` run it without the gate as well, so that
what lies behind it (the two processes and the sandbox) has to hold by itself.
"""

import json
import re
from pathlib import Path
from typing import NamedTuple

import pytest
from helpers import COURSE, HASTY, ROOT
from hostile.unreadable import FILES, VALID

from grader.candidate import sandbox
from grader.candidate.sandbox import Sandbox
from grader.examiner.grade import Options, grade
from grader.model import Outcome, Scorecard
from grader.reports import json_report, plain

ATTACKS = sorted(path for path in (ROOT / "tests" / "hostile").glob("*_*.py"))
EXERCISE = COURSE.exercise("exercise-04")
# Without walls these stop or kill the examiner, which here is the test run itself.
ONLY_IN_A_SANDBOX = {"hanging_stops_its_parent", "hanging_kills_its_parent", "looking_parent_memory"}
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


def stem(path: Path) -> str:
    """Give a test's name for a file."""
    return path.stem


@pytest.mark.parametrize("path", ATTACKS, ids=stem)
def test_attack_with_gate(path: Path) -> None:
    """With everything in place an attack gains nothing, and costs only itself."""
    said = header(path)
    scorecard = grade(EXERCISE, path, path.name, Options(limits=HASTY))
    check_reports(scorecard)
    assert scorecard.outcome is not Outcome.FAULT, scorecard.message
    if not said.right:
        assert not scorecard.passed
    if scorecard.outcome is Outcome.GRADED and said.others_right and "import" not in said.touches:
        lost = {result.check.function for result in scorecard.results if result.failure}
        if "split_heads" in said.touches:  # the round trip, a check of merge_heads, calls it
            lost -= {"merge_heads"}
        assert lost <= said.touches


@pytest.mark.full
@needs_sandbox
@pytest.mark.parametrize("path", ATTACKS, ids=stem)
def test_attack_behind_the_gate(path: Path) -> None:
    """With the gate left open, the two processes and the sandbox still give no marks away."""
    scorecard = grade(EXERCISE, path, path.name, Options(limits=HASTY, gate=False, sandbox=Sandbox.REQUIRED))
    check_reports(scorecard)
    assert scorecard.outcome is not Outcome.FAULT, scorecard.message
    if not header(path).right:
        assert not scorecard.passed


@pytest.mark.parametrize("name", FILES)
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
