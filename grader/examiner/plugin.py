"""Grades with one checks file: a CheckResult for each check in it.

What a student sees is made from `CheckFailed` alone, never from what pytest or hypothesis would print.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, is_hypothesis_test

from grader.candidate.client import CandidateGone, Hung
from grader.errors import BrokenCourseError
from grader.examiner import bare
from grader.examiner.draws import Replay
from grader.examiner.student import StudentCode, Transcript, gone_message
from grader.kit import CheckFailed
from grader.model import Check, CheckResult, Failure, Status

_OUTPUT_LIMIT = 4200
_LATER = "It passed at first, and not after the other functions were called: one of them leaves something behind."

Problem = tuple[Status, Failure]


def run(
    checks: Path,
    code: StudentCode,
    problems: Mapping[str, Problem],
    *,
    seed: int | None = None,
    examples: int | None = None,
    on_failure: Callable[[], None] = lambda: None,
    stop_early: bool = False,
    replay: Replay | None = None,
    collected: bare.Collected | None = None,
) -> tuple[list[CheckResult], dict[str, Transcript]]:
    """Run every check of a checks file on a student's code; give the results, and what each check asked.

    `problems` are the functions that cannot be called at all, and why: their checks fail without running.
    `seed` and `examples` vary what hypothesis draws; without them equal runs draw equal inputs.
    `on_failure` is called after each check that failed. `stop_early` ends at the first one, and does not look for
    a smaller input: for whoever asks only whether a file passes. `replay` plays the examples of other seeds too.
    `collected` are the checks of that file, where they are run on one student's code after the other.
    Raises BrokenCourseError where the checks file cannot be imported, or holds no check.
    """
    settings: dict[str, Any] = {} if examples is None else {"max_examples": examples}
    if stop_early:
        settings["phases"] = (Phase.generate,)
    plugin = _Grading(checks, code, problems, seed, settings, on_failure, replay, stop_early)
    if collected is None:
        bare.run(plugin, code)
    else:
        collected.run(plugin, code)
    if not plugin.results:
        raise BrokenCourseError(f"{checks} holds no check that ran. Is each test marked with @kit.check?")
    return plugin.results, plugin.transcripts


class _Grading(bare.ChecksPlugin):
    def __init__(
        self,
        checks: Path,
        code: StudentCode,
        problems: Mapping[str, Problem],
        seed: int | None,
        settings: Mapping[str, Any],
        on_failure: Callable[[], None],
        replay: Replay | None,
        stop_early: bool,
    ) -> None:
        super().__init__(checks)
        self.code = code
        self.problems = dict(problems)
        self.seed = seed
        self.settings = settings
        self.on_failure = on_failure
        self.replay = replay
        self.stop_early = stop_early
        self.results: list[CheckResult] = []
        self.transcripts: dict[str, Transcript] = {}

    def prepare(self, item: pytest.Item) -> None:
        """Give a check its seed and settings."""
        bare.vary(item, self.seed, **self.settings)

    def enough(self) -> bool:
        """Stop at the first failure, where that is asked for."""
        return self.stop_early and bool(self.results) and self.results[-1].failure is not None

    def again(self, items: Sequence[pytest.Item]) -> Sequence[pytest.Item]:
        """Where all passed, run the first check of each function again: another may have left something behind."""
        first: dict[str, pytest.Item] = {}
        if all(result.status is Status.PASSED for result in self.results):
            for item in items:
                first.setdefault(bare.check_of(item).function, item)
        return list(first.values()) if len(first) > 1 else ()

    def begin(self, item: pytest.Item) -> bool | None:
        """Start a transcript, or fail a check whose function cannot be called at all."""
        check = bare.check_of(item)
        self.code.transcript = self.transcripts[check.id] = Transcript()
        self.code.picture = None
        problem = self.problems.get(check.function)
        if problem is None:
            return None
        status, failure = problem
        self.results.append(CheckResult(check, status, failure=failure, hint=self._hint(check)))
        return True

    def call(self, item: Any) -> bool | None:
        """Play the examples that always run, and those of other seeds if asked for; draw where that is not all."""
        if not is_hypothesis_test(item.obj):
            return None
        test = bare.inner(item)
        for example in bare.pinned(item):
            test(**example)
        check, calls = bare.check_of(item).id, self.code.transcript.calls
        if self.replay is None or check not in self.replay.draws:
            return None
        before = len(calls)
        if self.replay.play(test, check, calls):
            return True
        del calls[before:]  # what the card shows is what an ordinary grading would
        return None

    def record(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        """Make a CheckResult of how a check ended."""
        check = bare.check_of(item)
        status, failure = Status.PASSED, None
        if call.excinfo is not None:
            status, failure = self._verdict(call.excinfo.value)
        if status is Status.FAILED:
            self.on_failure()
        before = [result.check for result in self.results]
        if check in before and failure is not None:
            failure = replace(failure, message=f"{_LATER} {failure.message}")
        transcript = self.code.transcript
        result = CheckResult(
            check,
            status,
            seconds=call.duration,
            failure=failure,
            output=transcript.printed[:_OUTPUT_LIMIT],
            hint=self._hint(check) if failure else "",
            picture=self.code.picture,
        )
        if check not in before:
            self.results.append(result)
        elif failure is not None:
            self.results[before.index(check)] = result

    def _hint(self, check: Check) -> str:
        for function in self.code.exercise.functions:
            if function.name == check.function and function.hints:
                return function.hints[0]
        return ""

    def _verdict(self, error: BaseException) -> Problem:
        """Say whose failure an exception is: the student's, or the check's own."""
        transcript = self.code.transcript
        shown = self.code.show(transcript.calls[-1]) if transcript.calls else ""
        if isinstance(error, CandidateGone):
            name = transcript.calls[-1].function if transcript.calls else self.path.name
            status = Status.TIMEOUT if isinstance(error, Hung) else Status.FAILED
            return status, Failure(gone_message(name, error), call=shown)
        failed = _find_failed(error)
        if failed is None:
            return Status.ERROR, Failure(f"The check itself is broken: {bare.last_line(error, self.path)}")
        return failed.status, _with_call(failed.failure, shown)


def _with_call(failure: Failure, call: str) -> Failure:
    return failure if failure.call or failure.findings else replace(failure, call=call)


def _find_failed(error: BaseException) -> CheckFailed | None:
    """Give the CheckFailed in an exception: itself, or in the group that hypothesis makes of a flaky one."""
    if isinstance(error, CheckFailed):
        return error
    nested: Sequence[BaseException] = error.exceptions if isinstance(error, BaseExceptionGroup) else ()
    return next(filter(None, map(_find_failed, nested)), None)
