"""The examiner's end of the pipe: one request, one answer, one deadline.

Answers are read, and long requests written, in threads of their own, because the other side may stop reading
or writing at any byte, and because Windows cannot select on pipes. Each thread closes its own end when it comes
to the end of it, and nobody waits for that: a process that the student's code left behind may hold the other
end for ever.
"""

import contextlib
import os
import queue
import select
import threading
import time
from typing import Any, NoReturn

from grader.candidate import wire
from grader.candidate.launch import Launched


class CandidateGone(BaseException):
    """The candidate's process is of no more use: it hung, died, or wrote bytes that are no frame.

    A BaseException, so that neither hypothesis nor a check takes it for a wrong answer and calls again.
    """


class Hung(CandidateGone):
    """No answer within the deadline."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Died(CandidateGone):
    """The process ended; `status` is its exit status, negative for a signal, None where unknown."""

    def __init__(self, status: int | None) -> None:
        super().__init__(status)
        self.status = status


class Broken(CandidateGone):
    """What came over the pipe is not an answer to what was asked."""


class Client:
    """Speaks with one launched candidate until it is gone."""

    def __init__(self, launched: Launched) -> None:
        self.launched = launched
        self._answers: queue.SimpleQueue[tuple[dict[str, Any], memoryview] | Exception | None] = (
            queue.SimpleQueue()
        )
        self._requests: queue.SimpleQueue[memoryview | None] = queue.SimpleQueue()
        self._unwritten = 0
        """Requests that the writing thread has not finished with."""
        self._number = self._answered = 0
        self._pipe = -1
        if os.name == "posix":
            assert launched.process.stdin is not None
            self._pipe = launched.process.stdin.fileno()
            os.set_blocking(self._pipe, False)
        for target in (self._read, self._write):
            threading.Thread(target=target, daemon=True).start()

    def _read(self) -> None:
        stream = self.launched.process.stdout
        assert stream is not None
        try:
            while (frame := wire.read(lambda size: stream.read(size) or b"")) is not None:
                self._answers.put(frame)
        except (wire.BrokenFrameError, OSError, ValueError) as error:
            self._answers.put(error)
        self._answers.put(None)  # the end
        stream.close()

    def _write(self) -> None:
        stream = self.launched.process.stdin
        assert stream is not None
        try:
            while (data := self._requests.get()) is not None:
                while data:
                    written = stream.write(data)
                    if written is None:  # full, and not blocking
                        select.select((), (stream,), ())
                    data = data[written or 0 :]
                self._unwritten -= 1
        except (OSError, ValueError):
            pass  # the reader sees the end of the process as well, and says so
        with contextlib.suppress(OSError):
            stream.close()

    def _write_now(self, data: memoryview) -> int:
        """Write as much as the pipe takes at once: most requests whole, without waking a thread."""
        if self._pipe < 0 or self._unwritten:
            return 0
        try:
            return os.write(self._pipe, data)
        except OSError:  # full, or gone
            return 0

    def hello(self, seconds: float) -> None:
        """Wait for the candidate's first word. Raises CandidateGone where it does not come."""
        message, _ = self._receive(seconds)
        if "hello" not in message:
            self._fail(Broken("no hello"))

    def ask(self, message: dict[str, Any], buffers: list[bytes]) -> None:
        """Send a request without waiting for its answer. Requests are answered in order."""
        self._number += 1
        data = memoryview(wire.pack({**message, "id": self._number}, buffers))
        data = data[self._write_now(data) :]
        if data:
            self._unwritten += 1
            self._requests.put(data)

    def answer(self, seconds: float) -> tuple[dict[str, Any], memoryview]:
        """Wait for the next answer. Raises CandidateGone; the process is ended then."""
        message, body = self._receive(seconds)
        self._answered += 1
        if message.get("id") != self._answered or "broken" in message:
            self._fail(Broken(str(message.get("broken", "an answer to another request"))))
        return message, body

    def _receive(self, seconds: float) -> tuple[dict[str, Any], memoryview]:
        try:
            frame = self._answers.get(timeout=seconds)
        except queue.Empty:
            self._fail(Hung(seconds))
        if frame is None:
            self._fail(Died(self._status()))
        if isinstance(frame, Exception):
            self._fail(Broken(str(frame)))
        return frame

    def _status(self) -> int | None:
        """Give the exit status of a process whose pipe has ended; it may close the pipe and live on."""
        for _ in range(20):
            status = self.launched.process.poll()
            if status is not None:
                return status
            time.sleep(0.005)
        return None

    def _fail(self, gone: CandidateGone) -> NoReturn:
        self.close()
        raise gone

    def close(self) -> None:
        """End the candidate."""
        self._pipe = -1
        self._requests.put(None)
        self.launched.kill()
