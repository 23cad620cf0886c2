"""Many files in one candidate: put together there, and asked from here.

A file that cannot be used is set aside, with a sentence that says why, and the others go on without it. Where the
candidate is gone, the next question puts everything together again in a new one.
"""

import ast
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from grader.candidate.client import CandidateGone, Died
from grader.candidate.limits import Limits
from grader.candidate.sandbox import Sandbox
from grader.candidate.session import Program, Session
from grader.capstone.parts import Part, lendable
from grader.capstone.stage import DEAF
from grader.course import SOLUTION
from grader.errors import BrokenCourseError
from grader.examiner.grade import given_source
from grader.examiner.student import gone_message
from grader.rules import gate

GLUE = "capstone.py"
_GRACE = 3.0
"""Seconds for the alarm in the candidate to say whose code does not end, before its process is ended from here."""
_STAGE = {
    "compiles": ("number", "file", "source", "seconds"),
    "add": ("file", "source", "given", "owns", "seconds"),
    "lend": ("file", "source", "owns", "seconds"),
    "glue": ("file", "source", "names", "seconds"),
    "ask": ("function", "args", "seconds"),
    "knows": ("function", "seconds"),
}


class Trouble(Exception):  # noqa: N818  (said to the learner, and then it goes on)
    """Something did not work; `exercise` is the one whose file it was, where that is known."""

    def __init__(self, sentence: str, exercise: str = "") -> None:
        super().__init__(sentence)
        self.exercise = exercise


class Ensemble:
    """The functions of a course, put together; `first` is what is asked of the glue before all else."""

    def __init__(
        self,
        parts: Sequence[Part],
        glue: str,
        first: tuple[str, Sequence[object]],
        sandbox: Sandbox,
        limits: Limits,
    ) -> None:
        self.parts = parts
        self._glue = glue
        self._first = first
        self._limits = limits
        self._lendable = lendable([part.exercise for part in parts])
        stage = (Path(__file__).parent / "stage.py").read_text(encoding="utf-8")
        self._session = Session(Program(stage, None, _STAGE), limits, sandbox)
        self._together = False
        self.lost = 0
        """How often the candidate was gone, and nobody knows by whose file."""
        self.aside: dict[str, str] = {}
        """What is wrong with a file that was set aside, by its exercise."""

    @property
    def isolation(self) -> tuple[str, ...]:
        """The protections that are active."""
        return self._session.isolation

    @property
    def own(self) -> list[Part]:
        """The exercises whose functions are the learner's."""
        return [part for part in self.parts if part.own is not None and part.exercise.name not in self.aside]

    def lent(self, part: Part) -> list[str]:
        """Give the functions of an exercise that the course can lend."""
        return [function.name for function in part.exercise.functions if function.name in self._lendable]

    def missing(self, names: Sequence[str]) -> list[Part]:
        """Give the exercises without which some of these functions are nobody's."""
        own = self.own
        return [
            part
            for part in self.parts
            if part not in own
            and any(one.name in names and one.name not in self._lendable for one in part.exercise.functions)
        ]

    def put_together(self) -> None:
        """Have every file run in the candidate. Raises BrokenCourseError where the course's own do not."""
        while not self._together:
            try:
                self._put_together()
                self._together = True
            except Trouble as trouble:
                if not trouble.exercise or trouble.exercise in self.aside:
                    raise BrokenCourseError(f"exercises/capstone/{GLUE}: {trouble}") from trouble
                self.aside[trouble.exercise] = str(trouble)

    def ask(self, function: str, *args: object) -> Any:
        """Call a function of the glue. Raises Trouble; the file at fault, where it is known, is then set aside."""
        if self.lost >= self._limits.hangs:
            raise Trouble("Not run, since the process was lost too often.")
        self.put_together()
        try:
            return self._stage("ask", function, list(args))
        except Trouble as trouble:
            if trouble.exercise:
                self.aside[trouble.exercise] = str(trouble)
                self.close()
            raise

    def knows(self, function: str) -> bool:
        """Tell whether the glue has a function of this name."""
        self.put_together()
        return self._stage("knows", function) is True

    def close(self) -> None:
        """End the candidate; the next question starts a new one."""
        self._session.close()
        self._together = False

    def _put_together(self) -> None:
        self.close()
        for part in self.parts:
            if part in self.own:
                self._add(part)
            elif lent := self.lent(part):
                text = self._lendable[lent[0]]
                self._stage("lend", f"{part.exercise.name}/given.py", _bytes(text), lent)
        names = [function.name for part in self.parts for function in part.exercise.functions]
        self._stage("glue", GLUE, _bytes(self._glue), names)
        self._stage("ask", self._first[0], list(self._first[1]))

    def _add(self, part: Part) -> None:
        """Add a learner's file, by the same door as in a grading."""
        assert part.own is not None
        name, source = part.exercise.name, part.own.source
        file = f"{name}/{SOLUTION}"
        self._stage("compiles", self.parts.index(part) + 1, file, _bytes(source), culprit=name)
        if reason := _refused(source, part):
            raise Trouble(f"{file} was not run: {reason}", name)
        given = given_source(part.exercise)
        owns = [function.name for function in part.exercise.functions]
        lacks = self._stage(
            "add", file, _bytes(source), None if given is None else _bytes(given), owns, culprit=name
        )
        if lacks:
            raise Trouble(f"{file} defines no function {lacks[0]}.", name)

    def _stage(self, function: str, *args: object, culprit: str = "") -> Any:
        """Ask the stage. Raises Trouble, about `culprit` where nobody else is known."""
        try:
            patience = self._limits.call_seconds
            reply = self._session.call(function, (*args, patience), {}, seconds=patience + _GRACE).value
        except CandidateGone as gone:
            self._together = False
            if isinstance(gone, Died) and 0 < (number := (gone.status or 0) - DEAF) <= len(self.parts):
                name = self.parts[number - 1].exercise.name
                raise Trouble(f"{name}/{SOLUTION} did not end, nor let itself be interrupted.", name) from gone
            what = f"{culprit}/{SOLUTION}" if culprit else "One of the files"
            self.lost += not culprit
            raise Trouble(gone_message(what, gone), culprit) from gone
        if not isinstance(reply, dict) or ("value" not in reply and "what" not in reply):
            raise Trouble("What came back cannot be read.", culprit)
        if "value" in reply:
            return reply["value"]
        file, line, what, text = (str(reply.get(key, "")) for key in ("file", "line", "what", "text"))
        exercise = file.partition("/")[0] if file.endswith(f"/{SOLUTION}") else ""
        known = {part.exercise.name for part in self.own}
        where = f"{file}, line {line}, " if file else "It "
        joint = " " if "after" in what else ": "
        raise Trouble(f"{where}{what}{joint if text else ''}{text}", exercise if exercise in known else culprit)


def _bytes(text: str) -> np.ndarray:
    """Give a text as numbers: a string on the wire is short."""
    return np.frombuffer(text.encode("utf-8", errors="replace"), dtype=np.uint8)


def _refused(source: str, part: Part) -> str:
    """Say what the rules have against a file; empty where it may run."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            tree = ast.parse(source)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return "it is too deeply nested to be read."
    findings = gate.check(source, tree, part.exercise.imports)
    return f"{findings[0].where}: {findings[0].message}" if findings else ""
