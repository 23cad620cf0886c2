"""The counting copy of a file: its own text, with a call of the counter around each expression that loops.

Line numbers stay as they are, so lines counted in the copy are lines of the file. The text is edited, not
printed from the tree: `for x in 1, 2:` becomes `for x in C.over(1,(1, 2)):`. Whether the edits did only that
is then seen by parsing the copy and comparing the trees; what cannot be edited safely is left alone.
"""

import ast
from collections.abc import Collection, Iterable

from grader.rules.constructs import Site
from grader.rules.facts import readable
from grader.rules.source import Source, end_of, start_of

_Wrap = tuple[str, int]
"""A counter's method and a construct's id."""
_Plan = dict[ast.AST, list[_Wrap]]
"""What is put around each node, outermost first."""
_TRIES = 100
"""Groups of constructs that are tried apart: each takes a parse of the whole file."""
_FAILURES = (SyntaxError, ValueError, RecursionError, MemoryError)
"""What parsing a copy may end in, such as one parenthesis too deep."""


def write(text: Source, sites: list[Site], ids: Collection[int], counter: str) -> str:
    """Write the copy that counts the constructs with these ids."""
    plan = _plan(sites, ids)
    insertions: dict[int, list[tuple[int, int, int, str]]] = {}
    order = sorted(plan, key=lambda node: (start_of(node), tuple(-at for at in end_of(node))))
    for place, node in enumerate(order):
        (first, left), (last, right) = start_of(node), end_of(node)
        before = text.lines[first - 1][:left]
        # `in(1, 2)` must not become one word with what is put before the parenthesis.
        space = " " if before and (before[-1:].isalnum() or before[-1:] == b"_" or before[-1] > 127) else ""
        opening = "".join(f"{counter}.{method}({id},(" for method, id in plan[node])
        insertions.setdefault(first, []).append((left, 1, place, space + opening))
        insertions.setdefault(last, []).append((right, 0, -place, "))" * len(plan[node])))
    lines = [_edited(line, insertions.get(number, [])) for number, line in enumerate(text.lines, 1)]
    return "\n".join(lines)


def _edited(line: bytes, insertions: Iterable[tuple[int, int, int, str]]) -> str:
    parts, done = list[bytes](), 0
    for offset, _, _, inserted in sorted(insertions):
        parts += [line[done:offset], inserted.encode()]
        done = offset
    return b"".join([*parts, line[done:]]).decode("utf-8", "surrogatepass")


def _plan(sites: list[Site], ids: Collection[int]) -> _Plan:
    plan: _Plan = {}
    for id, site in enumerate(sites, 1):
        if id in ids:
            for node, method in site.wraps:
                plan.setdefault(node, []).append((method, id))
    for wraps in plan.values():
        # An element that is itself a reference: what was made is the wrapped reference.
        wraps.sort(key=lambda wrap: wrap[0] == "calls")
    return plan


def countable(text: Source, sites: list[Site]) -> frozenset[int]:
    """Tell which constructs can be counted: their edits add wrappers and change nothing else."""
    counter = "counter"
    while any(counter.encode() in line for line in text.lines):
        counter += "_"
    hopeful = [id for id, site in enumerate(sites, 1) if site.wraps and readable(site.node, text)]
    if not hopeful or _same(text, sites, hopeful, counter):
        return frozenset(hopeful)
    good: list[int] = []
    groups = [hopeful]
    for _ in range(_TRIES):
        if not groups:
            break
        group = groups.pop()
        if _same(text, sites, group, counter):
            good += group
        elif len(group) > 1:
            groups += [group[: len(group) // 2], group[len(group) // 2 :]]
    return frozenset(good if _same(text, sites, good, counter) else [])


def _same(text: Source, sites: list[Site], ids: Collection[int], counter: str) -> bool:
    """Whether the copy is the original with exactly the planned wrappers."""
    try:
        copy = ast.parse(write(text, sites, ids, counter))
    except _FAILURES:
        return False
    return _wrappers(text.tree, copy, counter) == _plan(sites, ids)


def _wrappers(original: ast.AST, copy: ast.AST, counter: str) -> _Plan | None:
    """The wrappers of a copy by the node each stands around; None where the trees differ in anything else."""
    found: _Plan = {}
    todo: list[tuple[object, object]] = [(original, copy)]
    while todo:
        left, right = todo.pop()
        if isinstance(left, ast.AST):
            while (wrap := _unwrap(right, counter)) is not None:
                method, id, right = wrap
                found.setdefault(left, []).append((method, id))
            if type(left) is not type(right):
                return None
            todo.extend((getattr(left, name, None), getattr(right, name, None)) for name in left._fields)
        elif isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
            todo.extend(zip(left, right, strict=True))
        elif type(left) is not type(right) or left != right:
            return None
    return found


def _unwrap(node: object, counter: str) -> tuple[str, int, ast.expr] | None:
    match node:
        case ast.Call(
            func=ast.Attribute(value=ast.Name(id=name), attr=method),
            args=[ast.Constant(value=int(id)), inner],
            keywords=[],
        ) if name == counter:
            return method, id, inner
    return None
