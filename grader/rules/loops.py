"""The loop rule: no Python-level loop over heads, batch elements or whatever else a check grows.

Documentation
    NumPy works on whole arrays, so a solution needs no loop over an axis, in whatever dress: `for`, `map`,
    `np.vectorize`, recursion. A loop over a fixed set, such as the names of three weights, is fine.

How it is seen
    `find` lists each construct that loops and that the function under test can reach. The candidate runs the
    function on a counting copy of the file (`instrument`; the counter is in `counting`) with growing sizes,
    and `judge` confirms the constructs whose turns grew. Its message:

        line 12: `for h in range(n_heads)` ran 2 times for 2 heads and 6 times for 6 heads

    What was not counted is not cleared. `loops_cases` holds the VALID and INVALID files.
"""

import ast
from collections.abc import Sequence

from grader.rules.constructs import Construct, sites
from grader.rules.facts import construct
from grader.rules.instrument import countable, write
from grader.rules.judge import Measured, judge, judge_all, merge
from grader.rules.reach import reached
from grader.rules.scopes import Tangled, read
from grader.rules.source import Source

__all__ = ["Construct", "Measured", "find", "instrument", "judge", "judge_all", "merge", "survey"]


UNREADABLE = Construct(
    id=1,
    line=1,
    column=1,
    text="this file",
    measurable=False,
    fixed=False,
    kind="call",
    start=(1, 0),
    end=(1, 0),
    statement=(1, 1),
    error_path=False,
    at_import=False,
)
"""Stands for a file that cannot be followed (the gate refuses one): it can never be cleared."""


def survey(source: str, tree: ast.Module) -> tuple[Construct, ...]:
    """List every construct of a file that loops, outer before inner. Never raises."""
    try:
        return _survey(source, tree)[0]
    except (RecursionError, Tangled):
        return (UNREADABLE,)


def find(source: str, tree: ast.Module, function: str) -> tuple[Construct, ...]:
    """List the constructs that a call of the function may reach, with the ids of the whole file. Never raises.

    Followed are all names of the file that the function mentions: defs, classes, assigned values, decorators,
    defaults. What only runs at the import is left out, since it cannot grow with an argument.
    """
    constructs, nodes, text = _survey(source, tree)
    roots = reached(text, read(tree), function)
    return tuple(
        found for found, node in zip(constructs, nodes, strict=True) if _counts(found, node, roots, text)
    )


def instrument(source: str, tree: ast.Module, constructs: Sequence[Construct], counter: str) -> str:
    """Write the counting copy of a file, lines as they were, for the constructs that are measurable.

    `counter` is the name under which the copy finds its `counting.Counter`: an identifier that the file does
    not hold, and not one with leading underscores, which a class would mangle. Never raises on a parsed file.
    """
    if not counter.isidentifier() or counter.startswith("__"):
        raise ValueError(f"not a name for a counter: {counter!r}")
    text = Source(source, tree)
    ids = {construct.id for construct in constructs if construct.measurable}
    return write(text, sites(text, read(tree)), ids, counter) if ids else source


def _survey(source: str, tree: ast.Module) -> tuple[tuple[Construct, ...], list[ast.AST], Source]:
    text, names = Source(source, tree), read(tree)
    found = sites(text, names)
    good = countable(text, found)
    constructs = tuple(construct(id, site, text, names, id in good) for id, site in enumerate(found, 1))
    return constructs, [site.node for site in found], text


def _counts(found: Construct, node: ast.AST, roots: set[ast.AST], text: Source) -> bool:
    """Whether a construct can run, or be pulled from, in a call that reaches the roots."""
    if found.at_import and found.kind != "call" and not isinstance(node, ast.GeneratorExp):
        return False
    here: ast.AST | None = node
    while here is not None and here not in roots:
        here = text.parents.get(here)
    return here is not None
