"""Where the capstone is shown: a terminal, where a text appears as it is sampled, or plain lines."""

import sys

from rich.console import Console
from rich.table import Table
from rich.text import Text

from grader.capstone import heads
from grader.reports import terminal
from grader.reports.text import inert


class Page:
    """Standard output. All text is made harmless here, and none is read as markup."""

    def __init__(self, *, plain: bool) -> None:
        self._console: Console = terminal.console()
        self.plain = plain or terminal.is_plain(self._console)
        self.shades = heads.shades_fit(self._console.encoding)
        self._ends = 1
        """Ends of lines of the text that are not printed yet; the first line begins with one."""

    def heading(self, line: str) -> None:
        """Print a line that stands out, after an empty one."""
        self.line()
        self._print(Text(inert(line), style="bold"))

    def line(self, line: str = "", command: str = "") -> None:
        """Print a line, with the command to run next at its end."""
        self._print(Text(inert(line)).append(inert(command), style="bold"))

    def entry(self, number: str, line: str) -> None:
        """Print a line under a number; in a terminal what is wrapped stands in line."""
        if self.plain:
            self.line(f"{number}  {line}")
            return
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_row(Text(inert(number), style="dim"), Text(inert(line)))
        self._console.print(table)

    def lines(self, lines: list[str]) -> None:
        """Print lines that may not be wrapped."""
        for line in lines:
            self._console.print(Text(inert(line)), no_wrap=True, overflow="ignore", crop=False)

    def trouble(self, line: str) -> None:
        """Print what went wrong."""
        self._print(Text(inert(line), style="yellow"))

    def write(self, piece: str) -> None:
        """Print a piece of a text at once, indented. An end of line waits for what follows."""
        for character in inert(piece):
            if character == "\n":
                self._ends += 1
                continue
            sys.stdout.write("\n" * self._ends + "  " * (self._ends > 0) + character)
            self._ends = 0
        sys.stdout.flush()

    def end(self) -> None:
        """End the text."""
        sys.stdout.write("\n")
        self._ends = 1

    def _print(self, text: Text) -> None:
        if self.plain:
            print(text.plain)
        else:
            self._console.print(text)
