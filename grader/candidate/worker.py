"""The candidate: the program of the child process that holds a student's code, and nothing else.

Run by file as `python -S -s -P worker.py SETUP`, where SETUP is JSON: the import path, and the places of
the files beside this one that it loads. It reads requests from the pipe on descriptor 0 and answers on the pipe on
descriptor 1, one answer to each request. Whatever it says may be a lie once student code has run in it:
the examiner compares values, and takes nothing else from here on trust.
"""

import builtins
import gc
import importlib.util
import io
import json
import os
import sys
import traceback
import types
import warnings
from collections.abc import Callable
from typing import Any

PRINT_LIMIT = 4000
"""Characters kept of what one request prints."""
MESSAGE_LIMIT = 600
FILE_NAME = "solution.py"
BUILTIN_ERRORS = {
    kind: name
    for name, kind in vars(builtins).items()
    if isinstance(kind, type) and issubclass(kind, BaseException)
}
"""Kept from before any student code ran: a class that only calls itself ValueError is not in here."""


def load(name: str, path: str) -> types.ModuleType:
    """Import one file under a name, without putting its folder on the import path."""
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def take_pipe() -> tuple[int, int]:
    """Move the pipe off descriptors 0 to 2, and leave the null device there."""
    requests, answers = os.dup(0), os.dup(1)
    null = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(null, standard)
    os.close(null)
    return requests, answers


class Printed(io.TextIOBase):
    """What the student's code prints: the beginning is kept, the rest is counted."""

    def __init__(self) -> None:
        self.take()

    def writable(self) -> bool:
        """Say yes, as print() asks."""
        return True

    def write(self, text: str) -> int:
        """Keep what still fits."""
        if self._room > 0:
            self._parts.append(text[: self._room])
        self._room -= len(text)
        return len(text)

    def take(self) -> str:
        """Give what was printed since the last call, with a note of how much was left out."""
        parts, room = getattr(self, "_parts", []), getattr(self, "_room", 0)
        self._parts: list[str] = []
        self._room = PRINT_LIMIT
        return "".join(parts) + (f"\n... and {-room} characters more" if room < 0 else "")


def describe_error(error: BaseException) -> dict[str, Any]:
    """Give an exception as data: its type, the built-in types it is, its text and its line in the solution."""
    try:
        return _describe_error(error)
    except BaseException:  # the exception's own code ran, and raised
        return {"type": "an exception", "kinds": [], "text": "that cannot be described"}


def _describe_error(error: BaseException) -> dict[str, Any]:
    kinds = [BUILTIN_ERRORS[kind] for kind in type(error).__mro__ if kind in BUILTIN_ERRORS]
    try:
        text = "".join(str(error)[:MESSAGE_LIMIT])
    except BaseException:
        text = "(its text cannot be read)"
    described: dict[str, Any] = {"type": type_name(type(error)), "kinds": kinds, "text": text}
    if "SyntaxError" in kinds and getattr(error, "filename", None) == FILE_NAME:
        syntax: Any = error
        column, source = syntax.offset or 1, str(syntax.text or "")
        start = max(0, column - 60)  # of a line of 200,000 characters, the part that matters
        described |= {"line": syntax.lineno, "column": column - start, "source": source[start : start + 100]}
        described["text"] = str(syntax.msg)[:MESSAGE_LIMIT]
        return described
    step = error.__traceback__
    while step is not None:
        if step.tb_frame.f_code.co_filename == FILE_NAME:
            described["line"] = step.tb_lineno
        step = step.tb_next
    return described


def type_name(kind: type) -> str:
    """Give a type's name without running code of its metaclass."""
    return "".join(type.__dict__["__name__"].__get__(kind)[:80])


def describe_function(value: object, parameters: list[str]) -> dict[str, Any]:
    """Say whether an object can be called with the parameters of the statement, in order and by name."""
    import inspect

    if not callable(value):
        return {"problem": "not_callable", "is": wire.phrase(value)}
    if isinstance(value, type):
        return {"problem": "not_callable", "is": "a class"}
    try:
        signature = inspect.signature(value)
    except BaseException:
        return {}  # nothing can be said beforehand: the calls will tell
    try:
        bound = signature.bind(*parameters)
        signature.bind(**dict.fromkeys(parameters))
        order = [name for name in bound.arguments if name in parameters]
        if order == [name for name in parameters if name in order]:
            return {}
    except TypeError:
        pass
    return {"problem": "parameters", "is": str(signature)[:200]}


class Candidate:
    """Answers requests. One instance serves a process."""

    def __init__(self, setup: dict[str, Any], printed: Printed) -> None:
        self.setup = setup
        self.printed = printed
        self.modules: dict[str, types.ModuleType] = {}
        self.handles: list[object] = []
        self.counter: Any = None
        self.counting: types.ModuleType | None = None

    def answer(self, request: dict[str, Any], body: memoryview, encoder: Any) -> dict[str, Any]:
        """Give the answer to one request; its arrays go to the encoder."""
        match request["do"]:
            case "prepare":
                return self.prepare(request)
            case "execute":
                return self.execute(request)
            case "call":
                return self.call(request, body, encoder)
        raise ValueError("no such request")

    def prepare(self, request: dict[str, Any]) -> dict[str, Any]:
        """Set the limits, and compile the solution without running any of it."""
        import ast
        import inspect  # noqa: F401  (loaded now, while the examiner is busy with its own imports)

        held = confine.limit_resources(request["limits"])
        self.given = request["given"]
        try:
            # The parser is the first to meet a stranger's text, and it can be made to crash:
            # better here than in the examiner.
            ast.parse(request["source"], FILE_NAME)
            compile(request["source"], FILE_NAME, "exec", dont_inherit=True)
        except BaseException as error:
            return {"held": held, "error": describe_error(error)}
        return {"held": held}

    def execute(self, request: dict[str, Any]) -> dict[str, Any]:
        """Run the top level of the solution, or of its counting copy, as a module."""
        if self.given is not None:
            given = types.ModuleType("given")
            sys.modules["given"] = given
            exec(compile(self.given, "given.py", "exec", dont_inherit=True), given.__dict__)
        module = types.ModuleType("solution")
        module.__file__ = FILE_NAME
        if request["counter"]:
            self.counting = load("counting", self.setup["counting"])
            self.counter = self.counting.Counter()
            module.__dict__[request["counter"]] = self.counter
        sys.modules["solution"] = module
        confine.seed()
        try:
            exec(compile(request["source"], FILE_NAME, "exec", dont_inherit=True), module.__dict__)
        except BaseException as error:
            return {"error": describe_error(error), "printed": self.printed.take()}
        self.modules[request["module"]] = module
        functions = {}
        for name, parameters in request["functions"].items():
            if name in module.__dict__:
                functions[name] = describe_function(module.__dict__[name], parameters)
            else:
                functions[name] = {"problem": "missing"}
        return {"functions": functions, "printed": self.printed.take()}

    def call(self, request: dict[str, Any], body: memoryview, encoder: Any) -> dict[str, Any]:
        """Call one function, and say what came back, what became of its arguments, and what was measured."""
        function = self.modules[request["module"]].__dict__[request["function"]]
        nodes = [*request["args"], *request["kwargs"].values()]
        values = [wire.decode(node, body, layout=True, handles=self.handles) for node in nodes]
        count = len(request["args"])
        args, kwargs = values[:count], dict(zip(request["kwargs"], values[count:], strict=True))
        reply: dict[str, Any] = {}
        value = None
        try:
            with warnings.catch_warnings():  # each call warns anew; else the first of all alone would
                value = self.measured(request["measure"], reply, lambda: function(*args, **kwargs))
        except BaseException as error:
            reply["error"] = describe_error(error)
        else:
            reply["value"] = self.give(value, request["opaque"], encoder)
        reply["after"] = [self.after(node, value) for node, value in zip(nodes, values, strict=True)]
        reply["printed"] = self.printed.take()
        return reply

    def give(self, value: Any, opaque: object, encoder: Any) -> Any:
        """Encode a returned value; what the request calls opaque stays here, behind a handle."""
        if opaque is True:
            return encoder.encode(self.keep(value))
        if type(opaque) is int and isinstance(value, (tuple, list)):
            parts = list(value)
            if opaque < len(parts):
                parts[opaque] = self.keep(parts[opaque])
                value = tuple(parts)
        return encoder.encode(value)

    def keep(self, value: object) -> Any:
        """Store a value and give its handle."""
        self.handles.append(value)
        return wire.Handle(len(self.handles) - 1)

    def after(self, node: Any, value: object) -> Any:
        """Say what became of an argument: its digest, a Generator's new state, or nothing for a handle."""
        if isinstance(node, dict) and "handle" in node:
            return None
        if isinstance(node, dict) and "generator" in node:
            return wire.Encoder().encode(value)
        return wire.digest(value)

    def measured(self, measure: list[str], reply: dict[str, Any], run: Callable[[], object]) -> object:
        """Run a call under the measurements asked for, and add what they show to the reply."""
        if "loops" in measure and self.counting is not None:
            self.counter.reset()
            with self.counting.watch(FILE_NAME) as watched:
                value = run()
            copy = self.modules["counting"].__dict__
            alive = watched.alive and any(value is self.counter for value in copy.values())
            reply["loops"] = {
                "turns": sorted([key, *turns] for key, turns in self.counter.turns().items()),
                "lines": sorted(watched.lines.items()),
                "calls": sorted(watched.calls.items()),
                "alive": alive,
            }
            return value
        if "memory" in measure:
            import tracemalloc

            tracemalloc.start()
            try:
                before = tracemalloc.get_traced_memory()[0]
                value = run()
                reply["peak_bytes"] = tracemalloc.get_traced_memory()[1] - before
            finally:
                tracemalloc.stop()
            return value
        if "warnings" in measure:
            with warnings.catch_warnings(record=True) as caught:
                warnings.simplefilter("always")
                value = run()
            reply["warnings"] = [
                [item.category.__name__, str(item.message)[:MESSAGE_LIMIT]] for item in caught[:20]
            ]
            return value
        return run()


def show_warning(message: Any, category: type[Warning], file: str, line: int, *_rest: object) -> None:
    """Print a warning as one line of the student's output."""
    where = "" if file == FILE_NAME else f"{os.path.basename(file)} "
    print(f"{where}line {line}: {category.__name__}: {message}", file=sys.stderr)


def serve(setup: dict[str, Any], requests: int, answers: int) -> None:
    """Answer requests until the pipe ends."""
    # Bound here, so that a solution that replaces them in their modules changes nothing in this loop.
    read, write, pack = os.read, os.write, wire.pack
    printed = Printed()
    sys.stdout = sys.stderr = printed
    sys.stdin = io.StringIO()
    warnings.showwarning = show_warning  # type: ignore[assignment]
    candidate = Candidate(setup, printed)
    while True:
        frame = wire.read(lambda size: read(requests, size))
        if frame is None:
            return
        request, body = frame
        encoder = wire.Encoder()
        try:
            reply = candidate.answer(request, body, encoder)
        except BaseException as error:
            text = "".join(traceback.format_exception_only(error))[:MESSAGE_LIMIT]
            reply, encoder = {"broken": text}, wire.Encoder()
        reply["id"] = request["id"]
        data = memoryview(pack(reply, encoder.buffers))
        while data:
            data = data[write(answers, data) :]


if __name__ == "__main__":
    _setup = json.loads(sys.argv[1])
    _pipe = take_pipe()
    sys.path[:0] = _setup["path"]
    del sys.argv[1:]
    gc.disable()  # while NumPy is imported, there is nothing to collect
    wire: Any = load("wire", _setup["wire"])
    confine: Any = load("confine", _setup["confine"])
    gc.freeze()
    gc.enable()
    confine.end_with_parent()
    if "serve" in _setup:
        _pipe = load("forks", _setup["forks"]).fork_for_each(_pipe[0], _setup["serve"] == "enclosed")
    os.write(_pipe[1], wire.pack({"hello": sys.version.split()[0]}, []))
    serve(_setup, *_pipe)
