"""The keyboard: single keys of a terminal, or the first letter of each line where keys cannot be read."""

import contextlib
import os
import sys
import threading
from collections.abc import Callable
from typing import Any

try:
    import select
    import termios
    import tty
except ImportError:  # Windows
    termios = None  # type: ignore[assignment]

_END_OF_TEXT = "\x04"
"""What Ctrl-D sends where a terminal does not wait for a whole line."""


class Keys:
    """Calls `tell` with each key, in a thread, between `start` and `stop`.

    In a terminal it takes effect at once and is not shown. Elsewhere, as in the panel of an editor or behind a
    pipe, a line is read, and its first letter counts. When there is no more to read, nothing is told any more.
    """

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._before: list[Any] | None = None
        self._thread: threading.Thread | None = None
        self._wake = -1
        self.single = False
        """Whether single keys can be read."""

    def start(self) -> None:
        """Begin to read."""
        try:
            keyboard = sys.stdin.fileno()
        except (AttributeError, OSError, ValueError):  # closed
            return
        if termios is None:
            self.single = os.isatty(keyboard)
            self._run(_read_windows if self.single else _read_lines, self._tell)
            return
        with contextlib.suppress(termios.error):  # not a terminal
            self._before = termios.tcgetattr(keyboard)
            tty.setcbreak(keyboard, termios.TCSANOW)  # Ctrl-C stays what it is
            self.single = True
        sleeper, self._wake = os.pipe()
        self._run(_read, keyboard, sleeper, self.single, self._tell)

    def _run(self, read: Callable[..., None], *args: Any) -> None:
        self._thread = threading.Thread(target=read, args=args, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Leave the keyboard as it was; nobody reads from it then."""
        if self._wake >= 0:
            os.close(self._wake)
            self._wake = -1
            if self._thread is not None:
                self._thread.join()
        if self._before is not None:
            termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, self._before)
            self._before = None


def _read(keyboard: int, sleeper: int, single: bool, tell: Callable[[str], None]) -> None:
    """Read until the other end of `sleeper` is closed."""
    line = ""
    try:
        while True:
            ready, _, _ = select.select([keyboard, sleeper], [], [])
            if sleeper in ready:
                return
            data = os.read(keyboard, 1024)
            if not data:
                return
            text = data.decode(errors="ignore")
            if single:
                _tell_keys(text, tell)
            else:
                *lines, line = (line + text).split("\n")
                _tell_lines(lines, tell)
    except OSError:  # the terminal has gone
        return
    finally:
        os.close(sleeper)


def _tell_keys(text: str, tell: Callable[[str], None]) -> None:
    if text.startswith("\x1b"):
        return  # an arrow or a function key comes as several letters, which are none
    for key in text:
        tell("q" if key == _END_OF_TEXT else key)


def _tell_lines(lines: list[str], tell: Callable[[str], None]) -> None:
    for line in lines:
        if line.strip():
            tell(line.strip()[0])


def _read_lines(tell: Callable[[str], None]) -> None:
    for line in sys.stdin:
        _tell_lines([line], tell)


def _read_windows(tell: Callable[[str], None]) -> None:
    import msvcrt

    while True:
        key = msvcrt.getwch()  # type: ignore[attr-defined]
        if key in "\0\xe0":  # an arrow or a function key: its second half says which
            msvcrt.getwch()  # type: ignore[attr-defined]
        else:
            tell("q" if key in "\x03\x04" else key)
