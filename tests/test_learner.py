"""The learner's side: the roadmap, what is remembered, the statement, the hints, and the way back to the stub."""

import json
import multiprocessing
import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from helpers import COURSE, SUBMISSIONS, TOY
from rich.cells import cell_len
from rich.console import Console

from grader.course import Course
from grader.errors import BrokenCourseError, UsageError
from grader.learner import hints, progress, roadmap, standing, statement
from grader.learner.aside import set_aside
from grader.learner.formulas import readable
from grader.learner.progress import FILE, Entry
from grader.learner.reset import reset
from grader.learner.standing import State
from grader.model import Check, CheckResult, Failure, Outcome, Scorecard, Status


@pytest.fixture
def course(tmp_path: Path) -> Course:
    """A copy of the toy course, with its stub in place."""
    shutil.copytree(TOY.root, tmp_path / "toy", ignore=shutil.ignore_patterns(".grade-progress*"))
    return Course(tmp_path / "toy")


def solution(course: Course, name: str = "exercise-01") -> Path:
    """Give the learner's file."""
    return course.root / "exercises" / name / "solution.py"


def scorecard(course: Course, *statuses: Status, outcome: Outcome = Outcome.GRADED) -> Scorecard:
    """Give a grading of exercise 01 as it lies in its folder; checks are about double, then total, in turn."""
    results = tuple(
        CheckResult(Check(f"c{i}", "A title", ("double", "total")[i % 2], 50), status, failure=Failure("No."))
        for i, status in enumerate(statuses)
    )
    return Scorecard(
        exercise=course.exercise("exercise-01"),
        submission="solution.py",
        sha256=standing.sha256(solution(course)),
        checks_sha256="",
        outcome=outcome,
        message="",
        results=results,
        seconds=0.0,
        seed=None,
        versions={},
        isolation=(),
    )


HALF = (Status.PASSED, Status.FAILED)
FULL = (Status.PASSED, Status.PASSED)
NOTHING = (Status.NOT_IMPLEMENTED, Status.NOT_IMPLEMENTED)


def state(course: Course) -> State:
    """Give the state of exercise 01."""
    return standing.standings(course)[0].state


def test_states_of_one_exercise(course: Course) -> None:
    """From the stub to solved and back, an exercise stands where its file as it is now stands."""
    stub = solution(course).read_text()
    assert state(course) is State.NOT_STARTED
    progress.record(course.root, scorecard(course, *NOTHING))
    assert state(course) is State.NOT_STARTED
    solution(course).write_text("first")
    assert state(course) is State.UNGRADED
    progress.record(course.root, scorecard(course, *HALF))
    assert state(course) is State.GRADED
    assert progress.read(course.root)["exercise-01"].failing == ("total",)
    solution(course).write_text("second")
    assert state(course) is State.CHANGED
    progress.record(course.root, scorecard(course, *FULL))
    assert state(course) is State.SOLVED
    solution(course).write_text("third")
    assert state(course) is State.CHANGED_SINCE_SOLVED
    progress.record(course.root, scorecard(course, *HALF))
    assert state(course) is State.GRADED
    solution(course).write_text("second")
    assert state(course) is State.SOLVED
    solution(course).write_text(stub)
    assert state(course) is State.NOT_STARTED
    solution(course).unlink()
    assert state(course) is State.MISSING


def test_a_file_that_does_not_run_is_started(course: Course) -> None:
    """A refused file, and one with nothing implemented yet, are told apart."""
    solution(course).write_text("import os")
    progress.record(course.root, scorecard(course, outcome=Outcome.REFUSED))
    assert state(course) is State.REFUSED
    progress.record(course.root, scorecard(course, *NOTHING))
    assert state(course) is State.NOT_STARTED


def test_without_a_stub_to_compare_with(course: Course) -> None:
    """In a course without stub.py a file that was never graded counts as not started."""
    (course.root / "solutions/exercise-01/stub.py").unlink()
    assert state(course) is State.NOT_STARTED


def test_a_fault_changes_nothing(course: Course) -> None:
    """A fault of the course is not remembered, and neither is a file that is not there."""
    progress.record(course.root, scorecard(course, *HALF, outcome=Outcome.FAULT))
    solution(course).unlink()
    progress.record(course.root, scorecard(course, outcome=Outcome.UNLOADABLE))
    assert not (course.root / FILE).exists()


def test_following_goes_round() -> None:
    """The next exercise is the first unsolved one behind, else the first of all; none where all are solved."""
    solved = [standing.Standing(f"exercise-0{i}", State.SOLVED, 100, 100) for i in range(1, 5)]
    third = [*solved[:2], replace(solved[2], state=State.GRADED), solved[3]]
    assert standing.following(third, "exercise-01") == "exercise-03"
    assert standing.following(third, "exercise-04") == "exercise-03"
    assert standing.following(third, "exercise-03") == "exercise-03"
    assert standing.following(third, "exercise-03", solved=True) is None
    both = [*third[:3], replace(third[3], state=State.CHANGED)]
    assert standing.following(both, "exercise-03") == "exercise-04"
    assert standing.following(both, "exercise-03", solved=True) == "exercise-04"
    assert standing.following(solved, "exercise-02") is None
    assert standing.next_command(third) == "grade exercise-03"
    assert standing.next_command(solved) is None


def test_after_the_last_exercise_comes_the_capstone(course: Course) -> None:
    """The command that leads on from full marks: the next exercise, then the capstone, where there is one."""
    assert standing.onward(course, "exercise-01", solved=True) == "grade show exercise-02"
    shutil.rmtree(course.root / "exercises/exercise-02")
    assert standing.onward(course, "exercise-01", solved=True) is None
    capstone = course.root / "exercises/capstone"
    capstone.mkdir()
    (capstone / "capstone.toml").touch()
    assert standing.onward(course, "exercise-01", solved=True) == "grade capstone"
    assert standing.onward(course, "exercise-01") == "grade show exercise-01"


GOOD = {
    "sha256": "0" * 64, "score": 1, "max_score": 2, "started": True, "failing": ["f"], "solved": "", "hints": {},
}  # fmt: skip
DAMAGED = {
    "empty": b"",
    "not_json": b"{",
    "half": b'{"schema": 1, "exercises": {"exercise-0',
    "not_text": b"\xff\xfe",
    "deep": b"[" * 100_000,
    "a_list": b"[]",
    "other_schema": b'{"schema": 2, "exercises": {}}',
    "no_exercises": b'{"schema": 1}',
    "entry_is_a_list": b'{"schema": 1, "exercises": {"a": []}}',
    **{
        f"wrong_{key}": json.dumps({"schema": 1, "exercises": {"a": {**GOOD, key: value}}}).encode()
        for key, value in {
            "sha256": 1, "score": "1", "max_score": 1.5, "started": 1, "failing": [1], "solved": None,
            "hints": {"f": "1"}, "unknown": 1,
        }.items()
    },
}  # fmt: skip


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED)
def test_damaged_progress_is_set_aside(course: Course, content: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that cannot be understood is kept under a dated name, noted in one line, and progress goes on."""
    (course.root / FILE).write_bytes(content)
    progress.record(course.root, scorecard(course, *FULL))
    assert capsys.readouterr().err.count("\n") == 1
    assert state(course) is State.NOT_STARTED  # it is the stub, whatever was recorded
    assert progress.read(course.root)["exercise-01"].score == 100
    kept = [path for path in course.root.glob(".grade-progress-*.json") if path.read_bytes() == content]
    assert len(kept) == 1
    assert capsys.readouterr().err == ""


def test_sound_progress_is_read_as_it_was_written(course: Course) -> None:
    """What is written comes back, and the form that the damaged ones are made from is a sound one."""
    (course.root / FILE).write_text(json.dumps({"schema": 1, "exercises": {"a": GOOD}}))
    entry = Entry("0" * 64, 1, 2, started=True, failing=("f",))
    assert progress.read(course.root) == {"a": entry}
    more = replace(entry, solved="1" * 64, hints={"f": 2})
    assert progress.update(course.root, "b", lambda _: more)
    assert progress.read(course.root) == {"a": entry, "b": more}
    assert [path.name for path in course.root.glob(".grade*")] == [FILE]


@pytest.mark.parametrize("place", ["folder", "link_to_nowhere", "link_to_itself"])
def test_progress_is_not_a_file(course: Course, place: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder, or a link that leads to no file, in the place of the file is set aside as well."""
    path = course.root / FILE
    if place == "folder":
        path.mkdir()
        (path / "inside").touch()
    else:
        path.symlink_to("nowhere" if place == "link_to_nowhere" else path)
    progress.record(course.root, scorecard(course, *HALF))
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "it is not a file" in error
    assert progress.read(course.root)["exercise-01"].score == 50


def test_course_that_cannot_be_written(
    course: Course, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where the folder is read-only, one line says that nothing is saved."""

    def refuse(*_: object, **__: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(progress.tempfile, "mkstemp", refuse)
    assert not progress.update(course.root, "exercise-01", lambda entry: entry)
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "not saved" in error


def test_a_failed_write_leaves_the_old_file(course: Course, monkeypatch: pytest.MonkeyPatch) -> None:
    """A write that fails half-way leaves the file as it was, and no temporary one."""
    progress.update(course.root, "a", lambda _: Entry(score=1))

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(progress.os, "replace", fail)
        assert not progress.update(course.root, "a", lambda _: Entry(score=2))
    assert progress.read(course.root) == {"a": Entry(score=1)}
    assert [path.name for path in course.root.glob(".grade*")] == [FILE]


def _count(root: Path, name: str) -> None:
    for _ in range(25):
        progress.update(root, name, lambda entry: replace(entry, score=entry.score + 1))


def test_two_gradings_at_once_lose_nothing(course: Course) -> None:
    """Processes that write at the same time keep each other's results."""
    pytest.importorskip("fcntl")
    context = multiprocessing.get_context("fork")
    names = ["a", "b", "a"]
    workers = [context.Process(target=_count, args=(course.root, name)) for name in names]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert {name: entry.score for name, entry in progress.read(course.root).items()} == {"a": 50, "b": 25}


def test_set_aside_never_overwrites(tmp_path: Path) -> None:
    """Ten files moved aside within a second are ten files."""
    for i in range(10):
        (tmp_path / "solution.py").write_text(str(i))
        set_aside(tmp_path / "solution.py")
    kept = sorted(path.read_text() for path in tmp_path.iterdir())
    assert kept == [str(i) for i in range(10)]


def rows(course: Course) -> list[tuple[object, standing.Standing]]:
    """Give a roadmap that holds every state."""
    exercise = replace(course.exercise("exercise-01"), title="A Title that is long enough to need two lines")
    return [(exercise, standing.Standing(exercise.name, state, 45, 100)) for state in State]


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
@pytest.mark.parametrize("width", [40, 60, 80, 100, 140])
def test_roadmap_keeps_to_its_width(course: Course, width: int, encoding: str) -> None:
    """No line is longer than the terminal is wide, all notes are there, and no sign that it cannot show."""
    with open(course.root / "out", "w", encoding=encoding) as file:
        roadmap.render(rows(course), Console(file=file, width=width, legacy_windows=False))
    shown = (course.root / "out").read_text(encoding=encoding)
    assert max(map(cell_len, shown.split("\n"))) <= width
    assert "changed since it was solved: run grade exercise-01" in " ".join(shown.split())
    assert ("✓" in shown) == (encoding == "utf-8")


def test_plain_roadmap_says_all_in_words(course: Course) -> None:
    """Plain lines are ASCII where the titles are, without an escape."""
    shown = roadmap.plain(rows(course))
    assert shown.isascii()
    assert "\x1b" not in shown
    assert shown.startswith("1 of 8 solved\n")
    for words in ("not started", "solved", "45 / 100", "started", "no file", "Next: grade show exercise-01"):
        assert words in shown


def test_roadmap_of_a_submission_that_was_graded(course: Course) -> None:
    """A solved exercise says so, and the next one is named."""
    shutil.copy(SUBMISSIONS / "right.py", solution(course))
    progress.record(course.root, scorecard(course, *FULL))
    all_ = [(course.exercise(item.name), item) for item in standing.standings(course)]
    shown = roadmap.plain(all_)
    assert "1 of 2 solved" in shown
    assert "Next: grade show exercise-02" in shown
    assert roadmap.plain(all_, capstone=True) == shown


def test_roadmap_of_all_that_is_solved(course: Course) -> None:
    """Where everything is solved, the capstone comes next, if the course has one."""
    shutil.copy(SUBMISSIONS / "right.py", solution(course))
    progress.record(course.root, scorecard(course, *FULL))
    all_ = [(course.exercise(item.name), item) for item in standing.standings(course)][:1]
    assert roadmap.plain(all_).endswith("Every exercise is solved.\n")
    assert roadmap.plain(all_, capstone=True).endswith(
        "Every exercise is solved. Put them together: grade capstone\n"
    )
    assert COURSE.has_capstone()
    assert not course.has_capstone()


def hint(course: Course, *words: str | int, capsys: pytest.CaptureFixture[str]) -> str:
    """Show a hint of exercise 01, and give what was printed."""
    wanted, step = (*words, None, None)[:2]
    hints.show(course.exercise("exercise-01"), course.root, wanted, step)  # type: ignore[arg-type]
    return capsys.readouterr().out


def test_hint_is_about_what_fails(course: Course, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a function it is the first failing one with hints left, else the first of all with hints left."""
    assert hint(course, capsys=capsys).startswith("double, hint 1 of 3")
    progress.record(course.root, scorecard(course, *HALF))
    assert hint(course, capsys=capsys).startswith("total, hint 1 of 1")
    assert hint(course, capsys=capsys).startswith("total, hint 1 of 1")
    progress.record(course.root, scorecard(course, Status.FAILED, Status.FAILED))
    assert hint(course, capsys=capsys).startswith("double, hint 2 of 3")
    progress.record(course.root, scorecard(course, Status.FAILED, Status.FAILED))
    progress.update(course.root, "exercise-01", lambda entry: replace(entry, hints={"double": 3}))
    assert hint(course, capsys=capsys).startswith("total, hint 1 of 1")


def test_a_step_that_is_named_takes_none_back(course: Course, capsys: pytest.CaptureFixture[str]) -> None:
    """Looking at an earlier hint again leads on by number, and the next call without one goes on where it was."""
    assert "hint 2 of 3" in hint(course, "double", 2, capsys=capsys)
    assert hint(course, "double", 1, capsys=capsys).endswith("grade hint exercise-01 double 2\n")
    assert "hint 3 of 3" in hint(course, "double", capsys=capsys)


def test_hints_begin_anew(course: Course, capsys: pytest.CaptureFixture[str]) -> None:
    """Full marks and a reset start the steps again; a grading that is not yet right does not."""
    for again in (
        lambda: progress.record(course.root, scorecard(course, *FULL)),
        lambda: reset(course.exercise("exercise-01"), course.root),
    ):
        assert "hint 1 of 3" in hint(course, "double", capsys=capsys)
        progress.record(course.root, scorecard(course, *HALF))
        assert "hint 2 of 3" in hint(course, "double", capsys=capsys)
        again()
        capsys.readouterr()
    assert "hint 1 of 3" in hint(course, "double", capsys=capsys)


def test_all_hints(course: Course, capsys: pytest.CaptureFixture[str]) -> None:
    """--all shows every hint, of one function or of all."""
    exercise = course.exercise("exercise-01")
    hints.show_all(exercise, course.root, None)
    assert capsys.readouterr().out.count(", hint ") == 4
    hints.show_all(exercise, course.root, "total")
    assert capsys.readouterr().out.count(", hint ") == 1


def test_hints_without_memory_name_the_step(
    course: Course, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where nothing can be saved, the next hint is asked for by its number."""
    monkeypatch.setattr(progress, "update", lambda *_: False)
    assert hint(course, "double", capsys=capsys).endswith("grade hint exercise-01 double 2\n")


@pytest.mark.parametrize("kind", ["missing", "link", "dangling_link", "folder", "read_only"])
def test_reset_of_odd_files(course: Course, kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever stands in the place of solution.py is kept, and what a link leads to is left alone."""
    path, other = solution(course), course.root / "mine.py"
    path.unlink()
    other.write_text("mine")
    match kind:
        case "link":
            path.symlink_to(other)
        case "dangling_link":
            path.symlink_to("nowhere.py")
        case "folder":
            path.mkdir()
        case "read_only":
            path.write_text("mine")
            path.chmod(0o400)
    reset(course.exercise("exercise-01"), course.root)
    assert path.read_bytes() == (course.root / "solutions/exercise-01/stub.py").read_bytes()
    assert not path.is_symlink()
    assert other.read_text() == "mine"
    kept = list(path.parent.glob("solution-*.py"))
    assert len(kept) == (kind != "missing")
    assert ("kept as" in capsys.readouterr().out) == (kind != "missing")


def test_reset_without_a_stub_or_a_place(course: Course, monkeypatch: pytest.MonkeyPatch) -> None:
    """A course without the stub is broken, a folder that cannot be written is said; the file stays."""
    solution(course).write_text("mine")

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patched:
        patched.setattr("grader.learner.aside.os.replace", refuse)
        with pytest.raises(UsageError, match="cannot be written"):
            reset(course.exercise("exercise-01"), course.root)
    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_bytes", refuse)
        with pytest.raises(UsageError, match="as it was"):
            reset(course.exercise("exercise-01"), course.root)
    (course.root / "solutions/exercise-01/stub.py").unlink()
    with pytest.raises(BrokenCourseError, match=r"stub\.py cannot be read"):
        reset(course.exercise("exercise-01"), course.root)
    assert [item.name for item in solution(course).parent.glob("solution*")] == ["solution.py"]
    assert solution(course).read_text() == "mine"


FORMULAS = {
    r"A_h = \mathrm{softmax}\left(\frac{Q_h K_h^T}{\sqrt{d}} + \text{mask}\right) V_h": (
        "A_h = softmax(Q_h K_hᵀ / √d + mask) V_h"
    ),
    r"(B, T, D) \to (B, H, T, d)": "(B, T, D) → (B, H, T, d)",
    r"\mathrm{softmax}_i = \frac{e^{x_i}}{\sum_j e^{x_j}}": "softmax_i = e^(x_i) / (∑_j e^(x_j))",
    r"\frac{e^{x_i - m}}{\sum_k e^{x_k - m}}": "e^(x_i - m) / (∑_k e^(x_k - m))",
    r"\frac{x - \mu}{\sqrt{\sigma^2 + \epsilon}} \cdot \gamma": "(x - μ) / √(σ² + ϵ) · γ",
    r"\tfrac{1}{2} x (1 + \tanh(\sqrt{2/\pi}\,x))": "1/2 x (1 + tanh(√(2/π) x))",
    r"\frac{a b}{c} d + \frac{a b}{c}": "(a b / c) d + a b / c",
    r"\frac{\partial L}{\partial x}": "∂L/∂x",
    r"\mu = \frac{1}{D} \sum_{k=1}^{D} x_k": "μ = 1/D ∑_(k=1)^D x_k",
    r"\sin\left(\frac{t}{10000^{2i/D}}\right)": "sin(t/10000^(2i/D))",
    r"\sum_{j \le i} a_{ij} v_j": "∑_(j≤i) a_ij v_j",
    r"W \in \mathbb{R}^{n\times d}": "W ∈ ℝ^(n×d)",
    r"d_{\text{model}} \le 10^{-9}": "d_model ≤ 10⁻⁹",
    r"\operatorname{softmax}\!\left[x\right]": "softmax[x]",
    r"\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}": "[1 2; 3 4]",
    r"\begin{cases} 0 & j \le i \\ -\infty & \text{else} \end{cases}": "{ 0, j ≤ i; -∞, else }",
    r"\lfloor h / g \rfloor \ne \max_j x_j": "⌊h / g⌋ ≠ max_j x_j",
    r"a = b \qquad c \times d": "a = b    c × d",
    r"\{1, 2\} \quad W_q^{(h)} \quad x^{-1} \quad x^\top": "{1, 2}    W_q^(h)    x⁻¹    xᵀ",
    r"H": "H",
}


@pytest.mark.parametrize("latex", FORMULAS)
def test_formula_reads_well(latex: str) -> None:
    """A formula becomes the line of text that was looked at and kept."""
    assert readable(latex) == FORMULAS[latex]


@pytest.mark.parametrize("latex", [r"\nosuchmacro{x}", r"\frac{a", r"\begin{nosuch} x \end{nosuch}", "{" * 5000])
def test_formula_that_cannot_be_read_stays(latex: str) -> None:
    """What is not known is not left out: the formula stays LaTeX."""
    assert readable(latex) is None
    assert statement.with_formulas(f"A ${latex}$ b") == f"A ${latex}$ b"


@pytest.mark.parametrize("name", COURSE.names())
def test_every_formula_of_the_course_is_readable(name: str) -> None:
    """No statement of the course shows LaTeX, in the terminal or elsewhere."""
    path = COURSE.exercise(name).folder / "README.md"
    shown = statement.with_formulas(path.read_text(encoding="utf-8"))
    assert not re.search(r"\$|\\[a-z]+", re.sub(r"`[^`]*`", "", shown))
    for width in (40, 80, 140):
        assert max(map(cell_len, printed(path.read_text(encoding="utf-8"), width).split("\n"))) <= min(width, 100)


def printed(markdown: str, width: int) -> str:
    """Print a statement as a terminal of some width would show it, without colour."""
    console = Console(width=width, legacy_windows=False, force_terminal=False, color_system=None)
    with console.capture() as capture:
        statement._print(markdown, console)
    return capture.get()


def test_what_is_no_formula_stays() -> None:
    """Dollars in code and prices are no formulas, and neither Markdown nor rich reads what a formula holds."""
    text = (
        "`$x^2$` and ``a ` $y^2$``, \\$3\\$, $5 and $6, $5-$6, $7 or `$y$`\n\n"
        "    $x^2$ [bold]code[/bold]\n\n```\n$x^2$\n```\n\n"
    )
    assert statement.with_formulas(text) == text
    shown = printed(text + "$a_i * b_i * c$ [red]no[/red] <b> $|x^2|$ $[x](y)$", 80)
    for words in (
        "$x^2$ and a ` $y^2$, $3$, $5 and $6, $5-$6",
        "$x^2$ [bold]code[/bold]",
        "a_i * b_i * c [red]no[/red]",
    ):
        assert words in shown
    assert "<b> |x²| [x](y)" in shown


def test_display_formula_stands_alone() -> None:
    """A formula between $$ has lines of its own: one for each part, and for what is too long."""
    text = "Text:\n$$\nx^2 \\qquad y\n$$\nmore.\n\n1. Item\n   $$z^2$$\n"
    assert "Text:\n    x²\n    y\nmore.\n" in re.sub(r" +\n", "\n", printed(text, 80).replace("\xa0", " "))
    assert statement.with_formulas(text) == "Text:\nx²\ny\nmore.\n\n1. Item\n   z²\n"
    long = statement.with_formulas(f"$${' + '.join(['abcdefgh'] * 12)}$$").split("\n")
    assert len(long) == 2
    assert long[1].startswith("    ")


@pytest.mark.parametrize("fenced", [True, False])
def test_long_code_is_broken_at_spaces_and_further_in(fenced: bool) -> None:
    """A line of code that fits is untouched; one that does not goes on further in."""
    code = ["if x:", "    y = f(a,  b)  # [/] two", "    zz = [1111, 2222, 3333, 4444]"]
    lines = ["```python", *code, "```"] if fenced else [f"    {line}" for line in code]
    assert [line.rstrip() for line in printed("\n".join(lines), 32).rstrip().split("\n")] == [
        "    if x:",
        "        y = f(a,  b)  # [/] two",
        "        zz = [1111, 2222, 3333,",
        "            4444]",
    ]


@pytest.mark.parametrize(("height", "pager", "paged"), [(10, True, True), (10, False, False), (500, True, False)])
def test_pager_only_where_it_is_needed(
    course: Course, monkeypatch: pytest.MonkeyPatch, height: int, pager: bool, paged: bool
) -> None:
    """A statement taller than the terminal goes through the pager, unless --no-pager was given."""
    calls: list[str] = []
    console = Console(force_terminal=True, width=80, height=height, file=open(course.root / "out", "w"))  # noqa: SIM115
    monkeypatch.setattr(statement.terminal, "console", lambda: console)
    monkeypatch.setattr(statement.click, "echo_via_pager", calls.append)
    monkeypatch.setenv("TERM", "xterm")
    exercise = replace(course.exercise("exercise-01"))
    (exercise.folder / "README.md").write_text("A line.\n\n" * 20)
    statement.show(exercise, pager=pager)
    console.file.close()
    assert len(calls) == paged
    assert ("A line." in (course.root / "out").read_text()) == (not paged)
