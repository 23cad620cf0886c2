"""What the trials of an exercise show to be wrong with it: each problem names a file, and says what to do next."""

from collections.abc import Collection, Iterator, Sequence

from grader.course import CHECKS, SETTINGS, SOLUTION
from grader.instructor.mutants import Mutant
from grader.instructor.trials import Trial
from grader.model import Exercise, Mistake, Outcome, Problem, Scorecard, Status


def checks(exercise: Exercise, reference: Scorecard, named: Collection[str] | None) -> Iterator[Problem]:
    """Judge the checks by the reference's card, and by the checks that mistakes name (None: not known)."""
    path = str(exercise.solutions / CHECKS)
    total = sum(result.check.points for result in reference.results)
    if total != 100:
        yield Problem(path, f"its points sum to {total}, not to 100. Change some.")
    functions = {function.name for function in exercise.functions}
    about = {result.check.function for result in reference.results}
    for name in sorted(about - functions):
        yield Problem(path, f"has a check about {name}, which {SETTINGS} does not name. Correct its mark.")
    for name in sorted(functions - about):
        yield Problem(path, f"has no check about {name}. Write one.")
    for result in reference.results:
        if named is not None and result.check.id not in named:
            line = f"`Caught by: {result.check.id}`"
            yield Problem(path, f"no mistake says {line}. Add one to mistakes/, or delete the check.")


def full_marks(path: str, scorecard: Scorecard) -> Iterator[Problem]:
    """Judge a file that is right by its card."""
    yield from graded(path, scorecard)
    for result in scorecard.results:
        if result.failure is not None and result.status is not Status.ERROR:
            message = f"is right, and loses {result.check.id}: {result.failure.message}"
            yield Problem(path, f"{message} Mend the file, or the check.")


def graded(path: str, scorecard: Scorecard) -> Iterator[Problem]:
    """Judge whether a file of the course could be graded at all."""
    if scorecard.outcome is Outcome.GRADED:
        return
    said = [scorecard.message]
    said += [f"line {finding.line}: {finding.message}" for finding in scorecard.findings]
    for result in scorecard.results:
        if result.status is Status.ERROR and result.failure is not None:
            said.append(f"{result.check.id}: {result.failure.message}")
    yield Problem(path, f"is not graded. {' '.join(said)} Mend that first.")


def right(path: str, trial: Trial, seeds: int) -> Iterator[Problem]:
    """Judge the trial of a right variant."""
    yield from full_marks(path, trial.scorecard)
    for check, count in trial.unsteady.items():
        yield Problem(
            path, f"is right, and loses {check} under {count} of {seeds} seeds. Mend the file, or the check."
        )


def mistake(path: str, mistake: Mistake, trial: Trial, seeds: int) -> Iterator[Problem]:
    """Judge the trial of a known mistake: caught by what it names, under each seed, and diagnosed as itself."""
    yield from graded(path, trial.scorecard)
    if trial.scorecard.outcome is not Outcome.GRADED:
        return
    results = trial.scorecard.results
    failed = {result.check.id for result in results if result.failure}
    for check in sorted(mistake.caught_by - failed):
        what = "it passes" if any(result.check.id == check for result in results) else "there is no such check"
        yield Problem(path, f"says `Caught by: {check}`, but {what}. Correct that line, or the check.")
    names = {result.mistake for result in results if result.failure}
    if mistake.name not in names and mistake.caught_by <= failed:
        yield Problem(path, "is caught, and not named on the card. Let its answers differ from what others raise.")
    for name in sorted(filter(None, names - {mistake.name})):
        yield Problem(path, f"is named {name} on the card. Make the two differ, or make one of them.")
    for check, count in trial.unsteady.items():
        yield Problem(path, f"passes {check} under {count} of {seeds} seeds. Pin an example that catches it.")


def stub(path: str, trial: Trial) -> Iterator[Problem]:
    """Judge the trial of the stub: it earns nothing, and each check says why."""
    yield from graded(path, trial.scorecard)
    for result in trial.scorecard.results:
        if result.status is not Status.NOT_IMPLEMENTED:
            said = f"{result.check.id} says {result.status}"
            yield Problem(path, f"must be not implemented, but {said}. Let it raise NotImplementedError.")


def survivors(exercise: Exercise, found: Sequence[tuple[Mutant, str]]) -> tuple[list[Problem], int]:
    """Judge mutants that were not caught: give the problems, and the number of mutants that are accepted."""
    accepted = {(one.before, one.after) for one in exercise.accepted_mutants}
    problems, seen = [], set()
    for mutant, hole in sorted(found, key=lambda pair: (pair[0].line, pair[0].after)):
        change = (mutant.before, mutant.after)
        if change in accepted:
            seen.add(change)
            continue
        if hole == "passes all checks":
            advice = f"Let a check catch it, or list it under accepted_mutants in {SETTINGS} with a reason."
        else:
            advice = "A check fails with an exception of its own here: expect a shape before you use a value."
        place = f"{exercise.solutions / SOLUTION}:{mutant.line}"
        problems.append(Problem(place, f"so changed, it {hole}. {advice}\n{mutant.diff}"))
    for before, after in sorted(accepted - seen):
        message = f"accepted_mutants: no mutant that passes makes {after!r} of {before!r}. Delete it."
        problems.append(Problem(str(exercise.folder / SETTINGS), message))
    return problems, len(seen)
