"""`grade capstone`: the same text from every right solution, and a clear sentence about every other."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from helpers import COURSE, HASTY, ROOT, TOY
from rich.console import Console

from grader.candidate.sandbox import Sandbox
from grader.capstone import heads
from grader.capstone.show import Wishes, show
from grader.course import Course
from grader.errors import BrokenCourseError, UsageError
from grader.learner import progress
from grader.reports import terminal

FOLDER = COURSE.root / "exercises" / "capstone"
EXPECTED = (FOLDER / "expected.txt").read_text(encoding="utf-8")
WISHES = Wishes(plain=True)


@pytest.fixture
def course(tmp_path: Path) -> Course:
    """A copy of the course, every exercise solved by its reference, and known to be."""
    for name in ("exercises", "solutions"):
        shutil.copytree(COURSE.root / name, tmp_path / name, ignore=shutil.ignore_patterns("mistakes", "right"))
    copy = Course(tmp_path)
    for name in copy.names():
        put(copy, name, (COURSE.root / "solutions" / name / "solution.py").read_text(encoding="utf-8"))
    solved(copy, copy.names())
    return copy


def put(course: Course, name: str, text: str) -> None:
    """Write the learner's file of one exercise."""
    (course.root / "exercises" / name / "solution.py").write_text(text, encoding="utf-8")


def reset(course: Course, *names: str) -> None:
    """Give the stub of some exercises again."""
    for name in names:
        put(course, name, (course.root / "solutions" / name / "stub.py").read_text(encoding="utf-8"))


def solved(course: Course, names: Iterable[str]) -> None:
    """Have the files as they are now known to be solved."""
    entries = {}
    for name in names:
        digest = hashlib.sha256((course.root / "exercises" / name / "solution.py").read_bytes()).hexdigest()
        entries[name] = {"sha256": digest, "score": 100, "max_score": 100, "started": True, "solved": digest}
    (course.root / progress.FILE).write_text(json.dumps({"schema": 1, "exercises": entries}))


def cold(printed: str) -> str:
    """Give the text at temperature 0 out of what was printed."""
    lines = (
        printed.partition("(temperature 0)\n")[2].partition("Warmer")[0].partition("What each head")[0].split("\n")
    )
    return "\n".join(line.removeprefix("  ") for line in lines).strip("\n")


def test_from_the_references(course: Course, capsys: pytest.CaptureFixture[str]) -> None:
    """Sixteen references write the text that train.py saw, show every head, and each has its say."""
    assert show(course, WISHES)
    printed = capsys.readouterr().out
    assert "All 16 exercises in it are yours." in printed
    assert len(cold(printed)) > 200
    assert EXPECTED.startswith(cold(printed))
    assert printed.count(" looks most ") == 8
    stations = [line for line in printed.split("\n") if line[:2].isdigit()]
    assert [line[:2] for line in stations] == [f"{number:02}" for number in range(1, 17)]
    for agreement in ("02", "13", "14"):
        said = next(line for line in stations if line.startswith(agreement))
        assert "differ by nothing" in said or "e-1" in said
    assert "with the cache the same 230 characters" in printed
    assert show(course, replace(WISHES, seed=2))
    other = capsys.readouterr().out
    assert cold(other) == cold(printed)
    assert other.partition("--seed 2")[2] != printed.partition("--seed 1")[2]


STYLES = {name: sorted((COURSE.root / "solutions" / name / "right").glob("*.py")) for name in COURSE.names()}


@pytest.mark.parametrize(
    "turn",
    [0, *(pytest.param(turn, marks=pytest.mark.full) for turn in range(1, max(map(len, STYLES.values()))))],
)
def test_from_other_styles(course: Course, capsys: pytest.CaptureFixture[str], turn: int) -> None:
    """Right solutions in other styles write the same text; in CI each of them takes part at least once."""
    for name, variants in STYLES.items():
        put(course, name, variants[turn % len(variants)].read_text(encoding="utf-8"))
    solved(course, course.names())
    assert show(course, WISHES if turn == 0 else replace(WISHES, temperature=0)), capsys.readouterr().out
    assert len(text := cold(capsys.readouterr().out)) > 200
    assert EXPECTED.startswith(text)


def test_with_what_there_is(course: Course, capsys: pytest.CaptureFixture[str]) -> None:
    """With 10 and 16 alone there is the text, all else being lent; what is missing is listed."""
    reset(course, *(name for name in course.names() if name not in ("exercise-10", "exercise-16")))
    assert not show(course, WISHES)
    printed = capsys.readouterr().out
    assert EXPECTED.startswith(cold(printed))
    assert "2 of its 16 exercises are yours: 10 16." in printed
    assert "04  Multi-Head Self-Attention: not started; the course lends split_heads, merge_heads and" in printed
    assert "07  Rotary Positions (RoPE): not started\n" in printed
    assert "Next: grade show exercise-01" in printed
    assert "raised" not in printed


@pytest.mark.parametrize("alone", ["exercise-03", None])
def test_without_what_a_text_needs(course: Course, capsys: pytest.CaptureFixture[str], alone: str | None) -> None:
    """Without 10 and 16 the text has to wait, and what can be shown is shown."""
    reset(course, *(name for name in course.names() if name != alone))
    assert not show(course, WISHES)
    printed = capsys.readouterr().out
    assert "The text itself has to wait for 10 GPT Forward and 16 Sampling." in printed
    assert printed.count(" looks most ") == 8
    assert "raised" not in printed


def test_a_changed_file_is_graded_first(course: Course, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that was changed since it was graded is graded, recorded, and lent instead if it is wrong."""
    own = (course.root / "exercises" / "exercise-01" / "solution.py").read_text(encoding="utf-8")
    put(course, "exercise-01", own + "\n\ndef softmax(x, axis=-1):\n    return x\n")
    assert not show(course, WISHES)
    printed = capsys.readouterr().out
    assert "Grading exercise-01 first" in printed
    assert EXPECTED.startswith(cold(printed))
    assert "points; the course lends softmax" in printed
    assert "Next: grade exercise-01" in printed
    put(course, "exercise-01", own + "\n# a last thought\n")
    assert show(course, WISHES)
    assert progress.read(course.root)["exercise-01"].score == 100


SLY = """
import numpy as np
from given import layer_norm, transformer_block

calls = []


def gpt_forward(ids, params, n_heads):
    {at_once}
    x = params["wte"][ids] + params["wpe"][: ids.shape[1]]
    for block in params["blocks"]:
        x = transformer_block(x, block, n_heads)
    return layer_norm(x, **params["ln_f"]) @ params["wte"].T
"""
TROUBLES = {
    "wrong": ("return np.zeros((*ids.shape, len(params['wte'])))", "some function gives other numbers here"),
    "raises": (
        "raise ValueError('[bold]\\x1b[31m')",
        "exercise-10/solution.py, line 9, raised ValueError: [bold]\\x1b[31m",
    ),
    "exits": ("raise SystemExit(0)", "exercise-10/solution.py, line 9, raised SystemExit: 0"),
    "hangs": ("while True: pass", "exercise-10/solution.py, line 9, was still at work after 1 s"),
    "deaf": (
        "\n    while True:\n        try:\n            while not calls: pass\n        except BaseException: pass",
        "exercise-10/solution.py did not end, nor let itself be interrupted.",
    ),
    "returns nothing": ("return None", "'NoneType' object is not subscriptable"),
    "refused": ("import os", "exercise-10/solution.py was not run: line 9: Leave `os` out"),
    "broken": ("return (", "exercise-10/solution.py, line 9, raised SyntaxError: '(' was never closed"),
    "no function": ("pass\n\n\ndel gpt_forward\n\n\ndef other(ids, params):", "defines no function gpt_forward."),
}


QUICK = ("wrong", "raises", "hangs", "refused")


@pytest.mark.parametrize(
    "name", [name if name in QUICK else pytest.param(name, marks=pytest.mark.full) for name in TROUBLES]
)
def test_trouble(course: Course, capsys: pytest.CaptureFixture[str], name: str) -> None:
    """Whatever a file does that only seemed solved, a sentence says which, and all else is shown."""
    at_once, sentence = TROUBLES[name]
    put(course, "exercise-10", SLY.replace("{at_once}", at_once))
    solved(course, course.names())
    assert not show(course, replace(WISHES, limits=HASTY))
    printed = capsys.readouterr().out
    assert sentence in printed
    assert "\x1b" not in printed
    assert "Traceback" not in printed
    assert printed.count(" looks most ") == 8
    assert "\n09  " in printed


def test_in_the_middle_of_a_text(course: Course, capsys: pytest.CaptureFixture[str]) -> None:
    """A lendable function that fails after a while is set aside, and the text begins again without it."""
    given = (course.root / "solutions" / "exercise-10" / "given.py").read_text(encoding="utf-8")
    start = given.index("def layer_norm")
    layer_norm = given[start : given.index("def ", start + 1)]
    source = f"import numpy as np\n\ncalls = []\n\n\n{layer_norm}\n\ndef rms_norm(x, gamma, eps=1e-5):\n    pass\n"
    late = "    calls.append(0)\n    if len(calls) > 99: raise IndexError('late')\n    mean ="
    put(course, "exercise-05", source.replace("    mean =", late, 1))
    solved(course, course.names())
    assert not show(course, WISHES)
    printed = capsys.readouterr().out
    assert "Set aside: exercise-05/solution.py" in printed
    assert "raised IndexError: late" in printed
    assert "05  Layer Norm and RMS Norm: set aside, see above; the course lends layer_norm" in printed
    again = printed.rpartition("raised IndexError: late\n")[2].partition("Warmer")[0]
    assert EXPECTED.startswith("\n".join(line.removeprefix("  ") for line in again.split("\n")).strip("\n"))


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_in_a_terminal(
    course: Course, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, encoding: str
) -> None:
    """In a terminal of 80 columns the heads are drawn, in shades or, without these, in digits."""
    monkeypatch.setenv("NO_COLOR", "1")

    def console() -> Console:
        made = Console(force_terminal=True, width=80, highlight=False, emoji=False, markup=False)
        monkeypatch.setattr(type(made), "encoding", encoding)
        return made

    monkeypatch.setattr(terminal, "console", console)
    assert show(course, Wishes())
    printed = capsys.readouterr().out
    drawing = printed.partition("What each head looks at")[2].partition("What each of your")[0]
    drawing = drawing.replace("\x1b[1m", "").replace("\x1b[0m", "")
    assert max(map(len, drawing.split("\n"))) <= 80
    assert drawing.count("  every_token_asks") == 8
    assert ("█" in drawing) is (encoding == "utf-8")
    assert drawing.isascii() is (encoding == "ascii")
    assert "\x1b[3" not in printed  # NO_COLOR
    page = (COURSE.root / "exercises" / "README.md").read_text(encoding="utf-8")
    shown = page.partition("```text\n")[2].partition("```")[0]
    assert encoding == "ascii" or shown.strip("\n") in drawing.replace("\r", "")
    assert len(shown.split("\n")) > 16


def test_drawn() -> None:
    """A cell is as dark as its share is large, and what comes later stays empty."""
    weights = np.array([[[1, 0, 0], [0.3, 0.7, 0], [0.01, 0.1, 0.89]]])
    assert heads.drawn(weights, "a b", shades=True) == ["  head 0", "  a_b", "a █", "_ ▒▓", "b ·░█"]
    assert heads.drawn(weights, "a b", shades=False) == ["  head 0", "  a_b", "a 9", "_ 37", "b .18"]
    said = "looks most at itself (2 of 2 characters do); the last, 'b', most at itself (89%)"
    assert heads.in_words(weights[0], "a b") == said


@pytest.mark.parametrize(
    "claim", [None, "text", np.zeros((2, 4, 3, 4)), np.full((1, 1, 3, 3), np.nan), np.zeros((99, 1, 3, 3))]
)
def test_claims_of_weights(claim: object) -> None:
    """What a candidate says to be weights is looked at before it is drawn."""
    assert not heads.readable(claim, "a b")


def test_what_cannot_be_asked(course: Course) -> None:
    """A course without a capstone, and a prompt with a character that the model never saw, are said plainly."""
    with pytest.raises(UsageError, match="no folder exercises/capstone"):
        show(TOY, WISHES)
    with pytest.raises(UsageError, match=r"the model never saw 'A'\. It knows these characters: ' ,\.abc"):
        show(course, replace(WISHES, prompt="A head"))
    with pytest.raises(UsageError, match="from 1 to 200 characters"):
        show(course, replace(WISHES, prompt=""))
    (course.root / "exercises/capstone/weights.npz").write_bytes(b"no weights")
    with pytest.raises(BrokenCourseError, match=r"weights\.npz cannot be read"):
        show(course, WISHES)


def test_the_command(course: Course, tmp_path: Path) -> None:
    """The command says by its exit status whether all is there, and writes what the encoding of a pipe has."""

    def ran(*words: str, where: Path = tmp_path) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "grader", "capstone", "--course", str(where), *words]
        settings = {**os.environ, "PYTHONIOENCODING": "ascii"}
        return subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True, check=False)

    whole = ran("--temperature", "0")
    assert (whole.returncode, whole.stderr) == (0, "")
    assert EXPECTED.startswith(cold(whole.stdout))
    reset(course, *course.names())
    assert ran().returncode == 1
    absent = ran(where=TOY.root)
    assert absent.returncode == 2
    assert "has no capstone" in absent.stderr


def test_glue_that_a_learner_changed(course: Course, capsys: pytest.CaptureFixture[str]) -> None:
    """A mistake in capstone.py itself is said with its line, and is nobody else's fault."""
    path = course.root / "exercises/capstone/capstone.py"
    path.write_text(path.read_text(encoding="utf-8") + "\n\ndef heads():\n    return 1 / 0\n", encoding="utf-8")
    assert not show(course, replace(WISHES, sandbox=Sandbox.OFF, temperature=0))
    printed = capsys.readouterr().out
    assert "capstone.py, line" in printed
    assert "raised ZeroDivisionError: division by zero" in printed
    assert "without bubblewrap" in printed
    assert "Warmer" not in printed
    path.write_text("1 / 0\n", encoding="utf-8")
    with pytest.raises(BrokenCourseError, match=r"capstone\.py, line 1, raised ZeroDivisionError"):
        show(course, WISHES)


def test_weights_are_small() -> None:
    """The weights take less than 100 kB, hold no pickle, and know the characters of the text."""
    path = FOLDER / "weights.npz"
    assert path.stat().st_size < 100_000
    with np.load(path, allow_pickle=False) as file:
        known = {chr(code) for code in file["characters"]}
        assert all(np.isfinite(file[name]).all() for name in file.files)
    text = (FOLDER / "text.txt").read_text(encoding="utf-8")
    assert known == set(text)
    assert EXPECTED not in text


@pytest.fixture
def train() -> Any:
    """The training script, as a module."""
    spec = spec_from_file_location("capstone_train", FOLDER / "train.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.full
def test_gradients(train: Any) -> None:
    """The gradients of train.py are those that finite differences give, for each of its arrays."""
    rng = np.random.default_rng(0)
    params = train.first_params(7, rng)
    for array in train.flat(params).values():
        array += 0.1 * rng.normal(size=array.shape)
    ids = rng.integers(7, size=(2, 9))
    _, grads = train.loss_and_gradients(params, ids[:, :-1], ids[:, 1:])
    arrays = train.flat(params)
    for name, grad in train.flat(grads).items():
        direction = rng.normal(size=grad.shape)
        found = []
        for step in (1e-5, -1e-5):
            arrays[name] += step * direction
            found.append(train.loss_and_gradients(params, ids[:, :-1], ids[:, 1:])[0])
            arrays[name] -= step * direction
        slope = (found[0] - found[1]) / 2e-5
        assert np.sum(grad * direction) == pytest.approx(slope, rel=1e-5, abs=1e-9), name


@pytest.mark.full
def test_training(train: Any) -> None:
    """Few steps already learn something, the same each time."""
    text = (FOLDER / "text.txt").read_text(encoding="utf-8")
    said: list[str] = []
    learn: Callable[[], Any] = lambda: train.train(text, "".join(sorted(set(text))), 60, said.append)  # noqa: E731
    first, second = learn(), learn()
    losses = [float(line.split("loss ")[1].split()[0]) for line in said]
    assert losses[1] < 0.6 * losses[0]
    for name, array in train.flat(first).items():
        assert np.array_equal(array, train.flat(second)[name])
    assert "given" not in sys.modules
