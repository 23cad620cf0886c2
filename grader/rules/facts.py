"""What the loop rule must know of a construct once the tree is gone: where it stands, what it runs over."""

import ast
import sys
from collections.abc import Iterator

from grader.rules.constructs import Construct, Site
from grader.rules.scopes import Names
from grader.rules.source import Source, end_of, start_of

_STATEMENT_LISTS = ("body", "orelse", "finalbody")
_F_STRINGS_HAVE_PLACES = sys.version_info >= (3, 12)
"""Before 3.12 the parser gives no true positions inside an f-string."""


def construct(id: int, site: Site, text: Source, names: Names, measurable: bool) -> Construct:
    """Say of a site what the rule must know once the tree is gone."""
    shown = text.between(start_of(site.shown[0]), end_of(site.shown[1]))
    if site.kind == "comprehension" and site.shown[0] is not site.node:
        shown = f"for {shown}"
    statement = _statement(site.node, text)
    return Construct(
        id=id,
        line=start_of(site.shown[0])[0],
        column=text.column(site.shown[0]),
        text=shown,
        measurable=measurable and bool(site.wraps),
        fixed=_fixed(site, names),
        kind=site.kind,
        start=start_of(site.region),
        end=end_of(site.region),
        statement=(start_of(statement)[0], end_of(statement)[0]),
        error_path=_error_path(site.node, text) or _fallback(site.node, text),
        at_import=_at_import(site.node, text),
    )


def readable(node: ast.AST, text: Source) -> bool:
    """Whether the parser gives true positions for a node: not inside an f-string on older versions."""
    while not _F_STRINGS_HAVE_PLACES and node in text.parents:
        node = text.parents[node]
        if isinstance(node, ast.JoinedStr):
            return False
    return True


def _fixed(site: Site, names: Names) -> bool:
    """Whether a loop runs over a literal set in full, whatever the sizes."""
    if site.iterable is None or isinstance(site.node, ast.GeneratorExp) or not _literal(site.iterable, names):
        return False
    if isinstance(site.node, ast.For):
        return not any(_leaves(part) for part in _own_parts(site.node.body))
    return not any(clause.ifs for clause in getattr(site.node, "generators", []))


def _literal(node: ast.expr, names: Names) -> bool:
    match node:
        case ast.Tuple() | ast.List() | ast.Set():
            return not any(isinstance(part, ast.Starred) for part in node.elts)
        case ast.Dict():
            return None not in node.keys
        case ast.Constant():
            return isinstance(node.value, str | bytes)
        case ast.Call(func=ast.Name() as function, keywords=[]):
            is_range = names.origins(function) == {"builtins.range"}
            return is_range and all(_integer(argument) for argument in node.args)
    return False


def _integer(node: ast.expr) -> bool:
    if isinstance(node, ast.UnaryOp):
        node = node.operand
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def _leaves(node: ast.AST) -> bool:
    """Whether a node may end the loop it stands in, or hand it to somebody who does not finish it."""
    return isinstance(node, ast.Break | ast.Return | ast.Yield | ast.YieldFrom | ast.Await)


def _own_parts(body: list[ast.stmt]) -> Iterator[ast.AST]:
    """The nodes of a body, without the functions defined in it."""
    todo: list[ast.AST] = [*body]
    while todo:
        node = todo.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef):
            todo.extend(ast.iter_child_nodes(node))


def _statement(node: ast.AST, text: Source) -> ast.AST:
    while not isinstance(node, ast.stmt) and node in text.parents:
        node = text.parents[node]
    return node


def _error_path(node: ast.AST, text: Source) -> bool:
    """Whether a list of statements that the node stands in, inside its function, ends in `raise`."""
    while (parent := text.parents.get(node)) is not None:
        if isinstance(parent, ast.Assert) and node is parent.msg:
            return True
        for name in _STATEMENT_LISTS:
            body = getattr(parent, name, None)
            if isinstance(body, list) and body and isinstance(body[-1], ast.Raise) and node in body:
                return True
        if isinstance(parent, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            return False
        node = parent
    return False


def _fallback(node: ast.AST, text: Source) -> bool:
    """Whether a node stands under `except ImportError:`, as a function does that replaces a given one."""
    while (parent := text.parents.get(node)) is not None:
        if isinstance(parent, ast.ExceptHandler) and isinstance(parent.type, ast.Name):
            return parent.type.id in ("ImportError", "ModuleNotFoundError")
        node = parent
    return False


def _at_import(node: ast.AST, text: Source) -> bool:
    while (parent := text.parents.get(node)) is not None:
        if isinstance(parent, ast.FunctionDef | ast.AsyncFunctionDef) and isinstance(node, ast.stmt):
            return False
        if isinstance(parent, ast.Lambda) and node is parent.body:
            return False
        node = parent
    return True
