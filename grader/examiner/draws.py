"""The examples of the checks that hypothesis drives, under many seeds: drawn once, and played on many files.

Hypothesis draws the same for a seed whatever file is graded, up to its first failure. So a file passes a check
under a seed where it passes each of that seed's examples; playing them costs a quarter of drawing them again.
"""

import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from grader.candidate.client import CandidateGone
from grader.examiner import bare
from grader.examiner.student import StudentCode, Transcript
from grader.kit import CheckFailed

Example = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Draws:
    """The examples of one check."""

    pinned: tuple[Example, ...]
    """Those that always run."""
    by_seed: tuple[tuple[Example, ...], ...]
    """Those of each seed."""


def draw(checks: Path, seeds: int) -> dict[str, Draws]:
    """Draw the examples of each check that hypothesis drives, under so many seeds; no student's code is run."""
    recorder = _Recorder(checks, seeds)
    bare.run(recorder, None)
    return recorder.draws


def play(
    checks: Path, code: StudentCode, draws: Mapping[str, Draws], *, until_pinned: bool = False
) -> dict[str, list[bool]]:
    """Say for each of the given checks whether a file passes its pinned examples, and those of each seed.

    The pinned ones come first. With `until_pinned`, the seeds are left out where those fail: they fail the check
    under every seed.
    """
    player = _Player(checks, code, draws, until_pinned)
    bare.run(player, code)
    return player.passed


class _Recorder(bare.ChecksPlugin):
    def __init__(self, checks: Path, seeds: int) -> None:
        super().__init__(checks)
        self.seeds = seeds
        self.draws: dict[str, Draws] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_pyfunc_call(self, pyfuncitem: Any) -> bool:
        """Draw in place of running the check."""
        if hypothesis.is_hypothesis_test(pyfuncitem.obj):
            pinned = self._drawn(pyfuncitem, 0, hypothesis.Phase.explicit)
            by_seed = tuple(
                self._drawn(pyfuncitem, seed, hypothesis.Phase.generate) for seed in range(1, self.seeds + 1)
            )
            self.draws[bare.check_of(pyfuncitem).id] = Draws(pinned, by_seed)
        return True

    def _drawn(self, item: Any, seed: int, phase: hypothesis.Phase) -> tuple[Example, ...]:
        drawn: list[Example] = []
        fixtures = _fixtures(item)
        inner = item.obj.hypothesis.inner_test

        @functools.wraps(inner)
        def keep(**arguments: Any) -> None:
            drawn.append({name: value for name, value in arguments.items() if name not in fixtures})

        bare.vary(item, seed, phases=(phase,))
        item.obj.hypothesis.inner_test = keep
        try:
            item.obj(**fixtures)
        finally:
            item.obj.hypothesis.inner_test = inner
        return tuple(drawn)


class _Player(bare.ChecksPlugin):
    def __init__(self, checks: Path, code: StudentCode, draws: Mapping[str, Draws], until_pinned: bool) -> None:
        super().__init__(checks)
        self.code = code
        self.draws = draws
        self.until_pinned = until_pinned
        self.passed: dict[str, list[bool]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the checks that there are examples for."""
        super().pytest_collection_modifyitems(items)
        items[:] = [item for item in items if bare.check_of(item).id in self.draws]

    @pytest.hookimpl(tryfirst=True)
    def pytest_pyfunc_call(self, pyfuncitem: Any) -> bool:
        """Play the examples in place of drawing some."""
        check = bare.check_of(pyfuncitem).id
        test = functools.partial(pyfuncitem.obj.hypothesis.inner_test, **_fixtures(pyfuncitem))
        draws = self.draws[check]
        self.code.transcript = Transcript()
        passed = self.passed[check] = [self._pass(test, draws.pinned)]
        if passed[0] or not self.until_pinned:
            passed += [self._pass(test, examples) for examples in draws.by_seed]
        return True

    def _pass(self, test: Callable[..., None], examples: Sequence[Example]) -> bool:
        try:
            for example in examples:
                self.code.transcript.calls.clear()
                test(**example)
        except (CheckFailed, CandidateGone):
            return False
        return True


def _fixtures(item: Any) -> dict[str, Any]:
    """Give the arguments of a test that are not drawn."""
    return {name: item.funcargs[name] for name in item._fixtureinfo.argnames}
