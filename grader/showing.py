"""Arrays, calls and values as text that a person can compare: what a failure shows.

Small arrays are printed whole, one labelled block for each pair of last axes; of large ones the part around
the first difference. The number that differs stands between `>` and `<`, in plain characters, so that it is
seen without colour, in a log and by a screen reader.
"""

import math
from collections.abc import Mapping, Sequence

import numpy as np

from grader.candidate.wire import Foreign, Handle
from grader.model import Grid, Picture

Index = tuple[int, ...]
_MANY = 72
"""An array with more numbers is shown in part."""
_PICTURED = 1024
"""A picture of more numbers says nothing."""
_AROUND = 3
"""Rows and columns shown on each side of a difference in a large array."""


def show_pair(expected: np.ndarray, actual: np.ndarray, at: Index) -> tuple[str, str]:
    """Give two arrays of one shape as text, the number at `at` marked, in enough digits to tell them apart."""
    for digits in (4, 7, 10, 17):
        texts = _number(expected[at], digits), _number(actual[at], digits)
        if texts[0] != texts[1]:
            break
    return show_array(expected, at, digits), show_array(actual, at, digits)


def picture(
    title: str,
    expected: np.ndarray,
    actual: np.ndarray,
    labels: Sequence[str] = (),
    rows: Sequence[str] = (),
    columns: Sequence[str] = (),
) -> Picture | None:
    """Give two arrays of real numbers of one shape as a picture: a grid for each pair of last axes.

    None where they are no such arrays, or too large. Without `labels`, the grids are labelled by their place.
    """
    both = np.asarray(expected), np.asarray(actual)
    shape = both[0].shape
    if (
        shape != both[1].shape
        or not 1 < both[0].size <= _PICTURED
        or any(a.dtype.kind not in "biuf" for a in both)
    ):
        return None
    stacks = [array.reshape(-1, *(shape[-2:] if len(shape) > 1 else (1, *shape))).tolist() for array in both]
    places = [_index(at) for at in np.ndindex(shape[:-2])] if len(shape) > 2 else [""]
    matrices = [[tuple(tuple(map(float, row)) for row in matrix) for matrix in stack] for stack in stacks]
    grids = [Grid(*parts) for parts in zip(labels or places, *matrices, strict=True)]
    return Picture(title, tuple(grids), tuple(rows), tuple(columns))


def show_array(array: np.ndarray, at: Index | None = None, digits: int = 4) -> str:
    """Give an array as text: its shape, then its numbers in blocks of rows."""
    head = f"shape {_shape(array.shape)}"
    if array.size == 0:
        return f"{head}, no numbers"
    if array.ndim == 0:
        return _number(array[()], digits)
    if array.ndim == 1:
        return f"{head}\n" + _rows(array[None], (0, *at) if at else None, digits, whole=array.size <= _MANY)[0]
    blocks = list(np.ndindex(array.shape[:-2]))
    whole = array.size <= _MANY and len(blocks) <= 12
    if not whole:
        blocks = [at[:-2]] if at else blocks[:1]
        head += f", part of it{f' around {_index(at)}' if at else ''}"
    lines = [head]
    for block in blocks:
        label = f"[{', '.join(map(str, block))}] " if block else ""
        marked = at[-2:] if at and at[:-2] == block else None
        for line in _rows(array[block], marked, digits, whole=whole):
            lines.append(label + line)
            label = " " * len(label)
    return "\n".join(lines)


def _rows(matrix: np.ndarray, at: Index | None, digits: int, *, whole: bool) -> list[str]:
    rows, columns = (range(size) for size in matrix.shape)
    if not whole:
        row, column = at or (0, 0)
        rows = range(max(0, row - _AROUND), min(len(rows), row + _AROUND + 1))
        columns = range(max(0, column - _AROUND), min(len(columns), column + _AROUND + 1))
    cells = [[_number(matrix[i, j], digits) for j in columns] for i in rows]
    width = max(len(cell) for line in cells for cell in line)
    left = "... " if columns.start > 0 else ""
    right = " ..." if columns.stop < matrix.shape[1] else ""
    lines = ["..."] if rows.start > 0 else []
    for i, line in zip(rows, cells, strict=True):
        marked = [
            f">{cell.rjust(width)}<" if (i, j) == at else f" {cell.rjust(width)} "
            for j, cell in zip(columns, line, strict=True)
        ]
        lines.append(f"[{left}{''.join(marked)}{right}]")
    return [*lines, "..."] if rows.stop < matrix.shape[0] else lines


def _number(value: object, digits: int) -> str:
    if isinstance(value, (bool, np.bool_)):
        return str(bool(value))
    if isinstance(value, (complex, np.complexfloating)):
        return f"{complex(value):.{digits}g}"
    number = float(value)  # type: ignore[arg-type]
    if math.isfinite(number) and number == int(number) and abs(number) < 10**digits:
        return str(int(number))
    return f"{number:.{digits}g}"


def _shape(shape: Sequence[int]) -> str:
    return f"({', '.join(map(str, shape))}{',' if len(shape) == 1 else ''})"


def _index(at: Sequence[int]) -> str:
    return f"[{', '.join(map(str, at))}]"


def show_kind(value: object) -> str:
    """Name what was returned, as after "returned": `a tuple`, `an array of shape (2, 3)`, `None`."""
    if value is None:
        return "None"
    if isinstance(value, Foreign):
        return value.phrase
    if isinstance(value, np.ndarray):
        return f"an array of shape {_shape(value.shape)}"
    if isinstance(value, np.generic):
        return f"a single number ({_number(value, 4)})"
    if isinstance(value, (list, tuple)):
        return f"a {type(value).__name__} of {len(value)}"
    if isinstance(value, dict):
        return "a dict"
    text = repr(value)
    return f"{type(value).__name__} {text if len(text) <= 60 else text[:57] + '...'}"


def show_call(
    function: str, parameters: Sequence[str], args: Sequence[object], kwargs: Mapping[str, object]
) -> str:
    """Give a call as a person would write it, then a block for each array in it."""
    names = [*parameters, *(f"argument {n}" for n in range(len(parameters), len(args)))]
    words, blocks = [], []
    pairs = [(name, "", value) for name, value in zip(names, args, strict=False)]
    pairs += [(name, f"{name}=", value) for name, value in kwargs.items()]
    for name, prefix, value in pairs:
        block = _argument(name, value)
        words.append(prefix + (name if block else repr(value)[:60]))
        if block:
            blocks.append(block)
    return "\n".join([f"{function}({', '.join(words)})", *blocks])


def _argument(name: str, value: object) -> str:
    """Give the block that shows one argument, or nothing where it is short enough to stand in the call."""
    if isinstance(value, np.ndarray):
        if value.ndim == 0 or value.size > _MANY:
            return f"{name}: array of shape {_shape(value.shape)}"
        head, _, rest = show_array(value).partition("\n")
        head += "" if value.flags.c_contiguous else ", a view with other strides"
        indent = " " * (len(name) + 3)
        return f"{name} = " + rest.replace("\n", "\n" + indent) + f"   {head}"
    if isinstance(value, dict):
        shapes = [
            f"{key} {_shape(item.shape)}" if isinstance(item, np.ndarray) else f"{key} {show_kind(item)}"
            for key, item in value.items()
        ]
        return f"{name}: dict with {', '.join(shapes)}"
    if isinstance(value, np.random.Generator):
        return f"{name}: a random generator"
    if isinstance(value, Handle):
        return f"{name}: what an earlier call gave"
    return ""
