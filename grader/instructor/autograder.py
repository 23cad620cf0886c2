"""Grades one submission on Gradescope: `python -m grader.instructor.autograder EXERCISE SUBMISSION RESULTS`.

Called by run_autograder in the folder of the kit. Standard output is for the course's staff. Where this fails,
there are no results, and then run_autograder says that the grader is at fault.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from grader import environment
from grader.course import GIVEN, SOLUTION, find
from grader.examiner.submission import Submission, read

_NAMED = 5
"""How many files a message names."""


def main(arguments: Sequence[str]) -> int:
    """Grade a submission and write its results; gives 0, or 3 where the course or the grader is at fault."""
    from grader.examiner.grade import grade_submission
    from grader.model import Outcome
    from grader.reports import gradescope, plain

    name, folder, results = arguments[0], Path(arguments[1]), Path(arguments[2])
    exercise = find(Path.cwd()).exercise(name)
    scorecard = grade_submission(exercise, handed_in(folder, name))
    unfinished = results.with_suffix(".part")  # what is there under the right name is always whole
    unfinished.write_text(gradescope.render(scorecard), encoding="ascii")
    unfinished.replace(results)
    sys.stdout.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    print(plain.render(scorecard, everything=True))
    return 3 if scorecard.outcome is Outcome.FAULT else 0


def handed_in(folder: Path, exercise: str) -> Submission:
    """Read the file to grade: solution.py of the exercise's folder, or the only one, or the only Python file."""
    files = [path for path in sorted(folder.rglob("*.py")) if _is_theirs(path, folder)]
    named = [path for path in files if path.name == SOLUTION]
    own = [path for path in named if path.parent.name == exercise]
    for found in (own, named, files):
        if len(found) == 1:
            return read(found[0], _shown(found[0], folder))
    if not files:
        return Submission(SOLUTION, "", "", f"The submission holds no Python file. Hand in {SOLUTION}.")
    some = ", ".join(_shown(path, folder) for path in files[:_NAMED])
    more = ", ..." if len(files) > _NAMED else ""
    problem = f"Which file is to be graded? There is {some}{more}. Hand in one file, called {SOLUTION}."
    return Submission(SOLUTION, "", "", problem)


def _is_theirs(path: Path, folder: Path) -> bool:
    """Tell whether a student wrote the file: not what macOS puts beside it, nor the given functions."""
    parts = path.relative_to(folder).parts
    hidden = any(part.startswith((".", "__")) for part in parts)
    return path.is_file() and not path.is_symlink() and not hidden and path.name != GIVEN


def _shown(path: Path, folder: Path) -> str:
    return path.relative_to(folder).as_posix()


if __name__ == "__main__":
    environment.clean()
    environment.hurry()
    sys.exit(main(sys.argv[1:]))
