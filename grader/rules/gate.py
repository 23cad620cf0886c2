"""What is refused before anything of a student's file runs, each place with what to do instead.

A grading runs a file only after `check` gave no finding. It refuses code made from text, files, other
modules, and names that reach a frame or a module's internals: through those a file could read the disk,
or change what the loop rule counts in it. The process around it is the wall; this is the sign at its door.
"""

import ast
from collections.abc import Collection, Iterator

from grader.model import Finding
from grader.rules import forbidden
from grader.rules.attributes import AttributeRule, closed
from grader.rules.references import ReferenceRule
from grader.rules.scopes import TangledError, read
from grader.rules.source import Source

TOO_DEEP = Finding(1, 1, "", "This file is nested too deeply to be read: write it in smaller steps.")
TOO_TANGLED = Finding(1, 1, "", "This file gives too many names to too many things: use each name for one thing.")


def check(source: str, tree: ast.Module, allowed_imports: Collection[str]) -> tuple[Finding, ...]:
    """Find what must not run, sorted by place.

    `tree` is the parsed `source`; `allowed_imports` are the modules that this exercise allows beside those
    that every exercise does. Never raises.
    """
    try:
        return _check(source, tree, allowed_imports)
    except RecursionError:
        return (TOO_DEEP,)
    except TangledError:
        return (TOO_TANGLED,)


def _check(source: str, tree: ast.Module, allowed: Collection[str]) -> tuple[Finding, ...]:
    text, names = Source(source, tree), read(tree)
    attributes = AttributeRule(names, text)
    references = ReferenceRule(names, text, attributes)
    found: dict[tuple[int, int], Finding] = {}
    for node in text.nodes:
        if isinstance(node, ast.Import | ast.ImportFrom):
            places = _imports(node, allowed)
        elif isinstance(node, ast.Attribute):
            # One sentence a place: an attribute that may not be read is not judged by its use as well.
            places = iter([*attributes.check(node)] or references.check(node))
        else:
            places = iter([*attributes.check(node), *references.check(node)])
        for place, message in places:
            finding = text.finding(place, message)
            found.setdefault((finding.line, finding.column), finding)
    return tuple(found[place] for place in sorted(found))


def _imports(node: ast.Import | ast.ImportFrom, allowed: Collection[str]) -> Iterator[tuple[ast.AST, str]]:
    """Find what is wrong with an import: the module, or a name taken from it."""
    if isinstance(node, ast.ImportFrom) and node.level:
        yield node, "Leave this import out: a solution is one file, and what is given is in `given`."
        return
    modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or ""]
    for module in modules:
        if not importable(module, allowed):
            yield (
                node,
                f"Leave `{module}` out: import NumPy and the modules that this exercise names, no others.",
            )
            return
    if isinstance(node, ast.ImportFrom):
        module = modules[0]
        for alias in node.names:
            if alias.name == "*":
                if module.partition(".")[0] not in ("given", "numpy"):
                    yield (
                        node,
                        f"Import the names you use: `from {module} import *` hides where each comes from.",
                    )
            elif reason := _hidden(module, alias.name):
                yield node, f"Leave `{alias.name}` out: {reason}."


def _hidden(module: str, name: str) -> str:
    """Say why a name may not be imported from a module; empty where it may."""
    if name.startswith("__") and name not in forbidden.DUNDERS:
        return f"it is an internal of `{module}`"
    return closed(module, name)


def importable(module: str, allowed: Collection[str]) -> bool:
    """Whether the lists have the module: by its name, or as a part of one that the exercise itself allows."""
    if module in forbidden.IMPORTS or any(f"{module}.".startswith(f"{name}.") for name in allowed):
        return True
    root, *parts = module.split(".")
    inside = ".".join(parts)
    shut = any(f"{inside}.".startswith(f"{name}.") for name in forbidden.NUMPY_CLOSED)
    return root == "numpy" and not shut and not any(part.startswith("_") for part in parts)
