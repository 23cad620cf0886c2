"""What a class's results say: the numbers of each exercise, and what to explain again. The report is made from it.

Faults of the grader are in no number: they say nothing about a student.
"""

import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from grader.classroom.topics import Topic, clusters, mistakes
from grader.model import Check, Exercise, Graded, Outcome, Status

FULL_MARKS = 100
"""What an exercise's points sum to, for one of which no file reached its checks."""


@dataclass(frozen=True, slots=True)
class Bar:
    """The files whose score is from `lowest` to `highest`."""

    lowest: int
    highest: int
    count: int


@dataclass(frozen=True, slots=True)
class CheckSummary:
    """How a class did at one check. A file that never ran is not asked."""

    check: Check
    passed: int
    asked: int

    @property
    def rate(self) -> float:
        """The part of the files that pass, from 0 to 1."""
        return self.passed / self.asked if self.asked else 0.0

    @property
    def most_fail(self) -> bool:
        """Whether half of the files or more fail."""
        return self.asked > 0 and 2 * self.passed <= self.asked


@dataclass(frozen=True, slots=True)
class Unanswered:
    """A function that gave some students no answer: it is not written yet, or it did not return."""

    function: str
    students: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ExerciseSummary:
    """One exercise of a class."""

    exercise: Exercise
    max_score: int
    count: int
    """Files in the numbers: all but the faults. One that never ran counts with its score of 0."""
    mean: float
    lower_quartile: float
    median: float
    upper_quartile: float
    full_marks: int
    histogram: tuple[Bar, ...]
    """Ten bars of equal width, and full marks as a bar of their own."""
    checks: tuple[CheckSummary, ...]
    """In the order of the checks file."""
    mistakes: tuple[Topic, ...]
    """Known mistakes, by name."""
    clusters: tuple[Topic, ...]
    """Equal failures of two students or more, which no known mistake explains."""
    not_written: tuple[Unanswered, ...]
    timeouts: tuple[Unanswered, ...]
    stopped: tuple[Graded, ...]
    """Refused and unloadable: nothing of them was checked."""
    faults: tuple[Graded, ...]
    unprotected: int
    """Files that were graded without the sandbox: each could have read the reference on the disk."""
    checks_sha256: tuple[str, ...]
    """Of the checks that graded; more than one where they were changed in between."""
    graded: tuple[Graded, ...]
    """Everybody, by name."""

    @property
    def topics(self) -> tuple[Topic, ...]:
        """What to explain again: first what helps most students, then what cost most points."""
        return tuple(sorted((*self.mistakes, *self.clusters), key=lambda topic: topic.rank))

    @property
    def shared(self) -> tuple[Topic, ...]:
        """The topics of two students or more: what is worth everybody's time."""
        return tuple(topic for topic in self.topics if len(topic.students) > 1)

    @property
    def single(self) -> tuple[Topic, ...]:
        """The topics of one student: what to say to that one."""
        return tuple(topic for topic in self.topics if len(topic.students) == 1)


def summarise(graded: Sequence[Graded]) -> tuple[ExerciseSummary, ...]:
    """Give a summary of each exercise, by name."""
    names = sorted({one.scorecard.exercise.name for one in graded})
    return tuple(_summary([one for one in graded if one.scorecard.exercise.name == name]) for name in names)


def max_scores(graded: Sequence[Graded]) -> dict[str, int]:
    """Give the points of each exercise by its name. A refused file's own scorecard holds no check to sum."""
    found: dict[str, int] = {}
    for one in graded:
        card = one.scorecard
        points = sum(result.check.points for result in card.results)
        found[card.exercise.name] = max(found.get(card.exercise.name, 0), points)
    return {name: points or FULL_MARKS for name, points in found.items()}


def _summary(graded: list[Graded]) -> ExerciseSummary:
    graded = sorted(graded, key=lambda one: one.student)
    exercise = graded[0].scorecard.exercise
    full = max_scores(graded)[exercise.name]
    sound = [one for one in graded if one.scorecard.outcome is not Outcome.FAULT]
    ran = [one for one in sound if one.scorecard.outcome is Outcome.GRADED]
    scores = [one.scorecard.score for one in sound]
    lower, median, upper = _quartiles(scores)
    return ExerciseSummary(
        exercise=exercise,
        max_score=full,
        count=len(sound),
        mean=statistics.fmean(scores) if scores else 0.0,
        lower_quartile=lower,
        median=median,
        upper_quartile=upper,
        full_marks=sum(one.scorecard.passed for one in sound),
        histogram=_histogram(scores, full),
        checks=_checks(ran),
        mistakes=mistakes(ran),
        clusters=clusters(ran),
        not_written=_unanswered(ran, Status.NOT_IMPLEMENTED),
        timeouts=_unanswered(ran, Status.TIMEOUT),
        stopped=tuple(one for one in sound if one.scorecard.outcome is not Outcome.GRADED),
        faults=tuple(one for one in graded if one.scorecard.outcome is Outcome.FAULT),
        unprotected=sum("bubblewrap" not in one.scorecard.isolation for one in ran),
        checks_sha256=tuple(sorted({one.scorecard.checks_sha256 for one in graded})),
        graded=tuple(graded),
    )


def _quartiles(scores: list[int]) -> tuple[float, float, float]:
    if len(scores) < 2:  # of one number statistics.quantiles gives none before Python 3.13
        only = float(sum(scores))
        return only, only, only
    lower, median, upper = statistics.quantiles(scores, n=4, method="inclusive")
    return lower, median, upper


def _histogram(scores: list[int], full: int) -> tuple[Bar, ...]:
    width = max(1, -(-full // 10))
    bars = [
        Bar(low, high, sum(low <= score <= high for score in scores))
        for low in range(0, full, width)
        for high in [min(low + width, full) - 1]
    ]
    return (*bars, Bar(full, full, scores.count(full)))


def _checks(ran: list[Graded]) -> tuple[CheckSummary, ...]:
    checks: dict[str, Check] = {}
    asked: Counter[str] = Counter()
    passed: Counter[str] = Counter()
    for one in ran:
        for result in one.scorecard.results:
            checks.setdefault(result.check.id, result.check)
            asked[result.check.id] += 1
            passed[result.check.id] += result.status is Status.PASSED
    return tuple(CheckSummary(check, passed[name], asked[name]) for name, check in checks.items())


def _unanswered(ran: list[Graded], status: Status) -> tuple[Unanswered, ...]:
    students: dict[str, dict[str, None]] = {}
    for one in ran:
        for result in one.scorecard.results:
            if result.status is status:
                students.setdefault(result.check.function, {})[one.student] = None
    ranked = sorted(students.items(), key=lambda item: -len(item[1]))
    return tuple(Unanswered(function, tuple(names)) for function, names in ranked)
