"""Small changes to a reference solution, each of which the checks must catch.

cosmic-ray makes the ones that every language has (operators, numbers, conditions); the ones here are what people
confuse in NumPy: the order of axes and arguments, a dropped square root, a forgotten keepdims, max for min.
"""

import ast
import difflib
import functools
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from grader.errors import BrokenCourseError

_SKIPPED = ("VariableReplacer", "VariableInserter", "Eq_Is", "Eq_IsNot")
"""Operators of cosmic-ray: the first two choose at random, the others change nothing for small integers."""

_TAKEN_FOR = {
    "max": "min", "min": "max", "maximum": "minimum", "minimum": "maximum", "argmax": "argmin", "argmin": "argmax",
    "sum": "mean", "mean": "sum", "var": "std", "std": "var", "cumsum": "cumprod", "prod": "sum",
    "tril": "triu", "triu": "tril", "zeros": "ones", "ones": "zeros", "zeros_like": "ones_like",
    "ones_like": "zeros_like", "sin": "cos", "cos": "sin", "exp": "expm1", "log": "log1p", "any": "all",
    "all": "any", "repeat": "tile", "tile": "repeat", "concatenate": "stack", "stack": "concatenate",
}  # fmt: skip
"""Functions and methods that are taken for each other."""
_SYMMETRIC = ("swapaxes",)
"""Functions for which the arguments after the first may change places."""
_ONE_SIDED = (ast.Sub, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow, ast.MatMult)


@dataclass(frozen=True, slots=True)
class Mutant:
    """A reference with one small change."""

    source: str
    before: str
    """The lines that were changed, without indentation and comments."""
    after: str
    """What became of them."""
    line: int

    @property
    def diff(self) -> str:
        """Show the change as a diff does."""
        old = [f"- {line}" for line in self.before.splitlines()]
        return "\n".join([*old, *(f"+ {line}" for line in self.after.splitlines())])


def mutants(source: str) -> list[Mutant]:
    """List the different mutants of a source, in the order of its lines. Raises BrokenCourseError."""
    seen = {ast.dump(ast.parse(source))}
    found = []
    for text in (*_general(source), *_of_numpy(source)):
        try:
            shape = ast.dump(ast.parse(text))
        except SyntaxError:
            continue
        if shape not in seen:
            seen.add(shape)
            found.append(_mutant(source, text))
    return sorted(found, key=lambda mutant: (mutant.line, mutant.after))


def _mutant(source: str, text: str) -> Mutant:
    old, new = _bare_lines(source), _bare_lines(text)
    changes = [
        change
        for change in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
        if change[0] != "equal"
    ]
    before, after = [], []
    for _, start, end, new_start, new_end in changes:
        before += old[start:end]
        after += new[new_start:new_end]
    return Mutant(text, "\n".join(before), "\n".join(after), changes[0][1] + 1)


def _bare_lines(source: str) -> list[str]:
    """Give the lines of a source without indentation and comments."""
    lines = source.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column]
    return [line.strip() for line in lines]


@functools.cache
def _operators() -> tuple[tuple[str, Any], ...]:
    try:
        from cosmic_ray import plugins
    except ImportError as error:
        raise BrokenCourseError(
            "Mutants are made with cosmic-ray, which is not installed. Install it with "
            "`pip install -e '.[instructor]'`, or add --no-mutants."
        ) from error
    names = [name for name in plugins.operator_names() if not name.endswith(_SKIPPED)]
    return tuple((name, plugins.get_operator(name)()) for name in names)


def _general(source: str) -> Iterator[str]:
    """Give what cosmic-ray's operators make of a source."""
    operators = _operators()
    from cosmic_ray.mutating import mutate_code

    code = source.encode()
    kinds = {type(node).__name__ for node in ast.walk(ast.parse(source))}
    for name, operator in operators:
        replaced = re.match(r"core/Replace(?:Binary|Comparison)Operator_(\w+?)_", name)
        if replaced and replaced[1] not in kinds:
            continue  # each try parses the source anew
        occurrence = 0
        while (text := mutate_code(code, operator, occurrence)) is not None:
            yield text.decode() if isinstance(text, bytes) else text
            occurrence += 1


def _of_numpy(source: str) -> Iterator[str]:
    """Give what our own operators make of the functions of a source."""
    keys = sorted(
        {
            node.slice.value
            for node in ast.walk(ast.parse(source))
            if isinstance(node, ast.Subscript)
            and isinstance(node.slice, ast.Constant)
            and isinstance(node.slice.value, str)
        }
    )
    for node in ast.walk(ast.parse(source)):
        changed: Iterator[ast.AST] = iter(())
        if isinstance(node, ast.Call):
            changed = _calls(node)
        elif isinstance(node, ast.BinOp):
            changed = _operations(node)
        elif isinstance(node, ast.If):
            yield _replaced(source, node.test, ast.Constant(False))
        elif isinstance(node, ast.Subscript):
            changed = _subscripts(node, keys)
        for new in changed:
            assert isinstance(node, ast.expr)
            yield _replaced(source, node, new)


def _calls(node: ast.Call) -> Iterator[ast.AST]:
    for i in range(len(node.args) - 1):  # neighbours change places: reshape(B, T, H, d), where(m, x, y)
        if i and isinstance(node.func, ast.Attribute) and node.func.attr in _SYMMETRIC:
            continue
        if not any(isinstance(argument, ast.Starred) for argument in node.args[i : i + 2]):
            args = [*node.args[:i], node.args[i + 1], node.args[i], *node.args[i + 2 :]]
            yield ast.Call(node.func, args, node.keywords)
    for keyword in node.keywords:  # keepdims, axis, dtype
        yield ast.Call(node.func, node.args, [other for other in node.keywords if other is not keyword])
    if len(node.args) > 1:  # a mask, an axis
        yield ast.Call(node.func, node.args[:-1], node.keywords)
    if node.args and not isinstance(node.args[0], ast.Starred):  # a softmax, a square root
        yield node.args[0]
    if isinstance(node.func, ast.Attribute):
        is_method = not (isinstance(node.func.value, ast.Name) and node.func.value.id in ("np", "numpy"))
        if is_method:  # a transpose, a reshape
            yield node.func.value
        if node.func.attr in _TAKEN_FOR:
            other = ast.Attribute(node.func.value, _TAKEN_FOR[node.func.attr], ast.Load())
            yield ast.Call(other, node.args, node.keywords)


def _operations(node: ast.BinOp) -> Iterator[ast.AST]:
    yield node.left
    yield node.right
    if isinstance(node.op, _ONE_SIDED):
        yield ast.BinOp(node.right, node.op, node.left)


def _subscripts(node: ast.Subscript, keys: list[str]) -> Iterator[ast.AST]:
    if isinstance(node.ctx, ast.Load):
        if isinstance(node.slice, ast.Constant) and node.slice.value in keys and len(keys) > 1:
            other = keys[(keys.index(str(node.slice.value)) + 1) % len(keys)]
            yield ast.Subscript(node.value, ast.Constant(other), ast.Load())
        elif not isinstance(node.slice, ast.Constant):
            yield node.value


def _replaced(source: str, node: ast.expr, new: ast.AST) -> str:
    """Give the source with one expression replaced, and every other character as it was."""
    text = ast.unparse(ast.fix_missing_locations(new))
    if not isinstance(new, ast.Name | ast.Call | ast.Constant | ast.Attribute | ast.Subscript):
        text = f"({text})"
    lines = source.splitlines(keepends=True)
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    first, last = lines[node.lineno - 1].encode(), lines[node.end_lineno - 1].encode()
    head = first[: node.col_offset].decode()
    tail = last[node.end_col_offset :].decode()
    return "".join([*lines[: node.lineno - 1], head + text + tail, *lines[node.end_lineno :]])
