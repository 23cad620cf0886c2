"""A notebook handed in: its code cells as one text, and where each line of that text stands in the notebook.

`submission` reads one; `grade` then says "code cell 3, line 2" where it would say "line 57".
"""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from grader.candidate.limits import SOURCE_LIMIT
from grader.model import CheckResult, Failure, Finding, Scorecard

LIMIT = 16 * 2**20
"""Bytes of a notebook, whose outputs may hold pictures."""
_KEEP = ("%%time", "%%timeit", "%%capture", "%%prun")
"""Cell magics under which a cell is Python all the same."""
_MAGIC = re.compile(r"\s*(%[A-Za-z]\w*(\s|$)|!|\?|[\w.]+\?{1,2}\s*$)")
"""A line for IPython alone: `%matplotlib inline`, `!pip install x`, `np.tril?`."""


def is_one(path: str) -> bool:
    """Say whether a path is that of a notebook."""
    return path.lower().endswith(".ipynb")


def code(data: bytes, shown: str) -> tuple[str, tuple[str, ...], str]:
    """Give the text of a notebook's code cells, the place of each of its lines, and what is wrong, if anything."""
    if len(data) > LIMIT:
        return "", (), f"{shown} is larger than {LIMIT // 2**20} MB. Clear its outputs and save it again."
    try:
        cells = list(_cells(json.loads(data)))
    except (ValueError, RecursionError, TypeError, KeyError, AttributeError, IndexError):
        return "", (), f"{shown} is not a notebook that can be read. Save it again in Jupyter."
    lines: list[str] = []
    places: list[str] = []
    for number, cell in enumerate(cells, start=1):
        kept = _python(cell.replace("\r\n", "\n").replace("\r", "\n").split("\n"))
        lines += kept
        places += [f"code cell {number}, line {line}" for line in range(1, len(kept) + 1)]
    source = "\n".join(lines) + "\n"
    if not source.strip():
        return "", (), f"{shown} has no code. Write the functions of the statement in a code cell."
    if len(source.encode("utf-8", "replace")) > SOURCE_LIMIT:
        return "", (), f"The code of {shown} is larger than {SOURCE_LIMIT // 1024} kB, the most that is read."
    if re.search("[\0\ud800-\udfff]", source):
        return "", (), f"{shown} holds characters that no Python file may hold."
    return source, tuple(places), ""


def _cells(book: Any) -> Iterator[str]:
    """Give the source of each code cell, of format 4 or 3."""
    cells = book["cells"] if "cells" in book else book["worksheets"][0]["cells"]
    for cell in cells:
        if cell["cell_type"] == "code":
            source = cell["source"] if "source" in cell else cell["input"]
            yield source if isinstance(source, str) else "".join(source)


def _python(lines: Sequence[str]) -> list[str]:
    """Give the lines of a cell, those that are no Python left empty, so that all others keep their numbers."""
    first = next((line.split()[0] for line in lines if line.strip()), "")
    if first.startswith("%%") and first not in _KEEP:
        return [""] * len(lines)  # of another language
    return [_without_magic(line) for line in lines]


def _without_magic(line: str) -> str:
    if line.startswith("%%") or _MAGIC.match(line):
        indent = line[: len(line) - len(line.lstrip())]
        return f"{indent}pass" if indent else ""
    return line


def relocated(scorecard: Scorecard, places: Sequence[str]) -> Scorecard:
    """Say where things are in the notebook, rather than in the text of its cells."""

    def place(number: str) -> str:
        at = int(number)
        return places[at - 1] if 0 < at <= len(places) else f"line {at}"

    def said(message: str) -> str:
        """Our own sentences name a line before any word of the student's."""
        message = re.sub(r"\A(L|l)ine (\d+)", lambda m: _like(m[1], place(m[2])), message, count=1)
        return re.sub(r" in line (\d+)", lambda m: f" in {place(m[1])}", message, count=1)

    def found(findings: Sequence[Finding]) -> tuple[Finding, ...]:
        return tuple(replace(item, place=place(str(item.line)), message=said(item.message)) for item in findings)

    def failed(failure: Failure) -> Failure:
        return replace(failure, message=said(failure.message), findings=found(failure.findings))

    def printed(output: str) -> str:
        return re.sub(r"(?m)^line (\d+): (?=\w*Warning: )", lambda m: f"{place(m[1])}: ", output)

    def one(result: CheckResult) -> CheckResult:
        failure = result.failure and failed(result.failure)
        return replace(result, failure=failure, output=printed(result.output))

    return replace(
        scorecard,
        message=said(scorecard.message),
        findings=found(scorecard.findings),
        results=tuple(map(one, scorecard.results)),
    )


def _like(letter: str, text: str) -> str:
    return text.capitalize() if letter.isupper() else text
