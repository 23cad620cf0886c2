"""`grade verify` and `grade new`: each way to break a course has its message, and a new one has none."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest
from helpers import ROOT

from grader.course import Course
from grader.errors import UsageError
from grader.examiner.draws import draw
from grader.instructor import folder
from grader.instructor.mutants import mutants
from grader.instructor.new import parse_function, start_course, start_exercise
from grader.instructor.verify import verify
from grader.model import Verification
from grader.reports import verification


class Inline(Executor):
    """Runs everything at once, in this process."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Call the function, and give a future that is done."""
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


def finish(root: Path) -> None:
    """Do what is to do in fresh templates: here it is only said to be done."""
    for path in root.rglob("*.*"):
        if path.is_file() and path.suffix != ".pyc":
            path.write_text(path.read_text().replace("TODO", "Done"))


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A course of two exercises, of which the second is given the function of the first."""
    root = tmp_path_factory.mktemp("courses") / "course"
    course = start_course(root)
    start_exercise(course, "exercise-01", "Twice", ["twice(x)"])
    start_exercise(course, "exercise-02", "Scale", ["scale(numbers, factor)"], given=["twice"])
    finish(root)
    return root


@pytest.fixture
def course(finished: Path, tmp_path: Path) -> Course:
    """A copy of the finished course, to be broken."""
    shutil.copytree(finished, tmp_path / "course")
    return Course(tmp_path / "course")


def verified(course: Course, name: str = "exercise-01", seeds: int = 3, *, mutants: bool = False) -> Verification:
    """Verify one exercise in this process."""
    return verify(course, [name], Inline(), seeds=seeds, mutants=mutants)[0]


def said(found: Verification) -> str:
    """Give all problems as text."""
    return "\n".join(f"{problem.file}: {problem.message}" for problem in found.problems)


def change(path: Path, old: str, new: str) -> None:
    """Replace a part of a file that must be there."""
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_a_finished_course_is_verified(course: Course) -> None:
    """What `grade new` makes passes in full once its TODOs are done: mutants, seeds and given functions too."""
    progress: list[tuple[int, int]] = []
    names = course.names()
    found = verify(course, names, Inline(), seeds=4, progress=lambda done, known: progress.append((done, known)))
    assert [said(one) for one in found] == ["", ""]
    first = found[0]
    assert (first.right, first.mistakes, first.seeds) == (2, 3, 4)
    assert first.mutants >= 4
    assert 0 <= first.margin < 1
    assert list(first.checks) == ["twice_worked_example", "twice_values", "twice_no_loops", "twice_leaves_input"]
    assert progress[-1][0] == progress[-1][1] == len(progress)


def test_fresh_templates_lack_only_what_is_marked(tmp_path: Path) -> None:
    """Before that, the marked TODOs are its only problems, each with its line."""
    course = start_course(tmp_path / "course")
    start_exercise(course, "exercise-01", "Twice", ["twice(x)", "scale(numbers, factor, power=2)"])
    found = verified(course)
    assert {problem.message[:12] for problem in found.problems} == {"still to do:"}
    assert all(re.search(r":\d+$", problem.file) for problem in found.problems)


E, S = "exercises/exercise-01", "solutions/exercise-01"

# What is wrong, the file, and words of the message: (how to break it, where, what is said).
FOLDERS: dict[str, tuple[Callable[[Path], object], str, str]] = {
    "no statement": (lambda r: (r / E / "README.md").unlink(), f"{E}/README.md", "write the statement"),
    "empty statement": (lambda r: (r / E / "README.md").write_text("\n"), f"{E}/README.md", "write the statement"),
    "no stub": (lambda r: (r / E / "solution.py").unlink(), f"{E}/solution.py", "copy the stub there"),
    "no kept stub": (lambda r: (r / S / "stub.py").unlink(), f"{S}/stub.py", "copy there"),
    "no reference": (lambda r: (r / S / "solution.py").unlink(), f"{S}/solution.py", "write the reference"),
    "no checks": (lambda r: (r / S / "checks.py").unlink(), f"{S}/checks.py", "write the checks"),
    "no mistakes": (lambda r: shutil.rmtree(r / S / "mistakes"), f"{S}/mistakes", "add a wrong solution"),
    "no right variants": (lambda r: shutil.rmtree(r / S / "right"), f"{S}/right", "add a right solution"),
    "no hints": (
        lambda r: (r / E / "exercise.toml").write_text(
            'title = "Twice"\ndifficulty = "easy"\n[functions.twice]\nparameters = "x"\nhints = []\n'
        ),
        f"{E}/exercise.toml",
        "twice has no hints",
    ),
    "unknown key": (
        lambda r: change(r / E / "exercise.toml", 'title = "Twice"', 'title = "Twice"\nlevel = 3'),
        f"{E}/exercise.toml",
        "unknown key level. Known keys: title",
    ),
    "stray file": (lambda r: (r / S / "notes.txt").write_text("x"), f"{S}/notes.txt", "Delete it"),
    "stray mistake": (lambda r: (r / S / "mistakes/a.txt").write_text("x"), f"{S}/mistakes/a.txt", "Delete it"),
    "given.py for nothing": (lambda r: (r / E / "given.py").write_text("x = 1"), f"{E}/given.py", "`given`"),
    "students' stub changed": (
        lambda r: change(r / E / "solution.py", "raise", "pass; raise"),
        f"{E}/solution.py",
        "is not solutions/exercise-01/stub.py. Run `grade reset exercise-01`",
    ),
    "stub with other parameters": (
        lambda r: [change(r / p, "twice(x)", "twice(x, y)") for p in (f"{S}/stub.py", f"{E}/solution.py")],
        f"{S}/stub.py",
        "has twice(x, y), but exercise.toml says twice(x)",
    ),
    "reference of another name": (
        lambda r: change(r / S / "solution.py", "def twice", "def double"),
        f"{S}/solution.py",
        "defines no twice. Write twice(x).",
    ),
    "stub with another docstring": (
        lambda r: [change(r / p, "Give twice", "Give back twice") for p in (f"{S}/stub.py", f"{E}/solution.py")],
        f"{S}/stub.py",
        "the docstring of twice is not the reference's",
    ),
    "no docstring": (
        lambda r: (r / S / "solution.py").write_text("def twice(x):\n    return 2.0 * x\n"),
        f"{S}/solution.py",
        "twice has no docstring",
    ),
    "reference that is no Python": (
        lambda r: (r / S / "solution.py").write_text("def twice(x:\n"),
        f"{S}/solution.py",
        "cannot be read as Python",
    ),
    "function not in the statement": (
        lambda r: change(r / E / "README.md", "`twice(x)`", "`double(x)`"),
        f"{E}/README.md",
        "does not name `twice(x)`",
    ),
    "mistake that names no check": (
        lambda r: change(r / S / "mistakes/twice_loop.py", "Caught by:", "Found by:"),
        f"{S}/mistakes/twice_loop.py",
        "`Caught by: CHECK`",
    ),
}


@pytest.mark.parametrize("way", FOLDERS)
def test_broken_folder(course: Course, way: str) -> None:
    """Whatever a folder lacks, or holds too much, is named with its file and the next step."""
    broken, file, words = FOLDERS[way]
    broken(course.root)
    problems = verified_folder(course, "exercise-01")
    assert [problem for problem in problems if problem[0] == file and words in problem[1]], problems


def verified_folder(course: Course, name: str) -> list[tuple[str, str]]:
    """Give the problems that are seen without running anything, as verify says them."""
    try:
        problems = folder.check(course, course.exercise(name))
    except Exception:
        problems = list(verified(course, name).problems)
    return [(problem.file, problem.message) for problem in problems]


GIVEN: dict[str, tuple[Callable[[Path], object], str, str]] = {
    "copies differ": (
        lambda r: change(r / "exercises/exercise-02/given.py", "2.0", "3.0"),
        "exercises/exercise-02/given.py",
        "differs from solutions/exercise-02/given.py",
    ),
    "not the reference": (
        lambda r: [change(r / side / "exercise-02/given.py", "2.0", "3.0") for side in ("exercises", "solutions")],
        "solutions/exercise-02/given.py",
        "its twice is not that of solutions/exercise-01/solution.py",
    ),
    "not there": (
        lambda r: [
            change(r / side / "exercise-02/given.py", "def twice", "def thrice")
            for side in ("exercises", "solutions")
        ],
        "solutions/exercise-02/given.py",
        "defines no twice",
    ),
    "no file": (
        lambda r: (r / "solutions/exercise-02/given.py").unlink(),
        "solutions/exercise-02/given.py",
        "copy the students' given.py",
    ),
}


@pytest.mark.parametrize("way", GIVEN)
def test_broken_given(course: Course, way: str) -> None:
    """given.py is the earlier reference, in both its copies."""
    broken, file, words = GIVEN[way]
    broken(course.root)
    problems = verified_folder(course, "exercise-02")
    assert [problem for problem in problems if problem[0] == file and words in problem[1]], problems


MISTAKE = '''"""Too much.

Why?

Caught by: twice_values
"""


def twice(x):
    return {answer}
'''


def shapes_of_one_seed(checks: Path) -> set[tuple[int, int]]:
    """Give the shapes that twice_values meets under the seed 1, the pinned ones included."""
    draws = draw(checks, 1)["twice_values"]
    return {(2, 3), (1, 70)} | {(example["n"], example["m"]) for example in draws.by_seed[0]}


RUNS: dict[str, tuple[Callable[[Path], object], str, str]] = {
    "points": (
        lambda r: change(r / S / "checks.py", "points=25", "points=20"),
        f"{S}/checks.py",
        "its points sum to 95, not to 100",
    ),
    "wrong reference": (
        lambda r: change(r / S / "solution.py", "2.0 * x", "3.0 * x"),
        f"{S}/solution.py",
        "is right, and loses twice_values",
    ),
    "reference that loops": (
        lambda r: change(r / S / "solution.py", "2.0 * x", "np.stack([2.0 * row for row in x])"),
        f"{S}/solution.py",
        "loses twice_no_loops: line",
    ),
    "reference that breaks a rule": (
        lambda r: change(r / S / "solution.py", "import numpy as np", "import os\nimport numpy as np"),
        f"{S}/solution.py",
        "is not graded.",
    ),
    "wrong right variant": (
        lambda r: change(r / S / "right/another_way.py", "x + x", "x + 1"),
        f"{S}/right/another_way.py",
        "is right, and loses twice_values",
    ),
    "right variant that breaks a rule": (
        lambda r: change(r / S / "right/another_way.py", "\n\n\ndef", "\nimport os\n\n\ndef"),
        f"{S}/right/another_way.py",
        "line 2: ",
    ),
    "right variant that fails under some seeds": (
        lambda r: change(
            r / S / "right/another_way.py", "x + x", "x + x + (x.shape == (3, 2)) + (x.shape == (4, 1))"
        ),
        f"{S}/right/another_way.py",
        "of 3 seeds",
    ),
    "stub that earns points": (
        lambda r: [
            change(r / p, "raise NotImplementedError", "return 2.0 * x")
            for p in (f"{S}/stub.py", f"{E}/solution.py")
        ],
        f"{S}/stub.py",
        "must be not implemented, but twice_values says passed",
    ),
    "mistake that passes its check": (
        lambda r: change(r / S / "mistakes/twice_loop.py", "twice_no_loops", "twice_values"),
        f"{S}/mistakes/twice_loop.py",
        "says `Caught by: twice_values`, but it passes",
    ),
    "mistake of no check": (
        lambda r: change(r / S / "mistakes/twice_loop.py", "twice_no_loops", "twice_loops"),
        f"{S}/mistakes/twice_loop.py",
        "but there is no such check",
    ),
    "check without a mistake": (
        lambda r: (r / S / "mistakes/twice_loop.py").unlink(),
        f"{S}/checks.py",
        "no mistake says `Caught by: twice_no_loops`",
    ),
    "mistakes that cannot be told apart": (
        lambda r: (r / S / "mistakes/as_it_was.py").write_text(MISTAKE.format(answer="x * 1.0")),
        f"{S}/mistakes/twice_unchanged.py",
        "is named as_it_was on the card",
    ),
    "mistake that some seeds let pass": (
        lambda r: (r / S / "mistakes/odd.py").write_text(
            MISTAKE.format(answer=f"x + x + (x.shape not in {shapes_of_one_seed(r / S / 'checks.py')})")
        ),
        f"{S}/mistakes/odd.py",
        "seeds. Pin an example",
    ),
    "check that is broken": (
        lambda r: change(r / S / "checks.py", "x = kit.relayout", "x = kit.relaid"),
        f"{S}/solution.py",
        "twice_values: The check itself is broken",
    ),
    "checks that cannot be imported": (
        lambda r: (r / S / "checks.py").write_text("import nothing_of_that_name\n"),
        f"{S}/solution.py",
        "cannot be imported",
    ),
    "check about another function": (
        lambda r: change(r / S / "checks.py", 'kit.check("twice", points=15)', 'kit.check("thrice", points=15)'),
        f"{S}/checks.py",
        "has a check about thrice, which exercise.toml does not name",
    ),
    "function without a check": (
        lambda r: [
            change(
                r / E / "exercise.toml", "[functions.twice]", '[functions.f]\nparameters = "x"\n[functions.twice]'
            ),
            change(r / S / "solution.py", "def twice", "def f(x):\n    return x\n\n\ndef twice"),
        ],
        f"{S}/checks.py",
        "has no check about f. Write one.",
    ),
}


@pytest.mark.parametrize("way", RUNS)
def test_broken_exercise(course: Course, way: str) -> None:
    """Whatever shows only when files are run is named with its file and the next step."""
    broken, file, words = RUNS[way]
    broken(course.root)
    found = verified(course, seeds=3)
    assert not found.passed
    assert [problem for problem in found.problems if problem.file == file and words in problem.message], said(
        found
    )


def test_mutants_that_pass_are_shown(course: Course) -> None:
    """A hole in the checks shows as a mutant with its diff; an accepted one needs a reason, and to be needed."""
    checks, settings = course.root / S / "checks.py", course.root / E / "exercise.toml"
    change(checks, "np.array([[1.0, -2.0, 0.5]])), [[2.0, -4.0, 1.0]]", "np.zeros((1, 2))), [[0.0, 0.0]]")
    change(
        checks,
        "kit.expect_equal(candidate.twice(x), oracle_twice(x))",
        "kit.expect_shape(candidate.twice(x), x.shape)",
    )
    found = verified(course, mutants=True)
    shown = [problem for problem in found.problems if "so changed, it passes all checks" in problem.message]
    assert any(problem.message.endswith("- return 2.0 * x\n+ return 3.0 * x") for problem in shown), said(found)
    assert all(re.fullmatch(rf"{S}/solution.py:\d+", problem.file) for problem in shown)

    accepted = (
        '\n[[accepted_mutants]]\nbefore = "return 2.0 * x"\nafter = "return {}.0 * x"\nreason = "Why not."\n'
    )
    settings.write_text(settings.read_text() + accepted.format(3) + accepted.format(7))
    again = verified(course, mutants=True)
    assert again.accepted == 1
    assert "+ return 3.0 * x" not in said(again)
    assert "no mutant that passes makes 'return 7.0 * x' of 'return 2.0 * x'. Delete it." in said(again)


def test_mutant_that_breaks_a_check_is_shown(course: Course) -> None:
    """A check that fails with an exception of its own on a wrong answer would be a fault of the grader."""
    change(
        course.root / S / "checks.py",
        "x = kit.relayout(kit.array(seed, n, m), layout)\n",
        "x = kit.relayout(kit.array(seed, n, m), layout)\n    1 // (abs(candidate.twice(x)) < 3 * abs(x)).all()\n",
    )
    change(
        course.root / S / "checks.py",
        "np.array([[1.0, -2.0, 0.5]])), [[2.0, -4.0, 1.0]]",
        "np.zeros((1, 2))), [[0.0, 0.0]]",
    )
    assert "it breaks the check twice_values" in said(verified(course, mutants=True))


def test_folder_that_belongs_to_no_exercise(course: Course) -> None:
    """A folder in solutions/ whose exercise is gone is named."""
    shutil.rmtree(course.root / "exercises/exercise-01")
    assert [problem.file for problem in folder.leftovers(course)] == ["solutions/exercise-01"]


def test_mutants_are_small_different_and_placed() -> None:
    """A mutant differs in one line, from the source and from all others; comments are left out of its diff."""
    source = "def f(x, axis=-1):\n    '''Doc.'''\n    return x.max(axis=axis, keepdims=True)  # why\n"
    found = mutants(source)
    assert len({mutant.source for mutant in found}) == len(found)
    assert {mutant.line for mutant in found} <= {1, 3}
    afters = {mutant.after for mutant in found}
    assert {
        "return x.max(axis=axis)",
        "return x.max(keepdims=True)",
        "return x.max(axis=axis, keepdims=False)",
        "return x.min(axis=axis, keepdims=True)",
        "return x",
    } <= afters


@pytest.mark.parametrize("text", ["f", "f()", "f(x", "2f(x)", "lambda x", "f(x) -> int: pass\ndef g(x)"])
def test_function_that_cannot_be_read(text: str) -> None:
    """`grade new` says how to write a function."""
    with pytest.raises(UsageError, match="write a name and its parameters"):
        parse_function(text)


@pytest.mark.parametrize(
    ("name", "title", "functions", "message"),
    [
        ("Exercise 3", "T", ["f(x)"], "no name for a folder"),
        ("../x", "T", ["f(x)"], "no name for a folder"),
        ("exercise-01", "T", ["f(x)"], "exists already"),
        ("exercise-03", 'A "title"', ["f(x)"], "without quotes"),
        ("exercise-03", "T", ["f(x)", "f(y)"], "same name"),
    ],
)
def test_new_exercise_refused(course: Course, name: str, title: str, functions: list[str], message: str) -> None:
    """What cannot be made is refused, and nothing is written."""
    before = sorted(course.root.rglob("*"))
    with pytest.raises(UsageError, match=message):
        start_exercise(course, name, title, functions)
    assert sorted(course.root.rglob("*")) == before


def test_given_brings_what_it_uses(course: Course) -> None:
    """A given function of an earlier exercise comes with the earlier functions that it calls."""
    reference = course.root / "solutions/exercise-02/solution.py"
    change(reference, "return 2.0 * numbers", "return twice(numbers)")
    start_exercise(course, "exercise-03", "Last", ["last(x)"], given=["scale"])
    given = (course.root / "solutions/exercise-03/given.py").read_text()
    assert re.findall(r"^def (\w+)", given, re.MULTILINE) == ["twice", "scale"]
    with pytest.raises(UsageError, match="There is: twice, scale, last"):
        start_exercise(course, "exercise-04", "T", ["f(x)"], given=["softmax"])


def run(*words: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run the command as a person does."""
    return subprocess.run(
        [sys.executable, "-m", "grader", *words], cwd=cwd, capture_output=True, text=True, check=False, timeout=300
    )


def test_the_commands(tmp_path: Path) -> None:
    """From nothing to a verified exercise of another course, by the words of the screen."""
    ran = run("new", "--course", "course", cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "grade new exercise-01" in ran.stdout
    root = tmp_path / "course"
    assert "grade new exercise-01" in run(cwd=root).stdout
    ran = run("new", "exercise-01", "--title", "Twice", "--function", "twice(x)", cwd=root)
    assert ran.returncode == 0
    assert "grade verify exercise-01" in ran.stdout
    ran = run("verify", "--format", "json", "--seeds", "2", cwd=root)
    assert ran.returncode == 3
    assert not json.loads(ran.stdout)["passed"]
    finish(root)
    ran = run("verify", "1", "--format", "json", "--seeds", "2", cwd=root)
    assert ran.returncode == 0, ran.stdout
    found = json.loads(ran.stdout)["exercises"][0]
    assert (found["right"], found["mistakes"], found["problems"]) == (2, 3, [])
    assert run("1", "--solution", "solutions/exercise-01/solution.py", cwd=root).returncode == 0


def test_report_in_every_format(course: Course) -> None:
    """The table names what is to be mended, and lets no text of a file act as markup."""
    change(course.root / E / "README.md", "`twice(x)`", "[red]x[/red]")
    (course.root / S / "[red]\x1b[31m.txt").write_text("x")
    found = [verified(course)]
    for format_, render in verification.FORMATS.items():
        text = render(found)
        assert "exercise-01" in text
        assert "does not name `twice(x)`" in text
        assert "[red]" in text
        assert "\x1b" not in text, format_
    assert json.loads(verification.as_json(found))["exercises"][0]["checks"]


PAGE = (ROOT / "README.md").read_text(encoding="utf-8")


def test_fifteen_minutes(tmp_path: Path) -> None:
    """The steps of the README's page on adding an exercise, followed to the letter, end in a verified exercise."""
    section = PAGE[PAGE.index("### Add an exercise in fifteen minutes") :]
    section = section[: re.search(r"\n##+ ", section[4:]).start() + 4]  # type: ignore[union-attr]
    for part in ("exercises", "solutions"):
        shutil.copytree(ROOT / part, tmp_path / part)
    codes = []
    for step in re.findall(
        r"^```sh\n(.*?)^```$|^<!-- file: (\S+) -->\n```\w+\n(.*?)^```$", section, re.MULTILINE | re.DOTALL
    ):
        command, path, text = step
        if path:
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / path).write_text(text, encoding="utf-8")
        for line in command.splitlines():
            words = line.replace("grade", f"{sys.executable} -m grader", 1)
            ran = subprocess.run(words, shell=True, cwd=tmp_path, capture_output=True, text=True, check=False)
            codes.append((line, ran.returncode, ran.stdout + ran.stderr))
    assert [code for _, code, _ in codes] == [0, 0, 0], codes
    assert codes[-1][0].startswith("grade verify")
