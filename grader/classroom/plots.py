"""The plots of a report on a class, as SVG to stand inside a page. Called by `report`; needs matplotlib.

They take their colours and their font from the page, so that they suit light, dark and paper alike.
"""

import io
import re
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from grader.classroom.summary import ExerciseSummary
from grader.classroom.words import counted, spoken
from grader.reports.text import one_line

if TYPE_CHECKING:
    from matplotlib.axes import Axes

_WIDTH = 460
"""In points, as are all lengths here: narrow enough to be read on a telephone."""
_SIZE = 12
_LABEL = 64
"""So many characters of the text's size fit into the width."""
_MOST = 12
"""How many mistakes are drawn; the table beneath has them all."""
_INK, _MUTED, _TRACK, _GOOD, _WEAK = (f"#0{digit}0{digit}0{digit}" for digit in range(1, 6))
"""Stand for the page's colours, since matplotlib knows no variables."""
_COLOURS = {
    _INK: "currentColor",
    _MUTED: "var(--muted)",
    _TRACK: "var(--track)",
    _GOOD: "var(--good)",
    _WEAK: "var(--weak)",
}
_SVG = "http://www.w3.org/2000/svg"


@dataclass(frozen=True, slots=True)
class _Row:
    """A labelled bar; without a value it is a heading."""

    label: str
    value: str = ""
    fraction: float = 0.0
    weak: bool = False


def scores(summary: ExerciseSummary) -> str:
    """Draw how many files have which score."""
    bars = summary.histogram
    highest = max((bar.count for bar in bars), default=0) or 1
    step = _WIDTH / len(bars)

    def draw(axes: "Axes") -> None:
        for position, bar in enumerate(bars):
            middle, height = (position + 0.5) * step, 120 * bar.count / highest
            if bar.count:
                _box(axes, position * step + 3, 145 - height, step - 6, height, _GOOD)
                _text(axes, middle, 140 - height, str(bar.count), ha="center")
            span = str(bar.lowest) if bar.lowest == bar.highest else f"{bar.lowest}–{bar.highest}"
            _text(axes, middle, 160, span, ha="center", size=10)
        _box(axes, 0, 145, _WIDTH, 1, _MUTED)
        _text(axes, _WIDTH / 2, 178, "points", ha="center", color=_MUTED)

    return _drawn(184, draw, f"Files by score. {summary.exercise.title}")


def pass_rates(summary: ExerciseSummary) -> str:
    """Draw which part of the files passes each check."""
    rows = []
    function = ""
    for item in summary.checks:
        if item.check.function != function:
            function = item.check.function
            rows.append(_Row(function))
        value = f"{item.passed} of {item.asked}"
        rows.append(_Row(item.check.title, value, item.rate, item.most_fail))
    return _bars(rows, f"How many files pass each check. {summary.exercise.title}")


def mistakes(summary: ExerciseSummary) -> str:
    """Draw how many students made each known mistake, the most frequent ones."""
    most = max((len(topic.students) for topic in summary.mistakes), default=1)
    rows = [
        _Row(spoken(topic.name), counted(len(topic.students), "student"), len(topic.students) / most)
        for topic in summary.mistakes[:_MOST]
    ]
    return _bars(rows, f"How many students made each known mistake. {summary.exercise.title}")


def _bars(rows: Sequence[_Row], about: str) -> str:
    """Draw one bar below the other, each under its label: labels are sentences, too long to stand beside."""
    heights = [38 if row.value else 28 for row in rows]

    def draw(axes: "Axes") -> None:
        top = 0.0
        length = _WIDTH - 92
        for row, height in zip(rows, heights, strict=True):
            top += height
            if not row.value:
                _text(axes, 0, top - 6, one_line(row.label, _LABEL), weight="bold")
                continue
            _text(axes, 0, top - 20, one_line(row.label, _LABEL))
            _box(axes, 0, top - 14, length, 9, _TRACK)
            _box(axes, 0, top - 14, length * row.fraction, 9, _WEAK if row.weak else _GOOD)
            _text(axes, _WIDTH, top - 5.5, row.value, ha="right", color=_MUTED)

    return _drawn(sum(heights) + 4, draw, about)


def _box(axes: "Axes", x: float, y: float, width: float, height: float, colour: str) -> None:
    from matplotlib.patches import Rectangle

    if width > 0:
        axes.add_patch(Rectangle((x, y), width, height, facecolor=colour, edgecolor="none", clip_on=False))


def _text(
    axes: "Axes",
    x: float,
    y: float,
    content: str,
    *,
    ha: str = "left",
    size: float = _SIZE,
    color: str = _INK,
    weight: str = "normal",
) -> None:
    # Without parse_math=False, `$x_1$` in a title would be typeset, and a wrong formula would raise.
    axes.text(x, y, content, ha=ha, va="baseline", size=size, color=color, weight=weight, parse_math=False)


def _drawn(height: float, draw: Callable[["Axes"], None], about: str) -> str:
    """Give what `draw` puts on a canvas, of which y grows downwards, as an `svg` element."""
    import matplotlib
    from matplotlib.figure import Figure

    file = io.BytesIO()
    with matplotlib.rc_context(), warnings.catch_warnings():
        matplotlib.rcdefaults()  # whatever matplotlibrc this computer has
        matplotlib.rcParams["svg.fonttype"] = "none"  # text stays text: to be read aloud, selected and searched
        matplotlib.rcParams["font.sans-serif"] = ["DejaVu Sans"]  # to measure with; the page names another
        warnings.simplefilter("ignore")  # a letter that matplotlib's own font lacks: the page's font draws it
        figure = Figure(figsize=(_WIDTH / 72, height / 72), facecolor="none")
        axes = figure.add_axes((0, 0, 1, 1))
        axes.set_axis_off()
        axes.set_xlim(0, _WIDTH)
        axes.set_ylim(height, 0)
        draw(axes)
        nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
        figure.savefig(file, format="svg", metadata=nothing)
    return _for_a_page(file.getvalue(), about)


def _for_a_page(document: bytes, about: str) -> str:
    """Make an SVG document a part of a page: no style of its own, no ids that another plot has too."""
    ElementTree.register_namespace("", _SVG)
    root = ElementTree.fromstring(document)
    for parent in list(root.iter()):
        for child in list(parent):
            if child.tag in (f"{{{_SVG}}}defs", f"{{{_SVG}}}metadata"):
                parent.remove(child)
    for element in root.iter():
        element.attrib.pop("id", None)
    for name in ("width", "height", "version"):
        root.attrib.pop(name, None)
    root.attrib |= {"role": "img", "aria-label": about}
    shown = ElementTree.tostring(root, encoding="unicode")
    return re.sub("|".join(_COLOURS), lambda match: _COLOURS[match[0]], shown)
