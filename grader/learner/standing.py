"""Where the learner stands in each exercise, and what comes next: what the roadmap and the card are made from."""

from dataclasses import dataclass
from enum import StrEnum

from grader.course import SOLUTION, STUB, Course, sha256
from grader.learner import progress
from grader.learner.progress import Entry

CAPSTONE = "grade capstone"
"""The command that puts all solutions together, in a course that has something to put them into."""


class State(StrEnum):
    """How far an exercise has come, by its file as it is now."""

    NOT_STARTED = "not started"
    SOLVED = "solved"
    GRADED = "graded"
    """Not yet full marks, and not changed since."""
    REFUSED = "refused"
    """Graded, but the file could not be run at all."""
    CHANGED = "changed"
    """Changed since its last grading, which was not yet full marks."""
    CHANGED_SINCE_SOLVED = "changed since solved"
    UNGRADED = "ungraded"
    """No longer the stub, and never graded."""
    MISSING = "missing"


@dataclass(frozen=True, slots=True)
class Standing:
    """One exercise of the roadmap."""

    name: str
    state: State
    score: int
    max_score: int


def standings(course: Course) -> list[Standing]:
    """Give the standing of every exercise, in order."""
    entries = progress.read(course.root)
    return [_standing(course, name, entries.get(name, Entry())) for name in course.names()]


def following(all_: list[Standing], after: str, *, solved: bool = False) -> str | None:
    """Give the first exercise after one, round to it again, that is not solved; None where all are solved.

    `solved` says that this one is, even where its progress could not be saved.
    """
    start = [standing.name for standing in all_].index(after) + 1
    for standing in all_[start:] + all_[:start]:
        if standing.state is not State.SOLVED and not (solved and standing.name == after):
            return standing.name
    return None


def onward(course: Course, name: str, *, solved: bool = False) -> str | None:
    """Give the command that leads on after an exercise that passed; None where the course ends there."""
    exercise = following(standings(course), name, solved=solved)
    if exercise is not None:
        return f"grade show {exercise}"
    return CAPSTONE if course.has_capstone() else None


def first_unsolved(all_: list[Standing]) -> Standing | None:
    """Give the first exercise that is not solved; None where all are."""
    return next((standing for standing in all_ if standing.state is not State.SOLVED), None)


def next_command(all_: list[Standing]) -> str | None:
    """Give the one command that leads on; None where every exercise is solved."""
    standing = first_unsolved(all_)
    return None if standing is None else command_for(standing)


def command_for(standing: Standing) -> str:
    """Give the command that leads on in one exercise."""
    match standing.state:
        case State.NOT_STARTED:
            return f"grade show {standing.name}"
        case State.MISSING:
            return f"grade reset {standing.name}"
        case _:
            return f"grade {standing.name}"


def _standing(course: Course, name: str, entry: Entry) -> Standing:
    now = sha256(course.root / "exercises" / name / SOLUTION)
    stub = sha256(course.root / "solutions" / name / STUB)
    return Standing(name, _state(entry, now, stub), entry.score, entry.max_score)


def _state(entry: Entry, now: str, stub: str) -> State:
    if not now:
        return State.MISSING
    if now == stub:
        return State.NOT_STARTED
    if now == entry.solved:
        return State.SOLVED
    if now == entry.sha256:
        if not entry.started:
            return State.NOT_STARTED
        return State.GRADED if entry.max_score else State.REFUSED
    if entry.solved:
        return State.CHANGED_SINCE_SOLVED
    if entry.sha256 and entry.started:
        return State.CHANGED
    # Without the stub to compare with, a file that was never graded may well be the stub.
    return State.UNGRADED if stub else State.NOT_STARTED
