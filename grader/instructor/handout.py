"""`grade handout`: the folder that students get. It holds what is known by name, never what happens to lie about.

The references and right/ stay at home; the stubs are fresh; a kit that stands in the course's folder goes along.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from grader.course import (
    CAPSTONE,
    CHECKS,
    GIVEN,
    SETTINGS,
    SOLUTION,
    STATEMENT,
    STUB,
    Course,
    public_settings,
    read,
    stub,
)
from grader.errors import UsageError
from grader.model import Exercise

_TOP_OF_EXERCISES = "exercises/README.md"
_OF_CAPSTONE = ("capstone.toml", "capstone.py", "text.txt", "train.py", "weights.npz", "expected.txt")
_TOP = ("README.md", "LICENSE", "pyproject.toml", "constraints.txt", ".gitignore")


def contents(course: Course, names: Sequence[str], *, bare: bool = False) -> dict[str, bytes]:
    """Give the files of a handout by their paths in it; of a `bare` one, the folders of exercises/ only.

    Raises BrokenCourseError where a file that it needs is missing.
    """
    files: dict[str, bytes] = {}
    if not bare:
        files |= kit(course.root) if has_kit(course.root) else _files(course.root, _TOP)
        if _is_whole(course, names):
            pages = [f"exercises/{CAPSTONE}/{name}" for name in _OF_CAPSTONE]
            files |= _files(course.root, [_TOP_OF_EXERCISES, *pages])
    for name in names:
        exercise = course.exercise(name)
        files |= _for_the_student(exercise)
        if not bare:
            files |= _for_the_grader(exercise)
    return files


def _is_whole(course: Course, names: Sequence[str]) -> bool:
    """Tell whether all exercises go out, so that what puts them together can go along."""
    return course.has_capstone() and set(course.names()) <= set(names)


def has_kit(root: Path) -> bool:
    """Tell whether the grader itself stands in this folder, with what it takes to install it."""
    return (root / "grader" / "__init__.py").is_file() and (root / "pyproject.toml").is_file()


def kit(root: Path) -> dict[str, bytes]:
    """Give the files of the grader itself: its package, and what stands beside it to install it."""
    patterns = ("**/*.py", "*/templates/*.txt", "web/static/*", "web/templates/*")
    package = [path for pattern in patterns for path in root.glob(f"grader/{pattern}")]
    paths = (path.relative_to(root).as_posix() for path in sorted(package))
    return _files(root, _TOP) | {path: read(root / path) for path in paths}


def _files(root: Path, names: Sequence[str]) -> dict[str, bytes]:
    return {name: read(root / name) for name in names if (root / name).is_file()}


def _for_the_student(exercise: Exercise) -> dict[str, bytes]:
    files = {
        STATEMENT: read(exercise.folder / STATEMENT),
        SETTINGS: public_settings(exercise),
        SOLUTION: stub(exercise),
    }
    if exercise.given:
        files[GIVEN] = read(exercise.solutions / GIVEN)  # the copy in exercises/ may have been edited
    return {f"exercises/{exercise.name}/{name}": data for name, data in files.items()}


def _for_the_grader(exercise: Exercise) -> dict[str, bytes]:
    files = {CHECKS: read(exercise.solutions / CHECKS), STUB: stub(exercise)}
    if exercise.given:
        files[GIVEN] = read(exercise.solutions / GIVEN)
    files |= {f"mistakes/{path.name}": read(path) for path in sorted(exercise.solutions.glob("mistakes/*.py"))}
    return {f"solutions/{exercise.name}/{name}": data for name, data in files.items()}


def write(files: Mapping[str, bytes], folder: Path) -> None:
    """Write the files into a folder that is new or empty. Raises UsageError where it is neither."""
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise UsageError(f"{folder} exists already, and is not empty. Name a new folder.")
        for name, data in files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
    except OSError as error:
        raise UsageError(f"{error.filename or folder} cannot be written: {error.strerror}.") from error


def readable(course: Course, names: Sequence[str], *, bare: bool = False) -> Iterator[str]:
    """Say what a curious student can still read in a handout."""
    if not bare:
        yield "solutions/*/checks.py: every check, with an oracle, a slow and right version of each function"
        yield "solutions/*/mistakes/: the known mistakes, each of them a solution but for one thing"
        if _is_whole(course, names):
            yield f"exercises/{CAPSTONE}/: the steps of a block, and (train.py) back through norm and gelu"
    owners = {function.name: name for name in course.names() for function in course.exercise(name).functions}
    for name in names:
        for function in course.exercise(name).given:
            if owners.get(function, name) != name:
                yield f"exercises/{name}/{GIVEN}: {function}, an answer of {owners[function]}"
