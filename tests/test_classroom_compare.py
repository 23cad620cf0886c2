"""Two gradings of a class: whose score moves, by how much, by which check, and what else is not as it was."""

import re
from dataclasses import replace

import pytest
from rich.cells import cell_len
from test_reports import FAULT, NASTY, REFUSED, result, scorecard

from grader.classroom.compare import Change, compare, plain, show
from grader.model import Failure, Graded, Outcome, Scorecard, Status

LOST = Failure("x")


def card(*failing: str, points: int = 10, checks: str = "abc", **changes: object) -> Scorecard:
    """Give a scorecard of some checks of 10 points."""
    return scorecard(
        tuple(
            result(name, "f", Status.FAILED, points, failure=LOST)
            if name in failing
            else result(name, "f", Status.PASSED, points)
            for name in checks
        ),
        **changes,
    )


def only(old: Scorecard | None, new: Scorecard | None) -> Change:
    """Compare two gradings of one student's file."""
    (change,) = compare(*([Graded("anna", side)] if side else [] for side in (old, new)))
    return change


def test_nothing_changes() -> None:
    """A class compared with itself is unchanged, faults and refused files included."""
    graded = [Graded("anna", card("a")), Graded("ben", REFUSED), Graded("cem", FAULT)]
    changes = compare(graded, graded)
    assert all(change.same for change in changes)
    assert "Nothing changes for any of 3 files." in show(changes)
    assert "0 with fewer points, 0 with more, 3 unchanged" in plain(changes)


def test_check_that_now_fails() -> None:
    """The points and the check are named, on both sides of the arrow."""
    change = only(card("a"), card("a", "c"))
    assert (change.difference, change.same, change.other_file) == (-10, False, False)
    assert [(check.id, check.difference) for check in change.checks] == [("c", -10)]
    assert "anna: 20 -> 10 (-10): c passed -> failed (-10)" in plain((change,))


@pytest.mark.parametrize(
    ("old", "new", "difference", "words"),
    [
        (card("a"), card(), 10, "a failed -> passed (+10)"),
        (card(), card(points=20), 30, "a 10 -> 20 points (+10)"),
        (card(), card(checks="abcd"), 10, "d new check, passes (+10)"),
        (card(), card("d", checks="abcd"), 0, "d new check, failed"),
        (card(), card(checks="ab"), -10, "c check is gone (passes before) (-10)"),
        (card(), REFUSED, -30, "graded -> refused (Nothing was run: one thing.)"),
        (card("a"), card("b"), 0, "a failed -> passed (+10); b passed -> failed (-10)"),
        (card(), FAULT, None, "30 -> fault: graded -> fault (A check is broken.)"),
        (FAULT, card(), None, "fault -> 30"),
        (None, card(), None, "none -> 30: new"),
        (card(), None, None, "30 -> none: missing now"),
    ],
)
def test_reasons(old: Scorecard | None, new: Scorecard | None, difference: int | None, words: str) -> None:
    """Each way in which a result can change is counted and said."""
    change = only(old, new)
    assert change.difference == difference
    assert not change.same
    assert words in plain((change,))
    assert "1 of 1 file would be published with another result than before." in plain((change,))


def test_other_diagnosis_is_a_change() -> None:
    """A student reads another explanation, though the score is as it was."""
    named = replace(result("a", "f", Status.FAILED, 10, failure=LOST), mistake="no_scaling")
    change = only(card("a", checks="a"), scorecard((named,)))
    assert (change.difference, change.same) == (0, False)
    assert "a named nothing -> no_scaling" in plain((change,))


def test_another_file_is_no_other_verdict() -> None:
    """A student who handed in again is told apart, and blames no check."""
    changes = compare([Graded("anna", card())], [Graded("anna", card("a", sha256="9" * 64))])
    assert changes[0].other_file
    text = plain(changes)
    assert "1 file with other content than before: another file, not another verdict" in text
    assert "another file; a passed -> failed" in text
    assert "check a:" not in text


def test_sums_come_first_over_files_with_two_scores() -> None:
    """Total and mean leave out who is new, missing, or has no score on a side; losers head the list."""
    old = [("anna", card()), ("ben", card("a")), ("cem", card()), ("dua", card()), ("emil", card("a", "b"))]
    new = [("anna", card("a", "b")), ("ben", card("b")), ("cem", FAULT), ("fay", card()), ("emil", card("a"))]
    changes = compare(*([Graded(*one) for one in side] for side in (old, new)))
    lines = plain(changes).splitlines()
    assert lines[1] == "  total 60 -> 50 (-10), mean 20 -> 16.7, of 3 files with a score on both sides"
    assert lines[2:5] == ["  1 with fewer points, 1 with more, 0 unchanged", "  1 file only on the new side",
                          "  1 file only on the old side"]  # fmt: skip
    assert [change.student for change in changes] == ["anna", "emil", "cem", "dua", "fay", "ben"]
    assert "  check b: passed -> failed: -20 points, 2 files" in lines


def test_what_graded_is_named() -> None:
    """The checks of both sides, and a version or a seed that differs, may explain a change."""
    old, new = card(versions={"numpy": "2.2"}), card(checks_sha256="2" * 64, versions={"numpy": "2.4"}, seed=7)
    text = plain(compare([Graded("anna", old)], [Graded("anna", new)]))
    for words in ("checks.py 111111111111 -> 222222222222", "numpy 2.2 -> 2.4", "seed None -> 7"):
        assert words in text
    assert "checks.py 111111111111 on both sides" in plain((only(old, old),))


def test_a_student_with_several_files_is_compared_in_order() -> None:
    """Neither exercises nor several files of one exercise are mixed up."""
    other = card("a", exercise=replace(card().exercise, name="exercise-01"))
    old = [Graded("anna", card()), Graded("anna", other), Graded("anna", card("a"))]
    changes = compare(old, [*old[:2], Graded("anna", card())])
    assert [(change.exercise, change.difference) for change in changes] == [
        ("exercise-01", 0),
        ("exercise-04", 10),
        ("exercise-04", 0),
    ]


@pytest.mark.parametrize("width", [30, 44, 60, 80, 100, 160])
def test_tables_keep_to_the_width_and_strangers_stay_text(width: int) -> None:
    """No line is wider than the terminal, no name is markup, and none of a long one's characters is cut off."""
    long = "".join(chr(0x4E00 + number) for number in range(60))
    names = (NASTY, "[bold]x[/]", "\u202eLea", "a\nb", long)
    refused = replace(REFUSED, message=NASTY, outcome=Outcome.REFUSED)
    changes = compare([Graded(one, card()) for one in names], [Graded(one, refused) for one in names])
    shown = show(changes, width)
    assert max(map(cell_len, shown.splitlines())) <= width
    for text in (shown, plain(changes)):
        assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\ud800-\udfff]", text)
    together = re.sub(r"\s", "", shown)
    assert "[bold]" in together or width < 60
    assert set(long) <= set(shown)
