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
from dataclasses import dataclass
from functools import lru_cache

from grader.rules.constructs import Construct, Site, sites
from grader.rules.facts import construct
from grader.rules.instrument import countable, write
from grader.rules.judge import Measured, judge, judge_all
from grader.rules.reach import reached
from grader.rules.scopes import Names, TangledError, read
from grader.rules.source import Source

__all__ = ["Construct", "Measured", "find", "instrument", "judge", "judge_all", "survey"]


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
        return _survey(source, tree).constructs
    except (RecursionError, TangledError):
        return (UNREADABLE,)


def find(source: str, tree: ast.Module, function: str) -> tuple[Construct, ...]:
    """List the constructs that a call of the function may reach, ids those of the whole file. Never raises.

    Followed are all names of the file that the function mentions: defs, classes, assigned values, decorators,
    defaults. What only runs at the import is left out, since it cannot grow with an argument.
    """
    try:
        file = _survey(source, tree)
        roots = reached(file.text, file.names, function)
    except (RecursionError, TangledError):
        return (UNREADABLE,)
    pairs = zip(file.constructs, file.sites, strict=True)
    return tuple(found for found, site in pairs if _counts(found, site.node, roots, file.text))


def instrument(source: str, tree: ast.Module, constructs: Sequence[Construct], counter: str) -> str:
    """Write the counting copy of a file, lines as they were, for the constructs that are measurable.

    `counter` is the name under which the copy finds its `counting.Counter`: an identifier that the file does
    not hold, and not one with leading underscores, which a class would mangle. Never raises on a parsed file.
    """
    if not counter.isidentifier() or counter.startswith("__"):
        raise ValueError(f"not a name for a counter: {counter!r}")
    ids = {construct.id for construct in constructs if construct.measurable}
    if not ids:
        return source
    file = _survey(source, tree)
    return write(file.text, file.sites, ids, counter)


@dataclass(frozen=True, slots=True)
class _Survey:
    """One file, read."""

    text: Source
    names: Names
    sites: list[Site]
    constructs: tuple[Construct, ...]


@lru_cache(maxsize=2)
def _survey(source: str, tree: ast.Module) -> _Survey:
    # Kept for the next function of the same tree: a grading asks once for each.
    text, names = Source(source, tree), read(tree)
    found = sites(text, names)
    good = countable(text, found)
    constructs = tuple(construct(id, site, text, names, id in good) for id, site in enumerate(found, 1))
    return _Survey(text, names, found, constructs)


def _counts(found: Construct, node: ast.AST, roots: set[ast.AST], text: Source) -> bool:
    """Whether a construct can run, or be pulled from, in a call that reaches the roots."""
    if found.at_import and found.kind != "call" and not isinstance(node, ast.GeneratorExp):
        return False
    here: ast.AST | None = node
    while here is not None and here not in roots:
        here = text.parents.get(here)
    return here is not None
