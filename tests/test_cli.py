"""The command: what its words select, what it exits with, and what it prints where."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from helpers import SUBMISSIONS, TOY


def grade(*words: str | Path, cwd: Path = TOY.root, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own, as a person does."""
    return subprocess.run(
        [sys.executable, "-m", "grader", *map(str, words)],
        cwd=cwd,
        env={**os.environ, "COLUMNS": "80", **environment},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A copy of the toy course, whose first exercise is solved."""
    shutil.copytree(TOY.root, tmp_path / "toy", ignore=shutil.ignore_patterns(".grade-progress*"))
    shutil.copy(SUBMISSIONS / "right.py", tmp_path / "toy/exercises/exercise-01/solution.py")
    return tmp_path / "toy"


@pytest.mark.parametrize(
    ("where", "word"),
    [
        (".", "1"),
        (".", "01"),
        ("exercises", "exercise-01"),
        (".", "exercises/exercise-01"),
        ("exercises/exercise-01", "."),
        ("solutions", "../exercises/exercise-01/solution.py"),
    ],
)
def test_selecting(toy: Path, where: str, word: str) -> None:
    """A number, a name and a path name the exercise, from any folder of the course."""
    ran = grade(word, "--format", "json", cwd=toy / where)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert json.loads(ran.stdout)["exercise"] == "exercise-01"


def test_course_option_and_paths_from_elsewhere(toy: Path, tmp_path: Path) -> None:
    """--course names the course, and so does a path into one."""
    assert grade("1", "--course", toy, cwd=tmp_path).returncode == 0
    assert grade(toy / "exercises/exercise-01", cwd=tmp_path).returncode == 0


def test_solution_option(toy: Path) -> None:
    """--solution grades another file for the same exercise, and options may come first."""
    ran = grade("--format", "plain", "--solution", SUBMISSIONS / "wrong_values.py", "1", cwd=toy)
    assert ran.returncode == 1
    assert "Score: 60 of 100" in ran.stdout


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (["exercise-1"], 2, "Did you mean exercise-01?"),
        (["excercise-02"], 2, "Did you mean exercise-02?"),
        (["12"], 2, "Did you mean exercise-02?"),
        (["no/such/path"], 2, "There is no exercise"),
        (["1", "--format", "pdf"], 2, "is not one of"),
        (["1", "--no-such-option"], 2, "No such option"),
        (["1", "--course", "nowhere"], 2, "there is no such folder"),
        (["1", "-o", "no/such/folder/out.txt"], 2, "cannot be written"),
        (["1", "-o", "no/such/folder/out.json", "--format", "json"], 2, "cannot be written"),
        (["1", "--solution", "nowhere.py"], 1, "There is no file nowhere.py."),
        (["1", "--solution", "."], 1, "is a folder, not a file"),
        (["2"], 3, "A check is broken"),
        (["hint", "1", "triple"], 2, "It has: double, total."),
        (["hint", "1", "double", "4"], 2, "double has 3 hints."),
        (["hint", "1", "double", "0"], 2, "0 is not in the range"),
        (["hint", "2"], 0, "f has no hints. Read the statement again: grade show exercise-02"),
        (["show", "exercise-1"], 2, "Did you mean exercise-01?"),
        (["reset", "7"], 2, "Did you mean exercise-0"),
        (["reset", "2"], 3, "stub.py cannot be read"),
    ],
)
def test_exit_codes(toy: Path, words: list[str], status: int, said: str) -> None:
    """1 is not yet, 2 is wrong words, 3 is the course's fault; each says what to do, without a traceback."""
    ran = grade(*words, cwd=toy)
    assert ran.returncode == status
    assert said in ran.stdout + ran.stderr
    assert "Traceback" not in ran.stdout + ran.stderr


def test_outside_a_course(tmp_path: Path) -> None:
    """Elsewhere the command says where to go."""
    ran = grade("1", cwd=tmp_path)
    assert ran.returncode == 2
    assert "not inside a course" in ran.stderr


def test_unknown_key_is_the_courses_fault(toy: Path) -> None:
    """A misspelt key in exercise.toml is named, with the keys that are known."""
    settings = toy / "exercises/exercise-01/exercise.toml"
    settings.write_text("titel = 'x'\n" + settings.read_text())
    ran = grade("1", cwd=toy)
    assert ran.returncode == 3
    assert "unknown key titel. Known keys: title, difficulty" in ran.stderr


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        ("import no_such_module\n", "checks.py cannot be imported: line 1: ModuleNotFoundError"),
        ("def test_unmarked(candidate):\n    pass\n", "test_unmarked is not marked"),
        ("", "holds no check that ran"),
    ],
)
def test_broken_checks_files(toy: Path, spoil: str, said: str) -> None:
    """A checks file that cannot be used is the course's fault, and never passes anyone."""
    (toy / "solutions/exercise-01/checks.py").write_text(spoil)
    ran = grade("1", "--format", "json", cwd=toy)
    data = json.loads(ran.stdout)
    assert (ran.returncode, data["status"], data["passed"]) == (3, "fault", False)
    assert said in data["message"]


def test_json_is_alone_on_stdout(toy: Path) -> None:
    """With --format json stdout is strict ASCII JSON and nothing else, whatever the student's text holds."""
    ran = grade("1", "--format", "json", "--solution", SUBMISSIONS / "raises.py", cwd=toy)
    data = json.loads(ran.stdout, parse_constant=lambda name: pytest.fail(name))
    assert ran.stdout.isascii()
    assert ran.stderr == ""
    assert data["schema"] == 1
    assert list(data) == [
        "schema", "exercise", "title", "submission", "sha256", "checks_sha256", "passed", "status", "message",
        "findings", "score", "max_score", "seconds", "seed", "versions", "isolation", "checks",
    ]  # fmt: skip
    assert list(data["checks"][0]) == [
        "id", "title", "function", "status", "score", "max_score", "seconds", "message", "call", "expected",
        "actual", "hint", "mistake", "diagnosis", "findings", "output",
    ]  # fmt: skip
    assert "\udc80" in data["checks"][0]["message"]


@pytest.mark.parametrize("format_", ["rich", "plain", "json"])
def test_output_file(toy: Path, tmp_path: Path, format_: str) -> None:
    """-o writes the report to a file, and stdout stays empty."""
    out = tmp_path / "out.txt"
    ran = grade("1", "--format", format_, "-o", out, cwd=toy)
    assert (ran.returncode, ran.stdout) == (0, "")
    assert "Double" in out.read_text(encoding="utf-8")


def test_a_students_setup_does_not_reach_the_grader(toy: Path) -> None:
    """pytest options, plugins, conftest files and modules planted beside the solution change nothing."""
    for name in ("conftest.py", "numpy.py", "pytest.py", "sitecustomize.py", "grader.py", "given.py"):
        for folder in (toy, toy / "exercises/exercise-01", toy / "solutions/exercise-01"):
            if name != "given.py" or folder != toy / "solutions/exercise-01":
                (folder / name).write_text("raise SystemExit('planted')\n")
    (toy / "pytest.ini").write_text("[pytest]\naddopts = --collect-only\n")
    program = "import sys; sys.argv[1:] = ['1', '--format', 'json']; from grader.__main__ import main; main()"
    script = toy / "program.py"
    script.write_text(program)
    plugin = toy / "installed"
    (plugin / "planted-1.dist-info").mkdir(parents=True)
    (plugin / "planted-1.dist-info" / "entry_points.txt").write_text(
        "[hypothesis]\nx = planted\n[pytest11]\nx = planted\n"
    )
    (plugin / "planted.py").write_text("raise SystemExit('planted')\n")
    environment = {
        "PYTEST_ADDOPTS": "--collect-only",
        "PYTEST_PLUGINS": "nothing",
        "HYPOTHESIS_PROFILE": "none",
        "PYTHONPATH": str(plugin),
    }
    ran = subprocess.run(
        [sys.executable, "-P", script],
        cwd=toy,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert len(json.loads(ran.stdout)["checks"]) == 6


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "utf-8"])
@pytest.mark.parametrize("format_", ["rich", "plain"])
def test_no_encoding_stops_the_card(encoding: str, format_: str) -> None:
    """A terminal whose encoding lacks a tick or a letter still gets the whole card."""
    words = ["1", "--format", format_, "--solution", SUBMISSIONS / "raises.py"]
    ran = subprocess.run(
        [sys.executable, "-m", "grader", *map(str, words)],
        cwd=TOY.root,
        env={**os.environ, "PYTHONIOENCODING": encoding, "COLUMNS": "80"},
        capture_output=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (1, b"")
    assert b"grade exercise-01" in ran.stdout
    assert b"\x1b" not in ran.stdout


def test_narrow_and_colourless(toy: Path) -> None:
    """Colour comes with a terminal only, and a narrow one breaks nothing."""
    for columns in ("20", "40", "140"):
        ran = grade("1", "--solution", SUBMISSIONS / "wrong_values.py", cwd=toy, COLUMNS=columns, NO_COLOR="1")
        assert ran.returncode == 1
        assert all(len(line) <= int(columns) for line in ran.stdout.splitlines())
    forced = grade("1", cwd=toy, FORCE_COLOR="1")
    assert "\x1b[" in forced.stdout


def test_no_words_show_the_roadmap(toy: Path) -> None:
    """`grade` alone says what there is, how far one is, and what to run; a grading changes it."""
    before = grade(cwd=toy)
    assert (before.returncode, before.stderr) == (0, "")
    assert before.stdout.startswith("0 of 2 solved\n")
    assert "not graded yet: run grade exercise-01\n" in before.stdout
    assert before.stdout.endswith("Next: grade exercise-01\n")
    assert "Next: grade show exercise-02" in grade("1", cwd=toy).stdout
    assert grade("--course", toy, cwd=Path("/")).stdout.startswith("1 of 2 solved\n")


@pytest.mark.parametrize(
    "words",
    [
        ["1", "--solution", SUBMISSIONS / "right.py"],
        ["1", "--examples", "1"],
        ["1", "--seed", "7"],
        ["2"],
    ],
)
def test_gradings_that_are_not_remembered(toy: Path, words: list[str | Path]) -> None:
    """Another file, other examples and a broken check leave the progress as it was."""
    grade(*words, cwd=toy)
    assert not (toy / ".grade-progress.json").exists()


def test_the_exercises_own_file_is_remembered_by_any_path(toy: Path) -> None:
    """--solution with the path of the exercise's own file is a grading of it."""
    grade("1", "--solution", "exercises/exercise-01/solution.py", cwd=toy)
    assert grade(cwd=toy).stdout.startswith("1 of 2 solved\n")


def test_damaged_progress_stops_no_grading(toy: Path) -> None:
    """A damaged file costs a line on stderr, and JSON stays alone on stdout."""
    (toy / ".grade-progress.json").write_text("{")
    ran = grade("1", "--format", "json", cwd=toy)
    assert (ran.returncode, json.loads(ran.stdout)["passed"]) == (0, True)
    assert ran.stderr.count("\n") == 1


def test_hint_goes_one_step_further(toy: Path) -> None:
    """Each call shows the next hint, and what to run; the last says that it was, and what else helps."""
    first = grade("hint", "1", "double", cwd=toy).stdout
    assert "hint 1 of 3: What is x + x?" in first
    assert first.endswith("One step further: grade hint exercise-01 double\n")
    assert "hint 2 of 3: Two times." in grade("hint", "1", "double", cwd=toy).stdout
    for _ in range(2):
        last = grade("hint", "1", "double", cwd=toy).stdout
        assert "hint 3 of 3" in last
        assert "This was the last hint of double." in last
        assert "grade show exercise-01" in last
    again = grade("hint", "1", "double", "1", cwd=toy).stdout
    assert "hint 1 of 3" in again
    assert again.endswith("grade hint exercise-01 double 2\n")


def test_the_screen_leads_through_the_course(toy: Path) -> None:
    """Who starts at `grade`, and runs what each screen names last, comes through every exercise to the end."""
    shutil.rmtree(toy / "exercises/exercise-02")
    shutil.copytree(toy / "exercises/exercise-01", toy / "exercises/exercise-02")
    shutil.copytree(toy / "solutions/exercise-01", toy / "solutions/exercise-02", dirs_exist_ok=True)
    for name in ("exercise-01", "exercise-02"):
        shutil.copy(toy / "solutions/exercise-01/stub.py", toy / "exercises" / name / "solution.py")
    ran, words = [], ["grade"]
    while words and len(ran) < 20:
        shown = grade(*words[1:], cwd=toy).stdout
        ran.append(" ".join(words[1:]))
        named = re.findall(r"\bgrade [a-z0-9 -]*exercise-\d\d\b", " ".join(shown.split()))
        words = named[-1].split() if named else []
        if ran[-1].startswith("show"):  # the learner solves it
            shutil.copy(SUBMISSIONS / "right.py", toy / "exercises" / words[1] / "solution.py")
    assert ran == ["", "show exercise-01", "exercise-01", "show exercise-02", "exercise-02"]
    assert "every exercise is solved" in shown
    assert grade(cwd=toy).stdout.endswith("Every exercise is solved.\n")


def test_reset_gives_the_stub_again(toy: Path) -> None:
    """The stub is back, the old file is named, the roadmap knows, and a second reset has nothing to do."""
    folder = toy / "exercises/exercise-01"
    old = (folder / "solution.py").read_bytes()
    grade("1", cwd=toy)
    ran = grade("reset", "1", cwd=folder)
    kept = re.search(r"kept as (solution-[\d-]+\.py)\.", ran.stdout)
    assert ran.returncode == 0
    assert kept is not None
    assert (folder / kept[1]).read_bytes() == old
    assert (folder / "solution.py").read_bytes() == (toy / "solutions/exercise-01/stub.py").read_bytes()
    assert ran.stdout.endswith("Next: grade show exercise-01\n")
    assert "nothing to do" in grade("reset", "1", cwd=toy).stdout
    assert "0 of 2 solved" in grade(cwd=toy).stdout
    shutil.copy(folder / kept[1], folder / "solution.py")
    assert "1 of 2 solved" in grade(cwd=toy).stdout


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "utf-8"])
def test_no_encoding_stops_the_learners_commands(toy: Path, encoding: str) -> None:
    """A pipe whose encoding lacks a sign still gets the statement, the roadmap and the hint, without escapes."""
    statement = toy / "exercises/exercise-01/README.md"
    statement.write_text("# Überschrift\n\n$x \\le 1$ ✓\n", encoding="utf-8")
    for words in (["show", "1"], [], ["hint", "1"]):
        ran = subprocess.run(
            [sys.executable, "-m", "grader", *words],
            cwd=toy,
            env={**os.environ, "PYTHONIOENCODING": encoding},
            capture_output=True,
            check=False,
        )
        assert (ran.returncode, ran.stderr) == (0, b"")
        assert b"\x1b" not in ran.stdout
        assert b"exercise-01" in ran.stdout
        if words[:1] == ["show"]:
            assert ("x ≤ 1" if encoding == "utf-8" else "$x \\le 1$") in ran.stdout.decode(encoding)


def test_help_and_version() -> None:
    """Both work without a course."""
    assert "Grade an exercise" in grade("--help", cwd=Path("/")).stdout
    assert grade("--version", cwd=Path("/")).stdout.startswith("grade, version")
