"""Cold `grade` on the reference against plain in-process pytest over the same checks, alternated in one run.

    python tests/benchmarks/cold.py [exercise-04] [rounds]

Run by hand, never as a test. Plain pytest gets what a course without this kit would run: the same checks file,
pytest and hypothesis with their defaults of the shell, and the solution imported into the same process. The
loop checks are left to the kit: plain pytest has nothing to count with, so it does less there.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent

PLAIN = """
import importlib.util
import sys
import pytest
from grader import kit

spec = importlib.util.spec_from_file_location("solution", {solution!r})
module = sys.modules["solution"] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)


class Raised:
    def __init__(self, error):
        self.type, self.text, self.line = type(error).__name__, str(error), None
        self.kinds = tuple(kind.__name__ for kind in type(error).__mro__)


class Answer:
    value, raised, changed, warnings = None, None, (), ()


class Function:
    def __init__(self, function):
        self.function = function
        self.name = function.__name__

    def __call__(self, *args, **kwargs):
        return self.function(*args, **kwargs)

    def answer(self, *args, **kwargs):
        answer = Answer()
        try:
            answer.value = self.function(*args, **kwargs)
        except Exception as error:
            answer.raised = Raised(error)
        return answer

    def answers(self, calls):
        return [self.answer(*args) for args in calls]

    def under(self, **_):
        return self

    def raise_for(self, answer):
        assert answer.raised is None

    def show(self, _):
        pass

    def find_loops(self, cases):
        for sizes in cases.values():
            for args in sizes.values():
                self.function(*args)
        return []


class Candidate:
    def __getattr__(self, name):
        return Function(getattr(module, name))


@pytest.fixture(scope="session")
def candidate():
    return Candidate()


def pytest_configure(config):
    config.addinivalue_line("markers", "check(function, points): a check")
"""


PARTS = """
import gc, sys, time
gc.disable()
print("Python itself", time.perf_counter() - float(sys.argv[1]))
for name in ("click", "numpy", "pytest", "hypothesis", "rich.console", "rich.table"):
    began = time.perf_counter()
    __import__(name)
    print("import", name, time.perf_counter() - began)
"""
"""What a grading imports, in its order; run with the time of the parent, on the same clock."""


def timed(command: list[str], folder: Path) -> float:
    """Run a command that must succeed, and give its seconds."""
    # As on a student's machine: modules are compiled once, and kept.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    began = time.perf_counter()
    ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    seconds = time.perf_counter() - began
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return seconds


def parts(command: list[str], rounds: int) -> dict[str, float]:
    """Give the median seconds of each part of a grading: Python, each import, the checks."""
    seconds: dict[str, list[float]] = {}
    for _ in range(rounds):
        ran = subprocess.run(
            [sys.executable, "-c", PARTS, str(time.perf_counter())], capture_output=True, text=True, check=True
        )
        for line in ran.stdout.splitlines():
            name, _, value = line.rpartition(" ")
            seconds.setdefault(name, []).append(float(value))
        ran = subprocess.run([*command, "--format", "json"], cwd=ROOT, capture_output=True, text=True, check=True)
        checks = json.loads(ran.stdout)["checks"]
        seconds.setdefault(f"{len(checks)} checks", []).append(sum(check["seconds"] for check in checks))
    return {name: statistics.median(values) for name, values in seconds.items()}


def plain_pytest(name: str, folder: Path) -> list[str]:
    """Set up plain pytest over an exercise's checks and its reference in a folder, and give its command."""
    solutions = ROOT / "solutions" / name
    shutil.copy(solutions / "checks.py", folder / "test_checks.py")
    if (solutions / "given.py").exists():
        shutil.copy(solutions / "given.py", folder / "given.py")
    (folder / "conftest.py").write_text(PLAIN.format(solution=str(solutions / "solution.py")))
    return [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_checks.py"]


def main() -> None:
    """Print the medians of both, their ratio, and where the time goes."""
    name = sys.argv[1] if len(sys.argv) > 1 else "exercise-04"
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 15
    solution = str(ROOT / "solutions" / name / "solution.py")
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder)
        commands = {
            "plain pytest": (plain_pytest(name, plain), plain),
            "grade": ([sys.executable, "-m", "grader", name, "--solution", solution], ROOT),
            "grade, no sandbox": (
                [sys.executable, "-m", "grader", name, "--solution", solution, "--sandbox", "off"],
                ROOT,
            ),
        }
        times: dict[str, list[float]] = {label: [] for label in commands}
        for _ in range(rounds + 1):  # the first round warms the disk
            for label, (command, where) in commands.items():
                times[label].append(timed(command, where))
        where_it_goes = parts(commands["grade"][0], rounds)
    base = statistics.median(times["plain pytest"][1:])
    print(f"{name}, {rounds} rounds on {os.cpu_count()} cores")
    for label, seconds in times.items():
        middle = statistics.median(seconds[1:])
        print(f"{label:<20} median {middle:.3f} s   min {min(seconds[1:]):.3f} s   ratio {middle / base:.2f}")
    where_it_goes["all else: our modules, pytest's session, the report"] = statistics.median(
        times["grade"][1:]
    ) - sum(where_it_goes.values())
    for name, seconds in where_it_goes.items():
        print(f"    {name:<52} {seconds * 1e3:4.0f} ms")


if __name__ == "__main__":
    main()
