"""The hints of an exercise, one step further on each call; never the solution.

How many were shown is remembered until the exercise is solved or reset.
"""

from dataclasses import dataclass, replace
from pathlib import Path

from grader.errors import UsageError
from grader.learner import progress
from grader.learner.progress import Entry
from grader.model import Exercise, Function
from grader.reports.terminal import say
from grader.reports.text import inert


@dataclass(frozen=True, slots=True)
class Hint:
    """One hint, as it is shown."""

    function: Function
    step: int
    """From 1; 0 where the function has no hints."""
    goes_on: bool
    """Whether the one after it comes next by itself."""

    @property
    def is_last(self) -> bool:
        """Whether the function has no further hint."""
        return self.step == len(self.function.hints)

    @property
    def line(self) -> str:
        """The hint as a sentence, or that there is none."""
        return _line(self.function, self.step) if self.step else f"{self.function.name} has no hints."


def take(exercise: Exercise, root: Path, wanted: str | None = None, step: int | None = None) -> Hint:
    """Give one hint, and remember that it was shown: the step that is named, or else the next one.

    Without a function it is about the first one with a failing check. Raises UsageError for a function or a step
    that there is not.
    """
    entry = progress.read(root).get(exercise.name, Entry())
    function = _named(exercise, wanted) if wanted else _next_function(exercise, entry)
    number, seen = len(function.hints), entry.hints.get(function.name, 0)
    if step is not None and step > number:
        raise UsageError(f"{function.name} has {number} hints. Run: grade hint {exercise.name} {function.name}")
    step = step or min(seen + 1, number)
    saved = _remember(root, exercise, {function.name: step}) if number else False
    return Hint(function, step, saved and step >= seen)


def show(exercise: Exercise, root: Path, wanted: str | None, step: int | None) -> None:
    """Print one hint, as `take` gives it."""
    hint = take(exercise, root, wanted, step)
    command = f"grade hint {exercise.name} {hint.function.name}"
    if not hint.step:
        say(f"{hint.line} Read the statement again: ", f"grade show {exercise.name}")
        return
    say(hint.line)
    if hint.is_last:
        say(f"This was the last hint of {hint.function.name}. What else helps:")
        _more_help(exercise)
    else:
        say("One step further: ", command if hint.goes_on else f"{command} {hint.step + 1}")


def show_all(exercise: Exercise, root: Path, wanted: str | None) -> None:
    """Print all hints of one function, or of every function."""
    functions = [_named(exercise, wanted)] if wanted else list(exercise.functions)
    for function in functions:
        for step in range(1, len(function.hints) + 1):
            say(_line(function, step))
    _remember(root, exercise, {function.name: len(function.hints) for function in functions})
    say("There are no more. What else helps:")
    _more_help(exercise)


def _more_help(exercise: Exercise) -> None:
    say("  the statement: ", f"grade show {exercise.name}")
    say("  every failing check, opened: ", f"grade {exercise.name} --all")


def _line(function: Function, step: int) -> str:
    return f"{function.name}, hint {step} of {len(function.hints)}: {inert(function.hints[step - 1])}"


def _named(exercise: Exercise, name: str) -> Function:
    by_name = {function.name: function for function in exercise.functions}
    if name not in by_name:
        raise UsageError(f"{exercise.name} has no function {name!r}. It has: {', '.join(by_name)}.")
    return by_name[name]


def _next_function(exercise: Exercise, entry: Entry) -> Function:
    """Choose the first failing function that has hints left, or of all functions where none is known to fail."""
    failing = [function for function in exercise.functions if function.name in entry.failing]
    functions = failing or list(exercise.functions)
    left = [item for item in functions if entry.hints.get(item.name, 0) < len(item.hints)]
    return (left or functions)[0]


def _remember(root: Path, exercise: Exercise, shown: dict[str, int]) -> bool:
    def further(entry: Entry) -> Entry:
        steps = {name: max(step, entry.hints.get(name, 0)) for name, step in shown.items()}
        return replace(entry, hints={**entry.hints, **steps})

    return progress.update(root, exercise.name, further)
