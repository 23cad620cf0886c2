"""Whose functions are taken: the learner's where an exercise is solved, as the file is now; else the course's."""

import ast
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from grader.candidate.sandbox import Sandbox
from grader.course import GIVEN, SOLUTION, Course, shown
from grader.examiner import submission
from grader.examiner.grade import Options, grade_submission
from grader.examiner.submission import Submission
from grader.learner import progress, standing
from grader.learner.progress import Entry
from grader.learner.standing import Standing, State
from grader.model import Exercise, Outcome, Scorecard

_WORDS = {
    State.NOT_STARTED: "not started",
    State.REFUSED: "its file does not run yet",
    State.MISSING: "its solution.py is missing",
}


@dataclass(frozen=True, slots=True)
class Part:
    """One exercise of the course, and the learner's file where it is solved."""

    exercise: Exercise
    own: Submission | None
    why_not: str = ""
    """Why the learner's file is not taken."""


def collect(course: Course, sandbox: Sandbox, say: Callable[[str], None]) -> list[Part]:
    """Find whose functions are taken; what was changed since it was graded is graded first, and recorded."""
    entries = progress.read(course.root)
    return [_part(course, one, entries.get(one.name, Entry()), sandbox, say) for one in standing.standings(course)]


def _part(course: Course, now: Standing, entry: Entry, sandbox: Sandbox, say: Callable[[str], None]) -> Part:
    exercise = course.exercise(now.name)
    path = exercise.folder / SOLUTION
    if now.state in _WORDS:
        return Part(exercise, None, _WORDS[now.state])
    handed_in = submission.read(path, shown(path))  # read once: what is graded is what is taken
    if handed_in.sha256 and handed_in.sha256 == entry.solved:
        return Part(exercise, handed_in)
    if now.state is State.GRADED and handed_in.sha256 == entry.sha256:
        return Part(exercise, None, f"{entry.score} of {entry.max_score} points")
    say(f"Grading {exercise.name} first: its file as it is now was not graded yet.")
    scorecard = grade_submission(exercise, handed_in, Options(sandbox=sandbox))
    progress.record(course.root, scorecard)
    return Part(exercise, handed_in) if scorecard.passed else Part(exercise, None, _verdict(scorecard))


def _verdict(scorecard: Scorecard) -> str:
    match scorecard.outcome:
        case Outcome.GRADED:
            return f"{scorecard.score} of {scorecard.max_score} points"
        case Outcome.FAULT:
            return "it could not be graded, which is not your fault"
        case _:
            return _WORDS[State.REFUSED]


def lendable(exercises: Sequence[Exercise]) -> Mapping[str, str]:
    """Give the texts of the course that define a function, by the function's name: given.py of later exercises."""
    found: dict[str, str] = {}
    for exercise in exercises:
        path = exercise.solutions / GIVEN
        if exercise.given and path.is_file():
            text = path.read_text(encoding="utf-8")
            names = [node.name for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
            found = {**dict.fromkeys(names, text), **found}
    return found
