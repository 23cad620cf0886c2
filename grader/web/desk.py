"""The exercises that are open: for each its file, its examiner, its last verdict, and the tabs that show it.

Nothing here knows a browser: a tab is whatever can be told that something has changed.
"""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from grader.candidate.sandbox import Sandbox
from grader.course import SOLUTION, Course, shown
from grader.examiner import submission
from grader.examiner.latest import Latest
from grader.learner import progress, standing
from grader.learner.standing import Standing
from grader.model import Exercise, Scorecard
from grader.web import document
from grader.web.document import Version


class Shown(Protocol):
    """A page that is open in a browser."""

    def file_changed(self, version: Version) -> None:
        """Take notice of another text on the disk."""

    def verdict_changed(self) -> None:
        """Show whether Python runs, and the last verdict."""


class Desk:
    """One exercise that is open. A verdict is shared by its tabs, since they share the file."""

    def __init__(self, room: "Room", exercise: Exercise) -> None:
        self.room = room
        self.exercise = exercise
        self.path: Path = exercise.folder / SOLUTION
        self.version = document.read(self.path)
        self.verdict: Scorecard | None = None
        self.following: str | None = None
        """The command that leads on from full marks, as the verdict names it."""
        self.began: float | None = None
        """When the grading that runs began, on the monotonic clock."""
        self.tabs: set[Shown] = set()
        self._examiner: Latest | None = None
        self._asked_of = self._verdict_of = ""

    @property
    def is_stale(self) -> bool:
        """Whether the verdict is about another text than the file's."""
        return self.verdict is not None and self._verdict_of != self.version.sha256

    def run(self) -> None:
        """Grade the file as it is on the disk. A grading that still runs is stopped."""
        if self._examiner is None:
            loop = asyncio.get_running_loop()
            # A verdict comes in a thread of the examiner's, and may come when the loop has ended.
            self._examiner = Latest(
                self.room.sandbox, lambda card: None if loop.is_closed() else self._hand_over(loop, card)
            )
        self._asked_of = document.read(self.path).sha256
        self.began = time.monotonic()
        self._examiner.grade(self.exercise, submission.read(self.path, shown(self.path)))
        self._tell_verdict()

    def look(self, but: Shown | None = None) -> Version:
        """Read the file again, and tell the tabs, but for the one that knows, if it has changed."""
        version = document.read(self.path)
        if version != self.version:
            self.version = version
            for tab in self.tabs - {but}:
                tab.file_changed(version)
            self._tell_verdict()
            self.room.tell_ticks()
        return version

    def _hand_over(self, loop: asyncio.AbstractEventLoop, scorecard: Scorecard) -> None:
        loop.call_soon_threadsafe(self._take, scorecard)

    def _take(self, scorecard: Scorecard) -> None:
        self.began, self.verdict, self._verdict_of = None, scorecard, self._asked_of
        progress.record(self.room.course.root, scorecard)
        self.following = None
        if scorecard.passed:
            self.following = standing.onward(self.room.course, self.exercise.name, solved=True)
        self._tell_verdict()
        self.room.tell_ticks()

    def _tell_verdict(self) -> None:
        for tab in self.tabs:
            tab.verdict_changed()

    async def leave(self, tab: Shown) -> None:
        """Let a tab go; with the last one the examiner ends."""
        self.tabs.discard(tab)
        if not self.tabs:
            await self.close()

    async def close(self) -> None:
        """End the examiner; nothing runs any more."""
        examiner, self._examiner, self.began = self._examiner, None, None
        if examiner is not None:
            await asyncio.to_thread(examiner.close)


class Room:
    """All that is open of one course."""

    def __init__(self, course: Course, sandbox: Sandbox) -> None:
        self.course = course
        self.sandbox = sandbox
        self.pages: set[Callable[[], None]] = set()
        """Whom to tell when ticks may have changed."""
        self._desks: dict[str, Desk] = {}

    def desk(self, name: str) -> Desk:
        """Give the desk of an exercise. Raises BrokenCourseError."""
        exercise = self.course.exercise(name)
        if name not in self._desks:
            self._desks[name] = Desk(self, exercise)
        desk = self._desks[name]
        desk.exercise = exercise  # as it is now: an instructor may be at work on it
        return desk

    def standings(self) -> list[Standing]:
        """Give how far each exercise has come."""
        return standing.standings(self.course)

    def tell_ticks(self) -> None:
        """Have every page show the ticks again."""
        for page in list(self.pages):
            page()

    async def watch(self, stop: asyncio.Event) -> None:
        """Take notice of what others change on the disk, until `stop`."""
        from watchfiles import awatch

        folders = [self.course.root, *(self.course.root / "exercises" / name for name in self.course.names())]
        async for changes in awatch(*folders, stop_event=stop, recursive=False, step=20):
            for path in {Path(changed) for _, changed in changes}:
                if path.name == SOLUTION and path.parent.name in self._desks:
                    self._desks[path.parent.name].look()
                elif path.name in (SOLUTION, progress.FILE):
                    self.tell_ticks()

    async def close(self) -> None:
        """End every examiner."""
        await asyncio.gather(*(desk.close() for desk in self._desks.values()))
