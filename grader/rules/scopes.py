"""Which names of a file mean a builtin or something imported, under whatever alias.

The gate and the loop rule both ask it, so that `import numpy as n`, `sm = itertools.starmap` and a
parameter that only happens to be called `input` are understood in one place:

    names = read(tree)
    names.origins(node)   {"numpy.vectorize"}: what the expression may be, aliases followed
    names.direct(node)    the same, but a name that is an alias of another name says nothing
"""

import ast
import builtins
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from grader.rules.binding import Binding, Scope, bind

UNKNOWN = "?"
"""The root of an origin that the text does not tell: a parameter, a call's result."""
_BUILTINS = frozenset(dir(builtins))
_LONGEST = 12
"""Attributes followed in one chain: enough for any real one, and an end for `a = a.b`."""

_READINGS = 24
"""Chains of attributes followed from one name, short ones first: `a = a.b; a = a.c` has no end of them."""
_WORK = 100_000
"""Steps for a whole file: a file of 256 kB takes a tenth, and a maze of aliases ends here."""

_Read = tuple[ast.expr, tuple[str, ...]]
"""An expression, and the attributes that are then read from it."""


class TangledError(Exception):
    """The aliases of a file are too many to be followed."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a name may mean where it stands."""

    bindings: tuple[list[Binding], ...]
    builtin: bool
    """Whether it may be a builtin, or come from a star import."""
    in_module: bool
    """Whether it may be a name of the module."""

    @property
    def key(self) -> tuple[object, ...]:
        """What two names with the same meaning share."""
        return (self.builtin, *map(id, self.bindings))


class Names:
    """The names of one file, resolved; `read` makes it. Its methods may raise `TangledError`."""

    def __init__(self, tree: ast.Module) -> None:
        self.module = Scope("module")
        self._scope_of = bind(tree, self.module)
        self._known: dict[object, frozenset[str]] = {}
        self._work = _WORK

    def lookup(self, node: ast.Name) -> Meaning:
        """Find what a name may mean, scope by scope outwards."""
        scope, name, first = self._scope_of.get(node, self.module), node.id, True
        found: list[list[Binding]] = []
        while scope is not self.module:
            word = scope.declared.get(name)
            if word == "global":
                break
            own = scope.bindings.get(name) if word is None and (first or scope.kind != "class") else None
            if own:
                found.append(own)
                if scope.kind != "class" or _settled(node, scope):
                    return Meaning(tuple(found), False, False)
            scope, first = scope.parent or self.module, False
        found += [self.module.bindings[name]] if name in self.module.bindings else []
        return Meaning(tuple(found), not _settled(node, self.module), True)

    def in_function(self, node: ast.Name) -> bool:
        """Whether the name stands in the body of a function, however deep."""
        scope: Scope | None = self._scope_of.get(node)
        while scope is not None and scope.kind != "function":
            scope = scope.parent
        return scope is not None

    def direct(self, node: ast.expr) -> frozenset[str]:
        """What a name or attribute itself refers to, `map` or `it.starmap`; an alias says nothing."""
        return self._own(node.id, self.lookup(node)) if isinstance(node, ast.Name) else self.origins(node)

    def _own(self, name: str, meaning: Meaning) -> frozenset[str]:
        key = ("direct", name, *meaning.key)
        if key not in self._known:
            found = {binding.origin for part in meaning.bindings for binding in part if binding.origin}
            if meaning.builtin and name in _BUILTINS:
                found.add(f"builtins.{name}")
            if meaning.builtin:
                found.update(f"{module}.{name}" for module in self.module.stars)
            self._known[key] = frozenset(found)
        return self._known[key]

    def origins(self, node: ast.expr) -> frozenset[str]:
        """All that an expression may be: dotted names of builtins and imports, or of `?`."""
        key: object = node
        if isinstance(node, ast.Name):
            # One answer serves all names with the same meaning: n aliases must not take n * n steps.
            key = ("origins", node.id, *self.lookup(node).key)
        if key not in self._known:
            self._known[key] = frozenset(self._follow(node))
        return self._known[key]

    def _follow(self, node: ast.expr) -> Iterator[str]:
        work: deque[_Read] = deque([(node, ())])
        seen: dict[object, set[tuple[str, ...]]] = {}
        while work:
            expression, suffix = work.popleft()
            meaning = self.lookup(expression) if isinstance(expression, ast.Name) else None
            key: object = expression
            if meaning is not None and isinstance(expression, ast.Name):
                key = ("origins", expression.id, *meaning.key)
            before = seen.setdefault(key, set())
            if suffix in before or len(suffix) > _LONGEST:
                continue
            if len(before) == _READINGS:
                yield _joined(UNKNOWN, suffix)
                continue
            before.add(suffix)
            self._work -= 1
            if self._work < 0:
                raise TangledError
            roots = {UNKNOWN}
            if key in self._known:
                roots = set(self._known[key])
            elif meaning is not None and isinstance(expression, ast.Name):
                bindings = [binding for part in meaning.bindings for binding in part]
                roots = set(self._own(expression.id, meaning))
                work.extend((binding.value, suffix) for binding in bindings if binding.value is not None)
                known = all(binding.value is not None or binding.origin for binding in bindings)
                if not known or not (roots or bindings):
                    roots.add(UNKNOWN)
            elif inner := self._inner(expression, suffix):
                work.extend(inner)
                roots = set()
            yield from (_joined(root, suffix) for root in roots)
            self._work -= len(roots)

    def _inner(self, node: ast.expr, suffix: tuple[str, ...]) -> list[_Read]:
        """The expressions that this one may stand for, each with the attributes then read from it."""
        match node:
            case ast.Attribute():
                return [(node.value, (node.attr, *suffix))]
            case ast.IfExp():
                return [(node.body, suffix), (node.orelse, suffix)]
            case ast.BoolOp(values=values):
                return [(value, suffix) for value in values]
            case ast.NamedExpr(value=value) | ast.Starred(value=value):
                return [(value, suffix)]
            case ast.Subscript(value=ast.Tuple() | ast.List() | ast.Dict() as shown):
                values = shown.values if isinstance(shown, ast.Dict) else shown.elts
                return [(value, suffix) for value in values]
            case ast.Call(func=ast.Name() as function, args=[owner, ast.Constant(value=str(name)), *_]):
                if "builtins.getattr" in self.origins(function):
                    return [(owner, (name, *suffix))]
        return []


def _joined(root: str, suffix: tuple[str, ...]) -> str:
    """Join a root and the attributes read from it; of what is unknown the last two names say enough."""
    if root[0] == UNKNOWN:
        return ".".join((UNKNOWN, *(*root.split(".")[1:], *suffix)[-2:]))
    return ".".join((root, *suffix))


def _settled(node: ast.Name, scope: Scope) -> bool:
    """Whether a module's or class's name is surely bound where it is read, so hides any builtin."""
    first = scope.sure.get(node.id)
    return first is not None and node.id not in scope.deleted and first < (node.lineno, node.col_offset)


def read(tree: ast.Module) -> Names:
    """Resolve the names of a file."""
    return Names(tree)
