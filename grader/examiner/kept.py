"""What is kept from one grading to the next, in a process that grades many: `grade class`, `grade verify`.

The checks stay collected. What known mistakes answered is remembered, for `diagnosis`: students of one class,
and the mistakes that are tried, ask the same of the same files again and again.
"""

import ast
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from grader.candidate.answers import Answer
from grader.candidate.session import Session
from grader.candidate.wire import Handle
from grader.errors import BrokenCourseError
from grader.examiner.bare import Collected
from grader.examiner.student import Call, handle_in

_KEPT = 20_000
"""Answers are small: some kB each."""


class Recall(dict[tuple[str, str], Answer]):
    """Answers by file and call, of files that keep nothing between calls."""

    def keep(self, file: str, call: str, answer: Answer) -> None:
        """Remember an answer; all is forgotten where it becomes too much."""
        if len(self) >= _KEPT:
            self.clear()
        self[file, call] = answer


@dataclass(slots=True)
class Kept:
    """What a process that grades many files makes once."""

    recall: Recall = field(default_factory=Recall)
    collected: dict[Path, tuple[bytes, Collected]] = field(default_factory=dict)

    def checks(self, path: Path) -> Collected:
        """Give the checks of a file, collected; again where it has changed. Raises BrokenCourseError."""
        try:
            text = path.read_bytes()
        except OSError as error:
            raise BrokenCourseError(f"{path} cannot be read: {error.strerror}.") from error
        known = self.collected.get(path)
        if known is not None:
            if known[0] == text:
                return known[1]
            del self.collected[path]
            known[1].close()
        made = Collected(path)
        self.collected[path] = text, made
        return made

    def close(self) -> None:
        """End the sessions."""
        while self.collected:
            self.collected.popitem()[1][1].close()


class Player:
    """Makes calls of one mistake, which is loaded when first needed."""

    def __init__(self, source: str, given: str | None, session: Session, recall: Recall | None) -> None:
        self.session = session
        self._source = source
        self._file = hashlib.sha256(f"{given}\0{source}".encode()).hexdigest()
        self._recall = recall if recall is not None and stateless(source) else None
        self._loaded: bool | None = None
        self._handles: dict[int, Handle | None] = {}
        """What calls gave that stays in the candidate, by their id."""

    def load(self) -> bool:
        """Have the candidate load it; say whether it could."""
        if self._loaded is None:
            if not self.session.ready:
                self.session.prepare()
            self._loaded = self.session.swap(self._source).raised is None
        return self._loaded

    def answer(self, call: Call) -> Answer | None:
        """Give what it answers to a call, or None where it cannot be loaded. Raises CandidateGone."""
        if self._recall is None or call.opaque is not None or call.makers:
            return self._play(call)
        known = self._recall.get((self._file, call.key)) or self._play(call)
        if known is not None:
            self._recall.keep(self._file, call.key, known)
        return known

    def _play(self, call: Call) -> Answer | None:
        if not self.load():
            return None
        own = {handle_in(maker.answer): self._handle(maker) for maker in call.makers}
        values = (*call.args, *call.kwargs.values())
        if any(isinstance(value, Handle) and own.get(value) is None for value in values):
            return Answer()  # the call that was to give the handle gave none
        args, kwargs = call.again
        args = tuple(_own(value, own) for value in args)
        kwargs = {name: _own(value, own) for name, value in kwargs.items()}
        answer = self.session.call(call.function, args, kwargs, measure=call.compared, opaque=call.opaque)
        self._handles[id(call)] = handle_in(answer)
        return answer

    def _handle(self, maker: Call) -> Handle | None:
        """Give the mistake's own handle in place of the one that the student's function gave."""
        if id(maker) not in self._handles:
            self._play(maker)
        return self._handles.get(id(maker))


def _own(value: object, own: Mapping[Handle | None, Handle | None]) -> object:
    return own.get(value, value) if isinstance(value, Handle) else value


@cache
def stateless(source: str) -> bool:
    """Say whether a file certainly keeps nothing between calls: no more than imports and plain functions in it."""
    tree = ast.parse(source)
    names = set()
    for statement in tree.body:
        match statement:
            case ast.Expr(value=ast.Constant()):
                pass
            case ast.Import(names=aliases) | ast.ImportFrom(names=aliases):
                names |= {alias.asname or alias.name for alias in aliases}
            case ast.FunctionDef(decorator_list=[], args=ast.arguments(defaults=defaults, kw_defaults=more)) if (
                all(isinstance(default, ast.Constant | ast.UnaryOp | None) for default in (*defaults, *more))
            ):
                names.add(statement.name)
            case _:
                return False
    return not any(_keeps(node, names) for node in ast.walk(tree))


def _keeps(node: ast.AST, names: set[str]) -> bool:
    match node:
        case ast.Global() | ast.Name(id="globals" | "vars" | "setattr") | ast.Attribute(attr="random" | "seterr"):
            return True
        case ast.Attribute() | ast.Subscript() if not isinstance(node.ctx, ast.Load):
            root: ast.expr = node
            while isinstance(root, ast.Attribute | ast.Subscript):
                root = root.value
            return isinstance(root, ast.Name) and root.id in names
    return False
