"""The screen: everything is drawn anew in one write, and below it one line says what is going on.

Where there is no screen to draw on (a pipe, a log, a screen reader's TERM=dumb) each part follows the last.
"""

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.text import Text

from grader.reports import terminal

_CLEAR = "\x1b[H\x1b[2J"
_CLEAR_LINE = "\r\x1b[2K"


class Screen:
    """What is shown now."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.plain = terminal.is_plain(console)
        self._status = ""

    def clear(self) -> None:
        """Show nothing, for whoever writes next."""
        self.draw([])

    def draw(self, parts: Sequence[RenderableType]) -> None:
        """Show these, and nothing of what was there before."""
        with self.console.capture() as capture:
            for part in parts:
                self.console.print(part)
        self._write("" if self.plain else _CLEAR, capture.get())
        self._status = ""

    def status(self, sentence: str) -> None:
        """Say what is going on, in the place of what was said there before."""
        if self.plain:
            if sentence != self._status:
                self._write(sentence, "\n")
        else:
            line = Text(sentence, style="dim", no_wrap=True, overflow="ellipsis")
            line.truncate(self.console.width - 1, overflow="crop")
            with self.console.capture() as capture:
                self.console.print(line, end="")
            self._write(_CLEAR_LINE, capture.get())
        self._status = sentence

    def leave(self) -> None:
        """Go to a line of its own, for whoever writes next."""
        if not self.plain:
            self._write("\n")

    def _write(self, *texts: str) -> None:
        self.console.file.write("".join(texts))
        self.console.file.flush()
