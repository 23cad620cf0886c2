"""`grade class --dask`: a real scheduler, and real workers on this machine, of which one is killed."""

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from helpers import ROOT, running, wait_for
from test_class import REFERENCE, hand_in, rows, run

pytest.importorskip("distributed")
pytestmark = pytest.mark.full
QUIET: Any = subprocess.DEVNULL


def dask(*words: str, **variables: str) -> Any:
    """Give a process of Dask's command line, not started yet."""
    command = [sys.executable, "-m", "dask", *words]
    return running(command, env={**os.environ, **variables}, stdout=QUIET, stderr=QUIET)


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[str]:
    """A scheduler's address."""
    file = tmp_path / "scheduler.json"
    words = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(file))
    with dask("scheduler", *words):
        wait_for(lambda: file.exists() and file.read_text().endswith("}"))
        yield json.loads(file.read_text())["address"]


def worker(scheduler: str, **variables: str) -> Any:
    """Give a worker, not started yet."""
    return dask("worker", scheduler, "--nthreads", "1", "--no-nanny", "--no-dashboard", **variables)


def ready(scheduler: str, count: int) -> None:
    """Wait until so many workers are there."""
    from distributed import Client

    with Client(scheduler, timeout="30s", set_as_default=False) as client:  # type: ignore[no-untyped-call]
        client.wait_for_workers(count, timeout=60)  # type: ignore[no-untyped-call]


def test_a_class_on_a_cluster_survives_a_lost_worker(scheduler: str, tmp_path: Path) -> None:
    """Two workers grade; one is killed half-way; every student has the result that one machine gives."""
    texts = {f"s{number:02}": f"{REFERENCE}# {number}\n" for number in range(16)}
    where = hand_in(tmp_path / "in", **texts, wrong=REFERENCE.replace("swapaxes", "reshape"))
    out = tmp_path / "out"
    with worker(scheduler) as first, worker(scheduler):
        ready(scheduler, 2)
        command = [
            sys.executable, "-m", "grader", "class", str(where), "-o", str(out), "--exercise", "4",
            "--sandbox", "auto", "--dask", scheduler,
        ]  # fmt: skip
        path = out / "results.jsonl"
        with running(command, stdout=QUIET, stderr=subprocess.PIPE) as process:
            wait_for(lambda: process.poll() is not None or (path.exists() and path.read_bytes().count(b"\n") >= 5))
            first.send_signal(signal.SIGKILL)
            _, said = process.communicate()
            assert process.returncode == 0, said.decode()
    found = rows(out)
    assert len(found) == 17
    assert all(found[name]["score"] == 100 for name in texts)
    assert found["wrong"]["score"] < 100


def test_a_worker_with_another_course_refuses(scheduler: str, tmp_path: Path) -> None:
    """It says where its course is and what to do; nothing is graded by other checks."""
    course = tmp_path / "course"
    for part in ("exercises", "solutions"):
        shutil.copytree(ROOT / part / "exercise-04", course / part / "exercise-04")
    checks = course / "solutions" / "exercise-04" / "checks.py"
    checks.write_text(checks.read_text() + "\n# another version\n")
    where = hand_in(tmp_path / "in", ada=REFERENCE)
    with worker(scheduler, GRADE_COURSE=str(course)):
        ready(scheduler, 1)
        said = run(where, tmp_path / "out", "--sandbox", "auto", "--dask", scheduler, status=3)
    assert "another version of exercise-04" in said
    assert str(course) in said
    assert rows(tmp_path / "out") == {}


def test_nobody_at_the_address_is_said(tmp_path: Path) -> None:
    """A scheduler that is not there is no traceback."""
    where = hand_in(tmp_path / "in", ada=REFERENCE)
    said = run(where, tmp_path / "out", "--sandbox", "auto", "--dask", "tcp://127.0.0.1:1", status=2)
    assert "dask scheduler" in said
    assert "Traceback" not in said
