"""The `candidate` fixture: the student's functions, callable by name, on the examiner's side of the pipe.

A call that raised, or whose result is unusable, ends the check with a `CheckFailed` that says so in the
student's terms. Every call of a check is kept, so that the card can show the last one.
"""

import ast
import hashlib
import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import Any

import numpy as np

from grader.candidate.answers import Answer, Raised
from grader.candidate.client import CandidateGone, Died, Hung
from grader.candidate.session import Arguments, Session
from grader.candidate.wire import Encoder, Handle
from grader.kit import CheckFailed
from grader.model import Exercise, Failure, Finding, Picture, Status
from grader.rules import loops
from grader.showing import show_call

Cases = Mapping[str, Mapping[int, Sequence[object]]]
"""For each size by its plural ("heads"), growing numbers of it and the arguments of a call."""


@dataclass(frozen=True)
class Call:
    """One call of a check, and what it gave."""

    function: str
    args: tuple[object, ...]
    kwargs: Mapping[str, object]
    answer: Answer | None
    """None where the candidate was gone before it answered."""
    measure: tuple[str, ...] = ()
    """What was asked for beside its value."""
    opaque: bool | int | None = None
    """What stays in the candidate, behind a handle: see `Session.call`."""
    makers: tuple["Call", ...] = ()
    """The calls that gave the handles among its arguments."""

    @cached_property
    def key(self) -> str:
        """What tells it from calls that ask something else: all that goes over the pipe."""
        encoder = Encoder(layout=True)
        asked: list[Any] = [self.function, self.compared]
        asked += [encoder.encode(list(self.args)), encoder.encode(dict(self.kwargs))]
        return hashlib.blake2b(json.dumps(asked).encode() + b"".join(encoder.buffers), digest_size=16).hexdigest()

    @property
    def counted(self) -> bool:
        """Whether it ran on the counting copy."""
        return "loops" in self.measure

    @property
    def compared(self) -> tuple[str, ...]:
        """Give what is compared beside the value where the call is made again on a known mistake."""
        return tuple(name for name in self.measure if name == "warnings")

    @property
    def again(self) -> tuple[tuple[object, ...], dict[str, object]]:
        """Arguments to make it once more with: a call advances the generators that it is given."""
        return copied(self.args), dict(zip(self.kwargs, copied(self.kwargs.values()), strict=True))


def handle_in(answer: Answer | None) -> Handle | None:
    """Give the handle in an answer: its value, or part of the pair that it is."""
    value = answer.value if answer is not None else None
    parts = value if isinstance(value, tuple) else (value,)
    return next((part for part in parts if isinstance(part, Handle)), None)


def _makers(values: Iterable[object], calls: Sequence["Call"]) -> tuple["Call", ...]:
    """Find the calls that gave the handles among some arguments."""
    wanted = {value for value in values if isinstance(value, Handle)}
    return tuple(call for call in calls if handle_in(call.answer) in wanted) if wanted else ()


def copied(values: Iterable[object]) -> tuple[object, ...]:
    """Give arguments with generators of their own."""
    return tuple(deepcopy(value) if isinstance(value, np.random.Generator) else value for value in values)


@dataclass(slots=True)
class Transcript:
    """What one check asked."""

    calls: list[Call] = field(default_factory=list)
    cases: Cases | None = None
    """Where it looked for loops."""

    @property
    def printed(self) -> str:
        """What the last call of the check printed."""
        answer = self.calls[-1].answer if self.calls else None
        return answer.printed if answer else ""


class StudentCode:
    """What a check's `candidate` is."""

    def __init__(self, exercise: Exercise, session: Session, source: str, tree: ast.Module) -> None:
        self.exercise = exercise
        self.session = session
        self.source = source
        self.tree = tree
        self.transcript = Transcript()
        self.picture: Picture | None = None
        """What the check that runs wants to show."""
        self.hangs: dict[str, int] = {}
        """How often each function hung, over all checks."""

    def __getattr__(self, name: str) -> "StudentFunction":
        for function in self.exercise.functions:
            if function.name == name:
                return StudentFunction(self, name, parameter_names(function.parameters))
        raise AttributeError(f"exercise.toml names no function {name!r}")

    def show(self, call: Call) -> str:
        """Give a call as text."""
        return show_call(call.function, getattr(self, call.function).parameters, call.args, call.kwargs)

    @cached_property
    def constructs(self) -> tuple[loops.Construct, ...]:
        """The loops of the file; finding them also has the candidate load a copy that counts their turns."""
        constructs = loops.survey(self.source, self.tree)
        counter = f"counter_{os.urandom(8).hex()}"
        self.session.count(loops.instrument(self.source, self.tree, constructs, counter), counter)
        return constructs


@cache
def parameter_names(parameters: str) -> tuple[str, ...]:
    """Give the names in a parameter list such as `"x, axis=-1"`."""
    arguments = ast.parse(f"def f({parameters}): pass").body[0].args  # type: ignore[attr-defined]
    return tuple(argument.arg for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs))


@dataclass(frozen=True)
class StudentFunction:
    """One function of the student's file. Calling it gives its value, or raises CheckFailed."""

    code: StudentCode
    name: str
    parameters: tuple[str, ...]
    seconds: float | None = None
    measure: tuple[str, ...] = ()
    opaque: bool | int | None = None

    def under(self, **options: Any) -> "StudentFunction":
        """Give the same function with other `seconds`, `measure` or `opaque`: see `Session.call`."""
        return replace(self, **options)

    def __call__(self, *args: object, **kwargs: object) -> Any:
        """Call it, and give its value."""
        answer = self.answer(*args, **kwargs)
        self.raise_for(answer)
        return answer.value

    def answer(self, *args: object, **kwargs: object) -> Answer:
        """Call it, and give all that is known of what happened.

        Raises CandidateGone, and CheckFailed where the function hung too often to be called again.
        """
        (answer,) = self._answers([(args, kwargs)])
        return answer

    def answers(self, calls: Iterable[Sequence[object]]) -> list[Answer]:
        """Make several calls, given by their arguments, and give the answer of each: see `answer`.

        All are under way at once, so this costs less than one after the other. Each call gets a generator in the
        state that it has now, and the caller's stays in that state.
        """
        cases: list[Arguments] = []
        last = None
        for args in calls:
            cases.append(cases[-1] if args is last else (copied(args), {}))
            last = args
        return self._answers(cases)

    def _answers(self, cases: Sequence[Arguments]) -> list[Answer]:
        transcript, limit, hangs = self.code.transcript, self.code.session.limits.hangs, self.code.hangs
        if hangs.get(self.name, 0) >= limit:
            raise CheckFailed(Failure(f"Not run: {self.name} already hung {limit} times."), Status.NOT_RUN)
        # A diagnosis makes the call again with what the generators were before this one.
        kept = [(copied(args), dict(zip(kwargs, copied(kwargs.values()), strict=True))) for args, kwargs in cases]
        options: Any = {"measure": self.measure, "opaque": self.opaque}
        coming = self.code.session.calls(self.name, cases, seconds=self.seconds, **options)
        answers = []
        for args, kwargs in kept:
            makers = _makers((*args, *kwargs.values()), transcript.calls)
            try:
                answer = next(coming)
            except CandidateGone as gone:
                transcript.calls.append(Call(self.name, args, kwargs, None, self.measure, self.opaque, makers))
                if isinstance(gone, Hung):
                    hangs[self.name] = hangs.get(self.name, 0) + 1
                raise
            transcript.calls.append(Call(self.name, args, kwargs, answer, self.measure, self.opaque, makers))
            answers.append(answer)
        return answers

    def show(self, picture: Picture | None) -> None:
        """Show a picture with the check that runs."""
        self.code.picture = picture

    def raise_for(self, answer: Answer) -> None:
        """Raise the CheckFailed of a call that raised an exception, if it did."""
        if answer.raised is None:
            return
        if "NotImplementedError" in answer.raised.kinds:
            raise CheckFailed(Failure(f"{self.name} is not implemented yet."), Status.NOT_IMPLEMENTED)
        raise CheckFailed(Failure(raised_message(self.name, answer.raised)))

    def parameter(self, which: int | str) -> str:
        """Give the name of an argument by its position or keyword."""
        return which if isinstance(which, str) else (*self.parameters, *"?" * 9)[which]

    def find_loops(self, cases: Cases) -> list[Finding]:
        """Give the loops that repeat once per item of any of the sizes in `cases`: see `kit.expect_no_loops`."""
        self.code.transcript.cases = cases
        everything = self.code.constructs
        counted = iter(self._counted([sizes[size] for sizes in cases.values() for size in sorted(sizes)]))
        axes = [(what, [(size, next(counted)) for size in sorted(sizes)]) for what, sizes in cases.items()]
        reached = loops.find(self.code.source, self.code.tree, self.name)
        return list(loops.judge_all(reached, axes, everything))

    def _counted(self, calls: Sequence[Sequence[object]]) -> Iterator[loops.Measured]:
        """Run calls of the counting copy, and give the counts of each."""
        counting = self.under(measure=("loops",), seconds=self.code.session.limits.long_call_seconds)
        for args, answer in zip(calls, counting.answers(calls), strict=True):
            if answer.raised is not None:
                self(*args)  # the file itself raises as well, unless it is the counting that disturbs it
                yield loops.Measured({}, {}, {}, alive=False)
                continue
            counts = answer.loops
            yield loops.Measured(
                turns={key: (arrivals, turns) for key, arrivals, turns in counts.turns},
                lines=dict(counts.lines),
                calls=dict(counts.calls),
                alive=counts.alive,
            )


_ADVICE = {
    "SystemExit": " exit() ends the whole program: return the answer instead.",
    "RecursionError": " It calls itself without end, or too deeply.",
    "MemoryError": " It asked for more memory than there is.",
}


def raised_message(name: str, raised: Raised) -> str:
    """Say in one sentence that a function raised an exception."""
    where = f" in line {raised.line}" if raised.line else ""
    text = f": {raised.text}" if raised.text else ""
    advice = next((advice for kind, advice in _ADVICE.items() if kind in raised.kinds), "")
    return f"{name} raised {raised.type}{where}{text}{'' if text.endswith('.') else '.'}{advice}"


def gone_message(name: str, gone: CandidateGone) -> str:
    """Say in one sentence that a candidate was gone, and why."""
    if isinstance(gone, Hung):
        return f"{name} did not return within {gone.seconds:g} s: a loop that never ends?"
    if isinstance(gone, Died) and gone.status is not None:
        how = f"with signal {-gone.status}: a crash?" if gone.status < 0 else f"with exit status {gone.status}."
        if gone.status > 128:
            how = f"with signal {gone.status - 128}: a crash?"  # as bubblewrap reports it
        return f"{name} ended the whole Python process, {how}"
    return f"{name} broke the connection to the grader: does it use files, processes or descriptors?"
