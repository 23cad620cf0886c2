"""A terminal for tests: a real pseudo-terminal, and an emulator that knows what a person would see on it."""

import fcntl
import os
import struct
import subprocess
import sys
import termios
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pyte
from helpers import wait_for

# What a login does: the terminal becomes the one that Ctrl-C and Ctrl-Z of its keyboard act through.
_LOGIN = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execv(sys.argv[1], sys.argv[1:])"
)


class Terminal:
    """A command in a terminal of its own."""

    def __init__(self, keyboard: int, process: subprocess.Popen[bytes], columns: int, lines: int) -> None:
        self.process = process
        self.clears = 0
        """How often all of it was drawn anew."""
        self._keyboard = keyboard
        self._screen = pyte.Screen(columns, lines)
        self._stream = pyte.ByteStream(self._screen)
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        try:
            while data := os.read(self._keyboard, 65536):
                self.clears += data.count(b"\x1b[2J")
                self._stream.feed(data)
        except OSError:  # the other end is closed
            return

    @property
    def text(self) -> str:
        """What is on the screen now, its lines put together."""
        return " ".join(" ".join(self._screen.display).split())

    def press(self, keys: str) -> None:
        """Type."""
        os.write(self._keyboard, keys.encode())

    def see(self, *words: str) -> str:
        """Wait until all of these stand on the screen, and give what does."""
        wait_for(lambda: all(word in self.text for word in words) or self.process.poll() is not None)
        assert all(word in self.text for word in words), self.text
        return self.text

    def end(self) -> int:
        """Wait for the end of the command, and give its exit status."""
        return self.process.wait(timeout=600)

    def finish(self) -> None:
        """End the command, and read the rest."""
        self.process.kill()
        self.process.wait()
        self._reader.join()
        os.close(self._keyboard)


@contextmanager
def terminal(*words: str | Path, cwd: Path, columns: int = 100, lines: int = 90) -> Iterator[Terminal]:
    """Run `grade` with these words in a terminal."""
    keyboard, theirs = os.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    process = subprocess.Popen(
        [sys.executable, "-c", _LOGIN, sys.executable, "-m", "grader", *map(str, words)],
        cwd=cwd,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "", "LINES": ""},
        start_new_session=True,
    )
    os.close(theirs)
    opened = Terminal(keyboard, process, columns, lines)
    try:
        yield opened
    finally:
        opened.finish()
