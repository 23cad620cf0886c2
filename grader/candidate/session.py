"""One grading's candidate: launched, given the student's file, asked, and started again after it is gone.

Used by the examiner alone. After a candidate is gone (it hung, died, or spoke nonsense) the next call starts
a new one; nothing else does, so state that leaks from call to call shows.
"""

import contextlib
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from grader.candidate.answers import Answer, Loaded, Raised, Request, read_answer, read_raised, text
from grader.candidate.client import Broken, CandidateGone, Client
from grader.candidate.launch import Launched, launch
from grader.candidate.limits import Limits, Stop, never
from grader.candidate.sandbox import Sandbox
from grader.errors import BrokenCourseError

Arguments = tuple[Sequence[object], Mapping[str, object]]
"""Of one call: by position, and by name."""


@dataclass(frozen=True, slots=True)
class Program:
    """What a candidate runs: the student's text, what it is given, and what is expected of it."""

    source: str
    given: str | None
    functions: Mapping[str, Sequence[str]]
    """The names of each function's parameters."""
    counting: str = ""
    """The counting copy of the source; empty until the loop rule asks for one."""
    counter: str = ""


class Session:
    """The candidate of one grading."""

    def __init__(
        self,
        program: Program,
        limits: Limits,
        sandbox: Sandbox,
        launched: Launched | None = None,
        stop: Stop = never,
    ) -> None:
        self.program = program
        self._stop = stop
        self.limits = limits
        self._sandbox = sandbox
        self._launched = launched
        self._client: Client | None = None
        self._held: tuple[str, ...] = ()
        self._sandboxed = False
        self._countable: bool | None = None
        """Whether the counting copy could be loaded; None where nobody tried."""

    @property
    def isolation(self) -> tuple[str, ...]:
        """The protections that are active, as far as the candidate got."""
        return ("process", *(("bubblewrap",) if self._sandboxed else ()), *self._held)

    @property
    def ready(self) -> bool:
        """Whether there is a candidate."""
        return self._client is not None

    def prepare(self) -> Raised | None:
        """Start a candidate and have it compile the file; nothing of it runs. Gives the SyntaxError, if any.

        Raises CandidateGone where the file makes the compiler hang or crash.
        """
        client = self._started()
        root = hasattr(os, "geteuid") and os.geteuid() == 0
        message, _ = self._ask(
            client,
            {
                "do": "prepare",
                "limits": {**self.limits.resources(), "root": root},
                "source": self.program.source,
                "given": self.program.given,
            },
            self.limits.import_seconds,
        )
        with self._checked():
            self._held = tuple(str(name) for name in message.get("held", ()))
            return read_raised(message.get("error"))

    def load(self) -> Loaded:
        """Run the top level of the file in the prepared candidate."""
        return self._execute("student", self.program.source, "")

    def swap(self, source: str) -> Loaded:
        """Go on with another file in the same, prepared process; for files of the course only."""
        self.program = replace(self.program, source=source, counting="", counter="")
        self._countable = None
        return self.load()

    def _execute(self, module: str, source: str, counter: str) -> Loaded:
        assert self._client is not None
        functions = {name: list(parameters) for name, parameters in self.program.functions.items()}
        message, _ = self._ask(
            self._client,
            {"do": "execute", "module": module, "source": source, "counter": counter, "functions": functions},
            self.limits.import_seconds,
        )
        with self._checked():
            problems = {
                str(name): {str(key): str(text) for key, text in problem.items()}
                for name, problem in message.get("functions", {}).items()
                if problem
            }
            return Loaded(read_raised(message.get("error")), problems, text(message["printed"]))

    def count(self, copy: str, counter: str) -> None:
        """Load the counting copy of the file beside the file, for calls that measure `loops`."""
        self.program = replace(self.program, counting=copy, counter=counter)
        self._countable = None

    def call(
        self,
        function: str,
        args: Sequence[object],
        kwargs: Mapping[str, object],
        *,
        seconds: float | None = None,
        measure: Sequence[str] = (),
        opaque: bool | int | None = None,
    ) -> Answer:
        """Call one function of the file. A Generator among the arguments comes back in its new state.

        `opaque` keeps the returned value in the candidate, or (a position) that part of a returned pair, and
        gives a Handle for it. Raises CandidateGone, and only that, whatever the student's code does; and Stopped.
        """
        (answer,) = self.calls(function, [(args, kwargs)], seconds=seconds, measure=measure, opaque=opaque)
        return answer

    def calls(
        self,
        function: str,
        cases: Iterable[Arguments],
        *,
        seconds: float | None = None,
        measure: Sequence[str] = (),
        opaque: bool | int | None = None,
    ) -> Iterator[Answer]:
        """Make several calls, and give the answers as they come: see `call`.

        All are under way at once, so that neither side waits for the other between two of them.
        """
        client = self._ready("loops" in measure)
        if "loops" in measure and not self._countable:
            yield from (Answer() for _ in cases)  # counts of nothing, not even alive: they clear no loop
            return
        module = "counting" if "loops" in measure else "student"
        requests: list[Request] = []
        last = None
        for case in cases:
            requests.append(requests[-1] if case is last else Request(function, *case))
            last = case
            client.ask(requests[-1].message(module, measure, opaque), requests[-1].buffers)
        for request in requests:
            yield self._answer_to(client, request, seconds or self.limits.call_seconds)

    def _answer_to(self, client: Client, request: "Request", seconds: float) -> Answer:
        message, body = self._await(client, seconds)
        with self._checked():
            return read_answer(message, body, request)

    def _started(self) -> Client:
        """Give a client whose candidate has said hello; falls back from a bubblewrap that does not work."""
        launched = self._launched or launch(self._sandbox)
        client = Client(launched, self._stop)
        try:
            client.hello(self.limits.start_seconds)
        except CandidateGone as gone:
            if not launched.sandboxed:
                raise BrokenCourseError(
                    f"Python with NumPy does not start in a child process ({gone!r})."
                ) from gone
            if self._sandbox is Sandbox.REQUIRED:
                raise BrokenCourseError(
                    "--sandbox required, but bubblewrap does not work here: the system may forbid user "
                    "namespaces. Try `bwrap --unshare-all --ro-bind / / true` to see why."
                ) from gone
            self._sandbox, self._launched = Sandbox.OFF, None
            return self._started()
        self._launched, self._client, self._countable = None, client, None
        self._sandboxed = launched.sandboxed
        return client

    def _ready(self, counting: bool) -> Client:
        """Give a client whose candidate has loaded the file, and the counting copy where that is asked for."""
        if self._client is None:
            self.prepare()
            self.load()
        assert self._client is not None
        if counting and self._countable is None:
            loaded = self._execute("counting", self.program.counting, self.program.counter)
            self._countable = loaded.raised is None
        return self._client

    def _ask(self, client: Client, request: dict[str, Any], seconds: float) -> tuple[dict[str, Any], memoryview]:
        client.ask(request, [])
        return self._await(client, seconds)

    def _await(self, client: Client, seconds: float) -> tuple[dict[str, Any], memoryview]:
        try:
            return client.answer(seconds)
        except CandidateGone:
            self._client = None
            raise

    @contextlib.contextmanager
    def _checked(self) -> Iterator[None]:
        """Turn whatever goes wrong while an answer is read into a Broken candidate."""
        try:
            yield
        except Exception as error:
            self.close()
            raise Broken(f"an answer that cannot be read: {type(error).__name__}") from error

    def close(self) -> None:
        """End the candidate."""
        if self._client is not None:
            self._client.close()
            self._client = None
        elif self._launched is not None:
            self._launched.discard()
            self._launched = None
