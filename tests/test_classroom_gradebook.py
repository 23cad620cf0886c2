"""grades.csv: what a gradebook reads, whatever the students are called."""

import csv
import re
from dataclasses import replace
from pathlib import Path

import pytest
from test_reports import EXERCISE, FAULT, NASTY, PASSED, REFUSED, UNLOADABLE, scorecard

from grader.classroom.gradebook import write_grades
from grader.errors import UsageError
from grader.model import Graded


def rows(path: Path) -> list[dict[str, str]]:
    """Read a gradebook as a script would."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, strict=True))


def test_each_outcome_has_its_row(tmp_path: Path) -> None:
    """Scores stand beside what can be had; a fault has no score, a missing file 0; all in order."""
    other = replace(PASSED, exercise=replace(EXERCISE, name="exercise-01"))
    graded = [Graded("cem", FAULT), Graded("anna", scorecard()), Graded("ben", REFUSED), Graded("dua", UNLOADABLE)]
    path = tmp_path / "grades.csv"
    write_grades(path, [*graded, Graded("zoe", other)], missing=[("emil", "exercise-04"), ("emil", "exercise-02")])
    assert path.read_bytes().decode().split("\r\n") == [
        "student,exercise,score,max,status",
        "zoe,exercise-01,20,20,graded",
        "emil,exercise-02,0,100,missing",
        "anna,exercise-04,20,100,graded",
        "ben,exercise-04,0,100,refused",
        "cem,exercise-04,,100,fault",
        "dua,exercise-04,0,100,unloadable",
        "emil,exercise-04,0,100,missing",
        "",
    ]


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "  =1+1", "＝1+1"])
def test_no_name_is_a_formula(name: str, tmp_path: Path) -> None:
    """What a spreadsheet would run begins with an apostrophe instead."""
    write_grades(tmp_path / "grades.csv", [Graded(name, PASSED)])
    shown = rows(tmp_path / "grades.csv")[0]["student"]
    assert shown[0] == "'"
    assert shown.endswith(name.strip())


@pytest.mark.parametrize("name", [NASTY, 'a,"b"\nc', "", "Zoë Überall", "\udcff", "\u202egnirts", "x" * 5000])
def test_a_name_stays_one_harmless_cell(name: str, tmp_path: Path) -> None:
    """Commas, quotes and newlines move nothing; controls and direction marks are escapes; length is bounded."""
    write_grades(tmp_path / "grades.csv", [Graded(name, PASSED)])
    (row,) = rows(tmp_path / "grades.csv")
    assert list(row.values())[1:] == ["exercise-04", "20", "20", "graded"]
    assert not re.search("[\x00-\x1f\x7f-\x9f\u202a-\u202e\ud800-\udfff]", row["student"])
    assert len(row["student"]) <= 1000
    if name.isprintable() and len(name) < 1000:
        assert row["student"] == name


def test_a_gradebook_that_cannot_be_written_loses_nothing(tmp_path: Path) -> None:
    """The error names the file, and what lay in the folder is all that lies there."""
    path = tmp_path / "grades.csv"
    path.mkdir()
    (path / "old").touch()
    with pytest.raises(UsageError, match=r"grades\.csv cannot be written: .*another folder"):
        write_grades(path, [Graded("anna", PASSED)])
    assert list(tmp_path.rglob("*")) == [path, path / "old"]
