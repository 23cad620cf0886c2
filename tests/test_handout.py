"""What leaves the course: the handout for students, and the zip file for Gradescope."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from helpers import COURSE, ROOT, SUBMISSIONS, TOY, without_times

from grader.course import Course, public_settings
from grader.errors import BrokenCourseError, UsageError
from grader.examiner.grade import grade
from grader.instructor import autograder, export, handout

NAME = "exercise-01"
RIGHT = (SUBMISSIONS / "right.py").read_text()


def run(*words: str | Path, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the grader that stands in a folder, and no other."""
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [sys.executable, "-m", "grader", *map(str, words)],
        cwd=cwd,
        env={**clean, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


# The handout


@pytest.fixture(scope="module")
def handed_out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A handout of two exercises, one of them built on the other."""
    folder = tmp_path_factory.mktemp("handout") / "new" / "course"
    handout.write(handout.contents(COURSE, ["exercise-03", "exercise-04"]), folder)
    return folder


def test_handout_holds_what_is_known(handed_out: Path) -> None:
    """Everything that grading needs is there; no reference, right variant, progress, test or backup is."""
    names = {path.relative_to(handed_out).as_posix() for path in handed_out.rglob("*") if path.is_file()}
    top = {name for name in names if "/" not in name}
    assert top == {"README.md", "LICENSE", "pyproject.toml", "constraints.txt", ".gitignore"}
    exercise = {name for name in names if "exercise-04" in name and "mistakes" not in name}
    assert exercise == {
        *(f"exercises/exercise-04/{name}" for name in ("README.md", "exercise.toml", "solution.py", "given.py")),
        *(f"solutions/exercise-04/{name}" for name in ("checks.py", "stub.py", "given.py")),
    }
    assert not [name for name in names if "exercise-01" in name or "/right/" in name or "__pycache__" in name]
    package = {path.relative_to(ROOT).as_posix() for path in (ROOT / "grader").rglob("*.py")}
    assert package <= names
    assert "grader/instructor/templates/setup.sh.txt" in names
    assert {"grader/web/static/editor.js", "grader/web/templates/scorecard.html"} <= names


def test_grading_works_in_the_handout(handed_out: Path) -> None:
    """With the handout's own grader the fresh stub has no points, and the reference, copied in, all of them."""
    ran = run("4", "--format", "json", cwd=handed_out)
    assert (ran.returncode, ran.stderr) == (1, "")
    assert json.loads(ran.stdout)["score"] == 0
    reference = COURSE.root / "solutions/exercise-04/solution.py"
    ran = run("4", "--format", "json", "--solution", reference, cwd=handed_out)
    assert (ran.returncode, json.loads(ran.stdout)["score"]) == (0, 100)


def test_diagnosis_works_in_the_handout(handed_out: Path) -> None:
    """A known mistake is named as it is at home."""
    exercise = Course(handed_out).exercise("exercise-04")
    mistake = sorted(exercise.solutions.glob("mistakes/*.py"))[0]
    shown = grade(exercise, mistake, "mistake.py")
    assert mistake.stem in {result.mistake for result in shown.results}


def test_verify_in_a_handout_says_what_is_missing(handed_out: Path) -> None:
    """There is nothing to prove the checks with, and that is said instead of a list of missing files."""
    ran = run("verify", cwd=handed_out)
    assert ran.returncode == 2
    assert "as in a handout for students" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_stubs_are_fresh_and_lying_files_stay(tmp_path: Path) -> None:
    """What a student or an instructor left in the course does not go out, nor does an edited given.py."""
    root = Path(shutil.copytree(TOY.root, tmp_path / "toy"))
    folder = root / "exercises" / NAME
    for name in ("solution.py", "given.py", "solution-2026-01-01-120000.py", ".grade-progress.json", "notes.txt"):
        (folder / name).write_text("mine")
    for name in (".grade-progress.json", ".git/config", "exam.py", "README.md"):
        (root / name).parent.mkdir(exist_ok=True)
        (root / name).write_text("mine")
    files = handout.contents(Course(root), [NAME])
    home = root / "solutions" / NAME
    assert files.pop("README.md") == b"mine"  # the course's own page
    assert sorted(files) == [
        *(f"exercises/{NAME}/{name}" for name in ("README.md", "exercise.toml", "given.py", "solution.py")),
        *(f"solutions/{NAME}/{name}" for name in ("checks.py", "given.py", "stub.py")),
    ]
    assert files[f"exercises/{NAME}/solution.py"] == (home / "stub.py").read_bytes()
    assert files[f"exercises/{NAME}/given.py"] == (home / "given.py").read_bytes()


def test_bare_handout() -> None:
    """--exercises gives the folders of the exercises alone."""
    files = handout.contents(COURSE, ["exercise-04"], bare=True)
    assert sorted(files) == [
        f"exercises/exercise-04/{name}" for name in ("README.md", "exercise.toml", "given.py", "solution.py")
    ]


def test_a_whole_handout_has_the_capstone() -> None:
    """With all exercises goes what puts them together, and the page about them; otherwise neither does."""
    course = set(handout.contents(COURSE, COURSE.names()))
    folder = COURSE.root / "exercises" / "capstone"
    names = {f"exercises/capstone/{path.name}" for path in folder.iterdir() if path.is_file()}
    assert names | {"exercises/README.md"} <= course
    assert any("capstone" in line for line in handout.readable(COURSE, COURSE.names()))
    for files in (
        handout.contents(COURSE, COURSE.names()[1:]),
        handout.contents(COURSE, COURSE.names(), bare=True),
    ):
        assert not [
            name for name in files if name.startswith("exercises/capstone") or name == "exercises/README.md"
        ]


def test_settings_quote_no_reference(tmp_path: Path) -> None:
    """The accepted mutants, which quote lines of the reference, stay at home; all else goes out."""
    text = public_settings(COURSE.exercise("exercise-04")).decode()
    assert "accepted_mutants" not in text
    assert "n_heads != 0" not in text
    root = Path(shutil.copytree(TOY.root, tmp_path / "toy"))
    settings = root / "exercises" / NAME / "exercise.toml"
    kept = settings.read_text()
    table = '[[accepted_mutants]]\nbefore = "a"\nafter = "b"\nreason = "c"\n'
    settings.write_text(f"{kept}\n{table}\n{table}")
    assert public_settings(Course(root).exercise(NAME)).decode() == kept
    settings.write_text('accepted_mutants = [\n{before = "a", after = "b", reason = "c"}]\n' + kept)
    with pytest.raises(BrokenCourseError, match="as a table"):
        public_settings(Course(root).exercise(NAME))


@pytest.mark.parametrize("there", ["full", "file"])
def test_nothing_is_overwritten(tmp_path: Path, there: str) -> None:
    """A folder that holds something, or a file in its place, is left as it is."""
    place = tmp_path / "place"
    kept = place if there == "file" else place / "kept.txt"
    kept.parent.mkdir(exist_ok=True)
    kept.write_text("mine")
    with pytest.raises(UsageError, match="not empty"):
        handout.write({"kept.txt": b"new"}, place)
    assert kept.read_text() == "mine"


def test_handout_command_says_what_can_be_read(tmp_path: Path) -> None:
    """The command names the files that give something away, and where marks that count come from."""
    ran = run("handout", tmp_path / "out", "4", cwd=ROOT)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "solutions/*/checks.py" in ran.stdout
    assert "exercises/exercise-04/given.py: attention, an answer of exercise-03" in ran.stdout
    assert "grade class" in ran.stdout
    ran = run("handout", tmp_path / "out", "4", cwd=ROOT)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "is not empty" in ran.stderr


def test_a_course_that_lacks_a_stub_is_broken(tmp_path: Path) -> None:
    """What cannot be handed out is named, and nothing is written."""
    root = Path(shutil.copytree(TOY.root, tmp_path / "toy"))
    (root / "solutions" / NAME / "stub.py").unlink()
    with pytest.raises(BrokenCourseError, match=r"stub\.py cannot be read"):
        handout.contents(Course(root), [NAME])


# Gradescope


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folders of a Gradescope container, with the zip file unpacked as Gradescope does."""
    root = tmp_path_factory.mktemp("autograder")
    file = root / "autograder.zip"
    export.write(export.gradescope(TOY, NAME), file)
    with zipfile.ZipFile(file) as archive:
        for entry in archive.infolist():
            Path(archive.extract(entry, root / "source")).chmod(entry.external_attr >> 16 & 0o777)
    file.unlink()
    shutil.copy(root / "source" / "run_autograder", root)
    for name in ("submission", "results"):
        (root / name).mkdir()
    (root / "submission_metadata.json").write_text("{}")
    return root


def autograde(image: Path, files: Mapping[str, str], python: str = sys.executable) -> tuple[int, dict[str, Any]]:
    """Hand files in, run the autograder as Gradescope does, and give its status and its results."""
    shutil.rmtree(image / "submission")
    for name, text in {"": "", **files}.items():
        path = image / "submission" / name
        (path if not name else path.parent).mkdir(parents=True, exist_ok=True)
        if name:
            path.write_text(text)
    (image / "results" / "results.json").write_text("of the submission before")
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    ran = subprocess.run(
        [image / "run_autograder"],
        cwd=image,
        env={**clean, "AUTOGRADER_ROOT": str(image), "AUTOGRADER_PYTHON": python},
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.returncode, json.loads((image / "results" / "results.json").read_text())


def is_valid(data: dict[str, Any]) -> bool:
    """Tell whether Gradescope's specification admits a report."""
    schema = json.loads((ROOT / "tests/schemas/gradescope-results.json").read_text())
    return jsonschema.Draft202012Validator(schema).is_valid(data)


STUB = (TOY.root / "solutions" / NAME / "stub.py").read_text()


@pytest.mark.parametrize(
    ("files", "score", "said"),
    [
        ({"solution.py": RIGHT}, 100, "Double"),
        ({"solution.py": STUB}, 0, "Double"),
        ({}, 0, "holds no Python file. Hand in solution.py."),
        ({"essay.txt": "x"}, 0, "holds no Python file"),
        ({"solution.py": "def double(x:\n"}, 0, "Line 1"),
        ({"My answer.py": RIGHT}, 100, "Double"),
        ({"toy/exercises/exercise-01/solution.py": RIGHT, "toy/exercises/exercise-02/solution.py": STUB}, 100, ""),
        ({"work/solution.py": RIGHT, "work/given.py": "x", "work/tries.py": "x"}, 100, "Double"),
        ({"solution.py": RIGHT, "__MACOSX/._solution.py": "x", ".hidden/solution.py": "x"}, 100, "Double"),
        ({"a.py": RIGHT, "b.py": STUB}, 0, "There is a.py, b.py. Hand in one file, called solution.py."),
    ],
)
def test_autograder(image: Path, files: dict[str, str], score: int, said: str) -> None:
    """Results are there and valid for each way in which a file can be handed in, or not."""
    status, data = autograde(image, files)
    assert status == 0
    assert is_valid(data)
    assert data["score"] == score
    assert said in data["output"]


def test_autograder_without_python_is_a_fault(image: Path) -> None:
    """Where the grader does not even start, the results say so, and hold no score."""
    status, data = autograde(image, {"solution.py": RIGHT}, python="/no/such/python")
    assert status == 3
    assert set(data) == {"output", "output_format", "visibility", "stdout_visibility"}
    assert "no score" in data["output"]


def test_autograder_with_a_broken_course_is_a_fault(image: Path) -> None:
    """A course that lost its checks costs no points: there is no score, and the results say why."""
    checks = image / "source/kit/solutions" / NAME / "checks.py"
    kept = checks.read_bytes()
    checks.write_text("import no_such_module\n")
    status, data = autograde(image, {"solution.py": RIGHT})
    checks.write_bytes(kept)
    assert status == 3
    assert "score" not in data
    assert "tests" not in data
    assert "checks.py cannot be imported" in data["output"]


def test_a_link_is_no_submission(tmp_path: Path) -> None:
    """A link in a submission could point to anything, so it is not read."""
    (tmp_path / "solution.py").symlink_to(SUBMISSIONS / "right.py")
    assert "holds no Python file" in autograder.handed_in(tmp_path, NAME).problem


def test_zip_is_what_gradescope_asks_for(tmp_path: Path) -> None:
    """Both scripts stand at the top and can be executed; equal courses give equal bytes; no reference is in it."""
    data = export.gradescope(COURSE, "exercise-04")
    assert data == export.gradescope(COURSE, "exercise-04")
    file = tmp_path / "a.zip"
    export.write(data, file)
    with zipfile.ZipFile(file) as archive:
        assert {entry.date_time[0] for entry in archive.infolist()} == {2000}
        modes = {entry.filename: entry.external_attr >> 16 for entry in archive.infolist()}
        solution = archive.read("kit/exercises/exercise-04/solution.py")
        settings = archive.read("kit/pyproject.toml").decode()
    assert modes["setup.sh"] == modes["run_autograder"] == 0o100755
    assert modes["kit/grader/cli/words.py"] == 0o100644
    assert {name.split("/")[0] for name in modes} == {"setup.sh", "run_autograder", "kit"}
    assert "kit/solutions/exercise-04/solution.py" not in modes
    assert not [name for name in modes if "exercise-03" in name]
    assert solution == (ROOT / "solutions/exercise-04/stub.py").read_bytes()
    for name in ("readme", "license-files"):
        assert name in settings
    assert {"kit/README.md", "kit/LICENSE", "kit/constraints.txt"} <= set(modes)


def test_scripts_are_shell(image: Path) -> None:
    """Bash reads both scripts without complaint."""
    for script in ("setup.sh", "run_autograder"):
        subprocess.run(["bash", "-n", image / "source" / script], check=True)


@pytest.mark.parametrize("bubblewrap", [True, False])
def test_setup_installs_the_kit(image: Path, tmp_path: Path, bubblewrap: bool) -> None:
    """setup.sh makes a virtual environment and has pip install the kit of the zip; without bubblewrap too."""
    said = tmp_path / "said.txt"
    refuse = "" if bubblewrap else 'case "$*" in *bubblewrap*) exit 1;; esac'
    python = '\ncase "$*" in "-m venv "*) mkdir -p "$3/bin"; cp "$0" "$3/bin/python";; esac'
    for name, more in (("apt-get", refuse), ("python3", python)):
        (tmp_path / name).write_text(f'#!/bin/sh\necho {name} "$@" >>{said}\n{more}\n')
        (tmp_path / name).chmod(0o755)
    environment = {**os.environ, "AUTOGRADER_ROOT": str(image), "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    ran = subprocess.run(
        [image / "source" / "setup.sh"], env=environment, capture_output=True, text=True, check=True
    )
    assert ("graded without a sandbox" in ran.stdout) is not bubblewrap
    shutil.rmtree(image / "venv")
    kit = image / "source" / "kit"
    assert said.read_text().splitlines()[-2:] == [
        f"python3 -m venv {image}/venv",
        f"python3 -m pip install -q -c {kit}/constraints.txt {kit}",
    ]


def test_export_command(tmp_path: Path) -> None:
    """The command writes the zip file, and says what is wrong with words that it cannot follow."""
    ran = run("export", "gradescope", "4", "-o", tmp_path / "a.zip", cwd=ROOT)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert zipfile.is_zipfile(tmp_path / "a.zip")
    for words, what in (
        (["4"], "Missing option '-o'"),
        (["99", "-o", tmp_path / "b.zip"], "There is no exercise"),
        (["4", "-o", tmp_path / "no" / "b.zip"], "cannot be written"),
    ):
        ran = run("export", "gradescope", *words, cwd=ROOT)
        assert ran.returncode == 2
        assert what in without_times(ran.stderr)
