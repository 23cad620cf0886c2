"""The examiner's end of the pipe: one request, one answer, one deadline.

The other side may stop reading or writing at any byte. So answers are read without ever blocking, or (on Windows,
which cannot poll a pipe) in a thread; and long requests are written in a thread. A thread closes its own end when
it comes to the end of it, and nobody waits for that: a process that the student's code left behind may hold the
other end for ever.
"""

import contextlib
import os
import queue
import select
import threading
import time
from typing import IO, Any, NoReturn

from grader.candidate import wire
from grader.candidate.launch import Launched
from grader.candidate.limits import Stop, never


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


class Stopped(KeyboardInterrupt):
    """Nobody waits for this grading any more.

    A KeyboardInterrupt, since that is what pytest and hypothesis pass on at once.
    """


Frame = tuple[dict[str, Any], memoryview]
_GLANCE = 0.05
"""Seconds after which a reader looks again whether anybody waits."""


class _PolledAnswers:
    """Reads frames from a pipe, each up to a deadline."""

    def __init__(self, stream: IO[bytes], stop: Stop) -> None:
        self._stream = stream
        self._stop = stop
        self._pipe = stream.fileno()
        os.set_blocking(self._pipe, False)
        self._poll = select.poll()
        self._poll.register(self._pipe, select.POLLIN)
        self._deadline = 0.0

    def next(self, seconds: float) -> Frame | None:
        """Give the next frame, or None at the end. Raises TimeoutError, BrokenFrameError, OSError and Stopped."""
        self._deadline = time.monotonic() + seconds
        return wire.read(self._some)

    def _some(self, size: int) -> bytes:
        while True:
            left = _left(self._deadline, self._stop)
            try:
                return os.read(self._pipe, size)
            except BlockingIOError:
                self._poll.poll(left * 1000)

    def close(self) -> None:
        """Close the pipe."""
        self._stream.close()


class _ThreadedAnswers:
    """Reads frames from a pipe in a thread, which closes the pipe at its end."""

    def __init__(self, stream: IO[bytes], stop: Stop) -> None:
        self._stream = stream
        self._stop = stop
        self._frames: queue.SimpleQueue[Frame | Exception | None] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        try:
            while (frame := wire.read(lambda size: self._stream.read(size) or b"")) is not None:
                self._frames.put(frame)
        except (wire.BrokenFrameError, OSError, ValueError) as error:
            self._frames.put(error)
        self._frames.put(None)
        self._stream.close()

    def next(self, seconds: float) -> Frame | None:
        """Give the next frame, or None at the end. Raises TimeoutError, BrokenFrameError, OSError and Stopped."""
        deadline = time.monotonic() + seconds
        while True:
            try:
                frame = self._frames.get(timeout=_left(deadline, self._stop))
            except queue.Empty:
                continue
            if isinstance(frame, Exception):
                raise frame
            return frame

    def close(self) -> None:
        """Leave it to the thread."""


def _left(deadline: float, stop: Stop) -> float:
    """Give how many seconds to wait before one looks again. Raises TimeoutError, and Stopped."""
    if stop():
        raise Stopped
    left = deadline - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return min(left, _GLANCE)


class Client:
    """Speaks with one launched candidate until it is gone."""

    def __init__(self, launched: Launched, stop: Stop = never) -> None:
        self.launched = launched
        self._requests: queue.SimpleQueue[memoryview | None] = queue.SimpleQueue()
        self._unwritten = 0
        """Requests that the writing thread has not finished with."""
        self._number = self._answered = 0
        self._pipe = -1
        if os.name == "posix":
            assert launched.process.stdin is not None
            self._pipe = launched.process.stdin.fileno()
            os.set_blocking(self._pipe, False)
        assert launched.process.stdout is not None
        reader = _PolledAnswers if hasattr(select, "poll") else _ThreadedAnswers
        self._answers: _PolledAnswers | _ThreadedAnswers = reader(launched.process.stdout, stop)
        threading.Thread(target=self._write, daemon=True).start()

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
        """Wait for the candidate's first word. Raises CandidateGone where it does not come, and Stopped."""
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
        """Wait for the next answer. Raises CandidateGone, the process is ended then; and Stopped."""
        message, body = self._receive(seconds)
        self._answered += 1
        if message.get("id") != self._answered or "broken" in message:
            self._fail(Broken(str(message.get("broken", "an answer to another request"))))
        return message, body

    def _receive(self, seconds: float) -> tuple[dict[str, Any], memoryview]:
        try:
            frame = self._answers.next(seconds)
        except TimeoutError:
            self._fail(Hung(seconds))
        except (wire.BrokenFrameError, OSError, ValueError) as error:
            self._fail(Broken(str(error)))
        if frame is None:
            self._fail(Died(self._status()))
        return frame

    def _status(self) -> int | None:
        """Give the exit status of a process whose pipe has ended; it may close the pipe and live on."""
        for _ in range(100):  # half a second: a busy machine takes its time to end a process
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
        self._answers.close()
