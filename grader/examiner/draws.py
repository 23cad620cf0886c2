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
from grader.examiner.student import Call
from grader.kit import CheckFailed

Example = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Draws:
    """The examples of one check."""

    by_seed: tuple[tuple[Example, ...], ...]
    """Those of each seed; the first is the seed of every ordinary grading."""

    @property
    def ordinary(self) -> "Draws":
        """What an ordinary grading sees. Played, it takes a quarter of the time that drawing it takes."""
        return replace(self, by_seed=self.by_seed[:1])

    def values(self) -> Iterator[Any]:
        """Give all that was drawn."""
        for examples in self.by_seed:
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

    `passed` says for each check that was played, seed by seed, whether the file passes; a check that fails on an
    example that always runs is not played, and fails under every seed.
    """

    def __init__(self, draws: Mapping[str, Draws]) -> None:
        self.draws = draws
        self.passed: dict[str, list[bool]] = {}

    def play(self, test: Callable[..., None], check: str, calls: list[Call]) -> bool:
        """Play the examples of a check on its inner function, which writes to `calls`; say whether all pass."""
        draws = self.draws[check]
        known: dict[str, bool] = {}  # each seed begins with the smallest example
        ordinary = 0
        for examples in draws.by_seed:
            for example in examples:
                if repr(example) not in known:
                    known[repr(example)] = _passes(test, example)
            ordinary = ordinary or len(calls)
            del calls[ordinary:]  # a diagnosis goes by what an ordinary grading sees
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
            seeds = [None, *range(1, self.seeds)]
            draws = Draws(tuple(self._drawn(item, seed) for seed in seeds))
            if not any(isinstance(value, DataObject) for value in draws.values()):
                self.draws[bare.check_of(item).id] = draws
        return True

    def _drawn(self, item: Any, seed: int | None) -> tuple[Example, ...]:
        drawn: list[Example] = []
        fixtures = bare.fixtures(item)
        inner = item.obj.hypothesis.inner_test

        @functools.wraps(inner)
        def keep(**arguments: Any) -> None:
            drawn.append({name: value for name, value in arguments.items() if name not in fixtures})

        bare.vary(item, seed, phases=(hypothesis.Phase.generate,))
        item.obj.hypothesis.inner_test = keep
        try:
            item.obj(**fixtures)
        finally:
            item.obj.hypothesis.inner_test = inner
        return tuple(drawn)
