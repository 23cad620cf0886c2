"""From counts over growing sizes to findings: which constructs loop over what must not be looped over.

A construct is cleared only where its turns were counted and did not grow. Lines and calls that grow where no
construct explains it are findings too: that is how recursion and callbacks show.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from grader.model import Finding
from grader.rules.constructs import Construct

_NEAR = 2
"""Lines that grow and lie this close are one finding: the body of one recursive function."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What the candidate counted in one call of the counting copy."""

    turns: Mapping[int, tuple[int, int]]
    """Per construct (arrivals, turns); under the negated id, elements that a comprehension made."""
    lines: Mapping[int, int]
    calls: Mapping[int, int]
    alive: bool
    """Whether the counter and the hooks were still in place when the call returned."""


Cases = Sequence[tuple[int, Measured]]
"""The same call with growing sizes, all else held."""


@dataclass(frozen=True, slots=True)
class _Growth:
    """The counts of one place over the cases of one axis."""

    cases: Cases
    counts: tuple[int, ...]
    what: str

    @property
    def grew(self) -> bool:
        return len(self.counts) > 1 and self.counts[-1] > self.counts[0]

    @property
    def steadily(self) -> bool:
        """Whether it grew as a loop does, and not as a line that a branch runs for the larger sizes only."""
        steps = list(zip(self.counts, self.counts[1:], strict=False))
        always = all(a < b for a, b in steps)
        return always or (self.grew and self.counts[0] > 0 and all(a <= b for a, b in steps))

    def __str__(self) -> str:
        sizes = self.cases[0][0], self.cases[-1][0]
        first, last = (
            f"{count} {'time' if count == 1 else 'times'} for {size} {self.what}"
            for count, size in zip((self.counts[0], self.counts[-1]), sizes, strict=True)
        )
        return f"ran {first} and {last}"


def judge(
    constructs: Sequence[Construct], cases: Cases, what: str, others: Sequence[Construct] = ()
) -> tuple[Finding, ...]:
    """Judge one axis: `cases` as (size, counts) for growing sizes, `what` a plural noun such as "heads".

    `constructs` are those that the function under test reaches (`loops.find`); `others`, the rest of the
    file (`loops.survey`), are findings only where they grew after all.
    """
    return judge_all(constructs, [(what, cases)], others)


def judge_all(
    constructs: Sequence[Construct], axes: Sequence[tuple[str, Cases]], others: Sequence[Construct] = ()
) -> tuple[Finding, ...]:
    """Judge several axes, each `(what, cases)`: a construct has one finding, for the first axis it grew with.

    To be cleared, a construct must be flat in all axes, and have run for two sizes of one of them at least.
    """
    reached = {construct.id for construct in constructs}
    known = [*constructs, *(other for other in others if other.id not in reached)]
    found: dict[tuple[int, int, str], Finding] = {}
    for what, cases in axes:
        for finding in _grown(known, cases, what):
            found.setdefault((finding.line, finding.column, finding.construct), finding)
    for construct in constructs:
        place = (construct.line, construct.column, construct.text)
        if place not in found and (reason := _unproven(construct, [cases for _, cases in axes])):
            found[place] = _finding(construct, reason)
    return tuple(sorted(found.values(), key=lambda finding: (finding.line, finding.column)))


def _grown(constructs: Sequence[Construct], cases: Cases, what: str) -> Iterator[Finding]:
    """The findings of one axis: constructs that grew, or else lines that did."""
    if not cases:
        return
    grown = {c.id: growth for c in constructs if (growth := _growth(c.id, cases, what))}
    spans = {(c.start, c.end) for c in constructs if c.id in grown}
    for made in constructs:
        # Where no clause of a comprehension took more turns, it may still have made more elements.
        if (made.start, made.end) not in spans and (growth := _growth(-made.id, cases, what)):
            grown[made.id] = growth
    own = [c for c in constructs if c.id in grown and _by_itself(c, grown[c.id])]
    lines = list(_lines(cases, what)) if not own else []
    # With neither, something called a flat loop more and more often: better to show that than nothing.
    confirmed = own or ([] if lines else [c for c in constructs if c.id in grown])
    for construct in confirmed:
        if not any(construct.within(other) for other in confirmed):
            yield _finding(construct, str(grown[construct.id]))
    yield from lines


def _growth(id: int, cases: Cases, what: str) -> _Growth | None:
    """How the turns counted under an id grew, or None where they did not."""
    ran = [(size, measured) for size, measured in cases if id in measured.turns]
    growth = _Growth(ran, tuple(measured.turns[id][1] for _, measured in ran), what)
    return growth if growth.grew else None


def _by_itself(construct: Construct, growth: _Growth) -> bool:
    """Whether turns grew, rather than the loop being arrived at more often for a reason outside of it."""
    arrivals = [measured.turns.get(construct.id, (0, 0))[0] for _, measured in growth.cases]
    if construct.kind == "while" or not arrivals[0]:
        # A while arrives with each test of its condition; what an import made arrives at none.
        return True
    return growth.counts[-1] * arrivals[0] > growth.counts[0] * arrivals[-1]


def _lines(cases: Cases, what: str) -> Iterator[Finding]:
    """Lines whose executions or calls grew, one finding for each group of neighbours."""
    grown: dict[int, _Growth] = {}
    for counted in ("calls", "lines"):
        for line in {line for _, measured in cases for line in getattr(measured, counted)}:
            growth = _Growth(cases, tuple(getattr(m, counted).get(line, 0) for _, m in cases), what)
            if growth.steadily:
                grown[line] = growth
    last = None
    for line in sorted(grown):
        if last is None or line - last > _NEAR:
            message = f"line {line} {grown[line]}: recursion or a callback?"
            yield Finding(line, 1, f"line {line}", message)
        last = line


def _unproven(construct: Construct, axes: Sequence[Cases]) -> str:
    """Say why a construct that did not grow is not cleared; empty where it is."""
    calls = [measured for cases in axes for _, measured in cases]
    if construct.fixed:
        return ""
    if not construct.measurable:
        first, last = construct.statement
        silent = not any(first <= line <= last for measured in calls for line in measured.lines)
        if construct.error_path and silent and calls:
            return ""
        return "is a loop that could not be counted, so it cannot be shown harmless: write it in a simpler way"
    if not calls or not all(measured.alive for measured in calls):
        return "could not be counted to the end of the call, so it cannot be shown harmless"
    runs = max(sum(construct.id in measured.turns for _, measured in cases) for cases in axes)
    if runs < 2 and not construct.at_import and not (construct.error_path and runs == 0):
        seen = "did not run in the calls tried" if runs == 0 else "ran for one of the sizes tried only"
        return f"{seen}, so it cannot be shown harmless: leave it out"
    return ""


def _finding(construct: Construct, said: str) -> Finding:
    message = f"line {construct.line}: `{construct.text}` {said}"
    return Finding(construct.line, construct.column, construct.text, message)
