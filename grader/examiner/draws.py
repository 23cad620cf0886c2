"""The examples of the checks that hypothesis drives, under many seeds: drawn once, and played on many files.

Hypothesis draws the same for a seed whatever file is graded, up to its first failure. So a file passes a check
under a seed where it passes each of that seed's examples; playing them costs a quarter of drawing them again.
"""

import functools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import hypothesis
from hypothesis.strategies import DataObject

from grader.candidate.client import CandidateGone
from grader.examiner import bare
from grader.examiner.student import Transcript
from grader.kit import CheckFailed

Example = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Draws:
    """The examples of one check."""

    pinned: tuple[Example, ...]
    """Those that always run."""
    by_seed: tuple[tuple[Example, ...], ...]
    """Those of each seed; the first is the seed of every ordinary grading."""

    @property
    def ordinary(self) -> "Draws":
        """What an ordinary grading sees. Played, it takes a quarter of the time that drawing it takes."""
        return replace(self, by_seed=self.by_seed[:1])

    def values(self) -> Iterator[Any]:
        """Give all that was drawn."""
        for examples in (self.pinned, *self.by_seed):
            for example in examples:
                yield from example.values()


def draw(checks: Path, seeds: int) -> dict[str, Draws]:
    """Draw the examples of each check that hypothesis drives, under so many seeds; no student's code is run.

    A check that draws while it runs (`st.data()`) is left out: nothing of it is known before.
    """
    recorder = _Recorder(checks, seeds)
    bare.run(recorder, None)
    return recorder.draws


class Replay:
    """Plays the examples of all seeds in a grading, beside what it draws itself.

    `passed` says for each check whose pinned examples pass, seed by seed, whether the file passes; a check that
    fails on a pinned example fails under every seed.
    """

    def __init__(self, draws: Mapping[str, Draws]) -> None:
        self.draws = draws
        self.passed: dict[str, list[bool]] = {}

    def play(self, item: Any, check: str, transcript: Transcript) -> bool:
        """Play the examples of a check; say whether that is all there is to do, since it passes.

        Raises what the first pinned example raises that fails, as hypothesis would.
        """
        test = functools.partial(item.obj.hypothesis.inner_test, **_fixtures(item))
        draws = self.draws[check]
        for example in draws.pinned:
            test(**example)
        known: dict[str, bool] = {}  # each seed begins with the smallest example
        ordinary = 0
        for examples in draws.by_seed:
            for example in examples:
                if repr(example) not in known:
                    known[repr(example)] = _passes(test, example)
            ordinary = ordinary or len(transcript.calls)
            del transcript.calls[ordinary:]  # a diagnosis goes by what an ordinary grading sees
        self.passed[check] = [all(known[repr(example)] for example in examples) for examples in draws.by_seed]
        return all(self.passed[check])


def _passes(test: Callable[..., None], example: Example) -> bool:
    try:
        test(**example)
    except (CheckFailed, CandidateGone):
        return False
    return True


class _Recorder(bare.ChecksPlugin):
    def __init__(self, checks: Path, seeds: int) -> None:
        super().__init__(checks)
        self.seeds = seeds
        self.draws: dict[str, Draws] = {}

    def call(self, item: Any) -> bool:
        """Draw in place of running the check."""
        if hypothesis.is_hypothesis_test(item.obj):
            pinned = self._drawn(item, 0, hypothesis.Phase.explicit)
            seeds = [None, *range(1, self.seeds)]
            by_seed = tuple(self._drawn(item, seed, hypothesis.Phase.generate) for seed in seeds)
            draws = Draws(pinned, by_seed)
            if not any(isinstance(value, DataObject) for value in draws.values()):
                self.draws[bare.check_of(item).id] = draws
        return True

    def _drawn(self, item: Any, seed: int | None, phase: hypothesis.Phase) -> tuple[Example, ...]:
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


def _fixtures(item: Any) -> dict[str, Any]:
    """Give the arguments of a test that are not drawn."""
    return {name: item.funcargs[name] for name in item._fixtureinfo.argnames}
