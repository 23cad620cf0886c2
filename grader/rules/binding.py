"""The scopes of a file and what each of its statements binds; `scopes.read` resolves names with it.

The walk keeps its own stack, because a file may nest deeper than Python's recursion allows.
"""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

_Def = ast.FunctionDef | ast.AsyncFunctionDef
_Comprehension = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp


@dataclass(frozen=True, slots=True, eq=False)
class Binding:
    """One place that gives a name its meaning."""

    place: tuple[int, int]
    value: ast.expr | None = None
    """The expression whose value the name gets, where there is exactly one."""
    origin: str | None = None
    """`numpy.vectorize` for an imported name."""
    source: ast.AST | None = None
    """What is to be read to know the name's meaning: a def, a class, an assigned value."""
    sure: bool = False
    """Stands directly in the body of its module or class, so it is not skipped."""


@dataclass(slots=True, eq=False)
class Scope:
    """One namespace: a module, a class, a function or a comprehension."""

    kind: str
    parent: "Scope | None" = None
    bindings: dict[str, list[Binding]] = field(default_factory=dict)
    declared: dict[str, str] = field(default_factory=dict)
    """Names under a `global` or `nonlocal` statement, with that word."""
    deleted: set[str] = field(default_factory=set)
    sure: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Where a name is first bound by a statement that no condition can skip."""
    stars: list[str] = field(default_factory=list)
    """Modules of which the file imports all names; only its outermost scope has some."""

    def home(self, name: str) -> "Scope":
        """The scope that a statement here binds the name in."""
        scope = self
        while scope.parent is not None and name in scope.declared:
            scope = scope.parent if scope.declared[name] == "nonlocal" else scope.module
        return scope

    def bind(self, name: str, binding: Binding) -> None:
        """Add a binding where the language puts it."""
        home = self.home(name)
        home.bindings.setdefault(name, []).append(binding)
        if binding.sure:
            home.sure[name] = min(binding.place, home.sure.get(name, binding.place))

    @property
    def module(self) -> "Scope":
        """The outermost scope."""
        scope = self
        while scope.parent is not None:
            scope = scope.parent
        return scope


@dataclass(slots=True)
class _Walk:
    """The state of one walk: what is still to be visited, and what was learned of each name."""

    todo: list[tuple[ast.AST, Scope, bool]]
    scope_of: dict[ast.Name, Scope] = field(default_factory=dict)
    values: dict[ast.expr, tuple[ast.expr | None, ast.AST | None, bool]] = field(default_factory=dict)
    """For each name stored to: its value, the expression that value comes from, and whether surely."""
    bound: list[tuple[Scope, str, Binding]] = field(default_factory=list)
    """What is bound once every `global` of the file is known."""

    def later(self, nodes: Iterable[ast.AST | None], scope: Scope, direct: bool = False) -> None:
        self.todo.extend((node, scope, direct) for node in nodes if node is not None)


def bind(tree: ast.Module, module: Scope) -> dict[ast.Name, Scope]:
    """Fill the module's scope with every binding of the file, and tell the scope of each name node."""
    walk = _Walk([(statement, module, True) for statement in tree.body])
    stores: list[tuple[ast.Name, Scope]] = []
    while walk.todo:
        node, scope, direct = walk.todo.pop()
        match node:
            case ast.Name():
                walk.scope_of[node] = scope
                if not isinstance(node.ctx, ast.Load):
                    stores.append((node, scope))
            case ast.Global() | ast.Nonlocal():
                word = "global" if isinstance(node, ast.Global) else "nonlocal"
                scope.declared.update(dict.fromkeys(node.names, word))
            case _:
                _enter(node, scope, direct, walk)
    for scope, name, binding in walk.bound:
        scope.bind(name, binding)
    for node, scope in stores:
        _store(node, scope, walk)
    return walk.scope_of


def _store(node: ast.Name, scope: Scope, walk: _Walk) -> None:
    """Bind a name that is stored to, now that every `global` is known."""
    target = scope
    walrus = node in walk.values and isinstance(walk.values[node][1], ast.NamedExpr)
    while walrus and target.kind == "comprehension" and target.parent is not None:
        target = target.parent
    if isinstance(node.ctx, ast.Del):
        target.home(node.id).deleted.add(node.id)
        return
    value, source, sure = walk.values.get(node, (None, None, False))
    sure = sure and target.home(node.id) is target
    target.bind(node.id, Binding(_place(node), value, None, source, sure))


def _enter(node: ast.AST, scope: Scope, direct: bool, walk: _Walk) -> None:
    """Visit one node that is not a name: open its scope, bind what it binds, and queue its parts."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            walk.bound.append((scope, node.name, Binding(_place(node), source=node, sure=direct)))
            walk.later([*node.decorator_list, node.returns], scope)
            _function(node, node.body, scope, walk)
        case ast.Lambda():
            _function(node, [node.body], scope, walk)
        case ast.ClassDef():
            walk.bound.append((scope, node.name, Binding(_place(node), source=node, sure=direct)))
            walk.later([*node.decorator_list, *node.bases, *node.keywords], scope)
            walk.later(node.body, Scope("class", scope), direct=True)
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
            _comprehension(node, scope, walk)
        case ast.Import() | ast.ImportFrom():
            _import(node, scope, direct, walk)
        case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
            walk.bound.append((scope, name, Binding(_place(node))))
            if isinstance(node, ast.ExceptHandler):
                scope.module.deleted.add(name)
            walk.later(ast.iter_child_nodes(node), scope)
        case ast.MatchMapping(rest=str(name)):
            walk.bound.append((scope, name, Binding(_place(node))))
            walk.later(ast.iter_child_nodes(node), scope)
        case _:
            walk.values.update((name, (value, source, direct)) for name, value, source in _assigned(node))
            walk.later(ast.iter_child_nodes(node), scope)


def _function(node: _Def | ast.Lambda, body: Iterable[ast.AST], scope: Scope, walk: _Walk) -> None:
    """Open a function's scope: its parameters, each with its default, and its body."""
    inner, arguments = Scope("function", scope), node.args
    positional = [*arguments.posonlyargs, *arguments.args]
    defaults: dict[ast.arg, ast.expr | None] = dict(
        zip(reversed(positional), reversed(arguments.defaults), strict=False)
    )
    defaults.update(zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True))
    for argument in [*positional, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]:
        if argument is not None:
            value = defaults.get(argument)
            # A parameter may be anything; its default is one more thing it may be.
            inner.bind(argument.arg, Binding(_place(argument)))
            if value is not None:
                inner.bind(argument.arg, Binding(_place(argument), value))
            walk.later([argument.annotation], scope)
    walk.later([*arguments.defaults, *arguments.kw_defaults], scope)
    for parameter in getattr(node, "type_params", []):
        inner.bind(parameter.name, Binding(_place(parameter)))
        walk.later(ast.iter_child_nodes(parameter), inner)
    walk.later(body, inner)


def _comprehension(node: _Comprehension, scope: Scope, walk: _Walk) -> None:
    """Open a comprehension's scope; its first iterable is read outside of it."""
    inner, first = Scope("comprehension", scope), node.generators[0]
    walk.later([first.iter], scope)
    walk.later([first.target, *first.ifs, *node.generators[1:]], inner)
    walk.later([node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt], inner)


def _import(node: ast.Import | ast.ImportFrom, scope: Scope, direct: bool, walk: _Walk) -> None:
    """Bind the names of an import to where they come from."""
    for alias in node.names:
        if isinstance(node, ast.Import):
            name = alias.asname or alias.name.partition(".")[0]
            origin = alias.name if alias.asname else name
        else:
            name, origin = alias.asname or alias.name, f"{node.module or ''}.{alias.name}"
        if name == "*":
            scope.stars.append(origin.removesuffix(".*"))
        else:
            walk.bound.append((scope, name, Binding(_place(node), origin=origin, sure=direct)))


def _assigned(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr | None, ast.AST | None]]:
    """For each name that the node stores to: the name, its value where that is one expression, the source."""
    match node:
        case ast.Assign():
            for target in node.targets:
                yield from _pairs(target, node.value)
        case ast.AnnAssign(value=ast.expr() as value):
            yield from _pairs(node.target, value)
        case ast.NamedExpr():
            # The walrus itself is the source, by which `_store` knows one.
            yield node.target, node.value, node
        case ast.AugAssign():
            yield node.target, None, node.value
        case ast.For() | ast.AsyncFor():
            yield from _pairs(node.target, node.iter, spread=True)
        case ast.withitem(optional_vars=ast.expr() as target):
            yield from _pairs(target, node.context_expr, spread=True)


def _pairs(
    target: ast.expr, value: ast.expr, spread: bool = False
) -> Iterator[tuple[ast.expr, ast.expr | None, ast.AST | None]]:
    """The names of a target, each with its own part of the value where the two displays match."""
    work: list[tuple[ast.expr, ast.expr, bool]] = [(target, value, spread)]
    while work:
        target, value, spread = work.pop()
        match target:
            case ast.Tuple(elts=names) | ast.List(elts=names):
                parts = value.elts if isinstance(value, ast.Tuple | ast.List) and not spread else []
                starred = any(isinstance(part, ast.Starred) for part in [*names, *parts])
                if len(parts) == len(names) and not starred:
                    work.extend((name, part, False) for name, part in zip(names, parts, strict=True))
                else:
                    work.extend((name, value, True) for name in names)
            case ast.Starred():
                work.append((target.value, value, True))
            case _:
                yield target, None if spread else value, value


def _place(node: ast.AST) -> tuple[int, int]:
    return getattr(node, "lineno", 0), getattr(node, "col_offset", 0)
