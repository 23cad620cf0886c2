"""From a save to its verdict in watch mode, against cold plain in-process pytest over the same checks, alternated.

    python tests/benchmarks/watch.py [exercise-04] [rounds]

Run by hand, never as a test. The file is saved as an editor does it (another file is written, and renamed), each
time with other bytes; the verdict is there when its first line can be read from the command's output.
"""

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from cold import ROOT, plain_pytest, timed


def save(path: Path, text: str) -> None:
    """Save as many editors do."""
    draft = path.with_name("draft~")
    draft.write_text(text)
    draft.replace(path)


class Watched:
    """A command in watch mode, behind pipes."""

    def __init__(self, name: str, path: Path) -> None:
        self.path = path
        command = [sys.executable, "-m", "grader", name, "--watch", "--solution", str(path)]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self.until("Waiting for")

    def until(self, words: str) -> None:
        """Read up to a line that begins so."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if words in line:
                return
        raise AssertionError("watch mode has ended")

    def verdict(self, text: str) -> float:
        """Save a text, and give the seconds until its verdict is there."""
        began = time.perf_counter()
        save(self.path, text)
        self.until("Exercise ")
        seconds = time.perf_counter() - began
        self.until("Waiting for")
        return seconds


def main() -> None:
    """Print the medians of both, and their ratio: for the reference, and for a known mistake."""
    name = sys.argv[1] if len(sys.argv) > 1 else "exercise-04"
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 15
    solutions = ROOT / "solutions" / name
    texts = {
        "right": (solutions / "solution.py").read_text(),
        "mistake": sorted((solutions / "mistakes").glob("*.py"))[0].read_text(),
    }
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        plain = Path(one)
        command = plain_pytest(name, plain)
        path = Path(other) / "solution.py"
        save(path, texts["right"])
        watched = Watched(name, path)
        times: dict[str, list[float]] = {"plain pytest": [], **{label: [] for label in texts}}
        try:
            for number in range(rounds + 1):  # the first round warms the disk
                times["plain pytest"].append(timed(command, plain))
                for label, text in texts.items():
                    times[label].append(watched.verdict(f"{text}\n# {number}\n"))
        finally:
            watched.process.communicate("q\n")
    base = statistics.median(times["plain pytest"][1:])
    print(f"{name}, {rounds} rounds")
    for label, seconds in times.items():
        middle = statistics.median(seconds[1:])
        print(f"{label:<20} median {middle:.3f} s   min {min(seconds[1:]):.3f} s   ratio {middle / base:.2f}")


if __name__ == "__main__":
    main()
