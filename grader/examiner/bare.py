"""pytest, run bare on one checks file in this process: what every use of a checks file starts from.

No plugins but ours, no conftest, no ini file, no terminal. Nothing that pytest, or hypothesis, would print is
ever shown. `plugin` grades with it; `draws` plays a check's examples again for `grade verify`.
"""

import contextlib
import functools
import hashlib
import importlib.util
import io
import os
import sys
import tempfile
import traceback
import zlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import hypothesis
import pytest
from _pytest.config import _prepareconfig
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
    """Watches a run of the checks of one file; subclasses say what to do with them."""

    def __init__(self, checks: Path) -> None:
        self.path = checks
        self.fault = ""
        """What is wrong with the checks file, if anything."""

    def prepare(self, item: pytest.Item) -> None:
        """Set up one check, before any runs."""

    def enough(self) -> bool:
        """Say whether the checks that have not run need not."""
        return False

    def again(self, items: Sequence[pytest.Item]) -> Sequence[pytest.Item]:  # noqa: ARG002
        """Give the checks to run once more, after all have run."""
        return ()

    def begin(self, item: pytest.Item) -> bool | None:  # noqa: ARG002
        """Begin with one check; True if it is done with already."""
        return None

    def call(self, item: Any) -> bool | None:  # noqa: ARG002
        """Run one check in another way; True if that was done."""
        return None

    def record(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        """Take note of how one check ended."""


class Collected:
    """The checks of one file, collected: to be run once, or on one student's code after the other.

    Collecting is most of what pytest itself costs. Raises BrokenCourseError where the file cannot be imported, or
    its checks not be collected.
    """

    def __init__(self, checks: Path) -> None:
        self.path = checks
        self._code: StudentCode | None = None
        collector = _Collector(checks)
        self._watched = _Watched(ChecksPlugin(checks))

        class Fixtures:
            @pytest.fixture(scope="session")
            @staticmethod
            def candidate() -> StudentCode | None:
                """Give the student's functions, callable by name."""
                return self._code

        folder = checks.parent
        options = [option for name in _UNUSED for option in ("-p", f"no:{name}")]
        options += ["--disable-plugin-autoload", "--noconftest", "-c", os.devnull]
        options += [f"--rootdir={folder}", f"--confcutdir={folder}", str(checks)]
        with _quietly():
            # What `pytest.main` does, in steps, so that more than one run can follow.
            self._config = _prepareconfig(options, [collector, self._watched, Fixtures()])
            self._config._do_configure()
            self._session = pytest.Session.from_config(self._config)
            self._config.hook.pytest_sessionstart(session=self._session)
            try:
                self._config.hook.pytest_collection(session=self._session)
            except (pytest.UsageError, pytest.Session.Failed) as error:
                collector.fault = collector.fault or f"{checks}: its checks cannot be collected: {error}"
        if collector.fault:
            self.close()
            raise BrokenCourseError(collector.fault)

    def run(self, plugin: ChecksPlugin, code: StudentCode | None) -> None:
        """Run the checks on a student's code, until the plugin has enough. Raises BrokenCourseError."""
        self._code = code
        items = self._session.items
        with _quietly():
            self._watched.plugin = plugin
            try:
                for item in items:
                    plugin.prepare(item)
                self._play(items, plugin)
                self._play(plugin.again(items), plugin)
            finally:
                self._session._setupstate.teardown_exact(None)
                self._watched.plugin = ChecksPlugin(self.path)
                self._code = None
        if plugin.fault:
            raise BrokenCourseError(plugin.fault)

    def _play(self, items: Sequence[pytest.Item], plugin: ChecksPlugin) -> None:
        for item, following in zip(items, (*items[1:], None), strict=False):
            self._config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if plugin.enough():
                break

    def close(self) -> None:
        """End pytest's session."""
        with _quietly():
            self._config.hook.pytest_sessionfinish(session=self._session, exitstatus=pytest.ExitCode.OK)
            self._config._ensure_unconfigure()


class _Watched:
    """Hands what happens to whoever watches this run. (pytest keeps each plugin that it ever met.)"""

    def __init__(self, plugin: ChecksPlugin) -> None:
        self.plugin = plugin

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        return self.plugin.begin(item)

    @pytest.hookimpl(tryfirst=True)
    def pytest_pyfunc_call(self, pyfuncitem: Any) -> bool | None:
        return self.plugin.call(pyfuncitem)

    def pytest_exception_interact(self, call: pytest.CallInfo[object]) -> None:
        """Take note of a fault that broke out of a check."""
        if call.excinfo is not None and isinstance(call.excinfo.value, BrokenCourseError):
            self.plugin.fault = str(call.excinfo.value)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> pytest.TestReport:
        """Record how a check ended, and give pytest a report that holds no text to print."""
        if call.excinfo is not None or call.when == "call":
            self.plugin.record(item, call)
        outcome: Any = "failed" if call.excinfo else "passed"
        when: Any = call.when
        return pytest.TestReport(item.nodeid, item.location, {}, outcome, None, when)


class _Collector:
    """Collects the checks of one file."""

    def __init__(self, checks: Path) -> None:
        self.path = checks
        self.fault = ""

    def pytest_configure(self, config: pytest.Config) -> None:
        """Make the mark of a check known."""
        config.addinivalue_line("markers", "check(function, points): a check of the scorecard")

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        """Leave everything beside the checks file alone."""
        return True if collection_path != self.path and collection_path.is_file() else None

    def pytest_pycollect_makemodule(self, module_path: Path, parent: pytest.Collector) -> pytest.Module:
        """Import the checks file our way."""
        module: _ChecksModule = _ChecksModule.from_parent(parent, path=module_path)
        try:
            module.loaded = _import(module_path)
        except BrokenCourseError as error:
            self.fault = str(error)
            raise
        return module

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Refuse a test that is no check."""
        for item in items:
            if Path(item.path) != self.path or item.get_closest_marker("check") is None:
                self.fault = f"{self.path}: {item.name} is not marked with @kit.check(function, points=...)."

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Take note of a file that cannot be collected."""
        if report.failed and not self.fault:
            self.fault = f"{self.path}: its checks cannot be collected."


def run(plugin: ChecksPlugin, code: StudentCode | None) -> None:
    """Run the checks file of a plugin once. Raises BrokenCourseError."""
    collected = Collected(plugin.path)
    try:
        collected.run(plugin, code)
    finally:
        collected.close()


@contextlib.contextmanager
def _quietly() -> Iterator[None]:
    with _pinned_hypothesis(), contextlib.redirect_stdout(io.StringIO()):
        yield


def vary(item: Any, seed: int | None, **settings: Any) -> None:
    """Give a check that hypothesis drives its seed, and other settings."""
    if hypothesis.is_hypothesis_test(item.obj):
        # A seed from the check's name, since hypothesis' own would change with each edit of its source.
        hypothesis.seed(zlib.crc32(item.name.encode()) if seed is None else seed)(item.obj)
        # Of a check that ran before, its own settings: not those that were given to it then.
        pinned = vars(item.obj).setdefault("_grader_pinned", item.obj._hypothesis_internal_use_settings)
        item.obj._hypothesis_internal_use_settings = hypothesis.settings(pinned, **settings)


def pinned(item: Any) -> tuple[dict[str, Any], ...]:
    """Give the examples of a check that always run, in their order.

    Whoever runs the check plays them: hypothesis prepares for each to fail, which takes longer than the call.
    """
    found = getattr(item.obj, "hypothesis_explicit_examples", ())
    return tuple(dict(example.kwargs) for example in reversed(found))


def fixtures(item: Any) -> dict[str, Any]:
    """Give the arguments of a check that are not drawn."""
    return {name: item.funcargs[name] for name in item._fixtureinfo.argnames}


def inner(item: Any) -> Callable[..., None]:
    """Give the function that a check calls with each example."""
    return functools.partial(item.obj.hypothesis.inner_test, **fixtures(item))


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
        phases=(hypothesis.Phase.generate, hypothesis.Phase.shrink),
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
