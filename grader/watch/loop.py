"""What happens when, in watch mode: a save, a verdict, a key, another size of the terminal."""

import contextlib
import queue
import signal
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from grader.candidate.sandbox import Sandbox
from grader.course import SOLUTION, Course, shown
from grader.examiner.latest import Latest
from grader.examiner.submission import Submission, read
from grader.learner import hints, progress, standing, statement
from grader.model import Exercise, Scorecard
from grader.reports import plain, terminal, text
from grader.reports.card import Card
from grader.watch.files import File
from grader.watch.keys import Keys
from grader.watch.screen import Screen

_TICK = 0.25
"""Seconds after which a grading that is not done yet is said to be going on."""
_KEYS = (
    ("h", "hint"),
    ("s", "statement"),
    ("a", "open all"),
    ("n", "next exercise"),
    ("r", "grade again"),
    ("q", "quit"),
)


def watch(course: Course, exercise: Exercise, path: Path, sandbox: Sandbox, *, everything: bool) -> bool:
    """Grade a file at each save until somebody quits, and say whether its last verdict was full marks."""
    screen = Screen(terminal.console())
    return Watch(course, sandbox, screen, everything=everything).run(exercise, path)


@dataclass(slots=True)
class _Work:
    """The file that is worked on."""

    exercise: Exercise
    path: Path
    own: bool
    """Whether it is the exercise's own solution.py, which counts for the roadmap."""
    file: File
    asked: Submission | None = None
    """What was read last, and is graded or being graded."""
    scorecard: Scorecard | None = None
    """The last verdict."""
    hints: list[str] = field(default_factory=list)
    """Shown below the card until all checks pass."""


class Watch:
    """One session of watch mode. Everything is done in one thread, in the order in which it was noticed."""

    def __init__(self, course: Course, sandbox: Sandbox, screen: Screen, *, everything: bool) -> None:
        self._course = course
        self._screen = screen
        self._open_all = everything
        """Whether an exercise begins with all its failures open."""
        self._todo: queue.SimpleQueue[Callable[[], object]] = queue.SimpleQueue()
        self._latest = Latest(sandbox, self._soon(self._verdict))
        self._keys = Keys(self._soon(self._press))
        self._since: float | None = None
        """When the grading began that goes on now."""
        self._last = ""
        """What is said of the last one."""
        self._reading = False
        """Whether the statement is shown rather than the card."""
        self._work: _Work
        self._over = False

    def _soon(self, do: Callable[..., object]) -> Callable[..., None]:
        """Give what another thread calls to have something done."""
        return lambda *args: self._todo.put(lambda: do(*args))

    def run(self, exercise: Exercise, path: Path) -> bool:
        """Watch until somebody quits, and say whether the last verdict was full marks."""
        with _signals(resized=self._soon(self._draw), continued=self._soon(self._continue)):
            self._keys.start()
            if self._screen.plain:
                self._screen.draw([self._menu()])
            self._begin(exercise, path)
            try:
                while not self._over:
                    try:
                        self._todo.get(timeout=_TICK)()
                    except queue.Empty:
                        self._say()
            except KeyboardInterrupt:
                pass  # as q
            finally:
                self._keys.stop()
                self._work.file.stop()
                self._latest.close()
                self._screen.leave()
        return self._work.scorecard is not None and self._work.scorecard.passed

    # The file.

    def _begin(self, exercise: Exercise, path: Path) -> None:
        own = path.resolve() == (exercise.folder / SOLUTION).resolve()
        self._work = _Work(exercise, path, own, File(path, self._soon(self._look)))
        self._everything = self._open_all
        self._reading = False
        self._last = ""
        self._look()
        if not self._screen.plain:
            self._draw()

    def _look(self, *, again: bool = False) -> None:
        """Have the file graded, unless it is what was graded last."""
        found = read(self._work.path, shown(self._work.path))
        if again or found != self._work.asked:
            self._work.asked = found
            self._since = time.monotonic()
            self._latest.grade(self._work.exercise, found)

    def _verdict(self, scorecard: Scorecard) -> None:
        work = self._work
        wanted = work.exercise, work.asked and work.asked.sha256
        if (scorecard.exercise, scorecard.sha256) != wanted or self._since is None:
            return  # it was on its way when the file was saved again, or somebody went on to the next exercise
        took = text.seconds(time.monotonic() - self._since)
        self._last = f"Graded at {time.strftime('%H:%M:%S')} in {took}."
        work.scorecard = scorecard
        if scorecard.passed:
            work.hints.clear()
        self._since = None
        self._reading = False
        if work.own:
            progress.record(self._course.root, scorecard)
        self._draw()

    # The keys.

    def _press(self, key: str) -> None:
        match key.lower():
            case "h":
                self._hint()
            case "s":
                self._statement()
            case "a":
                self._everything = not self._everything
                self._draw()
            case "n":
                self._next()
            case "r":
                self._look(again=True)
                self._say()
            case "q":
                self._over = True

    def _hint(self) -> None:
        hint = hints.take(self._work.exercise, self._course.root)
        if hint.line not in self._work.hints:
            self._work.hints.append(hint.line)
        self._reading = False
        if self._screen.plain:
            self._screen.draw([Text(hint.line)])
        else:
            self._draw()

    def _statement(self) -> None:
        """Show the statement, in the pager where it is long, and the card again."""
        if self._reading:
            self._reading = False
            self._draw()
            return
        single = self._keys.single
        self._keys.stop()  # the pager reads them
        self._screen.clear()
        paged = statement.show(self._work.exercise, pager=single)
        self._keys.start()
        self._reading = not paged and not self._screen.plain
        if paged:
            self._draw()
        else:
            self._say()

    def _next(self) -> None:
        work = self._work
        solved = work.own and work.scorecard is not None and work.scorecard.passed
        name = standing.following(standing.standings(self._course), work.exercise.name, solved=solved)
        if name is None or name == work.exercise.name:
            self._last = "Every other exercise is solved."
            self._say()
            return
        self._latest.stop()
        work.file.stop()
        exercise = self._course.exercise(name)
        self._begin(exercise, exercise.folder / SOLUTION)

    # The screen.

    def _draw(self) -> None:
        work = self._work
        if self._reading:
            return
        parts: list[RenderableType] = []
        if work.scorecard is not None:
            parts.append(self._card(work.scorecard))
        parts += [Padding(Text(line), (1, 0, 0, 0)) for line in work.hints]
        if work.scorecard is not None and work.scorecard.passed:
            parts.append(Text(self._praise(work), style="green"))
        if not self._screen.plain:
            parts.append(Padding(self._menu(), (1, 0, 0, 0)))
        self._screen.draw(parts)
        self._say()

    def _card(self, scorecard: Scorecard) -> RenderableType:
        if self._screen.plain:
            return Text(plain.render(scorecard, everything=self._everything, commands=False))
        return Card(scorecard, everything=self._everything, commands=False)

    def _praise(self, work: _Work) -> str:
        name = standing.following(standing.standings(self._course), work.exercise.name, solved=work.own)
        if name is None or name == work.exercise.name:
            together = f" Put them together: {standing.CAPSTONE}" if self._course.has_capstone() else ""
            return f"All checks pass, and every other exercise is solved.{together}"
        following = self._course.exercise(name)
        title = text.one_line(following.title, 80)
        return f"All checks pass. Press n to go on with exercise {following.number}: {title}."

    def _menu(self) -> Text:
        menu = Text()
        for key, word in _KEYS:
            menu.append(key, style="bold").append(f" {word}   ", style="dim")
        if not self._keys.single:
            menu.append("(then Enter)", style="dim")
        return menu

    def _say(self) -> None:
        """Say on the last line what goes on."""
        path = shown(self._work.path)
        if self._since is not None:
            seconds = int(time.monotonic() - self._since)
            so_long = f" for {seconds} s" if seconds and not self._screen.plain else ""
            self._screen.status(f"Grading{so_long}: {path}")
        elif self._reading:
            self._screen.status("s: back to the card")
        else:
            self._screen.status(f"{self._last} Waiting for {path} to be saved.".lstrip())

    def _continue(self) -> None:
        """Take the terminal again, after Ctrl-Z and fg."""
        self._keys.stop()
        self._keys.start()
        self._draw()


@contextlib.contextmanager
def _signals(resized: Callable[[], None], continued: Callable[[], None]) -> Iterator[None]:
    """Take note of what the system tells; and leave the terminal in order where the process is to end."""
    wanted: dict[str, Callable[[], object]] = {
        "SIGWINCH": resized,
        "SIGCONT": continued,
        "SIGTERM": lambda: sys.exit(143),
    }
    before = {}
    for name, do in wanted.items():
        if hasattr(signal, name):  # Windows has few of them
            number = getattr(signal, name)
            before[number] = signal.signal(number, lambda *_, do=do: do())
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
