"""`grade new`: the two folders of an exercise, or an empty course, from templates.

The new exercise passes `grade verify` but for its marked TODOs: its functions double their first argument.
"""

import ast
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from string import Template
from typing import Any

from grader.course import SETTINGS, SOLUTION, Course
from grader.errors import UsageError
from grader.instructor import folder
from grader.model import Difficulty

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_SHARES = {"example": 25, "values": 40, "loops": 20, "leaves": 15}


@dataclass(frozen=True, slots=True)
class Wanted:
    """One function that the new exercise asks for."""

    name: str
    parameters: str
    first: str
    """The name of its first parameter."""
    others: str
    """What a call passes beside it: `, 1` for each further parameter without a default."""


def parse_function(text: str) -> Wanted:
    """Read `name(x, axis=-1)`. Raises UsageError."""
    try:
        node, *more = ast.parse(f"def {text}: pass").body
    except SyntaxError:
        node, more = None, []
    if more or not isinstance(node, ast.FunctionDef) or not node.args.args:
        raise UsageError(f'--function {text!r}: write a name and its parameters, as in "scale(x, factor=2)".')
    arguments = node.args
    required = len(arguments.args) - len(arguments.defaults) - 1
    parameters = text[text.index("(") + 1 : text.rindex(")")]
    return Wanted(node.name, parameters, arguments.args[0].arg, ", 1" * max(0, required))


def start_exercise(
    course: Course,
    name: str,
    title: str,
    functions: Sequence[str],
    *,
    difficulty: str = Difficulty.MEDIUM,
    tags: Sequence[str] = (),
    given: Sequence[str] = (),
) -> list[Path]:
    """Make both folders of an exercise, and give the files. Raises UsageError, and then nothing was written."""
    if not _NAME.fullmatch(name):
        raise UsageError(f"{name!r} is no name for a folder. Use small letters, digits and dashes: exercise-17.")
    exercise, solutions = course.root / "exercises" / name, course.root / "solutions" / name
    for path in (exercise, solutions):
        if path.exists():
            raise UsageError(f"{path} exists already. Choose another name, or delete it first.")
    if not title.strip() or not title.isprintable() or "\\" in title or '"' in title:
        raise UsageError(f"--title {title!r}: use one line, without quotes and backslashes.")
    wanted = [parse_function(text) for text in functions]
    if len({function.name for function in wanted}) < len(wanted):
        raise UsageError("Two functions have the same name. Rename one.")
    about = _About(name, title, difficulty, tags, given, _given(course, name, given))
    files = {course.root / path: content for path, content in _files(about, wanted).items()}
    for path, content in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return list(files)


def start_course(root: Path) -> Course:
    """Make the folders of an empty course. Raises UsageError where there is something already."""
    if root.exists() and (not root.is_dir() or any(root.iterdir())):
        raise UsageError(f"{root} exists already, and is not empty. Name a new folder.")
    for name in ("exercises", "solutions"):
        (root / name).mkdir(parents=True)
    (root / "README.md").write_text(_template("course.md"), encoding="utf-8")
    (root / ".gitignore").write_text(
        "__pycache__/\n.grade-progress*.json*\nexercises/*/solution-*.py\n", encoding="utf-8"
    )
    return Course(root)


def _given(course: Course, name: str, wanted: Sequence[str]) -> str:
    """Give the text of given.py: functions of earlier references, and those that they use. Raises UsageError."""
    known = folder.earlier(course, name)
    sources: dict[str, str] = {}
    todo = list(wanted)
    while todo:
        function = todo.pop(0)
        if function not in known:
            there = ", ".join(known) or "none"
            raise UsageError(f"--given {function}: no exercise before {name} asks for it. There is: {there}.")
        if function not in sources:
            node = folder.definitions(known[function])[function]
            sources[function] = ast.get_source_segment(known[function].read_text(encoding="utf-8"), node) or ""
            used = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
            todo += sorted(used & known.keys() - {function})
    head = '"""Earlier exercises, solved: what this one may build on."""\n\nimport numpy as np\n'
    return "\n\n".join([head, *(f"{source}\n" for source in reversed(sources.values()))]) if sources else ""


@dataclass(frozen=True, slots=True)
class _About:
    name: str
    title: str
    difficulty: str
    tags: Sequence[str]
    given: Sequence[str]
    given_source: str


def _files(about: _About, functions: Sequence[Wanted]) -> dict[str, str]:
    """Give the text of each file by its path in the course."""
    exercise, solutions = f"exercises/{about.name}", f"solutions/{about.name}"
    tail = about.name.rpartition("-")[2]
    imports = f"from given import {', '.join(about.given)}\n" if about.given else ""
    values = {"title": about.title, "number": tail if tail.isdigit() else about.name, "imports": imports}
    blocks = [
        {**values, "name": one.name, "parameters": one.parameters, "x": one.first, "others": one.others}
        | {f"{kind}_points": str(points) for kind, points in shares.items()}
        for one, shares in zip(functions, _points(len(functions)), strict=True)
    ]
    rows = "\n".join(
        f"| `{one.name}({one.parameters})` | {one.first} $(n, m)$ | $(n, m)$: TODO what |" for one in functions
    )
    also = ", and what `given` holds" if about.given else ""
    stub = _joined("stub", values, blocks)
    files = {
        f"{exercise}/README.md": _filled("statement.md", {**values, "rows": rows, "given": also}),
        f"{exercise}/{SETTINGS}": _settings(about, functions),
        f"{exercise}/{SOLUTION}": stub,
        f"{solutions}/stub.py": stub,
        f"{solutions}/{SOLUTION}": _joined("reference", values, blocks),
        f"{solutions}/checks.py": _joined("checks", values, blocks),
        f"{solutions}/right/another_way.py": '"""The same in another way. TODO: which."""\n'
        + _all("right.py", blocks),
    }
    for this in blocks:
        others = [block for block in blocks if block is not this]
        for kind in ("unchanged", "in_place", "loop"):
            text = _filled(f"mistake_{kind}.py", this) + _all("right.py", others).replace(
                "  # TODO: another way", ""
            )
            files[f"{solutions}/mistakes/{this['name']}_{kind}.py"] = text
    if about.given:
        files |= dict.fromkeys((f"{exercise}/given.py", f"{solutions}/given.py"), about.given_source)
    return files


def _points(count: int) -> list[dict[str, int]]:
    """Share 100 points out to the checks of so many functions; the first gets what is left over."""
    shares = [{kind: percent // count for kind, percent in _SHARES.items()} for _ in range(count)]
    shares[0]["values"] += 100 - sum(sum(share.values()) for share in shares)
    return shares


def _settings(about: _About, functions: Sequence[Wanted]) -> str:
    lines = [f"title = {_toml(about.title)}", f"difficulty = {_toml(about.difficulty)}"]
    lines += [f"tags = {_toml(list(about.tags))}"]
    lines += [f"given = {_toml(list(about.given))}"] if about.given else []
    for function in functions:
        hints = ["TODO: where to look.", "TODO: one step further.", "TODO: all but the code."]
        lines += ["", f"[functions.{function.name}]", f"parameters = {_toml(function.parameters)}"]
        lines += ["hints = [", *(f"    {_toml(hint)}," for hint in hints), "]"]
    return "\n".join(lines) + "\n"


def _toml(value: str | list[str]) -> str:
    """Write a string, or a list of some, as TOML: its basic strings are JSON's."""
    return json.dumps(value, ensure_ascii=False)


def _joined(kind: str, values: dict[str, Any], blocks: Sequence[dict[str, Any]]) -> str:
    return _filled(f"{kind}_head.py", values) + _all(f"{kind}.py", blocks)


def _all(template: str, blocks: Sequence[dict[str, Any]]) -> str:
    return "".join(_filled(template, block) for block in blocks)


def _filled(template: str, values: dict[str, Any]) -> str:
    return Template(_template(template)).substitute(values)


def _template(name: str) -> str:
    return (resources.files("grader.instructor") / "templates" / f"{name}.txt").read_text(encoding="utf-8")
