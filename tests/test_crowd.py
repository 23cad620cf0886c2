"""What one student of a class can do to the others: nothing, also where a file got past the gate."""

import json
import os
import random
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import crowd
import pytest
from helpers import COURSE, HASTY, wait_for
from test_class import REFERENCE, alive, descendants, interrupted, needs_bwrap, rows, run

from grader.candidate import launch
from grader.candidate.sandbox import Sandbox
from grader.examiner.grade import Options
from grader.examiner.submission import read_bytes
from grader.examiner.warm import Examiner
from grader.reports import json_report

pytestmark = needs_bwrap
EXERCISE = COURSE.exercise("exercise-04")
TOKEN = "a-secret-of-another-student"

# Each runs when the file is imported, and again in each call of merge_heads; FOLDER is the folder of the class.
ATTACKS = {
    "kills_its_parent": "os.kill(os.getppid(), 9)",
    "kills_everybody": "os.kill(-1, 9)",
    "kills_by_number": "[signal.pidfd_send_signal(os.pidfd_open(n), 9) for n in range(3, 99)]",
    "kills_its_group": "os.killpg(0, 9)",
    "stops_its_parent": "os.kill(os.getppid(), signal.SIGSTOP)",
    "traces_its_keeper": "ctypes.CDLL(None).ptrace(16, 1, 0, 0); time.sleep(0.01)",
    "starves_its_keeper": "ctypes.CDLL(None).prlimit(1, 0, (ctypes.c_uint64 * 2)(0, 0), None)",
    "reads_another_submission": "print(open(FOLDER + '/in/ada/solution.py').read())",
    "lists_the_class": "print(os.listdir(FOLDER))",
    "reads_the_results": "print(open(FOLDER + '/out/results.jsonl').read())",
    "reads_descriptors": "[print(os.read(n, 9999)) for n in range(3, 64) if os.isatty(n) or True]",
    "reads_memory_of_all": "print(open('/proc/1/mem', 'rb').read(99))",
    "writes_results": "open(FOLDER + '/out/results.jsonl', 'a').write('{}')",
    "writes_grades": "open(FOLDER + '/out/grades.csv', 'w').write('me,exercise-04,100,100,graded')",
    "links_out": "os.symlink('/', FOLDER + '/in/me/everything')",
    "fills_the_disk": "[open(f'{place}/{n}', 'wb').write(bytes(10**6)) for n in range(99) for place in PLACES]",
    "leaves_a_process": "os.fork() or (os.setsid(), time.sleep(600))",
    "leaves_a_grandchild": "os.fork() or os.fork() or (os.setsid(), time.sleep(600))",
    "leaves_many": "[os.fork() or time.sleep(600) for _ in range(8)]",
    "leaves_a_note": "open('/tmp/note', 'w').write('me')",
    "leaves_a_segment": "ctypes.CDLL(None).shmget(77, 4096, 0o1666)",
    "leaves_a_socket": "socket.socket(socket.AF_UNIX).bind('\\0note')",
    "makes_namespaces": "print('made' if ctypes.CDLL(None).unshare(0x10000000) == 0 else 'no')",
    "talks_to_the_network": "socket.create_connection(('127.0.0.1', 22), 0.2)",
}
SOURCE = """
import ctypes, os, signal, socket, sys, time
FOLDER = {folder!r}
PLACES = ("/tmp", "/dev/shm", "/var/tmp", "/", ".")

def attack():
    {attack}

try:
    attack()
except Exception as error:
    print(error)

def merge_heads(x):
    try:
        attack()
    except Exception as error:
        print(error)
    return x[:, 0] * 0
"""


@pytest.fixture(scope="module")
def examiner() -> Iterator[Examiner]:
    """An examiner as in a worker of a class."""
    examiner = Examiner(Sandbox.REQUIRED)
    yield examiner
    examiner.close()


@pytest.mark.parametrize("name", ATTACKS)
def test_nobody_reaches_another(name: str, examiner: Examiner, tmp_path: Path) -> None:
    """No marks, no sight of others, nothing written, nobody left; and who comes next is graded as ever."""
    (tmp_path / "in" / "ada").mkdir(parents=True)
    (tmp_path / "in" / "ada" / "solution.py").write_text(f"# {TOKEN}\n")
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "results.jsonl").write_text(f'{{"student": "{TOKEN}"}}\n')
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    source = REFERENCE + SOURCE.format(folder=str(tmp_path), attack=ATTACKS[name])
    innocent = read_bytes(REFERENCE.encode(), "solution.py")
    examiner.grade(EXERCISE, innocent, Options())
    mine, server = descendants(os.getpid()), launch._SERVERS[True]

    scorecard = examiner.grade(
        EXERCISE, read_bytes(source.encode(), "solution.py"), Options(gate=False, limits=HASTY)
    )
    after = examiner.grade(EXERCISE, innocent, Options())

    assert not scorecard.passed
    assert after.passed
    said = json.dumps(json_report.as_data(scorecard))
    assert TOKEN not in said
    assert "made" not in said
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before
    assert not (tmp_path / "in" / "me").exists()
    assert launch._SERVERS[True] is server  # nobody ended it
    launch.reap()
    wait_for(lambda: not any(alive(number) for number in descendants(os.getpid()) - mine))


@pytest.mark.full
def test_three_hundred_submissions_twice(tmp_path: Path) -> None:
    """A whole class has equal results in one go, and after being killed again and again."""
    where = crowd.make(tmp_path / "in", 300)
    run(where, tmp_path / "once", "--sandbox", "required")
    moments = random.Random(7)
    for _ in range(4):
        interrupted(where, tmp_path / "again", moments.randrange(5, 60), signal.SIGKILL)
    run(where, tmp_path / "again")
    once, again = (
        {student: re.sub(r'"seconds": [0-9.]+', "", json.dumps(row)) for student, row in rows(out).items()}
        for out in (tmp_path / "once", tmp_path / "again")
    )
    assert len(once) == 300
    differing = {student for student in once if once[student] != again[student]}
    drawn_at_random = {
        student
        for student in differing
        if re.search(
            r"urandom|default_rng\(\)|id\(|time\(|perf_counter|secrets",
            (where / student / "solution.py").read_text(errors="replace"),
        )
    }
    assert differing == drawn_at_random
    found = rows(tmp_path / "once").values()
    assert not any(row["status"] == "fault" for row in found)
    assert any(check["status"] == "timeout" for row in found for check in row["checks"])
