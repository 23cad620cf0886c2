"""The constructs of a file that loop: statements, comprehensions, and references to callables that loop.

`loops.find` and `loops.instrument` both start from `sites`, so one numbering serves a whole file.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from grader.rules.scopes import UNKNOWN, Names
from grader.rules.source import Source, end_of, start_of

_BUILTIN = frozenset({"map", "filter", "zip", "enumerate", "iter", "sorted", "min", "max", "sum"})
_KEYED = frozenset({"sorted", "min", "max"})
"""Builtins that loop over a student's code only with a `key`."""
_NUMPY = frozenset(
    {
        *("vectorize", "apply_along_axis", "apply_over_axes", "frompyfunc", "fromiter", "piecewise"),
        *("ndindex", "nditer", "nested_iters", "ndenumerate"),
    }
)
_Comprehension = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp


@dataclass(frozen=True, slots=True)
class Construct:
    """A place that loops, or may loop."""

    id: int
    """From 1, over the whole file; -id counts the elements that a comprehension makes."""
    line: int
    column: int
    """From 1, in characters."""
    text: str
    """Shortened source: `for h in range(n_heads)`."""
    measurable: bool
    """Whether the counting copy counts its turns."""
    fixed: bool
    """Loops over a fixed, literal set, and nothing in it can end it early."""
    kind: str
    """`for`, `while`, `comprehension` or `call`."""
    start: tuple[int, int]
    """Line and byte of its first character, a call's arguments and a loop's body included."""
    end: tuple[int, int]
    statement: tuple[int, int]
    """First and last line of the statement it stands in."""
    error_path: bool
    """Stands on a path that only ends in `raise`."""
    at_import: bool
    """Runs when the file is imported; what it gives may still be pulled from in a call."""

    def within(self, other: "Construct") -> bool:
        """Whether it stands inside the other one, or is a later part of the same comprehension."""
        inside = other.start <= self.start and self.end <= other.end
        return inside and ((self.start, self.end) != (other.start, other.end) or self.id > other.id)


@dataclass(frozen=True, slots=True)
class Site:
    """A construct with its node, and the expressions that the counting copy wraps."""

    node: ast.AST
    region: ast.AST
    """What the construct spans."""
    kind: str
    wraps: tuple[tuple[ast.expr, str], ...]
    """Each expression with the counter's method."""
    shown: tuple[ast.AST, ast.AST]
    """The nodes whose start and end bound the text to show."""
    iterable: ast.expr | None = None


def sites(text: Source, names: Names) -> list[Site]:
    """List the constructs of a file, outer before inner; the place in the list, from 1, is the id."""
    found: list[Site] = []
    for node in text.nodes:
        match node:
            case ast.For():
                found.append(Site(node, node, "for", ((node.iter, "over"),), (node, node.iter), node.iter))
            case ast.AsyncFor():
                found.append(Site(node, node, "for", (), (node, node.iter)))
            case ast.While():
                found.append(Site(node, node, "while", ((node.test, "test"),), (node, node.test)))
            case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
                found.extend(_clauses(node))
            case ast.Call(func=function, args=[ast.Constant(value=str(name)), *_]) if _by_text(
                name, node, names.origins(function)
            ):
                found.append(Site(node, node, "call", (), (node, node)))
            case ast.Name(ctx=ast.Load()) | ast.Attribute(ctx=ast.Load()) | ast.Call():
                if _loops(node, text, names):
                    found.append(_reference(node, text))
    order = {id(site): place for place, site in enumerate(found)}
    return sorted(
        found,
        key=lambda site: (start_of(site.region), tuple(-at for at in end_of(site.region)), order[id(site)]),
    )


def _clauses(node: _Comprehension) -> Iterator[Site]:
    """One construct for each `for` of a comprehension; the first also counts the elements made."""
    element = node.value if isinstance(node, ast.DictComp) else node.elt
    for place, clause in enumerate(node.generators):
        wraps: tuple[tuple[ast.expr, str], ...] = ((clause.iter, "over"), (element, "made"))
        if clause.is_async or place:
            wraps = () if clause.is_async else wraps[:1]
        shown: tuple[ast.AST, ast.AST] = (node, node) if place == 0 else (clause.target, clause.iter)
        yield Site(node, node, "comprehension", wraps, shown, clause.iter)


def _reference(node: ast.expr, text: Source) -> Site:
    """A reference to a callable that loops: spans its call, or the function it decorates."""
    region = _call_of(node, text) or node
    parent = text.parents.get(region)
    functions = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    if isinstance(parent, functions) and region in parent.decorator_list:
        return Site(node, parent, "call", ((node, "calls"),), (region, region))
    derived = isinstance(parent, ast.ClassDef) and node in parent.bases
    return Site(node, region, "call", () if derived else ((node, "calls"),), (region, region))


def _call_of(node: ast.expr, text: Source) -> ast.Call | None:
    parent = text.parents.get(node)
    return parent if isinstance(parent, ast.Call) and parent.func is node else None


def _loops(node: ast.expr, text: Source, names: Names) -> bool:
    """Whether an expression itself refers to a callable that loops, in a place where that counts."""
    if isinstance(node, ast.Call) and not (isinstance(node.func, ast.Name) and node.func.id == "getattr"):
        return False
    origins = names.origins(node) if isinstance(node, ast.Call) else names.direct(node)
    parent, call = text.parents.get(node), _call_of(node, text)
    keyed = call is None or any(keyword.arg in ("key", None) for keyword in call.keywords)
    method = isinstance(node, ast.Attribute) and node.attr == "sort" and keyed
    if not any(_looping(origin, call, keyed) for origin in origins) and not (
        method and any(map(_of_list, origins))
    ):
        return False
    if isinstance(parent, ast.Attribute):
        # The chain `itertools.chain.from_iterable` is one construct, its end.
        return not any(_looping(origin, None, True) for origin in names.origins(parent))
    return call is not None or not _mentioned_only(node, text)


def _looping(origin: str, call: ast.Call | None, keyed: bool) -> bool:
    root, _, rest = origin.partition(".")
    name = rest.rpartition(".")[2]
    if root == "builtins":
        if name == "iter" and call is not None and len(call.args) == 1:
            return isinstance(call.args[0], ast.Starred)
        return rest in _BUILTIN and (keyed or rest not in _KEYED)
    inside = origin.split(".")[:-1]
    if "itertools" in inside or (name == "reduce" and inside[-1] == "functools"):
        # Also through a module that was handed around: `m.functools.reduce`.
        return True
    return name in _NUMPY and root in ("numpy", "given", UNKNOWN)


def _by_text(name: str, call: ast.Call, origins: frozenset[str]) -> bool:
    """Whether a call makes a getter of something that loops: `attrgetter("vectorize")`."""
    if not origins & {"operator.attrgetter", "operator.methodcaller"}:
        return False
    return name.rpartition(".")[2] in _NUMPY or (name == "sort" and bool(call.keywords))


def _of_list(origin: str) -> bool:
    return origin.startswith((UNKNOWN, "builtins.list"))


def _mentioned_only(node: ast.AST, text: Source) -> bool:
    """Whether a reference is only a type: in an annotation, or the second argument of isinstance."""
    while (parent := text.parents.get(node)) is not None and not isinstance(parent, ast.stmt):
        match parent:
            case ast.arg() | ast.AnnAssign():
                return True
            case ast.Call(func=ast.Name(id="isinstance" | "issubclass"), args=[_, types]) if types is node:
                return True
            case ast.Call() | ast.Lambda() | ast.comprehension():
                return False
        node = parent
    if isinstance(parent, ast.FunctionDef | ast.AsyncFunctionDef):
        return node is parent.returns
    return isinstance(parent, ast.AnnAssign) and node is parent.annotation
