"""Every exercise of the course, as it lies in its folders: the reference, the stub, and files of every kind.

Discovered, not listed: an exercise added is tested by being there.
"""

import ast
import re
from pathlib import Path

import pytest
from helpers import COURSE, HASTY, ROOT

from grader.course import stub
from grader.examiner.grade import Options, grade
from grader.model import Exercise, Outcome, Scorecard, Status

NAMES = COURSE.names()
EXAMPLES = ROOT / "tests" / "examples"


def files(pattern: str) -> list[Path]:
    """List the files of all exercises that match, such as `solutions/*/right/*.py`."""
    return sorted(ROOT.glob(pattern))


def by_name(path: Path) -> str:
    """Give a test's name for a file."""
    return f"{path.parent.parent.name[-2:]}-{path.stem}"


def graded(path: Path) -> Scorecard:
    """Grade a file for the exercise whose folder it lies under."""
    name = next(part for part in path.parts if part in NAMES)
    scorecard = grade(COURSE.exercise(name), path, path.name, Options(limits=HASTY))
    assert scorecard.outcome is Outcome.GRADED, (scorecard.message, scorecard.findings)
    return scorecard


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


@pytest.mark.parametrize("name", NAMES)
def test_reference_gets_full_marks(name: str) -> None:
    """The reference earns all 100 points."""
    scorecard = graded(COURSE.exercise(name).solutions / "solution.py")
    assert failed(scorecard) == {}
    assert (scorecard.score, scorecard.max_score) == (100, 100)


@pytest.mark.parametrize("name", NAMES)
def test_stub_gets_nothing(name: str, tmp_path: Path) -> None:
    """The stub (the reference without its bodies) earns no point, and every check says it is not implemented."""
    folder = tmp_path / name
    folder.mkdir()
    stub = stub_of(COURSE.exercise(name))
    (folder / "stub.py").write_text(stub)
    scorecard = graded(folder / "stub.py")
    assert scorecard.score == 0
    assert {result.status for result in scorecard.results} == {Status.NOT_IMPLEMENTED}


def stub_of(exercise: Exercise) -> str:
    """Give the reference with each function's body replaced by its docstring and NotImplementedError."""
    tree = ast.parse((exercise.solutions / "solution.py").read_text())
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            node.body = [node.body[0], ast.parse("raise NotImplementedError").body[0]]
    return ast.unparse(tree)


@pytest.mark.parametrize("name", NAMES)
def test_committed_stub_agrees_with_reference(name: str) -> None:
    """Names, parameters and docstrings of the stub that students get are the reference's."""
    exercise = COURSE.exercise(name)
    assert functions(exercise.folder / "solution.py") == functions(exercise.solutions / "solution.py")
    for function in exercise.functions:
        assert f"`{function.name}({function.parameters})`" in (exercise.folder / "README.md").read_text()
        assert len(function.hints) == 3


def functions(path: Path) -> dict[str, tuple[str, str | None]]:
    """Give parameters and docstring of each function of a file."""
    return {
        node.name: (ast.unparse(node.args), ast.get_docstring(node))
        for node in ast.parse(path.read_text()).body
        if isinstance(node, ast.FunctionDef)
    }


@pytest.mark.parametrize("name", NAMES)
def test_given_is_what_the_grader_uses(name: str) -> None:
    """The given.py that students get is the text that grading uses."""
    exercise = COURSE.exercise(name)
    if exercise.given:
        assert (exercise.folder / "given.py").read_text() == (exercise.solutions / "given.py").read_text()


@pytest.mark.parametrize("name", NAMES)
def test_stub_is_kept_for_a_reset(name: str) -> None:
    """In a clean checkout the file that students write in is the stub that `grade reset` gives back."""
    exercise = COURSE.exercise(name)
    assert (exercise.folder / "solution.py").read_bytes() == stub(exercise)


@pytest.mark.parametrize("path", files("solutions/*/right/*.py"), ids=by_name)
def test_right_variant_gets_full_marks(path: Path) -> None:
    """A right solution in any style loses no point."""
    assert failed(graded(path)) == {}


def diagnosed(scorecard: Scorecard) -> set[str | None]:
    """Give the names that the failing checks were given."""
    return {result.mistake for result in scorecard.results if result.failure}


@pytest.mark.parametrize("path", files("solutions/*/mistakes/*.py"), ids=by_name)
def test_mistake_is_caught_and_named(path: Path) -> None:
    """A known mistake fails the check that its own docstring names, and the card names it."""
    scorecard = graded(path)
    assert named(path, "Caught by") <= set(failed(scorecard))
    assert path.stem in diagnosed(scorecard) <= {path.stem, None}


@pytest.mark.full
@pytest.mark.parametrize("path", files("tests/examples/*/clothes/*.py"), ids=by_name)
def test_mistake_in_other_clothes_is_named(path: Path) -> None:
    """The same mistake with other names and other NumPy calls is recognised as itself."""
    assert path.stem in diagnosed(graded(path)) <= {path.stem, None}


@pytest.mark.parametrize("path", files("tests/examples/*/looping/*.py"), ids=by_name)
def test_looping_solution_loses_the_loop_points_only(path: Path) -> None:
    """A loop in any disguise fails the loop checks of the functions that reach it, and no other check."""
    scorecard, looping = graded(path), named(path, "Loops in")
    checks = [result.check for result in scorecard.results]
    messages = failed(scorecard)
    assert set(messages) == {check.id for check in checks if "loops" in check.id and check.function in looping}
    for message in messages.values():
        assert re.match(r"line \d+", message)


@pytest.mark.parametrize("path", files("tests/examples/*/wrong/*.py"), ids=by_name)
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


@pytest.mark.parametrize("name", NAMES)
def test_every_check_catches_a_mistake(name: str) -> None:
    """No check is there for nothing: some known mistake names it."""
    exercise = COURSE.exercise(name)
    caught: set[str] = set()
    for path in (exercise.solutions / "mistakes").glob("*.py"):
        caught |= named(path, "Caught by")
    checks = re.findall(
        r"^def test_(\w+)\(candidate", (exercise.solutions / "checks.py").read_text(), re.MULTILINE
    )
    assert set(checks) <= caught
