"""The formats by name; the module of each is imported only when it is asked for. Called by the command line."""

from importlib import import_module
from typing import Any

from grader.model import Scorecard

FORMATS = {
    "rich": "terminal",
    "plain": "plain",
    "json": "json_report",
    "junit": "junit",
    "gradescope": "gradescope",
    "github": "github",
    "markdown": "markdown",
}
"""The module of each format in this room; its `render` gives the text."""
_OPTIONS = {
    "rich": {"following", "everything"},
    "plain": {"following", "everything"},
    "github": {"following"},
}


def render(name: str, scorecard: Scorecard, **options: Any) -> str:
    """Give a Scorecard in a format.

    `following` (the command that leads on from full marks) and `everything` (open all failures) reach the formats
    that have a use for them.
    """
    module = import_module(f"grader.reports.{FORMATS[name]}")
    used = {option: value for option, value in options.items() if option in _OPTIONS.get(name, ())}
    return str(module.render(scorecard, **used))
