"""What all rooms speak in: an exercise, its checks, and the scorecard of one grading.

    Exercise x submission -> examiner -> Scorecard -> a report

Plain, frozen data: no behaviour beyond sums, so every room may import it and it imports none of them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path


class Difficulty(StrEnum):
    """How hard an exercise is, as its title line says."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class Function:
    """One function a student writes: its name, its parameters as the statement gives them, its hints."""

    name: str
    parameters: str
    """As in a `def`: `"x, n_heads"`, `"x, axis=-1"`."""
    hints: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AcceptedMutant:
    """A small change of the reference after which it is still right."""

    before: str
    """The changed lines of the reference, without indentation and comments."""
    after: str
    reason: str


@dataclass(frozen=True, slots=True)
class Exercise:
    """One exercise of a course, read from its folder; `grader.course` makes it."""

    name: str
    """The folder's name: `exercise-04`."""
    title: str
    difficulty: Difficulty
    tags: tuple[str, ...]
    functions: tuple[Function, ...]
    given: tuple[str, ...]
    """Names of the functions in given.py."""
    imports: tuple[str, ...]
    """Modules a solution may import beside those that every exercise allows."""
    folder: Path
    """exercises/exercise-04: statement, stub, given.py, exercise.toml."""
    solutions: Path
    """solutions/exercise-04: reference, checks.py, mistakes/, right/."""
    accepted_mutants: tuple[AcceptedMutant, ...] = ()
    """Changes of the reference that no check can see, each with its reason."""

    @property
    def number(self) -> str:
        """The two digits at the end of the name, `"04"`; the whole name where it ends in none."""
        tail = self.name.rpartition("-")[2]
        return tail if tail.isdigit() else self.name


@dataclass(frozen=True, slots=True)
class Capstone:
    """What puts the solutions of a whole course together, read from exercises/capstone/."""

    title: str
    prompt: str
    """What it writes on from."""
    phrase: str
    """The text whose attention is shown."""
    needs: tuple[str, ...]
    """The functions without which there is no text."""
    folder: Path
    expected: str
    """The text at temperature 0, from the prompt on; empty where the folder does not say."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A wrong solution that learners really write: a file of mistakes/."""

    name: str
    text: str
    """What went wrong and what to think about next, for the student."""
    caught_by: frozenset[str]
    """Ids of checks that it fails for certain."""
    source: str


class Status(StrEnum):
    """How one check ended. `ERROR` is the grader's own fault and never costs a student points."""

    PASSED = "passed"
    FAILED = "failed"
    ERROR = "error"
    TIMEOUT = "timeout"
    NOT_RUN = "not_run"
    NOT_IMPLEMENTED = "not_implemented"


class Outcome(StrEnum):
    """How a whole grading ended."""

    GRADED = "graded"
    REFUSED = "refused"
    """The file breaks a rule, so nothing of it was run."""
    UNLOADABLE = "unloadable"
    """There is no file, or it cannot be read, parsed or imported."""
    FAULT = "fault"
    """The course or the grader is broken."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A place in the student's file that breaks a rule."""

    line: int
    """From 1."""
    column: int
    """From 1, in characters."""
    construct: str
    """The source text of the place, shortened to one line: `for h in range(n_heads)`."""
    message: str
    """One sentence: which rule, and how it was seen to be broken."""
    place: str = ""
    """Where a person finds it, if not at that line of a file: `code cell 3, line 2` of a notebook."""

    @property
    def where(self) -> str:
        """Where a person finds it."""
        return self.place or f"line {self.line}"


Matrix = tuple[tuple[float, ...], ...]
"""Rows of numbers."""


@dataclass(frozen=True, slots=True)
class Grid:
    """One matrix of a picture: as it should be, and as the student's function gives it."""

    label: str
    """Which one it is: `head 0`, or `[0, 1]` for that part of an array; empty where there is only one."""
    expected: Matrix
    actual: Matrix


@dataclass(frozen=True, slots=True)
class Picture:
    """Numbers that are better seen than read, as colour maps: small, and never judged by."""

    title: str
    grids: tuple[Grid, ...]
    rows: tuple[str, ...] = ()
    """What the rows are, such as the tokens that ask; empty where they are only numbered."""
    columns: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a check failed, in the student's terms.

    All text is data: it may hold markup, control characters and whatever a student's code
    can print, and each report makes it inert. Lengths are bounded where it is made.
    """

    message: str
    """One sentence: what is wrong, and what it means."""
    call: str = ""
    """The call and its arguments, a line each: `split_heads(x, 2)`, then `x = [[[0 1 2 3]]]  (1, 1, 4)`."""
    expected: str = ""
    """The right value; in an array the first number that differs stands as `>4<`. May have several lines."""
    actual: str = ""
    """What the student's function gave, in the same layout as `expected`."""
    findings: tuple[Finding, ...] = ()
    picture: Picture | None = None
    """`expected` and `actual` as numbers, where these are small arrays of one shape."""


@dataclass(frozen=True, slots=True)
class Check:
    """One hidden check: a test function of checks.py."""

    id: str
    """The test's name without `test_`."""
    title: str
    """The first line of its docstring."""
    function: str
    """The function it is about."""
    points: int


@dataclass(frozen=True, slots=True)
class CheckResult:
    """How one check ended for one submission."""

    check: Check
    status: Status
    seconds: float = 0.0
    failure: Failure | None = None
    """None where the check passed."""
    output: str = ""
    """What the student's code printed during this check, bounded."""
    hint: str = ""
    """The first hint of the function that the check is about; empty where the check passed or has none."""
    mistake: str | None = None
    """The name of the known mistake that gives the same answers, or None."""
    diagnosis: str | None = None
    """What that mistake's file says."""
    picture: Picture | None = None
    """What the check shows beside its verdict, whether it passed or not: the weights of each head."""

    @property
    def score(self) -> int:
        """The points earned: all of the check's, or none."""
        return self.check.points if self.status is Status.PASSED else 0


@dataclass(frozen=True, slots=True)
class Scorecard:
    """The result of one grading: what every report is made from."""

    exercise: Exercise
    submission: str
    """The path of the graded file, as a person would write it."""
    sha256: str
    """Of the submission's bytes; empty where it could not be read."""
    checks_sha256: str
    outcome: Outcome
    message: str
    """Empty where the checks ran; otherwise what stopped them, with the line where there is one."""
    results: tuple[CheckResult, ...]
    """In the order of the checks file."""
    seconds: float
    seed: int | None
    versions: Mapping[str, str]
    isolation: tuple[str, ...]
    """The protections that were really active: `process`, `bubblewrap`, `memory`, ..."""
    findings: tuple[Finding, ...] = ()
    """Why a file was refused."""
    stopped_by_time: bool = False
    """Whether the file could not be loaded because that took too long."""

    @property
    def score(self) -> int:
        """The points earned."""
        return sum(result.score for result in self.results)

    @property
    def max_score(self) -> int:
        """The points that could be earned: a check that the grader could not run is left out."""
        return sum(result.check.points for result in self.results if result.status is not Status.ERROR)

    @property
    def timed_out(self) -> bool:
        """Whether anything took too long, so that a busy machine may be to blame."""
        return self.stopped_by_time or any(result.status is Status.TIMEOUT for result in self.results)

    @property
    def passed(self) -> bool:
        """Whether every check ran and passed."""
        return (
            self.outcome is Outcome.GRADED
            and bool(self.results)
            and all(result.status is Status.PASSED for result in self.results)
        )


@dataclass(frozen=True, slots=True)
class Graded:
    """One file of a class, and what came of it. A student may appear with several exercises."""

    student: str
    """As the folder, the file's name or the map names them: a stranger's text."""
    scorecard: Scorecard


@dataclass(frozen=True, slots=True)
class Problem:
    """Something in a course that its instructor must mend."""

    file: str
    """The file or folder, from the course's folder on; with `:line` where there is one."""
    message: str
    """What is wrong with it, and what to do next. May have several lines."""


@dataclass(frozen=True, slots=True)
class Verification:
    """What `grade verify` found about one exercise."""

    exercise: str
    problems: tuple[Problem, ...]
    checks: Mapping[str, float]
    """The seconds that each check takes on the reference."""
    right: int
    """Right variants tried, the reference among them."""
    mistakes: int
    mutants: int
    """Mutants of the reference that were tried."""
    accepted: int
    """Those of them that exercise.toml says to be right, and that pass."""
    seeds: int
    margin: float = 0.0
    """The largest error of a right variant, as a fraction of the tolerance."""
    seconds: float = 0.0
    """From its first trial to its last; others run at the same time."""

    @property
    def passed(self) -> bool:
        """Whether nothing is to be mended."""
        return not self.problems
