"""Puts a card on a terminal, or into text: the one place that makes a Console of standard output."""

import io

from rich.console import Console
from rich.text import Text

from grader.model import Scorecard
from grader.reports.card import Card


def console() -> Console:
    """Give the console of standard output: colour in a terminal only, and nothing read as markup."""
    return Console(highlight=False, emoji=False, markup=False)


def is_plain(target: Console) -> bool:
    """Tell whether to print plain lines: a pipe, a file, or a terminal without a cursor (a screen reader's)."""
    return not target.is_terminal or target.is_dumb_terminal


def say(line: str, command: str = "") -> None:
    """Print a line, wrapped at words in a terminal, with the command to run next at its end."""
    target = console()
    if is_plain(target):
        print(line + command)
    else:
        target.print(Text(line).append(command, style="bold"))


def show(scorecard: Scorecard, *, following: str | None = None, everything: bool = False) -> None:
    """Print the card to standard output."""
    card = Card(scorecard, following=following, everything=everything)
    console().print(card)


def render(scorecard: Scorecard, *, following: str | None = None, everything: bool = False) -> str:
    """Give the card as text of 100 columns without colour, for a file."""
    file = io.StringIO()
    card = Card(scorecard, following=following, everything=everything)
    Console(file=file, width=100, highlight=False).print(card)
    return file.getvalue()
