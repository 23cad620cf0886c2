"""A class's submissions per second and core, against one plain `pytest` process for each submission.

    python tests/benchmarks/batch.py [exercise-04] [submissions] [rounds]

Run by hand, never as a test. Both grade right solutions, in other styles each, on all cores; the rounds of the two
alternate. What a class costs beside (starting the workers) is left out: it is printed apart. Then 500 submissions
are graded by the same workers, and the cost and the memory of the first and the last 50 are compared.
"""

import os
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

from cold import PLAIN, ROOT, timed

from grader import processes
from grader.candidate.sandbox import Sandbox
from grader.classroom.work import Job, grade, version
from grader.course import Course
from grader.examiner.submission import read_bytes

COURSE = Course(ROOT)


def jobs(name: str, count: int) -> list[Job]:
    """Give submissions that differ, all right."""
    exercise = COURSE.exercise(name)
    files = [exercise.solutions / "solution.py", *sorted(exercise.solutions.glob("right/*.py"))]
    return [
        Job(
            student=str(number),
            exercise=name,
            submission=read_bytes(files[number % len(files)].read_bytes() + b"# %d\n" % number, f"{number}.py"),
            course=str(ROOT),
            version=version(exercise),
            sandbox=Sandbox.REQUIRED,
        )
        for number in range(count)
    ]


def graded(executor: Executor, todo: Sequence[Job]) -> list[float]:
    """Grade jobs, and give the moments at which they were done."""
    moments = []
    for done in executor.map(grade, todo):
        assert done.data["passed"], done.data
        moments.append(time.perf_counter())
    return moments


def plain(name: str, todo: Sequence[Job], folder: Path) -> None:
    """Run pytest once for each job, on all cores."""
    solutions = ROOT / "solutions" / name

    def run(job: Job) -> None:
        here = folder / job.student
        here.mkdir(exist_ok=True)
        shutil.copy(solutions / "checks.py", here / "test_checks.py")
        if (solutions / "given.py").exists():
            shutil.copy(solutions / "given.py", here / "given.py")
        (here / "solution.py").write_text(job.submission.source)
        (here / "conftest.py").write_text(PLAIN.format(solution=str(here / "solution.py")))
        timed([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_checks.py"], here)

    with ThreadPoolExecutor(processes.cores()) as threads:
        list(threads.map(run, todo))


def memory(executor: object) -> list[float]:
    """Give the resident memory of each worker, in MB (on Linux)."""
    pages = [int(Path(f"/proc/{number}/statm").read_text().split()[1]) for number in executor._processes]  # type: ignore[attr-defined]
    return [page * os.sysconf("SC_PAGE_SIZE") / 2**20 for page in pages]


def main() -> None:
    """Print both rates and their ratio, and how cost and memory go on."""
    name = sys.argv[1] if len(sys.argv) > 1 else "exercise-04"
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 40
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    cores = processes.cores()
    began = time.perf_counter()
    with processes.pool(cores) as pool, tempfile.TemporaryDirectory() as folder:
        graded(pool, jobs(name, 4 * cores))
        print(f"workers ready, {4 * cores} graded: {time.perf_counter() - began:.1f} s")
        rates: dict[str, list[float]] = {"a pytest process each": [], "grade class": []}
        for _ in range(rounds):
            began = time.perf_counter()
            plain(name, jobs(name, count // 2), Path(folder))
            rates["a pytest process each"].append(count // 2 / (time.perf_counter() - began) / cores)
            began = time.perf_counter()
            graded(pool, jobs(name, count))
            rates["grade class"].append(count / (time.perf_counter() - began) / cores)
        middle = {label: statistics.median(values) for label, values in rates.items()}
        for label, value in middle.items():
            print(f"{label:<24} {value:.2f} submissions per second and core")
        print(f"ratio {middle['grade class'] / middle['a pytest process each']:.2f} (target: at least 4)")
    with processes.pool(cores) as pool:
        graded(pool, jobs(name, 4 * cores))
        began = time.perf_counter()
        moments, held = [], []
        for part in range(10):
            moments += graded(pool, jobs(name, 500)[part * 50 : part * 50 + 50])
            held.append(memory(pool))
        costs = [
            (moments[last] - (moments[last - 50] if last > 50 else began)) / 50 for last in range(49, 500, 50)
        ]
        print("seconds per submission, each 50:", " ".join(f"{cost:.3f}" for cost in costs))
        print(f"500 against 50: {(moments[-1] - began) / 500 / ((moments[49] - began) / 50):.3f}")
        print(
            "memory of the workers in MB, each 50:", " ".join("/".join(f"{mb:.0f}" for mb in row) for row in held)
        )


if __name__ == "__main__":
    main()
