"""A file's text, by the positions that Python's parser gives: bytes of UTF-8 in lines of its own making."""

import ast
import re
from collections.abc import Iterator

from grader.model import Finding

_LONGEST = 60
"""Characters of a construct that a finding shows."""
_LINE_END = re.compile(r"\r\n|\r|\n")
"""What the tokenizer takes for the end of a line; str.splitlines knows more, such as a form feed."""

_NOWHERE = (ast.expr_context, ast.operator, ast.unaryop, ast.cmpop, ast.boolop)


def _children(node: ast.AST) -> Iterator[ast.AST]:
    for name in node._fields:
        value = getattr(node, name, None)
        for child in value if isinstance(value, list) else (value,):
            if isinstance(child, ast.AST) and not isinstance(child, _NOWHERE):
                yield child


class Source:
    """The text of one file and its tree, for looking up what stands where."""

    def __init__(self, text: str, tree: ast.AST) -> None:
        self.tree = tree
        self.nodes: list[ast.AST] = [tree]
        """All nodes but contexts and operators, which stand nowhere; outer before inner."""
        self.parents: dict[ast.AST, ast.AST] = {}
        """For each node the one it stands in."""
        for node in self.nodes:
            for child in _children(node):
                self.parents[child] = node
                self.nodes.append(child)
        self.lines = [line.encode("utf-8", "surrogatepass") for line in _LINE_END.split(text)]

    def between(self, start: tuple[int, int], end: tuple[int, int]) -> str:
        """The text from one (line, byte) to another, shortened to one line."""
        (first, left), (last, right) = start, end
        if not 1 <= first <= last <= len(self.lines):
            return ""
        if first == last:
            raw = self.lines[first - 1][left:right]
        else:
            raw = b" ".join(
                [
                    self.lines[first - 1][left:],
                    *self.lines[first : last - 1][:3],
                    self.lines[last - 1][:right],
                ]
            )
        text = " ".join(raw.decode("utf-8", "replace").split())
        return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."

    def of(self, node: ast.AST) -> str:
        """The text of a node, shortened to one line."""
        return self.between(start_of(node), end_of(node))

    def column(self, node: ast.AST) -> int:
        """The column of a node's start, from 1, in characters."""
        line, offset = start_of(node)
        if not 1 <= line <= len(self.lines):
            return 1
        return len(self.lines[line - 1][:offset].decode("utf-8", "replace")) + 1

    def finding(self, node: ast.AST, message: str) -> Finding:
        """A finding at a node, with its text as the construct."""
        return Finding(start_of(node)[0], self.column(node), self.of(node), message)


def start_of(node: ast.AST) -> tuple[int, int]:
    """The (line, byte) where a node starts."""
    return getattr(node, "lineno", 1), getattr(node, "col_offset", 0)


def end_of(node: ast.AST) -> tuple[int, int]:
    """The (line, byte) just after a node."""
    line, offset = start_of(node)
    return getattr(node, "end_lineno", None) or line, getattr(node, "end_col_offset", None) or offset
