"""Shows a statement: Markdown with formulas, laid out in a terminal, and as readable Markdown elsewhere."""

import os
import re
import textwrap
from collections.abc import Callable
from typing import ClassVar

import click
from markdown_it import MarkdownIt
from rich.console import Console, ConsoleOptions, JustifyMethod, RenderResult
from rich.markdown import CodeBlock, Heading, Markdown, MarkdownElement
from rich.text import Text
from rich.theme import Theme

from grader import course
from grader.learner.formulas import GAP, readable
from grader.model import Exercise
from grader.reports import terminal
from grader.reports.text import inert

_WIDEST = 100
"""Columns: longer lines are hard to read."""
_WIDEST_FORMULA = 72
_BREAK = "\\\n"
_THEME = Theme(
    {
        "markdown.code": "bold cyan",
        "markdown.h1": "bold",
        "markdown.h2": "bold magenta",
        "markdown.table.header": "bold",
        "markdown.table.border": "dim",
    }
)
_CODE_OR_FORMULA = re.compile(
    r"(?P<escape>\\.)"
    r"|(?P<ticks>(?<!`)`+(?!`)).+?(?<!`)(?P=ticks)(?!`)"
    r"|(?P<before>\n?[ \t]*)\$\$(?P<display>[^$`]+)\$\$(?P<after>(?:[ \t]*\n)?)"
    r"|\$(?P<inline>(?![\s$])[^$`]*?(?<![\s\\]))\$(?!\d)",
    re.DOTALL,
)
PARSER = MarkdownIt("commonmark", {"html": False}).enable("table").enable("strikethrough")


def show(exercise: Exercise, *, pager: bool) -> bool:
    """Print the statement, and say whether the pager did: if `pager`, where it is taller than the terminal."""
    paged = False
    text = inert(course.statement(exercise))
    console = terminal.console()
    signs = console.encoding.lower().startswith("utf")
    if terminal.is_plain(console) or not signs:
        # A terminal that lacks the signs of formulas is shown the LaTeX.
        print(with_formulas(text) if signs else text)
    else:
        with console.capture() as capture:
            _print(text, console)
        if pager and capture.get().count("\n") + 3 > console.height:
            os.environ.setdefault("LESSCHARSET", "utf-8")
            click.echo_via_pager(capture.get())
            paged = True
        else:
            _print(text, console)
    path = course.shown(exercise.folder / course.SOLUTION)
    terminal.say(f"Write {path}, then run: ", f"grade {exercise.name}")
    return paged


def _print(text: str, console: Console) -> None:
    with console.use_theme(_THEME):
        console.print(Statement(text), width=min(console.width, _WIDEST))
    console.print()


def with_formulas(markdown: str, *, escaped: bool = False) -> str:
    """Give Markdown in which the formulas are readable text; code and what is no formula stays as it is.

    With `escaped` the formulas are written for a Markdown parser: none of their signs means anything to it.
    """
    return replaced(markdown, lambda formula: _readable(formula, escaped=escaped))


def replaced(markdown: str, write: Callable[[re.Match[str]], str]) -> str:
    """Give Markdown in which each formula is what `write` makes of it; code and what is no formula stays as it is.

    The group `inline` or `display` of the match holds the LaTeX.
    """
    lines = markdown.split("\n")
    for start, end in _text_blocks(markdown):
        block = "\n".join(lines[start:end])
        lines[start:end] = _CODE_OR_FORMULA.sub(
            lambda match: write(match) if match["inline"] or match["display"] else match[0], block
        ).split("\n")
    return "\n".join(lines)


def _text_blocks(markdown: str) -> list[tuple[int, int]]:
    """List the lines from and to which text runs, the last first: paragraphs, headings, tables, and no code."""
    blocks = {
        (token.map[0], token.map[1])
        for token in PARSER.parse(markdown)
        if token.map and token.type in ("paragraph_open", "heading_open", "table_open")
    }
    return sorted(blocks, reverse=True)


def _readable(match: re.Match[str], *, escaped: bool) -> str:
    text = readable((match["display"] or match["inline"]).strip())
    if text is None:
        return match[0]
    if match["inline"]:
        return _escaped(text) if escaped else text
    lines = [
        line
        for part in text.split(GAP)
        for line in textwrap.wrap(part, _WIDEST_FORMULA, subsequent_indent=GAP, break_on_hyphens=False)
    ]
    if not escaped:
        indent = match["before"].lstrip("\n")
        return match["before"] + f"\n{indent}".join(lines) + match["after"]
    # On lines of their own, indented by spaces that Markdown keeps.
    shown = _BREAK.join("&nbsp;" * (4 + len(line) - len(line.lstrip())) + _escaped(line) for line in lines)
    return (_BREAK if match.start() else "") + shown + (_BREAK if match["after"] else "")


def _escaped(text: str) -> str:
    return re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", text.lstrip())


class _Code(CodeBlock):
    """A code block without colours: its lines are broken at spaces only where they must be, and further in."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in str(self.text).rstrip().split("\n"):
            yield Text("\n".join(_folded(line, options.max_width - 4)), style="cyan", no_wrap=True)


class _Heading(Heading):
    """A heading at the left, where text begins."""

    LEVEL_ALIGN: ClassVar[dict[str, JustifyMethod]] = {}


class Statement(Markdown):
    """A statement as a renderable."""

    elements: ClassVar[dict[str, type[MarkdownElement]]] = {
        **Markdown.elements,
        "heading_open": _Heading,
        "fence": _Code,
        "code_block": _Code,
    }

    def __init__(self, text: str) -> None:
        super().__init__("", hyperlinks=False)
        self.parsed = PARSER.parse(with_formulas(text, escaped=True))


def _folded(line: str, width: int) -> list[str]:
    indent = " " * 4
    inner = len(line) - len(line.lstrip(" "))
    further = indent + " " * min(inner + 4, width // 2)
    folded = textwrap.wrap(
        line, width + 4, initial_indent=indent, subsequent_indent=further, break_on_hyphens=False
    )
    return folded or [""]
