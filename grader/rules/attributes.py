"""Which attributes a solution may read, write or name in quotes; the gate asks for each node of a file."""

import ast
from collections.abc import Iterator

from grader.rules import forbidden
from grader.rules.scopes import UNKNOWN, Names
from grader.rules.source import Source

_UNKNOWN = frozenset({UNKNOWN})
_FILE = "a solution works on its arguments and reads or writes no file"
_INNER = "it leads out of your own code, to frames or to the inside of Python"


class AttributeRule:
    """The rule on attributes, with what it must know of the whole file."""

    def __init__(self, names: Names, text: Source) -> None:
        self._names, self._text = names, text
        self._own = frozenset(_defined(text))

    def check(self, node: ast.AST) -> Iterator[tuple[ast.AST, str]]:
        """Find what is wrong with the attributes that this node itself names."""
        match node:
            case ast.Attribute():
                origins = self._names.origins(node.value)
                if not isinstance(node.ctx, ast.Load) and self.unchangeable(origins):
                    yield node, "Give your own function another name: what is imported is not changed."
                elif message := self._attribute(node, origins):
                    yield node, message
            case ast.MatchClass():
                for name in node.kwd_attrs:
                    if message := self.name(name, _UNKNOWN):
                        yield node, message

    def _attribute(self, node: ast.Attribute, origins: frozenset[str]) -> str:
        name, call = node.attr, self._text.parents.get(node)
        if name == "__dict__" and isinstance(node.value, ast.Name) and node.value.id == "self":
            return ""
        if name == "__setattr__":
            named = (
                call.args[-2] if isinstance(call, ast.Call) and call.func is node and len(call.args) > 1 else None
            )
            if not isinstance(named, ast.Constant) or not isinstance(named.value, str):
                return "Name the attribute itself: `__setattr__` needs its name in quotes here."
            return self.name(named.value, _UNKNOWN)
        if _dunder(name) and not isinstance(node.ctx, ast.Load) and name not in forbidden.STORED:
            return f"Leave `{name}` as it is: {_INNER}."
        if name == "testing" and "numpy" in origins and not isinstance(call, ast.Attribute | ast.Assign):
            return "Write `np.testing.assert_...` in full: the module itself is not handed around."
        return self.name(name, origins)

    def unchangeable(self, origins: frozenset[str]) -> bool:
        """Whether what has these origins may be something imported, which no file may change."""
        return any(map(imported, origins))

    def name(self, name: str, origins: frozenset[str]) -> str:
        """Say why the attribute may not be read from what has these origins; empty where it may."""
        if name in forbidden.FRAMES or (_dunder(name) and name not in forbidden.DUNDERS):
            return f"Leave `{name}` out: {_INNER}."
        for origin in sorted(origins):
            if imported(origin) and (reason := closed(origin, name)):
                return f"Leave `{name}` out: {reason}."
        if name.startswith("_") and not _dunder(name):
            mine = name in self._own and name not in forbidden.PRIVATE
            if not mine and name not in forbidden.NAMEDTUPLE:
                return f"Leave `{name}` out: names that start with an underscore belong to whoever defined them."
        elif any(origin.startswith(UNKNOWN) for origin in origins):
            if name in forbidden.MODULES:
                return f"Leave `{name}` out: {_INNER}."
            if name not in self._own and name in forbidden.FILES | forbidden.UNKNOWN_FILES:
                return f"Leave `{name}` out: {_FILE}."
        return ""


def imported(origin: str) -> bool:
    """Whether an origin is a module or comes from one, rather than being a builtin or unknown."""
    return origin.partition(".")[0] not in (UNKNOWN, "builtins")


def closed(module: str, name: str) -> str:
    """Say why a name may not be read from a module, or from something of it; empty where it may."""
    root, _, inside = module.partition(".")
    path = f"{inside}.{name}".lstrip(".")
    if f"{module}.{name}" in forbidden.TEXT_RUNNERS:
        return forbidden.TEXT_RUNNERS[f"{module}.{name}"]
    if name.startswith("_") and not _dunder(name) and name not in forbidden.NAMEDTUPLE:
        return f"names that start with an underscore are internals of `{module}`"
    if module == "numpy.testing" and not name.startswith(forbidden.ASSERTION):
        return "of `numpy.testing` a solution may use the assertions only"
    if root == "numpy" and (name in forbidden.NUMPY_LEAVES or path in forbidden.NUMPY_CLOSED):
        return "it leads out of NumPy's arrays, to files, processes or internals"
    if root == "numpy" and name in forbidden.FILES | forbidden.NUMPY_FILES:
        return _FILE
    inner = name in forbidden.MODULES or (module, name) == ("dataclasses", "copy")
    if module in forbidden.IMPORTS or root == "numpy":
        inner = inner or name in forbidden.INNER_MODULES or (root == "numpy" and name in forbidden.NUMPY_INNER)
    if inner and f"{module}.{name}" not in ("collections.abc", "numpy.typing"):
        return f"import the module itself if this exercise allows it, not through `{module}`"
    return ""


def _dunder(name: str) -> bool:
    return len(name) > 4 and name.startswith("__") and name.endswith("__")


def _defined(text: Source) -> Iterator[str]:
    """The attribute names that the file itself gives to something: stores, methods, slots."""
    for node in text.nodes:
        match node:
            case ast.Attribute(ctx=ast.Store()):
                yield node.attr
            case ast.ClassDef():
                yield from _class_names(node)
            case ast.Call(func=ast.Name(id="setattr"), args=[_, ast.Constant(value=str(name)), *_]):
                yield name
            case ast.Assign(targets=[ast.Name(id="__slots__")], value=ast.Tuple() | ast.List() as slots):
                for slot in slots.elts:
                    if isinstance(slot, ast.Constant) and isinstance(slot.value, str):
                        yield slot.value


def _class_names(node: ast.ClassDef) -> Iterator[str]:
    """The names that a class's body defines, in whatever statement of it."""
    todo: list[ast.AST] = [*node.body]
    while todo:
        part = todo.pop()
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield part.name
        elif isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            yield part.id
        elif isinstance(part, ast.stmt | ast.Tuple | ast.List):
            todo.extend(ast.iter_child_nodes(part))
