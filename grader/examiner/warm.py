"""Grades one file after the other in one process: what the next one needs as well is made once.

For `grade class`, whose workers grade hundreds, and for a learner who saves again and again. The verdicts are
those of `grade`: the examples that hypothesis draws for a check are the same for every file, so they are drawn
once and played; a file that fails one is graded by hypothesis as ever, which looks for the smallest input that
shows it.
"""

import contextlib
import gc
import itertools
from dataclasses import replace

from grader.candidate.launch import discard_spares, fork_candidates, fork_no_more, launch_ahead, reap
from grader.candidate.sandbox import Sandbox
from grader.course import CHECKS
from grader.errors import BrokenCourseError
from grader.examiner.draws import Draws, Replay, draw
from grader.examiner.grade import Options, grade_submission
from grader.examiner.kept import Kept
from grader.examiner.submission import Submission
from grader.model import Exercise, Scorecard


class Examiner:
    """Grades what it is given; a course that changes meanwhile is graded as it is then."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._kept = Kept()
        self._draws: dict[bytes, dict[str, Draws]] = {}
        self._graded = itertools.count(1)
        if sandbox is not Sandbox.OFF:  # forks of strangers' files without it could reach each other
            fork_candidates(sandbox)

    def grade(self, exercise: Exercise, handed_in: Submission, options: Options) -> Scorecard:
        """Grade one file, as `grade_submission` does. Raises Stopped."""
        options = replace(options, sandbox=self._sandbox, kept=self._kept)
        if options.seed is None and options.examples is None:
            options = replace(options, replay=Replay(self._drawn(exercise)))
        try:
            return grade_submission(exercise, handed_in, options)
        finally:
            with contextlib.suppress(BrokenCourseError):  # the next grading will say it
                launch_ahead(self._sandbox)
            if next(self._graded) % 16 == 0:
                gc.collect()  # the collector is off in such a process: it would walk all that was imported

    def _drawn(self, exercise: Exercise) -> dict[str, Draws]:
        path = exercise.solutions / CHECKS
        try:
            checks = path.read_bytes()
            if checks not in self._draws:
                self._draws[checks] = draw(path, seeds=1)
        except (OSError, BrokenCourseError):
            return {}  # the grading will say it
        return self._draws[checks]

    def close(self) -> None:
        """End what was kept."""
        self._kept.close()
        fork_no_more()
        discard_spares()
        reap()
