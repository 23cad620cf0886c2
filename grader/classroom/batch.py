"""Grades the jobs of a class on any executor, and keeps each result as soon as it is there.

    jobs -> executor -> results.jsonl          in any order, a window of them at a time
    timed out -> once more, alone              a busy machine is no student's fault
    a worker's process ended -> once more, alone, in new workers; twice: a fault of the grader

`command` calls it with the processes of this machine, or with a cluster.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from dataclasses import dataclass

from grader import __version__
from grader.classroom.results import Results, Row
from grader.classroom.work import Done, Job, grade
from grader.errors import CourseError

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Workers:
    """Where jobs are done."""

    start: Callable[[], Executor]
    """Gives an executor; called again after one broke."""
    window: int
    """How many jobs it gets at a time: enough to keep all of its workers busy."""
    end: Callable[[Executor], None] = lambda executor: executor.shutdown(wait=False)
    """Ends an executor that is not done yet."""
    lost: tuple[type[BaseException], ...] = (BrokenExecutor,)
    """What it raises for a job whose worker is gone."""


def run(jobs: Sequence[Job], workers: Workers, results: Results, progress: Progress = lambda _done: None) -> None:
    """Grade the jobs that have no result yet.

    Raises CourseError where a worker refuses its job; all that was graded by then is kept.
    """
    batch = _Batch(workers, results, progress)
    todo = [job for job in jobs if results.find(job) is None]
    batch.count(len(jobs) - len(todo))
    with batch:
        for job in list(batch.together(todo)):
            batch.alone(job)


class _Batch:
    def __init__(self, workers: Workers, results: Results, progress: Progress) -> None:
        self._workers = workers
        self._results = results
        self._progress = progress
        self._executor: Executor | None = None
        self._done = 0

    def __enter__(self) -> "_Batch":
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if self._executor is not None:
            self._stop(self._executor, at_once=kind is not None)

    def count(self, more: int) -> None:
        self._done += more
        self._progress(self._done)

    def together(self, jobs: Iterable[Job]) -> Iterator[Job]:
        """Grade jobs, some at a time; give those that must be tried once more.

        After a refusal no new job is begun, and it is raised when those under way are done.
        """
        refused: CourseError | None = None
        waiting, under_way = deque(jobs), dict[Future[Done], tuple[Job, Executor]]()
        while waiting or under_way:
            while waiting and len(under_way) < self._workers.window:
                job = waiting.popleft()
                executor = self._executor = self._executor or self._workers.start()
                try:
                    under_way[executor.submit(grade, job)] = job, executor
                except BrokenExecutor:
                    self._stop(executor)
                    waiting.appendleft(job)
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                job, executor = under_way.pop(future)
                try:
                    done = future.result()
                except self._workers.lost:
                    self._stop(executor)
                    yield job  # its own process ended, or one of its neighbours': it shows when it is alone
                    continue
                except CourseError as error:
                    waiting.clear()
                    refused = error
                    continue
                if done.timed_out:
                    yield job
                else:
                    self._keep(job, done.data)
        if refused is not None:
            raise refused

    def alone(self, job: Job) -> None:
        """Grade a job while nothing else runs; what it shows now counts."""
        executor = self._executor = self._executor or self._workers.start()
        try:
            self._keep(job, executor.submit(grade, job).result().data)
        except self._workers.lost:
            self._stop(executor)
            self._keep(job, _fault(job, "The grader's own process ended while it graded this file, twice."))

    def _keep(self, job: Job, data: Row) -> None:
        self._results.add({"student": job.student, **data})
        self.count(1)

    def _stop(self, executor: Executor, *, at_once: bool = False) -> None:
        """Give up an executor, if that did not happen before."""
        if executor is self._executor:
            self._executor = None
            if at_once:
                self._workers.end(executor)
            else:
                executor.shutdown()


def _fault(job: Job, message: str) -> Row:
    """Give the result of a submission that could not be graded at all."""
    return {
        "schema": 1,
        "exercise": job.exercise,
        "title": job.exercise,
        "submission": job.submission.path,
        "sha256": job.submission.sha256,
        "checks_sha256": "",
        "passed": False,
        "status": "fault",
        "message": message,
        "findings": [],
        "score": 0,
        "max_score": 0,
        "seconds": 0.0,
        "seed": job.seed,
        "versions": {"grader": __version__, "exercise": job.version},
        "isolation": [],
        "checks": [],
    }
