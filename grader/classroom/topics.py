"""What several of a class got wrong in the same way: known mistakes, and equal failures that have no name.

Called by `summary` with the files that ran.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from grader.model import Check, CheckResult, Failure, Graded, Status

_OTHER_TEXT = re.compile(r"`[^`\n]*`|(?<!\w)'[^'\n]*'(?!\w)|(?<!\w)\"[^\"\n]*\"(?!\w)")
_NUMBER = re.compile(r"(?<![\w.])[-+]?\d+(?:\.\d*)?(?:e[-+]?\d+)?(?!\w)")
_TELLING = 600
"""So much of a message is compared: its kind shows at its beginning."""


@dataclass(frozen=True, slots=True)
class Topic:
    """One thing to explain again."""

    name: str
    """The known mistake's name; empty where it has none."""
    text: str
    """What the known mistake's file says; empty where it has no name."""
    checks: tuple[Check, ...]
    """Where it shows, in the order of the checks file."""
    students: tuple[str, ...]
    points: int
    """What it cost all of them together."""
    example: Failure
    example_student: str

    @property
    def rank(self) -> tuple[int, int, str, str]:
        """A key that sorts the topics: most students, then most points, first."""
        return -len(self.students), -self.points, self.name, self.checks[0].id


def kind(message: str) -> str:
    """Give what two messages of the same kind have in common: their words without numbers and quoted text."""
    return _NUMBER.sub("#", _OTHER_TEXT.sub("'…'", " ".join(message[:_TELLING].split())))


class _Failing(NamedTuple):
    student: str
    position: int
    """Of the check in the checks file."""
    result: CheckResult
    failure: Failure


def mistakes(ran: Sequence[Graded]) -> tuple[Topic, ...]:
    """Give the known mistakes, each student counted once for each."""
    found: dict[str, list[_Failing]] = {}
    for one in _failing(ran):
        if one.result.mistake:
            found.setdefault(one.result.mistake, []).append(one)
    topics = [_topic(name, members[0].result.diagnosis or "", members) for name, members in found.items()]
    return tuple(sorted(topics, key=lambda topic: topic.rank))


def clusters(ran: Sequence[Graded]) -> tuple[Topic, ...]:
    """Give the failures without a name that two students or more share.

    Alike is what fails the same check with a message of the same kind. Where the same students fail several
    checks of one function, that is one thing to explain, not several.
    """
    alike: dict[tuple[str, str], list[_Failing]] = {}
    for one in _failing(ran):
        if not one.result.mistake:
            alike.setdefault((one.result.check.id, kind(one.failure.message)), []).append(one)
    shared: dict[tuple[str, frozenset[str]], list[_Failing]] = {}
    for members in alike.values():
        students = frozenset(member.student for member in members)
        if len(students) > 1:
            shared.setdefault((members[0].result.check.function, students), []).extend(members)
    topics = [_topic("", "", members) for members in shared.values()]
    return tuple(sorted(topics, key=lambda topic: topic.rank))


def _failing(ran: Sequence[Graded]) -> Iterable[_Failing]:
    """Give the wrong answers; what was not written, not run or did not return is told apart elsewhere."""
    for one in ran:
        for position, result in enumerate(one.scorecard.results):
            if result.status is Status.FAILED and result.failure is not None:
                yield _Failing(one.student, position, result, result.failure)


def _topic(name: str, text: str, members: list[_Failing]) -> Topic:
    members = sorted(members, key=lambda member: (member.position, member.student))
    return Topic(
        name=name,
        text=text,
        checks=tuple({member.result.check.id: member.result.check for member in members}.values()),
        students=tuple(sorted({member.student for member in members})),
        points=sum(member.result.check.points for member in members),
        example=members[0].failure,
        example_student=members[0].student,
    )
