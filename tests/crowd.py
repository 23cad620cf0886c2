"""Makes the submissions of a class: right, wrong, looping, hanging, crashing, hostile and unreadable files.

    python tests/crowd.py FOLDER [count]

makes one folder for each student. The same count gives the same class.
"""

import sys
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

from hostile.unreadable import FILES as UNREADABLE

ROOT = Path(__file__).resolve().parent.parent
EXERCISE = "exercise-04"

HANGS = "\n\ndef merge_heads(x):\n    while True:\n        pass\n"
CRASHES = (
    "\n\nimport numpy\n\ndef merge_heads(x):\n    return numpy.lib.stride_tricks.as_strided(x, (2**40,)).sum()\n"
)
ENDS = "\n\ndef merge_heads(x):\n    raise SystemExit(0)\n"
HANGS_AT_IMPORT = "\n\nwhile True:\n    pass\n"
KINDS = {"right": 9, "mistakes": 12, "looping": 3, "wrong": 3, "hostile": 2, "crashes": 1}
"""How many of thirty students hand in a file of which kind; the rest of the kinds come once in a class."""


def _texts(pattern: str) -> Iterator[bytes]:
    files = sorted(ROOT.glob(pattern))
    assert files, pattern
    return (path.read_bytes() for path in cycle(files))


def texts() -> Iterator[bytes]:
    """Give the files of a class, without end."""
    reference = (ROOT / "solutions" / EXERCISE / "solution.py").read_bytes()
    stub = (ROOT / "solutions" / EXERCISE / "stub.py").read_bytes()
    yield from (stub, b"", b"def split_heads(x\n", *(reference + text.encode() for text in (HANGS, ENDS)))
    yield reference + HANGS_AT_IMPORT.encode()
    yield from islice(UNREADABLE.values(), 3)
    sources = {
        "right": _texts(f"solutions/{EXERCISE}/right/*.py"),
        "mistakes": _texts(f"solutions/{EXERCISE}/mistakes/*.py"),
        "looping": _texts(f"tests/examples/{EXERCISE}/looping/*.py"),
        "wrong": _texts(f"tests/examples/{EXERCISE}/wrong/*.py"),
        "hostile": _texts("tests/hostile/[flprs]*_*.py"),  # the families that do not take long
        "crashes": cycle([reference + CRASHES.encode()]),
    }
    while True:
        for kind, count in KINDS.items():
            yield from islice(sources[kind], count)


def make(folder: Path, count: int) -> Path:
    """Write the submissions, and give the folder."""
    for number, text in enumerate(islice(texts(), count), start=1):
        path = folder / f"student-{number:03}" / "solution.py"
        path.parent.mkdir(parents=True)
        path.write_bytes(text)
    return folder


if __name__ == "__main__":
    make(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 300)
