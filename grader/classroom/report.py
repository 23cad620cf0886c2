"""Writes the report on a class, as report.md and report.html. Called when a class has been graded.

The page is one file that fetches nothing and runs nothing: whatever a student's text holds, the browser shows it
as text. The Markdown needs neither jinja2 nor matplotlib.
"""

import importlib.util
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from grader.classroom import markdown, words
from grader.classroom.summary import summarise
from grader.classroom.writing import replaced
from grader.errors import UsageError
from grader.model import Graded
from grader.reports.text import inert

TITLE = "Report on the class"


def require() -> None:
    """Make sure that a page can be made, before a long grading begins. Raises UsageError."""
    absent = [name for name in ("jinja2", "matplotlib") if importlib.util.find_spec(name) is None]
    if absent:
        raise UsageError(
            f"The report on a class is made with {' and '.join(absent)}, not installed here. "
            "Install the extra attention-exercises[class]: run `pip install -e '.[class]'` in the course's folder."
        )


def write_report(
    folder: Path, graded: Sequence[Graded], *, missing: Sequence[tuple[str, str]] = (), title: str = TITLE
) -> tuple[Path, Path]:
    """Write report.md and report.html into a folder, and give their paths.

    `missing` are (student, exercise) without a file. Raises UsageError where they cannot be written, or a
    library is missing.
    """
    require()
    page = html(graded, missing=missing, title=title)  # both are whole before either is written
    written = write_markdown(folder, graded, missing=missing, title=title)
    with replaced(folder / "report.html") as file:
        file.write(page)
    return written, folder / "report.html"


def write_markdown(
    folder: Path, graded: Sequence[Graded], *, missing: Sequence[tuple[str, str]] = (), title: str = TITLE
) -> Path:
    """Write report.md alone, which needs no library. Raises UsageError where it cannot be written."""
    text = markdown.render(summarise(graded), words.by_exercise(missing), title)
    with replaced(folder / "report.md") as file:
        file.write(text)
    return folder / "report.md"


def html(graded: Sequence[Graded], *, missing: Sequence[tuple[str, str]] = (), title: str = TITLE) -> str:
    """Give the page. Raises ImportError where jinja2 or matplotlib is missing."""
    import jinja2
    from markupsafe import Markup

    from grader.classroom import plots

    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("grader.classroom"),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        finalize=_harmless,
        keep_trailing_newline=True,
    )
    drawn = {
        draw.__name__: lambda summary, draw=draw: Markup(draw(summary))
        for draw in (plots.scores, plots.pass_rates, plots.mistakes)
    }
    return environment.get_template("report.html").render(
        title=title,
        summaries=summarise(graded),
        missing=words.by_exercise(missing),
        words=words,
        plots=drawn,
    )


def _harmless(value: Any) -> Any:
    """Make each text inert that the template shows. Markup is the template's own, and made of such text."""
    return inert(value) if type(value) is str else value
