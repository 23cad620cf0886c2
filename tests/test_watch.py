"""`grade EXERCISE --watch`, driven in a real terminal, and where there is none."""

import os
import shutil
import signal
import subprocess
import sys
import termios
from pathlib import Path
from typing import Any

import pytest
from helpers import COURSE, running, wait_for
from terminals import Terminal, terminal
from test_class import alive, descendants

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="has no pseudo-terminals")
SOLUTIONS = COURSE.root / "solutions" / "exercise-01"
REFERENCE = (SOLUTIONS / "solution.py").read_text()
MISTAKE = (SOLUTIONS / "mistakes" / "all_to_the_largest.py").read_text()
HANGS = REFERENCE + "\n\ndef softmax(x, axis=-1):\n    while True:\n        pass\n"


@pytest.fixture
def course(tmp_path: Path) -> Path:
    """A course of two exercises, with stubs that nobody has touched."""
    for name in ("exercise-01", "exercise-02"):
        for part in ("exercises", "solutions"):
            shutil.copytree(COURSE.root / part / name, tmp_path / part / name)
        shutil.copy(tmp_path / f"solutions/{name}/stub.py", tmp_path / f"exercises/{name}/solution.py")
    return tmp_path


def solution(course: Path, number: int = 1) -> Path:
    """Give the path of the learner's file."""
    return course / f"exercises/exercise-0{number}/solution.py"


def save(path: Path, text: str) -> None:
    """Save as many editors do: another file is written, and renamed."""
    draft = path.with_name("solution.py~")
    draft.write_text(text)
    draft.replace(path)


def test_a_learner_goes_from_the_stub_to_the_next_exercise(course: Path) -> None:
    """Graded at once and at each save, in place; hints, the statement, all failures; then the next exercise."""
    with terminal("1", "--watch", cwd=course) as seen:
        seen.see("not implemented", "0 / 100", "h hint", "Waiting for")
        seen.press("hh")
        seen.see("softmax, hint 1 of 3", "softmax, hint 2 of 3")
        save(solution(course), MISTAKE)
        seen.see("A known mistake", "a hard choice")
        assert "not implemented" not in seen.text
        drawn = seen.clears
        seen.press("a")
        wait_for(lambda: seen.clears > drawn)
        solution(course).write_text(REFERENCE)
        text = seen.see("100 / 100", "Press n to go on with exercise 02: Attention Walkthrough.")
        assert "hint 2 of 3" not in text
        assert text.count("Exercise 01") == 1
        seen.press("n")  # whose failures are not all open: its card would be longer than the screen
        seen.see("Exercise 02: Attention Walkthrough", "sdpa is not implemented yet.", "Waiting for")
        solution(course, 2).write_text((course / "solutions/exercise-02/solution.py").read_text())
        seen.see("All checks pass, and every other exercise is solved.")
        seen.press("n")
        seen.see("Every other exercise is solved.")
        seen.press("q")
        assert seen.end() == 0


def test_a_save_during_a_run_restarts_it(course: Path) -> None:
    """A file that hangs is left for the one that is saved after it."""
    solution(course).write_text(HANGS)
    with terminal("1", "--watch", cwd=course) as seen:
        seen.see("Grading for 1 s")
        solution(course).write_text(REFERENCE)
        assert "timed out" not in seen.see("100 / 100")
        seen.press("q")
        assert seen.end() == 0


def test_the_statement_is_paged_and_the_card_comes_back(course: Path) -> None:
    """The pager gets the keys while it is shown; a short terminal needs one."""
    with terminal("1", "--watch", cwd=course, lines=24) as seen:
        seen.see("Waiting for")
        seen.press("s")
        seen.see("A query compares itself")
        seen.press("q")  # the pager's
        seen.see("Waiting for")
        seen.press("q")
        assert seen.end() == 1


@pytest.mark.parametrize(
    "keys", ["\x03", pytest.param("\x04", marks=pytest.mark.full), pytest.param("q", marks=pytest.mark.full)]
)
def test_the_end_leaves_nothing_behind(course: Path, keys: str) -> None:
    """Quitting, also with Ctrl-C and Ctrl-D: the terminal is as it was, and no process is left."""
    solution(course).write_text(HANGS)
    with terminal("1", "--watch", cwd=course) as seen:
        before = _echoes(seen)
        seen.see("Grading for 1 s")
        assert not _echoes(seen)
        started = descendants(seen.process.pid)
        seen.press(keys)
        assert seen.end() == 1
        assert before
        assert _echoes(seen)
        assert "Traceback" not in seen.text
        assert "Warning" not in seen.text
        wait_for(lambda: not any(map(alive, started)))


def _echoes(seen: Terminal) -> bool:
    return bool(termios.tcgetattr(seen._keyboard)[3] & termios.ECHO)


@pytest.mark.full
def test_the_roadmap_is_followed_from_the_first_that_is_not_solved(course: Path) -> None:
    """`grade --watch` alone; and it says so where all are solved."""
    solution(course).write_text(REFERENCE)
    with terminal("1", cwd=course) as seen:
        assert seen.end() == 0
    with terminal("--watch", cwd=course) as seen:
        seen.see("Exercise 02", "Waiting for")
        solution(course, 2).write_text((course / "solutions/exercise-02/solution.py").read_text())
        seen.see("All checks pass")
        seen.press("q")
        assert seen.end() == 0
    with terminal("--watch", cwd=course) as seen:
        assert seen.end() == 0
        seen.see("Every exercise is solved.")


@pytest.mark.full
def test_a_file_or_folder_may_go_and_come_back(course: Path) -> None:
    """A branch that is checked out takes the folder away; the file in it is found again."""
    folder = solution(course).parent
    with terminal("1", "--watch", cwd=course) as seen:
        seen.see("Waiting for")
        solution(course).unlink()
        seen.see("There is no file")
        folder.rename(course / "away")
        (course / "away" / "solution.py").write_text(MISTAKE)
        (course / "away").rename(folder)
        seen.see("a hard choice")
        solution(course).write_text(REFERENCE)
        seen.see("100 / 100")


@pytest.mark.full
def test_a_link_to_a_file_elsewhere_is_followed(course: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Who keeps solutions in another folder is graded when that file is saved."""
    elsewhere = tmp_path_factory.mktemp("elsewhere") / "mine.py"
    elsewhere.write_text(MISTAKE)
    solution(course).unlink()
    solution(course).symlink_to(elsewhere)
    with terminal("1", "--watch", cwd=course) as seen:
        seen.see("a hard choice")
        save(elsewhere, REFERENCE)
        seen.see("100 / 100")


@pytest.mark.full
def test_another_file_can_be_watched(course: Path, tmp_path: Path) -> None:
    """`--solution` is graded, and counts for nothing."""
    path = tmp_path / "draft.py"
    path.write_text(MISTAKE)
    with terminal("1", "--watch", "--solution", path, cwd=course) as seen:
        seen.see("a hard choice")
        path.write_text(REFERENCE)
        seen.see("100 / 100", "Press n to go on with exercise 02")
    assert not (course / ".grade-progress.json").exists()


PIPE: Any = subprocess.PIPE


def piped(course: Path, *words: str, stdin: Any = PIPE) -> Any:
    """Run watch mode behind pipes."""
    command = [sys.executable, "-m", "grader", "1", "--watch", "--course", str(course), *words]
    return running(command, stdin=stdin, stdout=PIPE, stderr=subprocess.STDOUT, text=True, bufsize=1)


def until(process: Any, words: str) -> str:
    """Read lines up to one with these words in it."""
    said = ""
    while words not in said:
        line = process.stdout.readline()
        assert line, said
        said += line
    return said


def test_without_a_terminal_each_verdict_follows_the_last(course: Path) -> None:
    """Plain text without control characters; lines are read for keys; what is unchanged is not graded again."""
    with piped(course) as process:
        said = until(process, "Waiting for")
        solution(course).write_text(MISTAKE)
        said += until(process, "Waiting for")
        solution(course).write_text(MISTAKE)
        save(solution(course), MISTAKE)
        process.stdin.write("hint\n")
        process.stdin.flush()
        said += until(process, "hint 1 of 3")
        solution(course).write_text(REFERENCE)
        said += until(process, "Waiting for")
        process.stdin.write("r\n")
        process.stdin.flush()
        said += until(process, "Waiting for")
        process.stdin.write("q\n")
        process.stdin.flush()
        said += process.stdout.read()
        assert process.wait() == 0
    assert "\x1b" not in said
    assert said.count("Exercise 01: Softmax") == 4
    assert said.count("Score: 100 of 100") == 2
    assert said.index("h hint") < said.index("Exercise 01")


@pytest.mark.full
def test_nobody_at_the_keyboard_is_no_reason_to_end(course: Path) -> None:
    """With nothing to read it goes on, until the system ends it; no process is left."""
    with piped(course, stdin=subprocess.DEVNULL) as process:
        until(process, "Waiting for")
        solution(course).write_text(REFERENCE)
        until(process, "Score: 100 of 100")
        started = descendants(process.pid)
        process.send_signal(signal.SIGTERM)
        assert process.wait() == 143
        wait_for(lambda: not any(map(alive, started)))


@pytest.mark.parametrize("words", [("-o", "x.txt"), ("--format", "json"), ("--seed", "3"), ("--examples", "9")])
def test_what_watch_mode_cannot_do_is_said(course: Path, words: tuple[str, ...]) -> None:
    """A wish that would be ignored is refused."""
    with piped(course, *words) as process:
        assert "leave out -o" in process.stdout.read()
        assert process.wait() == 2
    assert not os.path.exists("x.txt")
