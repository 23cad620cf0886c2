"""What a change of the checks does to a class: whose score moves, by how much, and by which check.

Made from two gradings of a class, and shown by `compare`, before anything is published.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from grader.model import CheckResult, Graded, Outcome, Scorecard, Status


@dataclass(frozen=True, slots=True)
class CheckChange:
    """One check of one file that is not as it was. A side is None where that side has no such check."""

    id: str
    old: CheckResult | None
    new: CheckResult | None

    @property
    def difference(self) -> int:
        """How many points more it gives now."""
        return (self.new.score if self.new else 0) - (self.old.score if self.old else 0)


@dataclass(frozen=True, slots=True)
class Change:
    """One student's file of one exercise on both sides. A side is None where that side has no such file."""

    student: str
    exercise: str
    old: Scorecard | None
    new: Scorecard | None
    checks: tuple[CheckChange, ...] = ()
    """Those that are not as they were, in the order of the new checks, then those that are gone."""

    @property
    def difference(self) -> int | None:
        """How many points more the file has now; None where a side has no score to compare."""
        old, new = score(self.old), score(self.new)
        return None if old is None or new is None else new - old

    @property
    def other_file(self) -> bool:
        """Whether another file was graded, so that it is no other verdict on the same one."""
        return self.old is not None and self.new is not None and self.old.sha256 != self.new.sha256

    @property
    def same(self) -> bool:
        """Whether the same file got the same verdict, check by check."""
        if self.old is None or self.new is None or self.checks or self.other_file:
            return False
        return self.old.outcome is self.new.outcome and self.difference in (0, None)


def score(card: Scorecard | None) -> int | None:
    """Give a score; a file that is not there, and a fault of the grader, have none."""
    return None if card is None or card.outcome is Outcome.FAULT else card.score


def compare(old: Sequence[Graded], new: Sequence[Graded]) -> tuple[Change, ...]:
    """Give every student's change, also none: by exercise, first who loses most."""
    before, after = _by_key(old), _by_key(new)
    changes = [_change(key, before.get(key), after.get(key)) for key in before.keys() | after.keys()]
    return tuple(sorted(changes, key=_order))


def _by_key(graded: Sequence[Graded]) -> dict[tuple[str, str, int], Scorecard]:
    """Give each scorecard by exercise and student; several of one student are told apart by their order."""
    found: dict[tuple[str, str, int], Scorecard] = {}
    for one in graded:
        place = 0
        while (key := (one.scorecard.exercise.name, one.student, place)) in found:
            place += 1
        found[key] = one.scorecard
    return found


def _change(key: tuple[str, str, int], old: Scorecard | None, new: Scorecard | None) -> Change:
    exercise, student, _ = key
    # A file that was not run on one side has no checks there, and its outcome says why.
    both = old is not None and new is not None and bool(old.results) and bool(new.results)
    return Change(student, exercise, old, new, _checks(old, new) if both and old and new else ())


def _checks(old: Scorecard, new: Scorecard) -> tuple[CheckChange, ...]:
    before = {result.check.id: result for result in old.results}
    after = {result.check.id: result for result in new.results}
    changes = (CheckChange(id_, before.get(id_), after.get(id_)) for id_ in (after | before))
    return tuple(change for change in changes if _differs(change.old, change.new))


def _differs(old: CheckResult | None, new: CheckResult | None) -> bool:
    if old is None or new is None:
        return True
    told = (old.status, old.check.points, old.mistake)
    return told != (new.status, new.check.points, new.mistake)


def _order(change: Change) -> tuple[str, int, int, str]:
    difference = change.difference
    # First whose score moves, then who has none to compare, then who has the same one by another way.
    rank = 3 if change.same else 2 if difference == 0 else 1 if difference is None else 0
    return change.exercise, rank, difference or 0, change.student


def reason(change: CheckChange) -> str:
    """Say in a few words what became of a check."""
    old, new = change.old, change.new
    if old is None or new is None:
        only = new or old
        assert only is not None
        how = "passes" if only.status is Status.PASSED else only.status.replace("_", " ")
        return f"new check, {how}" if new else f"check is gone ({how} before)"
    parts = []
    if old.status is not new.status:
        parts.append(f"{old.status} -> {new.status}".replace("_", " "))
    if old.check.points != new.check.points:
        parts.append(f"{old.check.points} -> {new.check.points} points")
    if old.mistake != new.mistake:
        parts.append(f"named {old.mistake or 'nothing'} -> {new.mistake or 'nothing'}")
    return ", ".join(parts)
