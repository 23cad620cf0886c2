"""Puts many files together inside the candidate: what `ensemble` sends there in place of a solution, as text.

It imports nothing of the project. Every file becomes a module of its own, whose `given` holds the functions put
together so far. What goes wrong comes back as data, with the file and the line it happened in. As ever, all that
comes from here is a claim.
"""

import ast
import builtins
import os
import signal
import sys
import types
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

import numpy as np

FUNCTIONS: dict[str, Any] = {}
"""What is put together so far, by name."""
GLUE = types.ModuleType("capstone")
FILES: dict[str, int] = {}
"""The number of each file that was put in."""
TEXT_LIMIT = 600
AXES = 4
"""No statement promises that a function takes arrays of more; what the course gives does, and may be asked to."""
DEAF = 100
"""An exit status from here on: the file of that number did not hear the alarm."""
AGAIN = 0.05
"""Seconds from one ring of the alarm to the next."""
PATIENCE = 10
"""So many rings are enough."""


class TooLong(BaseException):
    """The time for this request is over."""


class Alarm:
    """Rings in the code that takes too long, where the system has alarms."""

    def __init__(self) -> None:
        self.rings = 0
        self.on = False

    def start(self, seconds: float) -> None:
        """Ring after so many seconds, and then again and again."""
        self.rings, self.on = 0, True
        if hasattr(signal, "setitimer"):
            signal.signal(signal.SIGALRM, self.ring)
            signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)

    def stop(self) -> None:
        """Ring no more."""
        self.on = False
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_REAL, 0)

    def ring(self, _number: int, frame: types.FrameType | None) -> None:
        """Interrupt what goes on; where that is ignored, end the process, its status saying whose file it is."""
        if not self.on:
            return
        self.rings += 1
        while self.rings > PATIENCE and frame is not None:
            if number := FILES.get(frame.f_code.co_filename, 0):
                os._exit(DEAF + number)
            frame = frame.f_back
        raise TooLong


ALARM = Alarm()


def compiles(number: int, file: str, source: Any, seconds: float) -> Any:
    """Have a text parsed and compiled: one that crashes a parser crashes this process, not the examiner's."""
    FILES[file] = number

    def run() -> None:
        ast.parse(_text(source), file)
        _compiled(source, file)

    return _guarded(seconds, run)


def add(file: str, source: Any, given: Any, owns: Sequence[str], seconds: float) -> Any:
    """Run a file as a module, and take the functions that it owns.

    source: its text, as an array of bytes; given: that of given.py, or None. Gives the names that it lacks.
    """

    def run() -> list[str]:
        module = _module(file, given)
        exec(_compiled(source, file), module.__dict__)
        found = [name for name in owns if callable(module.__dict__.get(name))]
        FUNCTIONS.update({name: _plainly(module.__dict__[name]) for name in found})
        return [name for name in owns if name not in found]

    return _guarded(seconds, run)


def lend(file: str, source: Any, owns: Sequence[str], seconds: float) -> Any:
    """Take functions from a text of the course's; what it calls by name is what is put together so far."""

    def run() -> None:
        module = _module(file, None)
        exec(_compiled(source, file), module.__dict__)
        FUNCTIONS.update({name: module.__dict__[name] for name in owns})
        _replace(module)

    return _guarded(seconds, run)


def glue(file: str, source: Any, names: Sequence[str], seconds: float) -> Any:
    """Run the file that uses it all: from `solved` it imports any of these names, None where nobody has it."""

    def run() -> None:
        solved = types.ModuleType("solved")
        solved.__dict__.update({name: FUNCTIONS.get(name) for name in names})
        sys.modules["solved"] = solved
        FILES[file] = 0
        exec(_compiled(source, file), GLUE.__dict__)

    return _guarded(seconds, run)


def ask(function: str, args: Sequence[Any], seconds: float) -> Any:
    """Call a function of the glue."""
    return _guarded(seconds, lambda: GLUE.__dict__[function](*args))


def knows(function: str, seconds: float) -> Any:
    """Tell whether the glue has a function of this name."""
    return _guarded(seconds, lambda: callable(GLUE.__dict__.get(function)))


def _module(file: str, given: Any) -> types.ModuleType:
    """Give an empty module that finds its own `given`, also where it imports that in the middle of a call."""
    module = types.ModuleType(file.replace("/", "_").replace("-", "_").removesuffix(".py"))
    module.__file__ = file
    sys.modules[module.__name__] = module  # where a dataclass looks for the names of its annotations
    if given is not None:
        own = types.ModuleType("given")
        exec(_compiled(given, "given.py"), own.__dict__)
        _replace(own)
        usual = builtins.__import__

        def importing(name: str, *rest: Any, **options: Any) -> Any:
            return own if name == "given" else usual(name, *rest, **options)

        module.__dict__["__builtins__"] = {**vars(builtins), "__import__": importing}
    return module


def _plainly(function: Callable[..., Any]) -> Callable[..., Any]:
    """Give a function whose arrays come plain and in float64, in and out, as the statements promise them.

    Masked arrays and long doubles are right answers, and may be handed on; but not everything works with them.
    """

    @wraps(function)
    def plain(*args: Any, **options: Any) -> Any:
        options = {name: _plain(value) for name, value in options.items()}
        value = function(*map(_plain, args), **options)
        return tuple(map(_plain, value)) if type(value) is tuple else _plain(value)

    return plain


def _plain(value: Any) -> Any:
    if not isinstance(value, np.ndarray):
        return value
    if value.dtype.kind == "f" and value.dtype != np.float64:
        return np.asarray(value, dtype=np.float64)
    return value if type(value) is np.ndarray else np.asarray(value)


def _replace(module: types.ModuleType) -> None:
    """Have a module's functions call each other as they are put together, whoever wrote them."""
    known = {name: value for name, value in module.__dict__.items() if name in FUNCTIONS}
    module.__dict__.update({name: _within(FUNCTIONS[name], value) for name, value in known.items()})


def _within(own: Callable[..., Any], course: Callable[..., Any]) -> Callable[..., Any]:
    """Give a function that is the learner's on what statements promise, and the course's beyond."""

    @wraps(own)
    def chosen(*args: Any, **options: Any) -> Any:
        values = (*args, *options.values())
        beyond = any(isinstance(value, np.ndarray) and value.ndim > AXES for value in values)
        return (course if beyond else own)(*args, **options)

    return chosen


def _text(source: Any) -> str:
    return str(source.tobytes().decode())


def _compiled(source: Any, file: str) -> Any:
    return compile(_text(source), file, "exec", dont_inherit=True)


def _guarded(seconds: float, run: Callable[[], object]) -> dict[str, Any]:
    """Run something for so long at most. Gives its value, or what went wrong."""
    try:
        ALARM.start(seconds)
        try:
            return {"value": run()}
        finally:
            ALARM.stop()
    except BaseException as error:
        ALARM.stop()
        return _described(error, seconds)


def _described(error: BaseException, seconds: float) -> dict[str, Any]:
    step, file, line = error.__traceback__, "", 0
    while step is not None:  # the innermost step in a learner's file, or else in the glue
        name = step.tb_frame.f_code.co_filename
        if name in FILES and (FILES[name] or not FILES.get(file)):
            file, line = name, step.tb_lineno
        step = step.tb_next
    if isinstance(error, SyntaxError) and error.filename in FILES:
        file, line = error.filename or "", error.lineno or 0
    if isinstance(error, TooLong):
        return {"file": file, "line": line, "what": "was still at work after", "text": f"{seconds:g} s"}
    try:
        text = "".join(str(error)[:TEXT_LIMIT])
    except BaseException:
        text = ""
    kind = "".join(type.__dict__["__name__"].__get__(type(error))[:80])
    return {"file": file, "line": line, "what": f"raised {kind}", "text": text}
