"""The gate: the files of its tables, places of findings, and input that no person writes."""

import ast

import pytest

from grader.model import Finding
from grader.rules import gate, gate_cases, scopes

ALLOWED = ("scipy",)


def check(source: str) -> tuple[Finding, ...]:
    """The findings of one file of an exercise that allows scipy."""
    return gate.check(source, ast.parse(source), ALLOWED)


@pytest.mark.parametrize("case", gate_cases.VALID)
def test_valid_files_pass(case: str) -> None:
    """An ordinary file has no finding."""
    assert check(gate_cases.VALID[case]) == ()


@pytest.mark.parametrize("case", gate_cases.INVALID)
def test_invalid_files_are_refused(case: str) -> None:
    """A file that breaks a rule has a finding that shows the construct and says what to do."""
    source, construct, word = gate_cases.INVALID[case]
    found = check(source)
    assert any(f.construct.startswith(construct) and word in f.message for f in found), found


@pytest.mark.parametrize("case", gate_cases.INVALID)
def test_messages_are_one_sentence(case: str) -> None:
    """A message is one line that ends in a full stop."""
    for finding in check(gate_cases.INVALID[case][0]):
        assert finding.message.endswith(".")
        assert not finding.message.endswith("..")
        assert "\n" not in finding.message
        assert finding.message[0].isupper()


def test_places_count_characters_from_one() -> None:
    """A finding's column counts characters, not bytes, after letters of more than one byte."""
    (finding,) = check("é = 'ö'; x = eval(é)\n")
    assert (finding.line, finding.column, finding.construct) == (1, 14, "eval")


def test_findings_are_sorted_by_place() -> None:
    """Findings come in the order of the file, whatever rule found them."""
    found = check("x = eval\nimport os\ny = x.__globals__; exec\n")
    assert [(finding.line, finding.column) for finding in found] == [(1, 5), (2, 1), (3, 5), (3, 20)]


def test_an_exercise_may_allow_a_module() -> None:
    """A module that the exercise allows, and its parts, may be imported; without that it may not."""
    source = "import scipy.special\n"
    assert gate.check(source, ast.parse(source), ("scipy",)) == ()
    assert gate.check(source, ast.parse(source), ()) != ()
    assert gate.check(source, ast.parse(source), ("scipy.special",)) == ()


@pytest.mark.parametrize(
    "source",
    [
        "x = " + "+".join(["1"] * 800),
        "x = " + "a." * 900 + "b",
        "x = " + "(" * 150 + "1" + ")" * 150,
        "x = y" + "()" * 900,
        "\n".join("    " * i + "if 1:" for i in range(80)) + " pass",
    ],
)
def test_deep_files_do_not_raise(source: str) -> None:
    """A file nested as deeply as the parser allows is judged like any other."""
    assert isinstance(check(source), tuple)


def test_a_recursion_error_becomes_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    """Should Python's recursion limit be met after all, the file is refused and nothing is raised."""

    def deep(*_: object) -> None:
        raise RecursionError

    monkeypatch.setattr(gate, "read", deep)
    assert check("x = 1\n") == (gate.TOO_DEEP,)


@pytest.mark.parametrize(
    "source",
    [
        "import numpy as np\n" + "a = np.exp\n" * 1500 + "a.real\n" * 1500,
        "".join(f"a{i} = a{i + 1}.x\n" for i in range(1200)) + "a1200 = a0\n" + "a0.b\n" * 1200,
        "x = [\n" + "f(open_, g.h),\n" * 3000 + "]\n",
    ],
)
def test_large_files_end(source: str) -> None:
    """Work grows with a file's size, not with its square, or ends at a limit; a hang would fail here."""
    assert len(check(source)) <= 1


def test_a_maze_of_aliases_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file whose aliases cannot be followed within the limit is refused, not waved through."""
    monkeypatch.setattr(scopes, "_WORK", 500)
    names = [f"a{i}" for i in range(30)]
    source = "".join(f"{a} = {names[-1]}.x if a0 else {names[7]}.y\n" for a in names) + "a0.b\n"
    assert check(source) == (gate.TOO_TANGLED,)
    monkeypatch.undo()
    assert check(source) == ()
