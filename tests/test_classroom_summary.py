"""The numbers of a class, and what several of it got wrong alike."""

from dataclasses import replace

import pytest
from test_reports import ARRAYS, FAULT, REFUSED, UNLOADABLE, result, scorecard

from grader.classroom.summary import Bar, ExerciseSummary, summarise
from grader.classroom.topics import kind
from grader.model import CheckResult, Failure, Graded, Scorecard, Status

PASSED = Status.PASSED
FAILED = Status.FAILED


def card(**statuses: CheckResult | Status) -> Scorecard:
    """Give a scorecard of ten checks `c0` to `c9` of 10 points that pass, but for those that are named."""
    return scorecard(
        tuple(
            found if isinstance(found, CheckResult) else result(name, "f", found, 10)
            for name in (f"c{number}" for number in range(10))
            for found in [statuses.get(name, PASSED)]
        )
    )


def failed(name: str, message: str = "", mistake: str | None = None) -> CheckResult:
    """Give a failing check of 10 points."""
    text = f"The text of {mistake}." if mistake else None
    return result(name, "f", FAILED, 10, failure=Failure(message), mistake=mistake, diagnosis=text)


def summary(**cards: Scorecard) -> ExerciseSummary:
    """Summarise one exercise of the students named."""
    (found,) = summarise([Graded(student, card) for student, card in cards.items()])
    return found


def test_scores() -> None:
    """Mean, quartiles, full marks and the histogram are those of the scores, a refused file counting as 0."""
    two = {f"c{number}": failed(f"c{number}") for number in range(2)}
    found = summary(a=card(), b=card(), c=card(**two), d=REFUSED)
    assert (found.count, found.max_score, found.full_marks, found.mean) == (4, 100, 2, 70)
    assert (found.lower_quartile, found.median, found.upper_quartile) == (60, 90, 100)
    assert [bar for bar in found.histogram if bar.count] == [Bar(0, 9, 1), Bar(80, 89, 1), Bar(100, 100, 2)]
    assert len(found.histogram) == 11


@pytest.mark.parametrize("points", [1, 3, 7, 20, 95, 100, 250])
def test_histogram_holds_every_score_once(points: int) -> None:
    """Whatever an exercise's points sum to, each file is in one bar, and no score in two."""
    some = scorecard((result("a", "f", PASSED, points - 1), result("b", "f", FAILED, 1, failure=Failure(""))))
    found = summary(a=some, b=scorecard((result("a", "f", PASSED, points),)), c=REFUSED)
    assert sum(bar.count for bar in found.histogram) == 3
    covered = [score for bar in found.histogram for score in range(bar.lowest, bar.highest + 1)]
    assert covered == list(range(points + 1))


def test_faults_are_in_no_number() -> None:
    """A fault of the grader changes nothing but the list of faults; a class of faults alone has no numbers."""
    alone, with_fault = summary(a=card(c1=FAILED)), summary(a=card(c1=FAILED), b=FAULT)
    assert [one.student for one in with_fault.faults] == ["b"]
    assert replace(with_fault, faults=(), graded=alone.graded) == alone
    nothing = summary(a=FAULT)
    assert (nothing.count, nothing.mean, nothing.median, nothing.checks) == (0, 0, 0, ())


def test_check_rates_ask_files_that_ran() -> None:
    """A refused file is not asked; what was not run or not written is not passed; half failing is said."""
    cards = {"a": card(), "b": card(c1=FAILED, c2=Status.NOT_RUN), "c": card(c2=Status.TIMEOUT), "d": REFUSED}
    checks = {item.check.id: item for item in summary(**cards).checks}
    assert [(checks[id_].passed, checks[id_].asked) for id_ in ("c0", "c1", "c2")] == [(3, 3), (2, 3), (1, 3)]
    assert [id_ for id_, item in checks.items() if item.most_fail] == ["c2"]
    assert summary(a=card(), b=card(c1=FAILED)).checks[1].most_fail


def test_mistakes_count_students() -> None:
    """A mistake seen at two checks of one student is one student's, with its text, places and cost."""
    twice = card(c3=failed("c3", "x", "mask_inverted"), c1=failed("c1", "y", "mask_inverted"))
    once = card(c3=failed("c3", "z", "mask_inverted"), c0=failed("c0", "z", "no_scaling"))
    first, second = summary(zoe=twice, ann=once).mistakes
    assert (first.name, first.students, first.points) == ("mask_inverted", ("ann", "zoe"), 30)
    assert [check.id for check in first.checks] == ["c1", "c3"]
    assert (first.text, first.example.message, first.example_student) == ("The text of mask_inverted.", "y", "zoe")
    assert (second.name, second.students) == ("no_scaling", ("ann",))


def test_equal_failures_without_a_name_are_one_topic() -> None:
    """Two students whose messages differ in numbers and names only are a cluster; one alone is none."""
    a = card(
        c1=failed("c1", "split raised NameError in line 3: name 'foo' is not defined."), c4=failed("c4", "odd")
    )
    b = card(c1=failed("c1", "split raised NameError in line 17: name 'bar' is not defined."))
    c = card(c1=failed("c1", "Wrong shape: (2, 3) is expected, and it returned (6,)."))
    d = card(c1=failed("c1", "split raised NameError in line 9: name 'x' is not defined.", "known"))
    (cluster,) = summary(a=a, b=b, c=c, d=d).clusters
    assert (cluster.name, cluster.students, cluster.points) == ("", ("a", "b"), 20)
    assert "'foo'" in cluster.example.message


def test_the_same_students_are_one_topic() -> None:
    """Where the same students fail several checks of a function, it is one thing to explain."""
    both = card(c1=failed("c1", "one"), c2=failed("c2", "two"))
    other = card(c2=failed("c2", "two"), c3=failed("c3", "three"))
    (cluster,) = summary(a=both, b=both).clusters
    assert [check.id for check in cluster.checks] == ["c1", "c2"]
    assert len(summary(a=both, b=both, c=other).clusters) == 2


def test_topics_are_ranked_by_whom_they_help() -> None:
    """More students come first, whether or not there is a name; then more points."""
    cards = {f"s{number}": card(c1=failed("c1", "alike")) for number in range(3)}
    cards |= {f"t{number}": card(c2=failed("c2", "", "cheap"), c3=failed("c3", "", "dear")) for number in range(2)}
    cards["u"] = card(c3=failed("c3", "", "alone"), c4=failed("c4", "", "dear"))
    found = summary(**cards)
    assert [topic.name for topic in found.topics] == ["", "dear", "cheap", "alone"]
    assert [topic.name for topic in found.shared] == ["", "dear", "cheap"]
    assert [topic.name for topic in found.single] == ["alone"]


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("4 of 8 numbers differ, the first at [0, 1].", "12 of 90 numbers differ, the first at [2, 0].", True),
        ("shape (2, 3) is expected", "shape (2, 3, 4) is expected", False),
        ("line 12: `for h in range(H)` ran 2 times", "line 9: `while h` ran 66 times", True),
        ("name 'W1' is not defined", "name 'Wq' is not defined", True),
        ("W1 is missing", "W2 is missing", False),
        ("it differs by -1.5e-07", "it differs by 3.0", True),
        ("it raised TypeError", "it raised ValueError", False),
        ("It's the student's", "It's a student's", False),
    ],
)
def test_kinds_of_messages(one: str, other: str, alike: bool) -> None:
    """Numbers and quoted text are left out of the comparison, words and the number of axes are not."""
    assert (kind(one) == kind(other)) is alike


def test_files_that_gave_no_answer() -> None:
    """Refused and unloadable files, calls that hang and functions that are not written are told apart."""
    hangs = card(c1=Status.TIMEOUT, c2=Status.TIMEOUT)
    stub = scorecard((result("c0", "g", Status.NOT_IMPLEMENTED, 10, failure=Failure("Not written.")),))
    found = summary(a=REFUSED, b=UNLOADABLE, c=hangs, d=stub)
    assert [one.student for one in found.stopped] == ["a", "b"]
    assert [(row.function, row.students) for row in found.timeouts] == [("f", ("c",))]
    assert [(row.function, row.students) for row in found.not_written] == [("g", ("d",))]
    assert found.topics == ()


def test_files_without_a_sandbox_are_counted() -> None:
    """Only what ran counts: a refused file could not read anything."""
    bare = replace(card(), isolation=("process",))
    assert summary(a=card(), b=bare, c=bare, d=replace(REFUSED, isolation=("process",))).unprotected == 2


def test_exercises_stand_apart_in_order() -> None:
    """Each exercise has its own numbers; different checks of one are seen."""
    first = replace(card(), exercise=replace(card().exercise, name="exercise-01"))
    second = scorecard((result("c0", "f", FAILED, 10, failure=ARRAYS),))
    found = summarise([Graded("b", second), Graded("a", first), Graded("a", replace(second, checks_sha256="2"))])
    assert [(one.exercise.name, one.count, one.mean) for one in found] == [
        ("exercise-01", 1, 100),
        ("exercise-04", 2, 0),
    ]
    assert [len(one.checks_sha256) for one in found] == [1, 2]
    assert summarise([]) == ()
