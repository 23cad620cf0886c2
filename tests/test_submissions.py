"""Whose each file of a class is: real trees and real zips, a row for each layout and each hostile thing."""

import io
import os
import pickle
import random
import stat
import zipfile
from pathlib import Path

import pytest
from helpers import COURSE

from grader.candidate.limits import SOURCE_LIMIT
from grader.classroom import archives, names, tree
from grader.classroom.layouts import Exercises
from grader.classroom.names import bounded, natural, read_names
from grader.classroom.submissions import Found, describe, find
from grader.course import Course
from grader.errors import UsageError

CODE = b"def softmax(x):\n    return x\n"
Tree = dict[str, bytes]


def files(*paths: str) -> Tree:
    """Give files that differ from each other."""
    return {path: CODE + f"# {path}\n".encode("ascii", "backslashreplace") for path in paths}


def on_disk(folder: Path, contents: Tree) -> Path:
    """Write files below a folder."""
    folder.mkdir(exist_ok=True)
    for name, data in contents.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return folder


def zip_bytes(contents: Tree, top: str = "") -> bytes:
    """Give a zip of files."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in contents.items():
            archive.writestr(top + name, data)
    return buffer.getvalue()


def zipped(path: Path, contents: Tree, top: str = "") -> Path:
    """Write a zip of files."""
    path.write_bytes(zip_bytes(contents, top))
    return path


def graded(found: Found, where: str) -> dict[tuple[str, str], str]:
    """Give each entry's path below the class, by student and the exercise's number."""
    return {
        (entry.student, entry.exercise.removeprefix("exercise-")): entry.path.removeprefix(f"{where}/")
        for entry in found.entries
    }


def reasons(found: Found, where: str) -> dict[str, str]:
    """Give each reason by the path below the class."""
    return {left.path.removeprefix(f"{where}/"): left.reason for left in found.left_out}


def course_of(*solutions: str) -> list[str]:
    """Give the files of a whole course, as a student has it."""
    inside = ["exercises/{}/solution.py", "exercises/{}/given.py", "solutions/{}/checks.py"]
    inside += ["solutions/{}/mistakes/wrong.py", "solutions/{}/solution.py"]
    return [path.format(name) for name in solutions for path in inside] + ["grader/cli.py", "tests/test_a.py"]


def below(student: str, paths: list[str]) -> list[str]:
    """Put files into a student's folder."""
    return [f"{student}/{path}" for path in paths]


A, B = "exercise-03", "exercise-04"
WHOLE = course_of(A, B)
# name: (files, --exercise, what is graded, the layout)
LAYOUTS: dict[str, tuple[list[str], str | None, dict[tuple[str, str], str], str]] = {
    "folders": (
        ["ada/solution.py", "bob/Solution.PY"],
        B,
        {("ada", "04"): "ada/solution.py", ("bob", "04"): "bob/Solution.PY"},
        "a folder for each student",
    ),
    "folders of folders": (
        ["ada/exercise-03/solution.py", "ada/exercise-04/solution.py", "bob/Exercise_4/solution.py"],
        None,
        {
            ("ada", "03"): "ada/exercise-03/solution.py",
            ("ada", "04"): "ada/exercise-04/solution.py",
            ("bob", "04"): "bob/Exercise_4/solution.py",
        },
        "a folder for each student",
    ),
    "a folder in a folder, another name": (
        ["ada/homework/solution.py", "bob/mine.py", "cyd/ex04.py"],
        B,
        {("ada", "04"): "ada/homework/solution.py", ("bob", "04"): "bob/mine.py", ("cyd", "04"): "cyd/ex04.py"},
        "a folder for each student",
    ),
    "files that name their exercise": (
        ["ada/exercise-03.py", "ada/ex4.py", "bob/ex4.py"],
        None,
        {("ada", "03"): "ada/exercise-03.py", ("ada", "04"): "ada/ex4.py", ("bob", "04"): "bob/ex4.py"},
        "a folder for each student",
    ),
    "whole courses": (
        below("ada", WHOLE) + below("bob/attention-main", WHOLE[:5]),
        None,
        {
            ("ada", "03"): "ada/exercises/exercise-03/solution.py",
            ("ada", "04"): "ada/exercises/exercise-04/solution.py",
            ("bob", "03"): "bob/attention-main/exercises/exercise-03/solution.py",
        },
        "a whole course from each student",
    ),
    "nbgrader": (
        ["submitted/ada/exercise-04/solution.py", "submitted/bob/exercise-04/solution.py"],
        None,
        {
            ("ada", "04"): "submitted/ada/exercise-04/solution.py",
            ("bob", "04"): "submitted/bob/exercise-04/solution.py",
        },
        "a folder for each student",
    ),
    "a folder for each exercise": (
        ["exercise-03/ada/solution.py", "exercise-04/ada/solution.py", "exercise-04/bob.py"],
        None,
        {
            ("ada", "03"): "exercise-03/ada/solution.py",
            ("ada", "04"): "exercise-04/ada/solution.py",
            ("bob", "04"): "exercise-04/bob.py",
        },
        "a folder for each student",
    ),
    "github classroom": (
        ["exercise-04-ada/solution.py", "exercise-04-bob-m-x/exercises/exercise-04/solution.py", "Ex_3-cyd/a.py"],
        None,
        {
            ("ada", "04"): "exercise-04-ada/solution.py",
            ("bob-m-x", "04"): "exercise-04-bob-m-x/exercises/exercise-04/solution.py",
            ("cyd", "03"): "Ex_3-cyd/a.py",
        },
        "GitHub Classroom",
    ),
    "github classroom's folder": (
        ["exercise-04-submissions/exercise-04-ada/solution.py", "exercise-04-submissions/exercise-04-bob/x.py"],
        None,
        {
            ("ada", "04"): "exercise-04-submissions/exercise-04-ada/solution.py",
            ("bob", "04"): "exercise-04-submissions/exercise-04-bob/x.py",
        },
        "GitHub Classroom",
    ),
    "canvas": (
        ["lovelaceada_12345_67890_solution.py", "hopperbob_LATE_12346_67891_solution.py", "x_1_2_Homework_3.py"],
        B,
        {
            ("lovelaceada", "04"): "lovelaceada_12345_67890_solution.py",
            ("hopperbob", "04"): "hopperbob_LATE_12346_67891_solution.py",
            ("x", "04"): "x_1_2_Homework_3.py",
        },
        "Canvas",
    ),
    "canvas, two of one name": (
        ["leeanna_11_1_solution.py", "leeanna_22_2_solution.py"],
        B,
        {
            ("leeanna (11)", "04"): "leeanna_11_1_solution.py",
            ("leeanna (22)", "04"): "leeanna_22_2_solution.py",
        },
        "Canvas",
    ),
    "canvas, exercises told by files": (
        ["ada_11_1_exercise-03.py", "ada_11_2_exercise-04.py", "bob_12_3_exercise-04.py"],
        None,
        {
            ("ada", "03"): "ada_11_1_exercise-03.py",
            ("ada", "04"): "ada_11_2_exercise-04.py",
            ("bob", "04"): "bob_12_3_exercise-04.py",
        },
        "Canvas",
    ),
    "moodle": (
        ["Ada Lovelace_12_assignsubmission_file_/solution.py", "Bob_O'x_13_assignsubmission_file/hw/a.py"],
        B,
        {
            ("Ada Lovelace", "04"): "Ada Lovelace_12_assignsubmission_file_/solution.py",
            ("Bob_O'x", "04"): "Bob_O'x_13_assignsubmission_file/hw/a.py",
        },
        "Moodle",
    ),
    "moodle, flat": (
        ["Ada Lovelace_12_assignsubmission_file_solution.py", "Bob_13_assignsubmission_file_ex04.py"],
        B,
        {
            ("Ada Lovelace", "04"): "Ada Lovelace_12_assignsubmission_file_solution.py",
            ("Bob", "04"): "Bob_13_assignsubmission_file_ex04.py",
        },
        "Moodle",
    ),
    "moodle, two of one name": (
        ["Ada_12_assignsubmission_file_/solution.py", "Ada_13_assignsubmission_file_/solution.py"],
        B,
        {
            ("Ada (12)", "04"): "Ada_12_assignsubmission_file_/solution.py",
            ("Ada (13)", "04"): "Ada_13_assignsubmission_file_/solution.py",
        },
        "Moodle",
    ),
    "files": (
        ["ada.py", "bob.py", "alex4.py"],
        B,
        {("ada", "04"): "ada.py", ("alex4", "04"): "alex4.py", ("bob", "04"): "bob.py"},
        "a file for each student",
    ),
    "files with exercises": (
        ["ada_ex04.py", "ada-exercise-03.py", "exercise-04-bob.py"],
        None,
        {
            ("ada", "03"): "ada-exercise-03.py",
            ("ada", "04"): "ada_ex04.py",
            ("bob", "04"): "exercise-04-bob.py",
        },
        "a file for each student",
    ),
}


@pytest.mark.parametrize("packed", ["folder", "zip", "zip with its own name on top", "zip with a folder on top"])
@pytest.mark.parametrize("name", LAYOUTS)
def test_layout(name: str, packed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each layout gives its students, in a folder and in a zip, with or without a folder on top."""
    monkeypatch.chdir(tmp_path)
    paths, exercise, expected, layout = LAYOUTS[name]
    contents = files(*paths) | {"__MACOSX/ada/._solution.py": b"\0", ".DS_Store": b"\0", "grades.csv": b"a,b\n"}
    where, prefix = Path("class"), "class"
    if packed == "folder":
        on_disk(where, contents)
    else:
        top = {"zip": "", "zip with a folder on top": "week 7/"}.get(packed, "class/")
        where, prefix = zipped(Path("class.zip"), contents, top), f"class.zip/{top}".rstrip("/")
    found = find(where, COURSE, exercise)
    assert graded(found, prefix) == expected
    assert not found.left_out
    assert next(iter(found.layouts)) == layout
    assert sum(found.layouts.values()) == len(expected)
    for entry in found.entries:
        own = entry.path.removeprefix(f"{prefix}/")
        assert entry.read().source == contents[own].decode()
        assert entry.read().path == entry.path


# name: (files, --exercise, what is graded, what is left out and a word of why)
CHOICES: dict[str, tuple[list[str], str | None, dict[tuple[str, str], str], dict[str, str]]] = {
    "solution.py among others": (
        ["ada/solution.py", "ada/utils.py", "ada/solution (1).py", "bob.py"],
        B,
        {("ada", "04"): "ada/solution.py", ("bob", "04"): "bob.py"},
        {"ada/utils.py": "solution.py beside it", "ada/solution (1).py": "solution.py beside it"},
    ),
    "which of several": (
        ["ada/a.py", "ada/b.py", "bob.py"],
        B,
        {("bob", "04"): "bob.py"},
        {"ada/a.py": "several .py files", "ada/b.py": "several .py files"},
    ),
    "which of two folders": (
        ["ada/x/solution.py", "ada/y/solution.py", "bob.py"],
        B,
        {("bob", "04"): "bob.py"},
        {"ada/x/solution.py": "several files for this", "ada/y/solution.py": "several files for this"},
    ),
    "a folder and a file of one student": (
        ["ada/solution.py", "ada.py", "bob.py"],
        B,
        {("bob", "04"): "bob.py"},
        {"ada/solution.py": "several files for this", "ada.py": "several files for this"},
    ),
    "what is nearer to the top": (
        ["ada/solution.py", "ada/old/solution.py", "bob.py"],
        B,
        {("ada", "04"): "ada/solution.py", ("bob", "04"): "bob.py"},
        {"ada/old/solution.py": "nearer to the top"},
    ),
    "resubmissions to canvas": (
        ["ada_1_10_solution.py", "ada_1_11_solution-1.py", "ada_LATE_1_9_solution-10.py", "bob_2_1_a.py"],
        B,
        {("ada", "04"): "ada_LATE_1_9_solution-10.py", ("bob", "04"): "bob_2_1_a.py"},
        {"ada_1_10_solution.py": "older upload", "ada_1_11_solution-1.py": "older upload"},
    ),
    "two attachments of one name": (
        ["ada_1_9_solution.py", "ada_1_10_solution.py", "bob_2_1_a.py"],
        B,
        {("ada", "04"): "ada_1_10_solution.py", ("bob", "04"): "bob_2_1_a.py"},
        {"ada_1_9_solution.py": "older upload"},
    ),
    "only copies": (
        ["ada/solution-1.py", "ada/solution-2.py", "bob.py"],
        B,
        {("ada", "04"): "ada/solution-2.py", ("bob", "04"): "bob.py"},
        {"ada/solution-1.py": "solution-2.py beside it"},
    ),
    "another exercise": (
        ["ada/exercise-03/solution.py", "exercise-02-bob/solution.py", "cyd.py", "dan/ex99.py"],
        B,
        {("cyd", "04"): "cyd.py"},
        {
            "ada/exercise-03/solution.py": "for exercise-03, not for exercise-04",
            "exercise-02-bob/solution.py": "for exercise-02, not for exercise-04",
            "dan/ex99.py": "for exercise-99, not for exercise-04",
        },
    ),
    "no exercise told": (
        ["ada/solution.py", "bob/exercise-04/solution.py", "cyd/exercise-77/solution.py"],
        None,
        {("bob", "04"): "bob/exercise-04/solution.py"},
        {"ada/solution.py": "say --exercise", "cyd/exercise-77/solution.py": "which this course does not have"},
    ),
    "two exercises told": (
        ["exercise-04-ada/exercises/exercise-03/solution.py", "exercise-04-ada/exercises/exercise-04/solution.py"],
        None,
        {("ada", "04"): "exercise-04-ada/exercises/exercise-04/solution.py"},
        {"exercise-04-ada/exercises/exercise-03/solution.py": "names both exercise-04 and exercise-03"},
    ),
    "notebooks and other archives": (
        ["ada/solution.ipynb", "bob.py", "cyd/hw.rar", "dan/notes.txt", "eve/given.py", "given.py"],
        B,
        {("bob", "04"): "bob.py"},
        {
            "ada/solution.ipynb": "notebook",
            "cyd/hw.rar": "only .zip",
            "dan": "no solution",
            "eve": "no solution",
            "given.py": "no solution",
        },
    ),
    "a file of nobody": (
        ["solution.py", "exercise-04.py", "ada/solution.py", "bob/solution.py"],
        B,
        {("ada", "04"): "ada/solution.py", ("bob", "04"): "bob/solution.py"},
        {"solution.py": "tells no student", "exercise-04.py": "tells no student"},
    ),
    "one student, of this folder's name": (
        ["solution.py"],
        B,
        {("class", "04"): "solution.py"},
        {},
    ),
    "one student's exercises": (
        ["exercise-03/solution.py", "exercise-04/solution.py"],
        None,
        {("class", "03"): "exercise-03/solution.py", ("class", "04"): "exercise-04/solution.py"},
        {},
    ),
    "one student's course": (
        WHOLE,
        B,
        {("class", "04"): "exercises/exercise-04/solution.py"},
        {"exercises/exercise-03/solution.py": "for exercise-03, not"},
    ),
    "beside the exercises of a course": (
        ["ada/x.py", "ada/exercises/b.py", "ada/mine/solution.py", *below("ada", WHOLE[:5]), "bob/ex04.py"],
        None,
        {("ada", "03"): "ada/exercises/exercise-03/solution.py", ("bob", "04"): "bob/ex04.py"},
        dict.fromkeys(["ada/x.py", "ada/exercises/b.py", "ada/mine"], "lies in a whole course"),
    ),
    "one student's folder": (["ada/solution.py"], B, {("ada", "04"): "ada/solution.py"}, {}),
    "one student's folder in a folder": (["ada/hw/solution.py"], B, {("ada", "04"): "ada/hw/solution.py"}, {}),
    "never walked": (
        [
            "ada/.git/solution.py", "ada/__pycache__/solution.py", "ada/.venv/lib/a.py", "ada/node_modules/a.py",
            "ada/.ipynb_checkpoints/solution.py", "ada/solution.py", ".hidden/solution.py", "bob/._solution.py",
            "bob/solution.py", "ada/venv/lib/x.py",
        ],
        B,
        {("ada", "04"): "ada/solution.py", ("bob", "04"): "bob/solution.py"},
        {},
    ),
}  # fmt: skip


@pytest.mark.parametrize("packed", ["folder", "zip"])
@pytest.mark.parametrize("name", CHOICES)
def test_choice(name: str, packed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of several files the certain one is graded, and each of the others is left out with its reason."""
    monkeypatch.chdir(tmp_path)
    paths, exercise, expected, left_out = CHOICES[name]
    where = on_disk(Path("class"), files(*paths))
    if packed == "zip":
        where = zipped(Path("class.zip"), files(*paths))
    found = find(where, COURSE, exercise)
    assert graded(found, where.name) == expected
    said = reasons(found, where.name)
    assert said.keys() == left_out.keys()
    for path, word in left_out.items():
        assert word in said[path]


OWN_ZIPS = {
    "in folders": {"ada/hw.zip": ["solution.py"], "bob/hw.ZIP": ["deep/er/solution.py", "__MACOSX/._solution.py"]},
    "loose": {"ada.zip": ["hw/solution.py"], "bob.zip": ["solution.py"]},
    "canvas": {"ada_1_2_hw.zip": ["hw/solution.py"], "bob_LATE_2_3_hw.zip": ["x.py"]},
    "moodle": {"ada_1_assignsubmission_file_hw.zip": ["a.py"], "bob_2_assignsubmission_file_/hw.zip": ["a.py"]},
    "courses": {"ada.zip": below("main", course_of(B)), "bob.zip": course_of(B)},
}


@pytest.mark.parametrize("packed", ["folder", "zip"])
@pytest.mark.parametrize("name", OWN_ZIPS)
def test_students_own_zips(name: str, packed: str, tmp_path: Path) -> None:
    """A zip that a student handed in is looked into, also inside the zip of the class."""
    contents = {path: zip_bytes(files(*inner)) for path, inner in OWN_ZIPS[name].items()}
    where = on_disk(tmp_path / "class", contents) if packed == "folder" else zipped(tmp_path / "c.zip", contents)
    found = find(where, COURSE, B)
    assert [(entry.student, entry.exercise) for entry in found.entries] == [("ada", B), ("bob", B)]
    assert not found.left_out
    for entry in found.entries:
        assert entry.path.startswith(str(where))
        source = entry.read().source
        assert source.startswith("def softmax")
        assert source.splitlines()[-1].removeprefix("# ") in entry.path


def test_canvas_resubmitted_zips(tmp_path: Path) -> None:
    """Of a zip handed in again the newest is graded."""
    contents = {f"ada_1_{at}_hw{number}.zip": zip_bytes(files("a.py")) for at, number in [(2, ""), (3, "-1")]}
    found = find(on_disk(tmp_path / "c", contents), COURSE, B)
    assert [entry.path for entry in found.entries] == [f"{tmp_path}/c/ada_1_3_hw-1.zip/a.py"]
    assert reasons(found, f"{tmp_path}/c") == {"ada_1_2_hw.zip": "an older upload: the newest is graded"}


def test_zip_beside_its_contents(tmp_path: Path) -> None:
    """Where a zip was unzipped beside itself, the files beside it are graded."""
    contents = files("ada/hw/solution.py", "bob.py") | {"ada/hw.zip": zip_bytes(files("hw/solution.py"))}
    found = find(on_disk(tmp_path / "c", contents), COURSE, B)
    assert graded(found, f"{tmp_path}/c") == {("ada", "04"): "ada/hw/solution.py", ("bob", "04"): "bob.py"}
    assert reasons(found, f"{tmp_path}/c").keys() == {"ada/hw.zip/hw/solution.py"}


def test_zip_in_a_zip_in_a_zip(tmp_path: Path) -> None:
    """A student's zip is opened, and a zip inside it is not."""
    inner = zip_bytes({"inner.zip": zip_bytes(files("solution.py"))})
    contents = {"ada/hw.zip": inner} | files("bob.py")
    for where in (on_disk(tmp_path / "c", contents), zipped(tmp_path / "c.zip", contents)):
        found = find(where, COURSE, B)
        assert reasons(found, str(where)) == {"ada/hw.zip/inner.zip": "a zip inside a student's zip is not opened"}


def test_lone_zip_of_a_class(tmp_path: Path) -> None:
    """A folder that holds nothing but the downloaded zip is that class."""
    contents = {"download.zip": zip_bytes(files("ada_1_2_solution.py", "bob_2_3_solution.py"))}
    found = find(on_disk(tmp_path / "c", contents), COURSE, B)
    assert found.students == ("ada", "bob")


def test_lone_student_in_a_zip(tmp_path: Path) -> None:
    """A zip's own name on top is no student's, also where one student handed in."""
    found = find(zipped(tmp_path / "c.zip", files("ada/solution.py"), "c/"), COURSE, B)
    assert found.students == ("ada",)


def test_only_exercise_of_a_course(tmp_path: Path) -> None:
    """Where a course has one exercise, that is the one."""
    course = Course(on_disk(tmp_path / "course", {"exercises/attention/exercise.toml": b""}))
    found = find(on_disk(tmp_path / "c", files("ada.py", "bob/attention/solution.py")), course)
    assert graded(found, f"{tmp_path}/c") == {
        ("ada", "attention"): "ada.py",
        ("bob", "attention"): "bob/attention/solution.py",
    }


def test_folder_of_the_class_tells_the_exercise(tmp_path: Path) -> None:
    """The folder or zip that was given may be named for its exercise; a number that is none tells nothing."""
    where = zipped(tmp_path / "exercise-04.zip", files("ada.py", "bob.py"))
    assert {entry.exercise for entry in find(where, COURSE).entries} == {B}
    with pytest.raises(UsageError, match="say --exercise"):
        find(on_disk(tmp_path / "ex-2031", files("ada.py")), COURSE)


@pytest.mark.parametrize("text", ["exercise-04", "Exercise_4", "my-ex04-final", "ex 4", "x_exercise4", "EX-004"])
def test_exercise_is_told(text: str) -> None:
    """An exercise is found in the ways that people write it."""
    assert Exercises(COURSE.names()).told(text) == B


@pytest.mark.parametrize("text", ["alex4", "ex4b", "exercise", "04", "hex04", "index-4", "exercise-" + "4" * 5000])
def test_no_exercise_is_told(text: str) -> None:
    """What only looks like an exercise is none."""
    assert Exercises(COURSE.names()).told(text) is None


PIECES = [
    "ada", "bob", "hw", "submitted", "exercise-03", "exercise-04", "exercise-04-ada", "ada-ex03", "exercises",
    "ex9", "Ada L_1_assignsubmission_file_", "Ada L_2_assignsubmission_file", "a_1_2_hw",
]  # fmt: skip
ENDS = [
    "solution.py", "Solution.PY", "solution-1.py", "solution (2).py", "ada.py", "ex03.py", "exercise-04.py",
    "n.ipynb", "a_1_2_solution.py", "a_1_3_solution-1.py", "a_LATE_1_4_x.py", "A_1_assignsubmission_file_x.py",
    "bob_ex04.py",
]  # fmt: skip


@pytest.mark.parametrize("seed", range(150))
def test_nothing_is_lost(seed: int, tmp_path: Path) -> None:
    """However folders, zips and names are mixed, each file is graded or left out, once, and no two are one's."""
    draw = random.Random(seed)
    contents: Tree = {}
    every = set()
    for _ in range(draw.randint(1, 8)):
        below = "".join(f"{draw.choice(PIECES)}/" for _ in range(draw.choice([0, 1, 1, 2, 3])))
        if draw.random() < 0.25:
            contents |= {f"{below}hw.zip": zip_bytes(files("x/" + draw.choice(ENDS)))}
        else:
            contents |= files(below + draw.choice(ENDS))
    where = on_disk(tmp_path / "c", contents) if seed % 2 else zipped(tmp_path / "c.zip", contents)
    for path, data in contents.items():
        inner = zipfile.ZipFile(io.BytesIO(data)).namelist() if path.endswith(".zip") else []
        every |= {f"{where}/{path}/{name}" for name in inner} or {f"{where}/{path}"}
    try:
        found = find(where, COURSE, draw.choice([None, B]))
    except UsageError:
        return
    said = [entry.path for entry in found.entries] + [left.path for left in found.left_out]
    assert len(said) == len(set(said))
    assert [path for path in every if not any(path == one or path.startswith(f"{one}/") for one in said)] == []
    assert len({(entry.student, entry.exercise) for entry in found.entries}) == len(found.entries)
    assert all(entry.read().source for entry in found.entries)


# -- names --------------------------------------------------------------------------------------------------------

NASTY = [
    "a\nb",
    "=cmd()",
    'q"u,o;te',
    "\u202egnirts",
    "[bold]x[b]",
    "::error::x",
    " ",
    "e\u0301",
    "\udc80raw",
    "\x1b[31m",
]


@pytest.mark.parametrize("student", NASTY)
def test_nasty_name_survives(student: str, tmp_path: Path) -> None:
    """Whatever a folder is called is kept as data, and its file can be read."""
    try:
        where = on_disk(tmp_path / "c", files(f"{student}/solution.py", "bob/solution.py"))
    except (OSError, ValueError):
        pytest.skip("this file system has no such names")
    found = find(where, COURSE, B)
    assert sorted(entry.student for entry in found.entries) == sorted([student, "bob"])
    assert all(entry.read().source for entry in found.entries)
    assert student.isprintable() or student not in describe(found)


def test_long_names_stay_distinct(tmp_path: Path) -> None:
    """Names are cut to a bound, and two that differ only after it stay two."""
    where = on_disk(tmp_path / "c", files(*(f"{'n' * 250}{end}/solution.py" for end in "ab")))
    students = find(where, COURSE, B).students
    assert len(students) == 2
    assert {len(student) for student in students} == {names.LONGEST}
    assert bounded("x" * names.LONGEST) == "x" * names.LONGEST


def test_long_names_in_a_zip(tmp_path: Path) -> None:
    """A zip can hold names that no disk can; they are bounded too."""
    where = zipped(tmp_path / "c.zip", files(f"{'n' * 60_000}/solution.py", f"{'9' * 60_000}.py"))
    found = find(where, COURSE, B)
    assert len(found.entries) == 2
    assert all(len(entry.student) <= names.LONGEST and len(entry.path) < 500 for entry in found.entries)
    assert all(entry.read().source for entry in found.entries)


def test_names_of_a_mac(tmp_path: Path) -> None:
    """A Mac writes names in UTF-8 without saying so, and splits accents from letters."""
    data = zip_bytes(files("Zoe\u0308/solution.py", "bob/solution.py"))
    where = tmp_path / "c.zip"
    where.write_bytes(data.replace(b"\x00\x08\x08\x00", b"\x00\x00\x08\x00"))
    assert not any(info.flag_bits for info in zipfile.ZipFile(io.BytesIO(where.read_bytes())).infolist())
    found = find(where, COURSE, B, {"Zo\u00eb": "Zoë Z."})
    assert found.students == ("bob", "Zoë Z.")
    assert all(entry.read().source for entry in found.entries)


def test_order_is_natural(tmp_path: Path) -> None:
    """Students come in the order that people expect, whatever the disk's."""
    students = ["s10", "s9", "S2", "s1", "s" + "1" * 200]
    where = on_disk(tmp_path / "c", files(*(f"{student}.py" for student in students)))
    assert [name[:3] for name in find(where, COURSE, B).students] == ["s1", "S2", "s9", "s10", "s11"]
    assert natural("9" * 6000) < natural("1" + "0" * 6000)


# -- the table of --map -------------------------------------------------------------------------------------------

ADA_BOB = {"a1": "Ada L.", "b2": "Bob"}
TABLES: dict[str, tuple[str, dict[str, str]]] = {
    "headers": ("username,name\na1,Ada L.\nb2,Bob\n", ADA_BOB),
    "no headers": ("a1,Ada L.\nB2 ,Bob\n", ADA_BOB),
    "other columns and order": ("Section;Full Name;E-Mail\nx;Ada L.;a1\ny;Bob;b2\n", ADA_BOB),
    "byte order mark": ("\ufeffid,name\na1,Ada L.\nb2,Bob\n", ADA_BOB),
    "byte order mark, no headers": ("\ufeffa1,Ada L.\nb2,Bob\n", ADA_BOB),
    "quoted": ('id\t"name"\r\na1\t"Ada L."\r\n\r\nb2\tBob\r\n', ADA_BOB),
    "unknown key header": ("Kennung,Name\na1,Ada L.\nb2,Bob\n", ADA_BOB),
    "unknown name header": ("login,Anzeige\na1,Ada L.\nb2,Bob\n", ADA_BOB),
    "first and last": ("Last name,First name,ID number\nLovelace,Ada,7\n", {"7": "Ada Lovelace"}),
    "moodle": ("Identifier,Full name,Email\nParticipant 12,Ada,a@x.org\n", {"12": "Ada", "a@x.org": "Ada"}),
    "canvas": (
        'Student,ID,SIS Login ID,Section,HW\n    Points Possible,,,,100\n"Lovelace, Ada",12,al,S,9\n',
        {"12": "Lovelace, Ada", "al": "Lovelace, Ada"},
    ),
    "github": ("identifier,github_username,name\nal@x,ada,Ada\n", {"al@x": "Ada", "ada": "Ada"}),
    "two of one name": ("id,name\n1,Ada\n2,Ada\n", {"1": "Ada (1)", "2": "Ada (2)"}),
    "newline and separator": ('id,name\n1,"A\r\nda\u2028; x"\n2,B\n', {"1": "A\r\nda\u2028; x", "2": "B"}),
    "two keys": ("login,email\na1,a@x.org\n", {"a1": "a@x.org", "a@x.org": "a@x.org"}),
}  # fmt: skip


@pytest.mark.parametrize("name", TABLES)
def test_table(name: str, tmp_path: Path) -> None:
    """A table of students is read as the programs of the world write it."""
    text, expected = TABLES[name]
    (tmp_path / "t.csv").write_bytes(text.encode())
    assert read_names(tmp_path / "t.csv") == expected


@pytest.mark.parametrize(
    ("data", "word"),
    [
        (b"id,name\na1,Ada\nb,Bob\nA1,Eve\n", "line 4: 'a1' stands in line 2 too"),
        (b"id,name\na1,\n", "line 2: no name"),
        (b"id,name\n\n,Ada\n", "line 3: no id"),
        (b"ada\nbob\n", "line 1: no name"),
        (b'id,name\n1,"Ada\n2,Bob\n', "line 2: unexpected end of data"),
        (b"id,name\n1,\xff\n", "not UTF-8"),
        ("id,name\n1,x\n".encode("utf-16"), "not UTF-8"),
        (b"\n \n", "is empty"),
        (b"id,name\n1," + b"x" * 200_000, "line 2"),
    ],
)
def test_broken_table(data: bytes, word: str, tmp_path: Path) -> None:
    """What is wrong with a table is said with its line."""
    (tmp_path / "t.csv").write_bytes(data)
    with pytest.raises(UsageError, match=r"t\.csv") as caught:
        read_names(tmp_path / "t.csv")
    assert word in str(caught.value)


def test_missing_table(tmp_path: Path) -> None:
    """A table that is not there, or is a folder, is an error."""
    for path in (tmp_path, tmp_path / "t.csv"):
        with pytest.raises(UsageError, match="cannot be read"):
            read_names(path)


def test_table_names_the_students(tmp_path: Path) -> None:
    """Students are known by their folder, their id or their name; who handed in nothing is told."""
    where = on_disk(
        tmp_path / "c",
        files(
            "Ada_12_assignsubmission_file_/a.py", "x_7_8_a.py", "exercise-04-bo/a.py", "Eve/a.py", "Ann.py", "z.py"
        ),
    )
    table = {"12": "Ada L.", "7": "Xaver", "BO": "Bob", "q": "Eve", "ann": "Ann A.", "m": "Max", "zz": "z!"}
    found = find(where, COURSE, B, table)
    assert found.students == ("Ada L.", "Ann A.", "Bob", "Eve", "Xaver", "z")
    assert found.unclaimed == ("Max", "z!")
    assert "2 students of the table" in describe(found)


def test_table_never_merges_students(tmp_path: Path) -> None:
    """A stranger who bears a name of the table is told from its student; two keys of one student are one."""
    table = {"ada": "Ada", "12": "Ada", "bob": "Bob"}
    where = on_disk(
        tmp_path / "c", files("ada/exercise-03/a.py", "Ada_12_assignsubmission_file_/exercise-04/a.py")
    )
    assert find(where, COURSE, None, table).students == ("Ada",)
    where = on_disk(tmp_path / "d", files("bob/a.py", "Bob_99_assignsubmission_file_/a.py"))
    found = find(where, COURSE, B, {"bob": "Bob", "99": "Bob B."})
    assert found.students == ("Bob", "Bob B.")
    found = find(where, COURSE, B, {"99": "bob"})
    assert found.students == ("bob", "bob (not in the table)")


# -- hostile ------------------------------------------------------------------------------------------------------


def test_links_are_not_followed(tmp_path: Path) -> None:
    """Links to files, to folders, out of the tree and in loops are left out."""
    secret = on_disk(tmp_path / "secret", files("solution.py"))
    where = on_disk(tmp_path / "c", files("bob/solution.py", "ada/notes.txt", "eve/notes.txt"))
    (where / "ada" / "solution.py").symlink_to(secret / "solution.py")
    (where / "eve" / "hw").symlink_to(secret)
    (where / "bob" / "loop").symlink_to(where)
    (where / "dan").symlink_to(secret)
    (where / "fay.py").symlink_to(where / "nowhere")
    (where / "gil.zip").symlink_to(where / "gil.zip")
    found = find(where, COURSE, B)
    assert graded(found, str(where)) == {("bob", "04"): "bob/solution.py"}
    said = reasons(found, str(where))
    assert said.keys() == {"ada/solution.py", "eve/hw", "bob/loop", "dan", "fay.py", "gil.zip"}
    assert set(said.values()) == {"a link, and links are not followed"}


@pytest.mark.parametrize("swapped", ["ada/solution.py", "ada", "bob/hw.zip"])
def test_file_that_becomes_a_link(swapped: str, tmp_path: Path) -> None:
    """A file that is exchanged for a link after it was found is not read."""
    where = on_disk(tmp_path / "c", files("ada/solution.py") | {"bob/hw.zip": zip_bytes(files("a.py"))})
    entries = {entry.student: entry for entry in find(where, COURSE, B).entries}
    (where / swapped).rename(tmp_path / "moved")
    (where / swapped).symlink_to(tmp_path / "moved")
    read = entries[swapped[:3]].read()
    assert "link" in read.problem
    assert not read.source


def test_class_reached_through_a_link(tmp_path: Path) -> None:
    """The instructor's own folder may be a link."""
    on_disk(tmp_path / "real", files("ada/solution.py"))
    (tmp_path / "c").symlink_to(tmp_path / "real")
    (entry,) = find(tmp_path / "c", COURSE, B).entries
    assert entry.read().source


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with names")
def test_pipes_are_not_read(tmp_path: Path) -> None:
    """A file that is a pipe would never end."""
    where = on_disk(tmp_path / "c", files("bob/solution.py", "ada/notes.txt"))
    os.mkfifo(where / "ada" / "solution.py")
    os.mkfifo(where / "eve.zip")
    found = find(where, COURSE, B)
    assert reasons(found, str(where)) == dict.fromkeys(("ada/solution.py", "eve.zip"), "not an ordinary file")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_unreadable_folder(tmp_path: Path) -> None:
    """A folder that may not be read costs only itself."""
    where = on_disk(tmp_path / "c", files("ada/solution.py", "bob/solution.py"))
    (where / "ada").chmod(0)
    try:
        found = find(where, COURSE, B)
        assert reasons(found, str(where)) == {"ada": "it cannot be read: permission denied"}
        assert found.students == ("bob",)
    finally:
        (where / "ada").chmod(0o700)


def test_unreadable_folder_for_root_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the system refuses to list is left out with the system's word."""
    where = on_disk(tmp_path / "c", files("ada/solution.py", "bob/solution.py"))
    scandir = os.scandir

    def refusing(path: Path) -> object:
        if Path(path).name == "ada":
            raise PermissionError(13, "Permission denied")
        return scandir(path)

    monkeypatch.setattr(os, "scandir", refusing)
    found = find(where, COURSE, B)
    assert reasons(found, str(where)) == {"ada": "it cannot be read: permission denied"}


def test_depth_is_bounded(tmp_path: Path) -> None:
    """What lies too deep is left out, on disk and in a zip."""
    deep = "ada/" + "x/" * 20 + "solution.py"
    for where in (
        on_disk(tmp_path / "c", files(deep, "bob.py")),
        zipped(tmp_path / "c.zip", files(deep, "e/" * 3000 + "a.py", "bob.py")),
        on_disk(tmp_path / "d", {"ada.zip": zip_bytes(files(deep)), **files("bob.py")}),
    ):
        found = find(where, COURSE, B)
        assert found.students == ("bob",)
        assert {left.reason for left in found.left_out} == {"it lies more than 12 folders deep"}


def test_number_of_files_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Far too many files are an error that names where most of them are."""
    monkeypatch.setattr(tree, "MOST", 50)
    contents = files("ada/solution.py", "bob/solution.py", *(f"eve/{at}/x.txt" for at in range(40)))
    for where in (on_disk(tmp_path / "c", contents),):
        with pytest.raises(UsageError, match="more than 50 files and folders, most of them in eve"):
            find(where, COURSE, B)
    with pytest.raises(UsageError, match="more than 50"):
        find(zipped(tmp_path / "c.zip", files(*(f"{at}.txt" for at in range(51)))), COURSE, B)


def test_students_zip_of_too_many_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A student's zip of too many files costs only itself; what is never walked does not count."""
    monkeypatch.setattr(tree, "MOST_IN_ZIP", 20)
    many = [f"{at}.txt" for at in range(21)]
    contents = {
        "ada.zip": zip_bytes(files("solution.py", *many)),
        "bob.zip": zip_bytes(files("solution.py", *(f".venv/{name}" for name in many))),
    }
    for where in (on_disk(tmp_path / "c", contents), zipped(tmp_path / "c.zip", contents)):
        found = find(where, COURSE, B)
        assert found.students == ("bob",)
        assert reasons(found, str(where)) == {"ada.zip": "it holds more than 20 files"}


# -- hostile zips -------------------------------------------------------------------------------------------------


def member(name: str, **settings: int) -> zipfile.ZipInfo:
    """Give the record of a member."""
    info = zipfile.ZipInfo(name)
    for key, value in settings.items():
        setattr(info, key, value)
    return info


@pytest.mark.parametrize(
    "name", ["../ada.py", "a/../../b.py", "/etc/ada.py", "C:/ada.py", "..\\ada.py", "c:ada.py"]
)
def test_path_out_of_a_zip(name: str, tmp_path: Path) -> None:
    """A member whose path leads out of the zip is left out."""
    found = find(zipped(tmp_path / "c.zip", files("bob.py") | {name: CODE}), COURSE, B)
    assert found.students == ("bob",)
    assert [left.reason for left in found.left_out] == ["its path leads out of the zip"]


def test_backslashes_in_a_zip(tmp_path: Path) -> None:
    """Some Windows tools write backslashes between folders."""
    found = find(zipped(tmp_path / "c.zip", files("ada\\solution.py", "bob\\solution.py")), COURSE, B)
    assert found.students == ("ada", "bob")
    assert found.entries[0].read().source


@pytest.mark.parametrize(("mode", "word"), [(stat.S_IFLNK, "a link"), (stat.S_IFIFO, "not an ordinary file")])
def test_special_members(mode: int, word: str, tmp_path: Path) -> None:
    """A link or a pipe in a zip is left out."""
    where = zipped(tmp_path / "c.zip", files("bob.py"))
    with zipfile.ZipFile(where, "a") as archive:
        archive.writestr(member("ada.py", external_attr=(mode | 0o777) << 16, create_system=3), "/etc/passwd")
    found = find(where, COURSE, B)
    assert found.students == ("bob",)
    assert word in reasons(found, str(where))["ada.py"]


def patched(data: bytes, name: str, offset: int, value: int) -> bytes:
    """Change two bytes of a member's record in the list at the end of a zip."""
    at = data.rindex(name.encode()) - 46 + offset
    assert data[at - offset : at - offset + 4] == b"PK\x01\x02"
    return data[:at] + value.to_bytes(2, "little") + data[at + 2 :]


@pytest.mark.parametrize(
    ("offset", "value", "word"), [(8, 1, "encrypted"), (10, 14, "unusual"), (10, 99, "unusual")]
)
@pytest.mark.parametrize("name", ["ada.py", "ada.zip"])
def test_members_that_cannot_be_read(name: str, offset: int, value: int, word: str, tmp_path: Path) -> None:
    """What is encrypted or oddly compressed is left out with that reason."""
    data = zip_bytes(files("bob.py") | {name: zip_bytes(files("a.py")) if name.endswith("zip") else CODE})
    (tmp_path / "c.zip").write_bytes(patched(data, name, offset, value))
    found = find(tmp_path / "c.zip", COURSE, B)
    assert found.students == ("bob",)
    assert word in reasons(found, f"{tmp_path}/c.zip")[name]


def test_duplicate_members(tmp_path: Path) -> None:
    """Of two members with one name the later is graded, as every unzip would leave it."""
    where = zipped(tmp_path / "c.zip", files("ada.py", "bob.py"))
    with zipfile.ZipFile(where, "a") as archive, pytest.warns(UserWarning, match="Duplicate"):
        archive.writestr("ada.py", b"x = 'later'\n")
    found = find(where, COURSE, B)
    assert found.entries[0].read().source == "x = 'later'\n"
    assert reasons(found, str(where)) == {"ada.py": "the zip holds a later file of the same name"}


def test_damaged_member(tmp_path: Path) -> None:
    """A damaged member costs only itself."""
    where = tmp_path / "c.zip"
    with zipfile.ZipFile(where, "w") as archive:
        for name, data in files("ada.py", "bob.py").items():
            archive.writestr(name, data)
    where.write_bytes(where.read_bytes().replace(b"# ada.py", b"# eve.py", 1))
    ada, bob = find(where, COURSE, B).entries
    assert ada.read().problem == f"{where}/ada.py cannot be read: it is damaged in the zip. Hand it in again."
    assert bob.read().source


def test_bomb(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a member that unpacks to gigabytes no more is read than a solution may hold."""
    read = zipfile.ZipExtFile.read
    sizes = []

    def counted(self: zipfile.ZipExtFile, size: int | None = -1) -> bytes:
        data = read(self, size)
        sizes.append(len(data))
        return data

    monkeypatch.setattr(zipfile.ZipExtFile, "read", counted)
    where = zipped(tmp_path / "c.zip", {"ada.py": b"#" * 20_000_000})
    (entry,) = find(where, COURSE, B).entries
    assert not sizes
    assert "larger than" in entry.read().problem
    assert sum(sizes) == SOURCE_LIMIT + 1


def test_nested_bomb(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A zip in a zip that is too large to look at is left out."""
    monkeypatch.setattr(archives, "NESTED_LIMIT", 100_000)
    where = zipped(tmp_path / "c.zip", {"ada.zip": b"#" * 1_000_000} | files("bob.py"))
    assert reasons(find(where, COURSE, B), str(where))["ada.zip"].startswith("it is larger than")


def test_list_of_members_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A zip whose list of members alone would fill the memory is not opened."""
    monkeypatch.setattr(archives, "STUDENT_LIMIT", 2000)
    many = zip_bytes(files(*(f"{at}.txt" for at in range(100))))
    where = on_disk(tmp_path / "c", {"ada.zip": many} | files("bob.py"))
    assert reasons(find(where, COURSE, B), str(where)) == {"ada.zip": "it lists too many files"}
    assert find(zipped(tmp_path / "c.zip", {"ada.zip": many} | files("bob.py")), COURSE, B).students == ("bob",)
    (tmp_path / "d.zip").write_bytes(many + b"\0" * archives.DIRECTORY_LIMIT)
    with pytest.raises(UsageError, match="not a zip"):
        find(tmp_path / "d.zip", COURSE, B)
    large = bytearray(zip_bytes(files("a.py")) + b"\0" * archives.DIRECTORY_LIMIT + zip_bytes(files("b.py")))
    large[-10:-6] = (archives.DIRECTORY_LIMIT + 1).to_bytes(4, "little")
    (tmp_path / "d.zip").write_bytes(large)
    with pytest.raises(UsageError, match="lists too many files"):
        find(tmp_path / "d.zip", COURSE, B)


@pytest.mark.parametrize(
    "data", [b"", b"PK", b"no zip at all", zip_bytes(files("a.py"))[:-8], b"PK\x05\x06" + b"\xff" * 18]
)
def test_broken_zip(data: bytes, tmp_path: Path) -> None:
    """A student's broken zip costs only itself; the broken zip of a class is an error."""
    where = on_disk(tmp_path / "c", {"ada/hw.zip": data} | files("bob.py"))
    found = find(where, COURSE, B)
    assert found.students == ("bob",)
    assert reasons(found, str(where)) == {"ada/hw.zip": "it is not a zip, or a damaged one"}
    (tmp_path / "c.zip").write_bytes(data)
    with pytest.raises(UsageError, match="it is not a zip"):
        find(tmp_path / "c.zip", COURSE, B)


def test_any_damage_is_said(tmp_path: Path) -> None:
    """Whatever bytes of a zip are changed, its student is graded, left out, or told; nothing else is raised."""
    draw = random.Random(0)
    data = zip_bytes(files("hw/solution.py", "hw/utils.py"))
    where = on_disk(tmp_path / "c", files("bob.py"))
    for _ in range(400):
        changed = bytearray(data)
        for _ in range(draw.randint(1, 4)):
            changed[draw.randrange(len(data))] = draw.choice([0, 1, 127, 128, 255, draw.randrange(256)])
        (where / "ada.zip").write_bytes(changed)
        found = find(where, COURSE, B)
        assert "bob" in found.students
        assert len(found.entries) == 2 or found.left_out
        for entry in found.entries:
            submission = entry.read()
            assert submission.source or submission.problem


# -- the rest -----------------------------------------------------------------------------------------------------


def test_entries_are_plain_data(tmp_path: Path) -> None:
    """Entries can be sent to another process, and are the same there."""
    found = find(zipped(tmp_path / "c.zip", files("ada.py", "bob/a.py")), COURSE, B)
    assert pickle.loads(pickle.dumps(found)) == found
    assert find(tmp_path / "c.zip", COURSE, "4") == found


def test_nothing_is_read_to_find(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file's bytes are wanted only when its turn comes; one that is gone by then says so."""
    where = on_disk(tmp_path / "c", files("ada/solution.py"))
    monkeypatch.setattr("grader.examiner.submission.read", None)
    (entry,) = find(where, COURSE, B).entries
    monkeypatch.undo()
    (where / "ada" / "solution.py").unlink()
    assert "There is no file" in entry.read().problem


def test_wrong_places(tmp_path: Path) -> None:
    """A folder that is missing, no zip, empty or the course itself is an error that says what to give."""
    (tmp_path / "ada.py").write_bytes(CODE)
    (tmp_path / "c").mkdir()
    for where, word in [
        (tmp_path / "nowhere", "There is no folder or zip"),
        (tmp_path / "ada.py", "it is not a zip"),
        (tmp_path / "c", "It holds no folder, no zip and no .py file"),
        (COURSE.root, "is the course"),
    ]:
        with pytest.raises(UsageError, match=word):
            find(where, COURSE, B)
    with pytest.raises(UsageError, match="no exercise 'exercise-99'"):
        find(tmp_path, COURSE, "exercise-99")


def test_nothing_found_says_what_was_seen(tmp_path: Path) -> None:
    """Where nothing can be graded, the error says what lies there, why not, and which layouts are known."""
    where = on_disk(tmp_path / "c", files("ada/solution.ipynb", "bob/\x1b[31m.txt", "cyd.py"))
    with pytest.raises(UsageError) as caught:
        find(where, COURSE)
    said = str(caught.value)
    for word in ("ada/", "cyd.py", "a notebook", "no solution", "say --exercise", "Canvas", "GitHub Classroom"):
        assert word in said
    assert "\x1b" not in said


def test_description(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is shown before the grading: counts, and what is left out, grouped and bounded."""
    monkeypatch.chdir(tmp_path)
    contents = files("ada_1_2_ex03.py", "ada_1_3_ex04.py", "bob/ex04.py", *(f"s{at}/hw.ipynb" for at in range(17)))
    found = find(on_disk(Path("c"), contents), COURSE, None, {"1": "Ada", "9": "Eve\x1b[31m"})
    assert describe(found) == (
        "Found 3 submissions of 2 students.\n"
        "Exercises: exercise-03 (1), exercise-04 (2).\n"
        "Layout: Canvas (2), a folder for each student (1).\n"
        "Left out: 17.\n"
        "  17 x a notebook: only .py files are graded\n"
        "      c/s0/hw.ipynb\n      c/s1/hw.ipynb\n      c/s2/hw.ipynb\n      c/s3/hw.ipynb\n      c/s4/hw.ipynb\n"
        "      ... and 12 more\n"
        "1 student of the table handed in nothing that is graded:\n"
        "      Eve\\x1b[31m\n"
    )
