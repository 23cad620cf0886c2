"""Numbers as colours: what the tables of a picture show. Called by the templates, which make the tables.

White is 0, blue above it, orange below: a scale that people who do not tell red from green can read. Expected and
actual numbers share it. The number stands in each cell, so that no colour says anything alone.
"""

import math
from dataclasses import dataclass

from grader.model import Grid, Matrix, Picture

_ABOVE = (8, 69, 148)
_BELOW = (166, 72, 3)
_WHITE = (255, 255, 255)
_WIDE = 12
"""Tables with more columns show colours only; their numbers are read out, and shown under the pointer."""

_NOISE = 1e-9
"""What is so much smaller than the largest number is shown as 0."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One number, as it is shown."""

    text: str
    exact: str
    style: str
    """CSS: the colours of the cell; empty for what is no finite number."""
    differs: bool


@dataclass(frozen=True, slots=True)
class Table:
    """One matrix, as it is shown."""

    caption: str
    rows: tuple[tuple[str, tuple[Cell, ...]], ...]
    """Each with its name."""
    columns: tuple[str, ...]
    wide: bool


def tables(picture: Picture, grid: Grid) -> tuple[Table, ...]:
    """Give the tables of one grid: expected beside yours, or yours alone where they are the same."""
    limit = _limit(picture)
    same = all(map(_close, _flat(grid.expected), _flat(grid.actual)))
    if same:
        return (_table("Yours, as expected", grid.actual, grid.actual, picture, limit),)
    return (
        _table("Expected", grid.expected, grid.actual, picture, limit),
        _table("Yours", grid.actual, grid.expected, picture, limit),
    )


def legend(picture: Picture) -> str:
    """Say what the colours mean."""
    limit = _limit(picture)
    expected, actual = _columns(picture)
    has_below = any(number < -limit * _NOISE for number in (*expected, *actual))
    below = f"orange down to {-limit:.3g}, " if has_below else ""
    same = all(map(_close, expected, actual))
    return f"White is 0, {below}blue up to {limit:.3g}." + ("" if same else " Outlined: differs.")


def _columns(picture: Picture) -> tuple[list[float], list[float]]:
    expected = [number for grid in picture.grids for number in _flat(grid.expected)]
    return expected, [number for grid in picture.grids for number in _flat(grid.actual)]


def _table(caption: str, shown: Matrix, other: Matrix, picture: Picture, limit: float) -> Table:
    width = max(map(len, shown), default=0)
    columns = picture.columns if len(picture.columns) == width else tuple(map(str, range(width)))
    names = picture.rows if len(picture.rows) == len(shown) else tuple(map(str, range(len(shown))))
    rows = tuple(
        (name, tuple(_cell(number, against, limit) for number, against in zip(row, beside, strict=True)))
        for name, row, beside in zip(names, shown, other, strict=True)
    )
    return Table(caption, rows, columns, wide=width > _WIDE)


def _cell(number: float, other: float, limit: float) -> Cell:
    style = _colours(number / limit) if math.isfinite(number) else ""
    text = "0" if abs(number) < limit * _NOISE else f"{number:.3g}"
    return Cell(text, repr(number), style, differs=not _close(number, other))


def _colours(share: float) -> str:
    """Give the colours for -1 to 1, with a text that stands out from them (WCAG's 4.5 to 1, always)."""
    end = _ABOVE if share >= 0 else _BELOW
    mixed = [round(white + (colour - white) * abs(share)) for white, colour in zip(_WHITE, end, strict=True)]
    text = "#000" if _luminance(mixed) > 0.179 else "#fff"
    return f"background:rgb({mixed[0]},{mixed[1]},{mixed[2]});color:{text}"


def _luminance(colour: list[int]) -> float:
    # https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
    linear = [c / 12.92 if (c := value / 255) <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for value in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _limit(picture: Picture) -> float:
    expected, actual = _columns(picture)
    return max((abs(number) for number in (*expected, *actual) if math.isfinite(number)), default=0.0) or 1.0


def _close(a: float, b: float) -> bool:
    return math.isclose(a, b, rel_tol=1e-6, abs_tol=1e-9) or (math.isnan(a) and math.isnan(b))


def _flat(matrix: Matrix) -> list[float]:
    return [number for row in matrix for number in row]
