"""A notebook as a submission: its cells are graded, and what is said names the cell."""

import json
from pathlib import Path
from typing import Any

import pytest
from helpers import COURSE

from grader.candidate.sandbox import Sandbox
from grader.examiner.grade import Options, grade
from grader.examiner.submission import read
from grader.model import Outcome, Scorecard
from grader.reports import json_report, plain

EXERCISE = COURSE.exercise("exercise-04")
REFERENCE = (EXERCISE.solutions / "solution.py").read_text()


def notebook(folder: Path, *cells: str | tuple[str, str], **more: Any) -> Path:
    """Write a notebook of code cells; a pair is a cell of another type."""
    made = []
    for cell in cells:
        kind, source = cell if isinstance(cell, tuple) else ("code", cell)
        made.append({"cell_type": kind, "source": source.splitlines(keepends=True), "outputs": []})
    path = folder / "solution.ipynb"
    path.write_text(json.dumps({"nbformat": 4, "metadata": {}, "cells": made, **more}))
    return path


def graded(path: Path) -> Scorecard:
    """Grade a notebook."""
    return grade(EXERCISE, path, path.name, Options(sandbox=Sandbox.OFF))


def test_cells_are_graded_as_one_file(tmp_path: Path) -> None:
    """Text, magics and cells of another language are passed over; the functions may stand in any code cells."""
    path = notebook(
        tmp_path,
        ("markdown", "# My homework\nfor h in range(3): pass"),
        "%matplotlib inline\n!pip install numpy\nimport numpy as np\nnp.tril?\n?np.tril\n",
        "%%bash\nrm -rf everything\n",
        "%%time\n" + REFERENCE,
        "if True:\n    %timeit 1 + 1\n    x = (7\n         % 4)\nprint(x % 2)",
    )
    scorecard = graded(path)
    assert scorecard.passed, plain.render(scorecard)


def test_a_notebook_of_the_old_format_is_read(tmp_path: Path) -> None:
    """Format 3 keeps its cells in a worksheet, and their text under another name."""
    path = tmp_path / "old.ipynb"
    cells = [{"cell_type": "code", "input": REFERENCE}]
    path.write_text(json.dumps({"nbformat": 3, "worksheets": [{"cells": cells}]}))
    assert graded(path).passed


@pytest.mark.parametrize(
    ("cells", "outcome", "said"),
    [
        (("x = 1", "y = 1\ndef f(:\n    pass"), Outcome.UNLOADABLE, "Code cell 2, line 2: "),
        (("x = 1\n\n", "y = 1", "z = y + no_such"), Outcome.UNLOADABLE, "NameError in code cell 3, line 1:"),
        (("import numpy", "\nimport os"), Outcome.REFUSED, "code cell 2, line 2: "),
        (
            ("def split_heads(x, n_heads):\n\n    raise KeyError('in line 3')",),
            Outcome.GRADED,
            "split_heads raised KeyError in code cell 1, line 3: 'in line 3'",
        ),
    ],
)
def test_what_is_said_names_the_cell(tmp_path: Path, cells: tuple[str], outcome: Outcome, said: str) -> None:
    """Wherever a line would be named, the cell and its line are; a student's own words stay."""
    scorecard = graded(notebook(tmp_path, *cells))
    assert scorecard.outcome is outcome
    assert said in plain.render(scorecard, everything=True)


def test_loops_and_warnings_are_found_in_their_cells(tmp_path: Path) -> None:
    """The place is in every report, and comes back from JSON."""
    looping = (
        "import numpy as np\n\ndef split_heads(x, n_heads):\n    d = x.shape[-1] // n_heads\n"
        "    np.log(np.zeros(1))\n"
        "    return np.stack([x[..., h * d:(h + 1) * d] for h in range(n_heads)], axis=1)"
    )
    scorecard = graded(notebook(tmp_path, "x = 1", looping))
    data = json_report.as_data(scorecard)
    findings = [finding for check in data["checks"] for finding in check["findings"]]
    assert findings[0]["place"] == "code cell 2, line 6"
    assert "code cell 2, line 6: `" in findings[0]["message"]
    assert any("code cell 2, line 5: RuntimeWarning" in check["output"] for check in data["checks"])
    assert json_report.as_data(json_report.read(data, EXERCISE)) == data


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not a notebook"),
        ("[]", "not a notebook"),
        ("{}", "not a notebook"),
        ('{"cells": 7}', "not a notebook"),
        ('{"cells": [{"cell_type": "code", "source": 7}]}', "not a notebook"),
        ('{"cells": [{"cell_type": "code", "source": [7]}]}', "not a notebook"),
        ('{"cells": []}', "no code"),
        ("[" * 100_000, "not a notebook"),
        ('{"cells": [{"cell_type": "code", "source": "x = 1\\u0000"}]}', "characters"),
        ('{"cells": [{"cell_type": "code", "source": "x = \'\\ud800\'"}]}', "characters"),
        (json.dumps({"cells": [{"cell_type": "code", "source": "x = 1\n" * 60_000}]}), "larger than 256 kB"),
        (" " * (16 * 2**20 + 1), "larger than 16 MB"),
    ],
    ids=range(12),
)
def test_bytes_that_are_no_notebook_get_one_sentence(tmp_path: Path, text: str, said: str) -> None:
    """Whatever stands in the file, it costs only itself."""
    path = tmp_path / "solution.ipynb"
    path.write_text(text)
    handed_in = read(path, path.name)
    assert said in handed_in.problem
    assert handed_in.source == ""


def test_pictures_do_not_count(tmp_path: Path) -> None:
    """A notebook is large for its outputs, which are not read as code."""
    path = notebook(tmp_path, REFERENCE, metadata={"picture": "x" * 2**20})
    assert graded(path).passed
