"""`grade class` as an instructor runs it: what it writes, what an interruption costs, and what a crowd can do."""

import csv
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import crowd
import pytest
from helpers import COURSE, ROOT, running, wait_for

from grader.candidate import sandbox
from grader.candidate.sandbox import Sandbox
from grader.classroom.feedback import file_name
from grader.examiner.grade import Options, grade
from grader.examiner.submission import read
from grader.examiner.warm import Examiner

EXERCISE = COURSE.exercise("exercise-04")
REFERENCE = (EXERCISE.solutions / "solution.py").read_text()
needs_bwrap = pytest.mark.skipif(sandbox.find() is None, reason="bubblewrap is not installed")


def hand_in(folder: Path, **texts: str) -> Path:
    """Write a class of one file for each student."""
    for student, text in texts.items():
        (folder / student).mkdir(parents=True, exist_ok=True)
        (folder / student / "solution.py").write_text(text)
    return folder


def command(where: Path, out: Path, *options: str) -> list[str]:
    """Give the command line."""
    return [sys.executable, "-m", "grader", "class", str(where), "-o", str(out), "--exercise", "4", *options]


def run(where: Path, out: Path, *options: str, status: int = 0) -> str:
    """Run the command, and give what it says."""
    ran = subprocess.run(command(where, out, *options), cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == status, ran.stdout + ran.stderr
    return ran.stdout + ran.stderr


def rows(out: Path) -> dict[str, Any]:
    """Read the results, by student."""
    return {row["student"]: row for row in map(json.loads, (out / "results.jsonl").read_text().splitlines())}


def verdicts(out: Path) -> dict[str, Any]:
    """Read the results without what differs from run to run."""
    text = re.sub(r'"seconds": [0-9.]+', "", (out / "results.jsonl").read_text())
    return {line.split('"')[3]: line for line in text.splitlines()}


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A class of seven, graded, and what came out."""
    folder = tmp_path_factory.mktemp("class")
    mistake = (EXERCISE.solutions / "mistakes" / "heads_interleaved_in_both.py").read_text()
    where = hand_in(
        folder / "submissions",
        ada=REFERENCE,
        bob=mistake,
        cyd=f"{mistake}\n# in other words\n",
        dan=(EXERCISE.solutions / "stub.py").read_text(),
        eve="def split_heads(x\n",
        fay="import os\n",
        gus=REFERENCE + crowd.ENDS,
    )
    run(where, folder / "out", "--sandbox", "auto")
    return where, folder / "out"


def test_every_student_has_a_grade_a_result_and_a_page(small: tuple[Path, Path]) -> None:
    """The gradebook, the results and the feedback agree, and the report names the mistake and who made it."""
    _, out = small
    with (out / "grades.csv").open(newline="") as file:
        grades = {row["student"]: row for row in csv.DictReader(file)}
    assert [grades[name]["status"] for name in ("ada", "eve", "fay")] == ["graded", "unloadable", "refused"]
    assert grades["ada"]["score"] == grades["ada"]["max"] == "100"
    for student, row in rows(out).items():
        assert (row["schema"], str(row["score"])) == (1, grades[student]["score"])
        assert (
            f"{row['score']} / " in (out / "feedback" / f"{student}.md").read_text() or row["status"] != "graded"
        )
        assert row["submission"] == f"{student}/solution.py"
        assert {"grader", "python", "exercise"} <= set(row["versions"])
        assert len(row["sha256"]) == 64
    page = (out / "report.html").read_text()
    assert rows(out)["bob"]["checks"][0]["mistake"] is not None
    assert all(name in page for name in ("bob", "cyd"))


def test_results_are_those_of_a_single_grading(small: tuple[Path, Path]) -> None:
    """What a student sees at home is what the class says."""
    where, out = small
    for student, row in rows(out).items():
        alone = grade(EXERCISE, where / student / "solution.py", f"{student}/solution.py")
        for key, value in (("score", alone.score), ("status", alone.outcome), ("message", alone.message)):
            assert row[key] == value, student
        said = [(check["id"], check["status"], check["message"], check["mistake"]) for check in row["checks"]]
        assert said == [
            (one.check.id, one.status, one.failure.message if one.failure else "", one.mistake)
            for one in alone.results
        ]


def test_the_same_command_grades_nothing_again(small: tuple[Path, Path]) -> None:
    """Only what changed is graded; who is no longer there is out; the comparison says what moved."""
    where, out = small
    before = (out / "results.jsonl").read_bytes()
    run(where, out, "--sandbox", "auto")
    assert (out / "results.jsonl").read_bytes() == before
    old = out.with_name("old.jsonl")
    old.write_bytes(before)
    hand_in(where, dan=REFERENCE)
    said = run(where, out, "--sandbox", "auto", "--compare", str(old))
    assert "dan" in said
    after = rows(out)
    assert after["dan"]["score"] == 100
    unchanged = {json.loads(line)["student"]: json.loads(line) for line in before.splitlines()}
    assert {name for name in after if after[name] != unchanged[name]} == {"dan"}


def test_what_cannot_be_is_said_before_anything_is_graded(tmp_path: Path) -> None:
    """No folder, no such exercise, an OUT among the submissions, or something else than results to compare."""
    where = hand_in(tmp_path / "in", ada=REFERENCE)
    assert "among the submissions" in run(where, where / "out", status=2)
    run(tmp_path / "nowhere", tmp_path / "out", status=2)
    said = subprocess.run(
        [*command(where, tmp_path / "out"), "--exercise", "44"], cwd=ROOT, capture_output=True, check=False
    )
    assert said.returncode == 2
    (tmp_path / "notes.jsonl").write_text("my notes\n")
    assert "notes.jsonl:1" in run(where, tmp_path / "out", "--compare", str(tmp_path / "notes.jsonl"), status=2)
    assert not (tmp_path / "out" / "results.jsonl").exists()


def test_without_bubblewrap_a_class_is_not_graded(tmp_path: Path) -> None:
    """Unless somebody says so: then every result says it too."""
    where = hand_in(tmp_path / "in", ada=REFERENCE)
    environment = {**os.environ, "PATH": str(tmp_path)}
    ran = subprocess.run(
        command(where, tmp_path / "out"), cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 3
    assert "apt-get install bubblewrap" in ran.stderr
    assert "No sandbox" in run(where, tmp_path / "out", "--sandbox", "off")
    assert "bubblewrap" not in rows(tmp_path / "out")["ada"]["isolation"]
    assert "sandbox" in (tmp_path / "out" / "feedback" / "ada.md").read_text()


def descendants(parent: int) -> set[int]:
    """List the processes that a process started, and those that these started."""
    parents = {}
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
    found = {parent}
    while more := {number for number, above in parents.items() if above in found} - found:
        found |= more
    return found


def alive(process: int) -> bool:
    """Whether a process runs; one that is only not collected yet does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in ("Z", "X")
    except OSError:
        return False


def interrupted(where: Path, out: Path, lines: int, how: signal.Signals, *options: str) -> None:
    """Start the command, end it after so many more results, and expect that no process is left."""
    path = out / "results.jsonl"
    lines += path.read_bytes().count(b"\n") if path.exists() else 0
    quiet: Any = subprocess.DEVNULL
    with running(command(where, out, *options), stdout=quiet, stderr=quiet, start_new_session=True) as process:
        wait_for(lambda: process.poll() is not None or (path.exists() and path.read_bytes().count(b"\n") >= lines))
        started = descendants(process.pid)
        if how is signal.SIGINT:
            os.killpg(process.pid, how)  # as a terminal does
        else:
            process.send_signal(how)
        assert process.wait() == (130 if how is signal.SIGINT else -how)
    wait_for(lambda: not any(map(alive, started)))


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("how", [signal.SIGKILL, pytest.param(signal.SIGINT, marks=pytest.mark.full)])
def test_an_interruption_loses_nothing(tmp_path: Path, how: signal.Signals) -> None:
    """What was graded is not graded again, and no process is left behind."""
    last = REFERENCE + (crowd.HANGS if how is signal.SIGKILL else "")
    where = hand_in(tmp_path / "in", **{f"s{number}": f"{REFERENCE}# {number}\n" for number in range(8)}, zz=last)
    out = tmp_path / "out"
    interrupted(where, out, 3, how, "--sandbox", "auto")
    kept = {json.loads(line)["student"]: line for line in (out / "results.jsonl").read_bytes().splitlines()[:3]}
    run(where, out, "--sandbox", "auto")
    after = {json.loads(line)["student"]: line for line in (out / "results.jsonl").read_bytes().splitlines()}
    assert len(after) == 9
    assert all(after[student] == line for student, line in kept.items())


def test_file_names_of_feedback_are_safe_and_distinct() -> None:
    """Any student gets a file of their own, inside the folder, on every system."""
    names = [
        "ada", "Ada", "ADA", "..", ".", "", "a/b", "a\\b", "a:b", "con", "nul.txt", "x" * 300, "x" * 301, "\udc80",
        "=cmd()", "né", "ne\u0301", "a\nb", "\u202eada", "ada ", "ada.", "lpt1",
    ]  # fmt: skip
    made = [file_name(name) for name in names]
    assert len({name.lower() for name in made}) == len(names)
    for name in made:
        assert re.fullmatch(r"[A-Za-z0-9_ .@+-]{1,80}\.md", name), name
        assert name.split(".")[0].lower() not in ("con", "nul", "lpt1")
    assert made[0] == "ada.md"


@pytest.fixture(scope="module")
def examiner() -> Iterator[Examiner]:
    """An examiner that grades one file after the other."""
    examiner = Examiner(Sandbox.AUTO)
    yield examiner
    examiner.close()


MISTAKES = sorted(ROOT.glob("solutions/exercise-04/mistakes/*.py"))[::5]


@pytest.mark.parametrize(
    "path",
    [*MISTAKES[:4], *(pytest.param(path, marks=pytest.mark.full) for path in MISTAKES[4:])],
    ids=lambda path: path.stem,
)
def test_a_warm_examiner_says_what_a_cold_one_says(path: Path, examiner: Examiner) -> None:
    """To the last word of every message, with the same mistake named."""
    warm = examiner.grade(EXERCISE, read(path, path.name), Options())
    cold = grade(EXERCISE, path, path.name, Options(sandbox=Sandbox.OFF))
    # As text: a NaN in a picture is equal to none.
    assert [repr((one.status, one.failure, one.mistake, one.output)) for one in warm.results] == [
        repr((one.status, one.failure, one.mistake, one.output)) for one in cold.results
    ]
