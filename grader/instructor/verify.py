"""`grade verify`: proves an exercise's checks, from its folder, its reference, and its right and wrong files.

The folders are looked at first; then, in worker processes, the reference and each right variant must get full
marks, each mistake must be caught and named, and each mutant of the reference caught; under many seeds.
"""

import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from functools import partial
from typing import Any

from grader.course import CHECKS, SETTINGS, SOLUTION, Course, mistakes
from grader.errors import BrokenCourseError
from grader.instructor import folder, judge, trials
from grader.instructor.mutants import Mutant
from grader.model import Mistake, Problem, Verification

SEEDS = 25
_CHUNK = 8
"""Mutants that share a candidate: enough to hide its start, few enough to keep all cores busy."""

Progress = Callable[[int, int], None]


def verify(
    course: Course,
    names: Sequence[str],
    executor: Executor,
    *,
    seeds: int = SEEDS,
    mutants: bool = True,
    progress: Progress = lambda _done, _known: None,
) -> list[Verification]:
    """Verify exercises of a course; what is wrong with them is in the results.

    `progress` is called with the numbers of trials that are done and known so far. Raises BrokenCourseError where
    no verdict is possible at all.
    """
    work = _Work(executor, progress)
    under_way = [_Exercise(course, name, work, seeds, mutants) for name in names]
    try:
        work.finish()
    except BrokenProcessPool as error:
        raise BrokenCourseError(
            "A worker process of verify ended: does a checks file end its process, or is memory short? "
            "Verify one exercise at a time to see which."
        ) from error
    found = [exercise.result() for exercise in under_way]
    stray = folder.leftovers(course) if set(names) == set(course.names()) else ()
    return [*found, Verification("solutions/", tuple(stray), {}, 0, 0, 0, 0, seeds)] if stray else found


class _Work:
    """The trials that are under way, each with what is to be done with its result."""

    def __init__(self, executor: Executor, progress: Progress) -> None:
        self._executor = executor
        self._progress = progress
        self._pending: dict[Future[Any], Callable[[Any], None]] = {}
        self._done = 0

    def submit(self, then: Callable[[Any], None], function: Callable[..., Any], *args: object) -> None:
        """Have a worker call a function, and hand what it gives, or raises, to `then`."""
        self._pending[self._executor.submit(function, *args)] = then

    def finish(self) -> None:
        """Wait for all trials, those that results ask for included."""
        while self._pending:
            for future in wait(self._pending, return_when=FIRST_COMPLETED).done:
                then = self._pending.pop(future)
                self._done += 1
                error = future.exception()
                if isinstance(error, BrokenProcessPool):
                    raise error
                then(error or future.result())
                self._progress(self._done, self._done + len(self._pending))


class _Exercise:
    """One exercise while it is verified: first its folders, then its reference, then everything else at once."""

    def __init__(self, course: Course, name: str, work: _Work, seeds: int, mutants: bool) -> None:
        self._course = course
        self._work = work
        self._survivors: list[tuple[Mutant, str]] = []
        self._began = self._ended = time.perf_counter()
        self._found = Verification(name, (), {}, right=0, mistakes=0, mutants=0, accepted=0, seeds=seeds)
        try:
            self._exercise = course.exercise(name)
            self._add(folder.check(course, self._exercise))
        except BrokenCourseError as error:
            self._add([Problem(str(course.root / "exercises" / name / SETTINGS), str(error).partition(": ")[2])])
            return
        # Mutants show holes in checks that are written; those of a template say nothing.
        mutants &= not any(problem.message.startswith(folder.UNFINISHED) for problem in self._found.problems)
        solutions = self._exercise.solutions
        if (solutions / SOLUTION).is_file() and (solutions / CHECKS).is_file():
            self._try(self._go_on, solutions / SOLUTION, trials.survey, seeds, mutants)

    def _add(self, problems: Iterable[Problem]) -> None:
        found = [replace(problem, file=folder.shown(self._course, problem.file)) for problem in problems]
        self._found = replace(self._found, problems=(*self._found.problems, *found))

    def _count(self, kind: str, number: int = 1) -> None:
        self._found = replace(self._found, **{kind: getattr(self._found, kind) + number})

    def _try(self, then: Callable[[Any], None], path: object, trial: Callable[..., Any], *args: object) -> None:
        """Have a trial made; where the course is too broken for it, that is the problem of `path`."""

        def tried(found: Any) -> None:
            self._ended = time.perf_counter()
            if isinstance(found, BrokenCourseError):
                self._add([Problem(str(path), f"cannot be tried: {found}")])
            elif isinstance(found, BaseException):
                what = f"{type(found).__name__}: {found}"
                self._add([Problem(str(path), f"makes the grader itself fail ({what}). Tell its developers.")])
            else:
                then(found)

        self._work.submit(tried, trial, self._course.root, self._found.exercise, *args)

    def _go_on(self, survey: trials.Survey) -> None:
        """Go on from the reference to all other files."""
        solutions, reference = self._exercise.solutions, survey.reference
        self._found = replace(self._found, checks={one.check.id: one.seconds for one in reference.results})
        self._add(judge.full_marks(str(solutions / SOLUTION), reference))
        if not reference.passed:
            return
        try:
            known: tuple[Mistake, ...] | None = mistakes(self._exercise)
        except BrokenCourseError:
            known = None  # said where the folder is looked at
        named = frozenset[str]().union(*(one.caught_by for one in known)) if known is not None else None
        self._add(judge.checks(self._exercise, reference, named))
        for path in [solutions / SOLUTION, *sorted(solutions.glob("right/*.py"))]:
            self._try(partial(self._tried_right, str(path)), path, trials.try_right, path, survey.draws)
        for mistake in known or ():
            path = solutions / "mistakes" / f"{mistake.name}.py"
            then = partial(self._tried_mistake, str(path), mistake)
            self._try(then, path, trials.try_mistake, path, mistake.caught_by, survey.draws)
        draws = survey.draws
        for start in range(0, len(survey.mutants), _CHUNK):
            chunk = survey.mutants[start : start + _CHUNK]
            sources = [mutant.source for mutant in chunk]
            self._try(partial(self._tried_mutants, chunk), solutions / CHECKS, trials.try_mutants, sources, draws)
        stub = solutions / "stub.py"
        if stub.is_file():
            self._try(lambda trial: self._add(judge.stub(str(stub), trial)), stub, trials.try_right, stub, {})

    def _tried_right(self, path: str, trial: trials.Trial) -> None:
        self._count("right")
        self._found = replace(self._found, margin=max(self._found.margin, trial.largest_error))
        self._add(judge.right(path, trial, self._found.seeds))

    def _tried_mistake(self, path: str, mistake: Mistake, trial: trials.Trial) -> None:
        self._count("mistakes")
        self._add(judge.mistake(path, mistake, trial, self._found.seeds))

    def _tried_mutants(self, chunk: Sequence[Mutant], holes: Sequence[str]) -> None:
        self._count("mutants", len(chunk))
        self._survivors += [(mutant, hole) for mutant, hole in zip(chunk, holes, strict=True) if hole]

    def result(self) -> Verification:
        """Give all that was found."""
        if self._found.mutants:
            problems, accepted = judge.survivors(self._exercise, self._survivors)
            self._add(problems)
            self._count("accepted", accepted)
        return replace(self._found, seconds=self._ended - self._began)
