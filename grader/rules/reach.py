"""What of a file a function can reach: each def, class and value that its names may mean, and so on."""

import ast
from collections.abc import Iterator

from grader.rules.attributes import imported
from grader.rules.scopes import Names
from grader.rules.source import Source


def reached(text: Source, names: Names, function: str) -> set[ast.AST]:
    """The nodes whose whole content may run in a call of the function, or made what such a call uses."""
    links = _links(text, names)
    roots: set[ast.AST] = set()
    todo, known = [function], {function}
    while todo:
        name = todo.pop()
        bindings = names.module.bindings.get(name, [])
        sources = [binding.source for binding in bindings if binding.source is not None]
        for source in [*sources, *links.get(name, [])]:
            if source not in roots:
                roots.add(source)
                fresh = set(_global_names(source, names)) - known
                known |= fresh
                todo += fresh
    return roots


def _global_names(node: ast.AST, names: Names) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and names.lookup(part).in_module:
            yield part.id


def _links(text: Source, names: Names) -> dict[str, list[ast.AST]]:
    """Statements that change what a name holds: `TABLE["mha"] = f`, `mha.core = f`, `TABLE.append(f)`."""
    links: dict[str, list[ast.AST]] = {}
    todo: list[ast.AST] = [text.tree]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.If) and _is_main_guard(node.test):
            continue
        todo.extend(ast.iter_child_nodes(node))
        changed: list[ast.expr] = []
        match node:
            case ast.Assign():
                changed = [*node.targets]
            case ast.AugAssign() | ast.AnnAssign():
                changed = [node.target]
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=owner))):
                changed = [owner] if not any(map(imported, names.origins(owner))) else []
        for target in changed:
            base = target
            while isinstance(base, ast.Subscript | ast.Attribute):
                base = base.value
            # A plain assigned name is a binding, found as such; a local one is the function's own affair.
            bare = base is target and not isinstance(node, ast.Expr)
            if isinstance(base, ast.Name) and not bare and names.lookup(base).in_module:
                links.setdefault(base.id, []).append(node)
    return links


def _is_main_guard(test: ast.expr) -> bool:
    return isinstance(test, ast.Compare) and isinstance(test.left, ast.Name) and test.left.id == "__name__"
