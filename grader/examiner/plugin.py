"""Runs one checks file with pytest, in this process, and gives a CheckResult for each check in it.

pytest runs bare: no plugins but this one, no conftest, no ini file, no terminal. Nothing that it, or
hypothesis, would print is ever shown: what a student sees is made from `CheckFailed` alone.
"""

import contextlib
import hashlib
import importlib.util
import io
import os
import sys
import tempfile
import traceback
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import hypothesis
import pytest
from hypothesis.configuration import set_hypothesis_home_dir
from hypothesis.internal.conjecture import providers

from grader.candidate.client import CandidateGone, Hung
from grader.errors import BrokenCourseError
from grader.examiner.student import StudentCode, Transcript, gone_message
from grader.kit import CheckFailed
from grader.model import Check, CheckResult, Failure, Status

_UNUSED = (
    "terminal", "cacheprovider", "capture", "doctest", "junitxml", "logging", "pastebin", "stepwise",
    "faulthandler", "unraisableexception", "threadexception", "setuponly", "setupplan", "debugging",
    "recwarn", "monkeypatch", "tmpdir", "legacypath", "warnings", "subtests",
)  # fmt: skip
_OUTPUT_LIMIT = 4200

Problem = tuple[Status, Failure]


def run(
    checks: Path,
    code: StudentCode,
    problems: Mapping[str, Problem],
    *,
    seed: int | None = None,
    examples: int | None = None,
    on_failure: Callable[[], None] = lambda: None,
) -> tuple[list[CheckResult], dict[str, Transcript]]:
    """Run every check of a checks file on a student's code; give the results, and what each check asked.

    `problems` are the functions that cannot be called at all, and why: their checks fail without running.
    `seed` and `examples` vary what hypothesis draws; without them equal runs draw equal inputs.
    `on_failure` is called after each check that failed.
    Raises BrokenCourseError where the checks file cannot be imported, or holds no check.
    """
    plugin = _Plugin(checks, code, problems, seed, examples, on_failure)

    class Fixtures:
        @pytest.fixture(scope="session")
        @staticmethod
        def candidate() -> StudentCode:
            """Give the student's functions, callable by name."""
            return code

    options = [option for name in _UNUSED for option in ("-p", f"no:{name}")]
    options += ["--disable-plugin-autoload", "--noconftest", "-c", os.devnull]
    options += [f"--rootdir={checks.parent}", f"--confcutdir={checks.parent}", str(checks)]
    with _pinned_hypothesis(), contextlib.redirect_stdout(io.StringIO()):
        status = pytest.main(options, plugins=[plugin, Fixtures()])
    if status == pytest.ExitCode.INTERRUPTED:
        raise KeyboardInterrupt
    if plugin.fault:
        raise BrokenCourseError(plugin.fault)
    if not plugin.results:
        raise BrokenCourseError(f"{checks} holds no check that ran. Is each test marked with @kit.check?")
    return plugin.results, plugin.transcripts


@contextlib.contextmanager
def _pinned_hypothesis() -> Iterator[None]:
    """Make hypothesis draw the same on every machine, and keep nothing."""
    before = hypothesis.settings.get_current_profile_name()
    hypothesis.settings.register_profile(
        "grade",
        database=None,
        deadline=None,
        derandomize=True,
        phases=(hypothesis.Phase.explicit, hypothesis.Phase.generate, hypothesis.Phase.shrink),
        print_blob=False,
        report_multiple_bugs=False,
        suppress_health_check=tuple(hypothesis.HealthCheck),
        verbosity=hypothesis.Verbosity.quiet,
    )
    search = providers._get_local_constants
    with tempfile.TemporaryDirectory(prefix="grade-") as folder:
        set_hypothesis_home_dir(folder)
        hypothesis.settings.load_profile("grade")
        # It would parse every module of ours for constants to mix into what it draws. Checks draw integers
        # from 0 to 99, among which it mixes none: a sixth of a grading's time, spent for nothing.
        providers._get_local_constants = lambda: providers._local_constants
        try:
            yield
        finally:
            providers._get_local_constants = search
            set_hypothesis_home_dir(None)
            hypothesis.settings.load_profile(before)


def _import(checks: Path) -> ModuleType:
    """Import a checks file under a name made from its content, so that no two courses ever meet."""
    try:
        name = f"checks_{hashlib.sha256(checks.read_bytes()).hexdigest()[:16]}"
    except OSError as error:
        raise BrokenCourseError(f"{checks} cannot be read: {error.strerror}.") from error
    spec = importlib.util.spec_from_file_location(name, checks)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BrokenCourseError(f"{checks} cannot be imported: {_last_line(error, checks)}") from error
    return module


def _last_line(error: BaseException, checks: Path) -> str:
    """Say where in the checks file an exception came from, for its author."""
    steps = [step for step in traceback.extract_tb(error.__traceback__) if step.filename == str(checks)]
    where = f"line {steps[-1].lineno}: " if steps else ""
    text = "".join(traceback.format_exception_only(error)).strip().splitlines()
    return f"{where}{text[-1] if text else type(error).__name__}"[:600]


class _ChecksModule(pytest.Module):
    """A module node that uses the module we imported, rather than importing it pytest's way."""

    loaded: ModuleType

    def _getobj(self) -> ModuleType:
        return self.loaded


class _Plugin:
    def __init__(
        self,
        checks: Path,
        code: StudentCode,
        problems: Mapping[str, Problem],
        seed: int | None,
        examples: int | None,
        on_failure: Callable[[], None],
    ) -> None:
        self.path = checks
        self.code = code
        self.problems = dict(problems)
        self.seed = seed
        self.examples = examples
        self.on_failure = on_failure
        self.results: list[CheckResult] = []
        self.transcripts: dict[str, Transcript] = {}
        self.fault = ""

    def pytest_configure(self, config: pytest.Config) -> None:
        config.addinivalue_line("markers", "check(function, points): a check of the scorecard")

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        return True if collection_path != self.path and collection_path.is_file() else None

    def pytest_pycollect_makemodule(self, module_path: Path, parent: pytest.Collector) -> pytest.Module:
        module: _ChecksModule = _ChecksModule.from_parent(parent, path=module_path)
        module.loaded = _import(module_path)
        return module

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            if Path(item.path) != self.path or item.get_closest_marker("check") is None:
                self.fault = f"{self.path}: {item.name} is not marked with @kit.check(function, points=...)."
                items.clear()
                return
            self._vary(item)

    def _vary(self, item: Any) -> None:
        """Give a check that hypothesis drives its seed, and --examples."""
        if not hypothesis.is_hypothesis_test(item.obj):
            return
        # A seed from the check's name, since hypothesis' own would change with each edit of its source.
        seed = zlib.crc32(item.name.encode()) if self.seed is None else self.seed
        hypothesis.seed(seed)(item.obj)
        if self.examples is not None:
            pinned = item.obj._hypothesis_internal_use_settings
            item.obj._hypothesis_internal_use_settings = hypothesis.settings(pinned, max_examples=self.examples)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.fault:
            self.fault = f"{self.path}: its checks cannot be collected."

    def pytest_exception_interact(self, call: pytest.CallInfo[object]) -> None:
        if call.excinfo is not None and isinstance(call.excinfo.value, BrokenCourseError):
            self.fault = str(call.excinfo.value)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        check = _check_of(item)
        self.code.transcript = self.transcripts[check.id] = Transcript()
        problem = self.problems.get(check.function)
        if problem is None:
            return None
        status, failure = problem
        self.results.append(CheckResult(check, status, failure=failure, hint=self._hint(check)))
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> pytest.TestReport:
        if call.excinfo is not None or call.when == "call":
            self._record(item, call)
        outcome: Any = "failed" if call.excinfo else "passed"
        when: Any = call.when
        return pytest.TestReport(item.nodeid, item.location, {}, outcome, None, when)

    def _record(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        check = _check_of(item)
        status, failure = Status.PASSED, None
        if call.excinfo is not None:
            status, failure = self._verdict(call.excinfo.value)
        if status is Status.FAILED:
            self.on_failure()
        transcript = self.code.transcript
        self.results.append(
            CheckResult(
                check,
                status,
                seconds=call.duration,
                failure=failure,
                output=transcript.printed[:_OUTPUT_LIMIT],
                hint=self._hint(check) if failure else "",
            )
        )

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
            return Status.ERROR, Failure(f"The check itself is broken: {_last_line(error, self.path)}")
        return failed.status, _with_call(failed.failure, shown)


def _with_call(failure: Failure, call: str) -> Failure:
    return failure if failure.call or failure.findings else replace(failure, call=call)


def _find_failed(error: BaseException) -> CheckFailed | None:
    """Give the CheckFailed in an exception: itself, or in the group that hypothesis makes of a flaky one."""
    if isinstance(error, CheckFailed):
        return error
    nested: Sequence[BaseException] = error.exceptions if isinstance(error, BaseExceptionGroup) else ()
    return next(filter(None, map(_find_failed, nested)), None)


def _check_of(item: pytest.Item) -> Check:
    mark = item.get_closest_marker("check")
    assert mark is not None
    doc = getattr(item, "obj", None).__doc__ or item.name
    return Check(
        id=item.name.removeprefix("test_"),
        title=doc.strip().splitlines()[0],
        function=mark.kwargs["function"],
        points=mark.kwargs["points"],
    )
