"""pytest, run bare on one checks file in this process: what every use of a checks file starts from.

No plugins but ours, no conftest, no ini file, no terminal. Nothing that pytest, or hypothesis, would print is
ever shown. `plugin` grades with it; `draws` plays a check's examples again for `grade verify`.
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
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import hypothesis
import pytest
from hypothesis.configuration import set_hypothesis_home_dir
from hypothesis.internal.conjecture import providers

from grader.errors import BrokenCourseError
from grader.examiner.student import StudentCode
from grader.model import Check

_UNUSED = (
    "terminal", "cacheprovider", "capture", "doctest", "junitxml", "logging", "pastebin", "stepwise",
    "faulthandler", "unraisableexception", "threadexception", "setuponly", "setupplan", "debugging",
    "recwarn", "monkeypatch", "tmpdir", "legacypath", "warnings", "subtests",
)  # fmt: skip


class ChecksPlugin:
    """Collects the checks of one file; subclasses say what to do with them."""

    def __init__(self, checks: Path) -> None:
        self.path = checks
        self.fault = ""
        """What is wrong with the checks file, if anything."""

    def pytest_configure(self, config: pytest.Config) -> None:
        """Make the mark of a check known."""
        config.addinivalue_line("markers", "check(function, points): a check of the scorecard")

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        """Leave everything beside the checks file alone."""
        return True if collection_path != self.path and collection_path.is_file() else None

    def pytest_pycollect_makemodule(self, module_path: Path, parent: pytest.Collector) -> pytest.Module:
        """Import the checks file our way."""
        module: _ChecksModule = _ChecksModule.from_parent(parent, path=module_path)
        module.loaded = _import(module_path)
        return module

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Prepare each check; a test that is none is a fault of the file."""
        for item in items:
            if Path(item.path) != self.path or item.get_closest_marker("check") is None:
                self.fault = f"{self.path}: {item.name} is not marked with @kit.check(function, points=...)."
                items.clear()
                return
            self.prepare(item)

    def prepare(self, item: pytest.Item) -> None:
        """Set up one collected check, before any runs."""

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Take note of a file that cannot be collected."""
        if report.failed and not self.fault:
            self.fault = f"{self.path}: its checks cannot be collected."

    def pytest_exception_interact(self, call: pytest.CallInfo[object]) -> None:
        """Take note of a fault that broke out of a check."""
        if call.excinfo is not None and isinstance(call.excinfo.value, BrokenCourseError):
            self.fault = str(call.excinfo.value)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> pytest.TestReport:
        """Record how a check ended, and give pytest a report that holds no text to print."""
        if call.excinfo is not None or call.when == "call":
            self.record(item, call)
        outcome: Any = "failed" if call.excinfo else "passed"
        when: Any = call.when
        return pytest.TestReport(item.nodeid, item.location, {}, outcome, None, when)

    def record(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        """Take note of how one check ended."""


def run(plugin: ChecksPlugin, code: StudentCode | None, *, stop_early: bool = False) -> None:
    """Run the checks file of a plugin on a student's code, up to the first failure with `stop_early`.

    Raises BrokenCourseError where the file cannot be imported, or its checks not be collected.
    """

    class Fixtures:
        @pytest.fixture(scope="session")
        @staticmethod
        def candidate() -> StudentCode | None:
            """Give the student's functions, callable by name."""
            return code

    folder = plugin.path.parent
    options = [option for name in _UNUSED for option in ("-p", f"no:{name}")]
    options += ["--disable-plugin-autoload", "--noconftest", "-c", os.devnull]
    options += [f"--rootdir={folder}", f"--confcutdir={folder}", str(plugin.path), *(["-x"] if stop_early else [])]
    with _pinned_hypothesis(), contextlib.redirect_stdout(io.StringIO()):
        status = pytest.main(options, plugins=[plugin, Fixtures()])
    if status == pytest.ExitCode.INTERRUPTED:
        raise KeyboardInterrupt
    if plugin.fault:
        raise BrokenCourseError(plugin.fault)


def vary(item: Any, seed: int | None, **settings: Any) -> None:
    """Give a check that hypothesis drives its seed, and other settings."""
    if hypothesis.is_hypothesis_test(item.obj):
        # A seed from the check's name, since hypothesis' own would change with each edit of its source.
        hypothesis.seed(zlib.crc32(item.name.encode()) if seed is None else seed)(item.obj)
        pinned = item.obj._hypothesis_internal_use_settings
        item.obj._hypothesis_internal_use_settings = hypothesis.settings(pinned, **settings)


def check_of(item: pytest.Item) -> Check:
    """Describe a check."""
    mark = item.get_closest_marker("check")
    assert mark is not None
    doc = getattr(item, "obj", None).__doc__ or item.name
    return Check(
        id=item.name.removeprefix("test_"),
        title=doc.strip().splitlines()[0],
        function=mark.kwargs["function"],
        points=mark.kwargs["points"],
    )


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
        raise BrokenCourseError(f"{checks} cannot be imported: {last_line(error, checks)}") from error
    return module


def last_line(error: BaseException, checks: Path) -> str:
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
