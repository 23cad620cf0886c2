"""The rooms: which may import which, how large they are, and what a start-up may load."""

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from helpers import ROOT

MODULES = sorted((ROOT / "grader").rglob("*.py"))


def test_import_arrows() -> None:
    """Imports follow the layers of pyproject.toml."""
    command = [Path(sys.executable).parent / "lint-imports", "--no-cache"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_modules_are_small_and_documented(module: Path) -> None:
    """A module says why it exists, has at most about 350 lines, and no function over about 60."""
    text = module.read_text()
    tree = ast.parse(text)
    assert ast.get_docstring(tree), "no docstring"
    assert text.count("\n") <= 350 or module.name.endswith("_cases.py")
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            assert (node.end_lineno or 0) - node.lineno < 60, node.name


def test_command_line_starts_light() -> None:
    """Until a grading begins, none of the heavy packages is imported."""
    program = "import sys, grader.cli, grader.examiner.grade; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split()
    assert {"numpy", "pytest", "hypothesis", "rich"}.isdisjoint(loaded)


@pytest.mark.parametrize("words", [[], ["hint", "1"], ["reset", "1"], ["show", "1"]])
def test_learners_commands_start_light(words: list[str], tmp_path: Path) -> None:
    """None of them imports what only a grading needs, and the others not what only the statement needs."""
    program = f"import sys; sys.argv[1:] = {words!r}\nfrom grader.cli import command\n"
    program += "command(standalone_mode=False)\nprint(*sys.modules)"
    toy = shutil.copytree(ROOT / "tests" / "toy", tmp_path / "toy")
    ran = subprocess.run([sys.executable, "-c", program], cwd=toy, capture_output=True, text=True, check=True)
    heavy = {"numpy", "pytest", "hypothesis"} | (set() if "show" in words else {"pylatexenc", "markdown_it"})
    assert heavy.isdisjoint(ran.stdout.split())


def test_engine_knows_no_exercise_by_name() -> None:
    """Adding an exercise edits nothing in grader/."""
    for path in (ROOT / "exercises").glob("*/exercise.toml"):
        functions = [line for line in path.read_text().splitlines() if line.startswith("[functions.")]
        for name in (line[len("[functions.") : -1] for line in functions):
            for module in MODULES:
                tree = ast.parse(module.read_text())
                names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
                names |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
                assert name not in names, f"{module} knows {name}"
