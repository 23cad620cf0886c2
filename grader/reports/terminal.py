"""Puts a card on a terminal, or into text: the one place that makes a rich Console."""

import io

from rich.console import Console

from grader.model import Scorecard
from grader.reports.card import Card


def show(scorecard: Scorecard, *, following: str | None = None, everything: bool = False) -> None:
    """Print the card to standard output."""
    card = Card(scorecard, following=following, everything=everything)
    Console(highlight=False, emoji=False, markup=False).print(card)


def render(scorecard: Scorecard, *, following: str | None = None, everything: bool = False) -> str:
    """Give the card as text of 100 columns without colour, for a file."""
    file = io.StringIO()
    card = Card(scorecard, following=following, everything=everything)
    Console(file=file, width=100, highlight=False).print(card)
    return file.getvalue()
