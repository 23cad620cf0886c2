"""Makes a report on a class of this repository's own files, to be looked at.

    python tests/class_report.py FOLDER

Right and wrong solutions, wrong ones in other clothes, hostile files and strange names: about eighty files.
"""

import hashlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from helpers import COURSE, HASTY, ROOT

from grader.candidate.sandbox import Sandbox
from grader.classroom.gradebook import write_grades
from grader.classroom.report import write_report
from grader.examiner.grade import Options, grade
from grader.model import Graded

NAMES = (
    "Anna Berg", "Ben Okafor", "Cem Yıldız", "Dua Rahman", "Emil Novák", "Fay O'Neil", "Gao Wei", "Hana Sato",
    "=HYPERLINK(1)", "<script>alert(1)</script>", "{{ 7 * 7 }}", "$x_1$", "Ida, Jr.", "Jo\nKim",
    "\u202eLea", "李明",
)  # fmt: skip
OFTEN = {"mask_inverted": 6, "loop_over_heads": 5, "split_by_bare_reshape": 4, "no_scaling": 3, "x_overwritten": 2}
MISSING = [("Zoë Ott", "exercise-04"), ("Yan Li", "exercise-04")]


def class_of_strangers() -> list[Graded]:
    """Grade a class's worth of files."""
    exercise = COURSE.exercise("exercise-04")
    paths = [
        *sorted(exercise.solutions.glob("right/*.py"))[::6],
        *sorted(exercise.solutions.glob("mistakes/*.py"))[::5],
        *sorted((ROOT / "tests/examples/exercise-04").rglob("*.py"))[::12],
        *sorted((ROOT / "tests/hostile").glob("*.py"))[::9],
        exercise.solutions / "stub.py",
    ]
    for name, times in OFTEN.items():
        paths += [exercise.solutions / "mistakes" / f"{name}.py"] * times
    paths.sort(key=lambda path: hashlib.sha256(path.name.encode()).hexdigest())
    options = Options(sandbox=Sandbox.OFF, limits=HASTY)
    students = [*NAMES, *(f"student-{number:02}" for number in range(len(paths)))]
    return [
        Graded(student, grade(exercise, path, path.name, options))
        for student, path in zip(students, paths, strict=False)
    ]


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    graded = class_of_strangers()
    write_grades(folder / "grades.csv", graded, MISSING)
    for written in write_report(folder, graded, missing=MISSING):
        print(written)
