"""The worked example of exercise 02: the statement's numbers are those of the reference, and of the checks.

Every array printed in the statement is read out of its text. The reference then runs on the printed inputs, and
what passes through it is recorded: what each call of sdpa took and gave, and what its softmax took and gave.
"""

import ast
import re
import runpy
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from helpers import COURSE

EXERCISE = COURSE.exercise("exercise-02")
ARRAY = re.compile(r"^ {4}(\w+) += (\[.*(?:\n {5,}\[.*)*)", re.MULTILINE)
"""An array of the statement, such as `    q0 = [[0.46, 0.56], ...`, over as many lines as it takes."""
RESULT = [
    [0.851071387, 1.1824921402, 0.8582798333, 1.3058906835],
    [0.8764410206, 1.2212516545, 0.8819792533, 1.3432480211],
    [0.8813007776, 1.2276903845, 0.8869319181, 1.3514058317],
]
"""As the course's plan gives it, worked out before the statement was written."""
INPUTS = ("x", "wq", "wk", "wv", "wo")
STEPS = [f"{step}{h}" for h in (0, 1) for step in ("q", "k", "v", "raw", "scaled", "weights", "head")]


def printed() -> dict[str, str]:
    """Give the text of each array of the statement by its name, without the words beside the rows."""
    text = (EXERCISE.folder / "README.md").read_text(encoding="utf-8")
    found = ARRAY.findall(text)
    assert len(found) == len({name for name, _ in found}), "an array is printed twice"
    return {name: re.sub(r"\b(?:major|league|baseball)\b", "", body) for name, body in found}


STATEMENT = {name: np.array(ast.literal_eval(body)) for name, body in printed().items()}


def module(name: str, path: Path) -> ModuleType:
    """Give a file as a module."""
    made = ModuleType(name)
    made.__dict__.update(runpy.run_path(str(path)))
    return made


@pytest.fixture
def reference(monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    """Give the names of the reference, with its own given.py to import from."""
    monkeypatch.setitem(sys.modules, "given", module("given", EXERCISE.solutions / "given.py"))
    names: dict[str, object] = {}
    source = (EXERCISE.solutions / "solution.py").read_text(encoding="utf-8")
    exec(compile(source, "solution.py", "exec"), names)
    return names


@pytest.fixture
def steps(reference: dict) -> dict[str, np.ndarray]:
    """Give every array that passes through the reference on the example, by its name in the statement."""
    seen: dict[str, np.ndarray] = {}
    softmax, sdpa, calls = reference["softmax"], reference["sdpa"], iter((0, 1))

    def recording_sdpa(q: np.ndarray, k: np.ndarray, v: np.ndarray) -> np.ndarray:
        h = next(calls)

        def recording_softmax(scaled: np.ndarray) -> np.ndarray:
            seen[f"scaled{h}"] = scaled
            seen[f"weights{h}"] = softmax(scaled)
            return seen[f"weights{h}"]

        reference["softmax"] = recording_softmax
        head = sdpa(q, k, v)
        seen.update({f"q{h}": q, f"k{h}": k, f"v{h}": v, f"raw{h}": q @ k.T, f"head{h}": head})
        return head

    reference["sdpa"] = recording_sdpa
    seen["result"] = reference["mha"](*(STATEMENT[name] for name in INPUTS))
    reference["sdpa"], reference["softmax"] = sdpa, softmax
    return seen


def assert_same(actual: np.ndarray, expected: np.ndarray) -> None:
    """Demand equal shapes, and numbers equal to 1e-9."""
    assert np.shape(actual) == np.shape(expected)
    assert np.max(np.abs(actual - expected)) <= 1e-9


def test_statement_prints_every_step() -> None:
    """No step between the tokens and the answer is missing, and no array stands there untested."""
    assert set(STATEMENT) == {*INPUTS, *STEPS, "concatenated", "result"}


@pytest.mark.parametrize("name", [*STEPS, "result"])
def test_statement_agrees_with_reference(name: str, steps: dict) -> None:
    """A step as printed is what passes through the reference, to 1e-9."""
    assert_same(steps[name], STATEMENT[name])


def test_raw_scores_are_what_is_scaled(steps: dict) -> None:
    """The printed raw scores, divided by the root of d_k, are what the reference's softmax takes."""
    for h in (0, 1):
        assert_same(STATEMENT[f"raw{h}"] / np.sqrt(2), steps[f"scaled{h}"])


def test_what_the_functions_can_show(reference: dict) -> None:
    """An identity matrix as v shows the weights, and one as wo the concatenation, as the statement says."""
    for h in (0, 1):
        q, k, v = (STATEMENT[f"{name}{h}"] for name in "qkv")
        assert_same(reference["sdpa"](q, k, np.eye(3)), STATEMENT[f"weights{h}"])
        assert_same(reference["sdpa"](q, k, v), STATEMENT[f"head{h}"])
    x, wq, wk, wv, wo = (STATEMENT[name] for name in INPUTS)
    assert_same(reference["mha"](x, wq, wk, wv, np.eye(4)), STATEMENT["concatenated"])
    assert_same(reference["mha"](x, wq, wk, wv, wo), STATEMENT["result"])


def test_result_is_the_planned_one() -> None:
    """The last numbers of the statement are those that the course was planned with."""
    assert_same(STATEMENT["result"], np.array(RESULT))


@pytest.mark.parametrize("name", [*STEPS, "concatenated", "result"])
def test_printed_digits_suffice(name: str, steps: dict) -> None:
    """A number has ten decimals, or is exact as it stands."""
    decimals = [len(number) for number in re.findall(r"\d\.(\d+)", printed()[name])]
    assert decimals
    if min(decimals) < 10:
        assert np.max(np.abs(steps[name] - STATEMENT[name])) < 1e-14


def test_checks_pin_the_printed_numbers() -> None:
    """The hidden checks compare with the very numbers that the statement prints."""
    tree = ast.parse((EXERCISE.solutions / "checks.py").read_text(encoding="utf-8"))
    tree.body = [node for node in tree.body if isinstance(node, ast.Assign)]  # the numbers, and no test
    checks: dict[str, object] = {"np": np}
    exec(compile(tree, "checks.py", "exec"), checks)
    pinned = {name: checks[name.upper()] for name in (*INPUTS, "concatenated", "result")}
    for h in (0, 1):
        pinned |= {f"{name}{h}": checks[name.upper()][h] for name in ("q", "k", "v", "weights")}
        pinned[f"head{h}"] = checks["HEADS"][h]
    for name, values in pinned.items():
        np.testing.assert_array_equal(values, STATEMENT[name], err_msg=name, strict=True)
