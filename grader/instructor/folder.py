"""What can be seen of an exercise without running anything: its two folders are complete, and agree.

Each problem names the file, and says what to do next.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from grader.course import CHECKS, GIVEN, SETTINGS, SOLUTION, Course, mistakes
from grader.errors import BrokenCourseError
from grader.model import Exercise, Function, Problem

_STUDENTS = (re.compile(r"README\.md|exercise\.toml|solution\.py|given\.py|solution-[\d-]+\.py"),)
_HIDDEN = (re.compile(r"solution\.py|stub\.py|checks\.py|given\.py|(mistakes|right)/\w+\.py"),)
_IGNORED = re.compile(r"(^|/)(__pycache__|\.)")
UNFINISHED = "still to do: "
"""How the message of a TODO begins."""
_TODO = re.compile(r"\bTODO\b")


def check(course: Course, exercise: Exercise) -> list[Problem]:
    """List what is wrong with the folders of an exercise."""
    missing = list(_missing(exercise))
    problems = [*missing, *_stray(exercise), *_unfinished(exercise)]
    if not missing:
        problems += [*_stub(exercise), *_statement(exercise), *_hints(exercise)]
        problems += [*_given(course, exercise), *_mistakes(exercise)]
    return [Problem(shown(course, problem.file), problem.message) for problem in problems]


def leftovers(course: Course) -> list[Problem]:
    """List the folders of solutions/ that belong to no exercise."""
    names = course.names()
    return [
        Problem(shown(course, folder), f"there is no exercises/{folder.name}/{SETTINGS}. Add it, or delete this.")
        for folder in sorted(course.root.glob("solutions/*/"))
        if folder.name not in names and not _IGNORED.search(folder.name)
    ]


def shown(course: Course, path: Path | str) -> str:
    """Give a path from the course's folder on."""
    return str(Path(path).relative_to(course.root)) if Path(path).is_absolute() else str(path)


def _missing(exercise: Exercise) -> Iterator[Problem]:
    wanted = {
        exercise.folder / "README.md": "write the statement",
        exercise.folder / SOLUTION: "copy the stub there",
        exercise.solutions / SOLUTION: "write the reference",
        exercise.solutions / "stub.py": "copy there what students start from",
        exercise.solutions / CHECKS: "write the checks",
    }
    if exercise.given:
        wanted[exercise.folder / GIVEN] = "put the given functions there"
        wanted[exercise.solutions / GIVEN] = "copy the students' given.py there"
    for path, what in wanted.items():
        if not path.is_file():
            yield Problem(str(path), f"is missing: {what}.")
        elif not path.read_bytes().strip():
            yield Problem(str(path), f"is empty: {what}.")
    for name, what in (("mistakes", "a wrong solution"), ("right", "a right solution in another style")):
        if not any((exercise.solutions / name).glob("*.py")):
            yield Problem(str(exercise.solutions / name), f"holds no file: add {what}.")


def _stray(exercise: Exercise) -> Iterator[Problem]:
    for folder, known in ((exercise.folder, _STUDENTS), (exercise.solutions, _HIDDEN)):
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder).as_posix()
            unknown = not any(pattern.fullmatch(name) for pattern in known)
            if path.is_file() and unknown and not _IGNORED.search(name):
                yield Problem(str(path), "does not belong here. Delete it, or put it elsewhere.")
    if not exercise.given:
        for folder in (exercise.folder, exercise.solutions):
            if (folder / GIVEN).exists():
                names = f"name its functions under `given` in {SETTINGS}"
                yield Problem(str(folder / GIVEN), f"belongs to no given function. Delete it, or {names}.")


def _unfinished(exercise: Exercise) -> Iterator[Problem]:
    for folder in (exercise.folder, exercise.solutions):
        for path in sorted([*folder.rglob("*.py"), *folder.glob("*.md"), *folder.glob("*.toml")]):
            for number, line in enumerate(path.read_text("utf-8", "replace").splitlines(), 1):
                if _TODO.search(line):
                    yield Problem(f"{path}:{number}", f"{UNFINISHED}{line.strip().lstrip('# ')}")
                    break


def _stub(exercise: Exercise) -> Iterator[Problem]:
    stub, reference = exercise.solutions / "stub.py", exercise.solutions / SOLUTION
    try:
        stubs, references = definitions(stub), definitions(reference)
    except BrokenCourseError as error:
        yield _as_problem(error)
        return
    students = exercise.folder / SOLUTION
    if students.read_bytes() != stub.read_bytes():
        yield Problem(
            str(students), f"is not {_short(stub)}. Run `grade reset {exercise.name}`, or copy one over."
        )
    for function in exercise.functions:
        name = function.name
        yield from _signature(function, stub, stubs.get(name))
        yield from _signature(function, reference, references.get(name))
        docstrings = {ast.get_docstring(found[name]) for found in (stubs, references) if name in found}
        if len(docstrings) > 1:
            yield Problem(str(stub), f"the docstring of {name} is not the reference's. Copy it from there.")


def _signature(function: Function, path: Path, node: ast.FunctionDef | None) -> Iterator[Problem]:
    wanted = f"{function.name}({_normal(function.parameters)})"
    if node is None:
        yield Problem(str(path), f"defines no {function.name}. Write {wanted}.")
    elif ast.unparse(node.args) != _normal(function.parameters):
        has = f"{function.name}({ast.unparse(node.args)})"
        yield Problem(str(path), f"has {has}, but {SETTINGS} says {wanted}. Make them agree.")
    elif not ast.get_docstring(node):
        yield Problem(str(path), f"{function.name} has no docstring. Give its shapes, and what it raises.")


def _normal(parameters: str) -> str:
    """Give a parameter list as `ast.unparse` writes it."""
    return ast.unparse(ast.parse(f"def f({parameters}): pass").body[0].args)  # type: ignore[attr-defined]


def definitions(path: Path) -> dict[str, ast.FunctionDef]:
    """Give the functions that a file defines at its top level. Raises BrokenCourseError."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, SyntaxError) as error:
        raise BrokenCourseError(f"{path}: cannot be read as Python: {error}. Mend it.") from error
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def _short(path: Path) -> str:
    """Give the last parts of a path, from exercises/ or solutions/ on."""
    return "/".join(path.parts[-3:])


def _as_problem(error: BrokenCourseError) -> Problem:
    """Take an error that begins with its file."""
    file, _, message = str(error).partition(": ")
    return Problem(file, message)


def _statement(exercise: Exercise) -> Iterator[Problem]:
    path = exercise.folder / "README.md"
    text = path.read_text(encoding="utf-8")
    for function in exercise.functions:
        name = f"`{function.name}({function.parameters})`"
        if name not in text:
            yield Problem(str(path), f"does not name {name}. Say there what it takes and gives.")


def _hints(exercise: Exercise) -> Iterator[Problem]:
    for function in exercise.functions:
        if not function.hints or not all(hint.strip() for hint in function.hints):
            message = f"{function.name} has no hints, or an empty one. Write some."
            yield Problem(str(exercise.folder / SETTINGS), message)


def _given(course: Course, exercise: Exercise) -> Iterator[Problem]:
    if not exercise.given:
        return
    path, copy = exercise.folder / GIVEN, exercise.solutions / GIVEN
    if path.read_bytes() != copy.read_bytes():
        yield Problem(str(path), f"differs from {_short(copy)}, which grading uses. Copy one over the other.")
    try:
        given = definitions(copy)
        sources = earlier(course, exercise.name)
        for name in exercise.given:
            if name not in given:
                yield Problem(str(copy), f"defines no {name}, which {SETTINGS} names. Add it.")
        for name, node in given.items():
            if name in sources and ast.dump(node) != ast.dump(definitions(sources[name])[name]):
                yield Problem(str(copy), f"its {name} is not that of {_short(sources[name])}. Copy it from there.")
    except BrokenCourseError as error:
        yield _as_problem(error)


def earlier(course: Course, name: str) -> dict[str, Path]:
    """Give the reference that each function of the exercises before one comes from. Raises BrokenCourseError."""
    found: dict[str, Path] = {}
    for before in filter(lambda other: other < name, course.names()):
        exercise = course.exercise(before)
        reference = exercise.solutions / SOLUTION
        written = definitions(reference)
        found |= {function.name: reference for function in exercise.functions if function.name in written}
    return found


def _mistakes(exercise: Exercise) -> Iterator[Problem]:
    try:
        mistakes(exercise)
    except BrokenCourseError as error:
        yield _as_problem(error)
