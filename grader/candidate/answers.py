"""One call to the candidate, and what comes back: encoded here, and read from bytes that may say anything.

Whatever is wrong with an answer raises an ordinary exception here; `Session` turns it into a broken candidate.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from grader.candidate import wire


@dataclass(frozen=True, slots=True)
class Raised:
    """An exception of the student's code, as data."""

    type: str
    kinds: tuple[str, ...]
    """The built-in exception types it is, itself first."""
    text: str
    line: int | None = None
    column: int | None = None
    source: str = ""


@dataclass(frozen=True, slots=True)
class Counts:
    """What was counted while the counting copy of a file ran one call: see `grader.rules.counting`."""

    turns: tuple[tuple[int, int, int], ...] = ()
    """Construct, arrivals, turns."""
    lines: tuple[tuple[int, int], ...] = ()
    calls: tuple[tuple[int, int], ...] = ()
    alive: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """What one call gave."""

    value: Any = None
    raised: Raised | None = None
    changed: tuple[int | str, ...] = ()
    """The arguments that were not as before: positions, and names of keyword arguments."""
    after: tuple[str, ...] = ()
    """Their digests after the call."""
    printed: str = ""
    loops: Counts = Counts()
    peak_bytes: int | None = None
    warnings: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Loaded:
    """What running the top level of a file showed."""

    raised: Raised | None
    problems: Mapping[str, Mapping[str, str]]
    """Of each function that cannot be called as the statement says."""
    printed: str


class Request:
    """One call, encoded."""

    def __init__(self, function: str, args: Sequence[object], kwargs: Mapping[str, object]) -> None:
        encoder = wire.Encoder(layout=True)
        self.function = function
        self.args = [encoder.encode(value) for value in args]
        self.kwargs = {name: encoder.encode(value) for name, value in kwargs.items()}
        self.buffers = encoder.buffers
        self.values = [*args, *kwargs.values()]
        self.names: list[int | str] = [*range(len(args)), *kwargs]
        self.digests = [wire.digest(value) for value in self.values]

    def message(
        self, module: str, measure: Sequence[str] = (), opaque: bool | int | None = None
    ) -> dict[str, Any]:
        """Give the header of the request."""
        return {
            "do": "call",
            "module": module,
            "function": self.function,
            "args": self.args,
            "kwargs": self.kwargs,
            "measure": list(measure),
            "opaque": opaque,
        }


def text(value: object) -> str:
    """Give a claim that should be text as text of bounded length; nothing where it is none."""
    return value[: wire.TEXT_LIMIT] if isinstance(value, str) else ""


def _number(value: object) -> int | None:
    return value if type(value) is int and 0 <= value < 2**31 else None


def read_raised(data: Any) -> Raised | None:
    """Read the description of an exception, if there is one."""
    if data is None:
        return None
    return Raised(
        type=text(data["type"]),
        kinds=tuple(text(kind) for kind in data["kinds"]),
        text=text(data["text"]),
        line=_number(data.get("line")),
        column=_number(data.get("column")),
        source=text(data.get("source")),
    )


def _read_counts(data: Mapping[str, Any]) -> Counts:
    def rows(name: str, width: int) -> tuple[Any, ...]:
        found = tuple(tuple(int(number) for number in row) for row in data.get(name, ()))
        if any(len(row) != width for row in found):
            raise ValueError(name)
        return found

    return Counts(rows("turns", 3), rows("lines", 2), rows("calls", 2), data.get("alive") is True)


def read_answer(message: Mapping[str, Any], body: memoryview, request: Request) -> Answer:
    """Read the answer to a request; a Generator among its arguments is brought to the state it came back in."""
    changed, after = [], []
    for name, value, old, new in zip(
        request.names, request.values, request.digests, message["after"], strict=True
    ):
        if isinstance(value, wire.Handle):
            continue
        if isinstance(value, np.random.Generator):
            value.bit_generator.state = wire.decode(new, body).bit_generator.state
        elif new != old:
            changed.append(name)
            after.append(text(new))
    raised = read_raised(message.get("error"))
    return Answer(
        value=None if raised else wire.decode(message["value"], body),
        raised=raised,
        changed=tuple(changed),
        after=tuple(after),
        printed=text(message["printed"]),
        loops=_read_counts(message.get("loops", {})),
        peak_bytes=_number(message.get("peak_bytes")),
        warnings=tuple((text(kind), text(said)) for kind, said in message.get("warnings", ())),
    )
