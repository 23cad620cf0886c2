"""Prints a card on a terminal, or into a file: the one place that makes a rich Console."""

import sys
from pathlib import Path

from rich.console import Console

from grader.errors import UsageError
from grader.model import Scorecard
from grader.reports.card import Card


def print_card(
    scorecard: Scorecard,
    output: Path | None = None,
    *,
    following: str | None = None,
    everything: bool = False,
) -> None:
    """Print the card to standard output, or write it without colour to a file."""
    card = Card(scorecard, following=following, everything=everything)
    if output is not None:
        try:
            with output.open("w", encoding="utf-8", errors="backslashreplace") as file:
                Console(file=file, width=100, highlight=False).print(card)
        except OSError as error:
            raise UsageError(f"-o {output} cannot be written: {error.strerror}.") from error
        return
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="backslashreplace")
    Console(highlight=False, emoji=False, markup=False).print(card)
