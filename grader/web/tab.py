"""One tab with an exercise, as the server knows it: answers its editor, which is static/editor.js.

The editor sends one message at a time and waits for its answer: what to do, its text if that differs from what
was saved last, and the sha256 of the file that it began from. So the server can tell an edit from a conflict.
"""

import difflib
import time
from collections.abc import Callable, Mapping
from typing import Any

from grader.errors import CourseError
from grader.learner import hints, reset
from grader.web import document, scorecard
from grader.web.desk import Desk
from grader.web.document import ChangedError, NotSavedError, Version

_COMPARED = 1500
"""Lines: the difference of longer texts takes too long."""


class Tab:
    """What is said to one editor, and what its page shows beside. `send` reaches the editor, `show` the page."""

    def __init__(self, desk: Desk, send: Callable[[dict[str, Any]], None], show: Callable[[], None]) -> None:
        self.desk = desk
        self.note = desk.version.problem
        """One sentence beside the editor."""
        self.difference: str | None = None
        """In a conflict: what the file has otherwise; None where there is no conflict."""
        self.hints: list[str] = []
        self._send = send
        self._show = show

    def heard(self, message: Mapping[str, Any]) -> None:
        """Do what the editor asks for, and answer it: exactly once, whatever happens."""
        actions: dict[str, Callable[[Mapping[str, Any]], dict[str, Any]]] = {
            "save": self._save,
            "run": self._run,
            "mine": self._keep_mine,
            "theirs": self._take_theirs,
            "reset": self._reset,
            "hint": self._hint,
        }
        answer: dict[str, Any] = {}
        try:
            if message.get("dirty") and not isinstance(message.get("text"), str):
                raise NotSavedError(f"Not saved: the text {document.TOO_LARGE}.")
            answer = actions[str(message.get("action"))](message)
        except ChangedError:
            self.difference = self._compared(message["text"])
            self.note = ""
            answer = {"conflict": True}
        except (NotSavedError, CourseError) as error:
            self.note = str(error)
            answer = {"failed": True}
        finally:
            self._send({"answer": message.get("number"), **answer})
            self._show()

    def file_changed(self, version: Version) -> None:
        """Hand another text of the file to the editor, which decides whether it can simply show it."""
        self.note = version.problem
        self._send({"file": True, **_file(version)})
        self._show()

    def verdict_changed(self) -> None:
        """Tell the editor whether Python runs, and have the page show the verdict."""
        self._send(self.running())
        self._show()

    def running(self) -> dict[str, Any]:
        """Give the time that Python has run for, and what to read out."""
        desk = self.desk
        if desk.began is not None:
            return {"running": time.monotonic() - desk.began, "say": "Python is running."}
        said = scorecard.summary(desk.verdict) if desk.verdict and not desk.is_stale else ""
        return {"running": None, "say": said}

    def _save(self, message: Mapping[str, Any]) -> dict[str, Any]:
        if not message.get("dirty"):
            self.difference = None
            version = self.desk.look(but=self)
            # It may have changed unseen, on a disk whose changes are not told.
            return {} if version.sha256 == message.get("base") else _file(version)
        version = document.save(self.desk.path, message["text"], str(message.get("base")))
        self._settled("")
        now = self.desk.look(but=self)
        if now.sha256 != version.sha256:  # somebody else was as quick
            self.file_changed(now)
        return {"saved": True, "base": version.sha256}

    def _run(self, message: Mapping[str, Any]) -> dict[str, Any]:
        answer = self._save(message)
        self.desk.run()
        return answer

    def _keep_mine(self, message: Mapping[str, Any]) -> dict[str, Any]:
        kept = document.keep_mine(self.desk.path, _text(message))
        self._settled(f"Your text is saved. What the file held is kept as {kept.name}." if kept else "")
        return {"saved": True, "base": self.desk.look(but=self).sha256}

    def _take_theirs(self, message: Mapping[str, Any]) -> dict[str, Any]:
        kept = document.keep_theirs(self.desk.path, _text(message))
        self._settled(f"This is the file's text. Yours is kept as {kept.name}.")
        return _file(self.desk.look(but=self))

    def _reset(self, message: Mapping[str, Any]) -> dict[str, Any]:
        kept = ""
        if message.get("dirty"):
            try:
                self._save(message)
            except ChangedError:
                path = document.keep_theirs(self.desk.path, message["text"])
                kept = f" The text of the editor is kept as {path.name}."
        done = reset.restore(self.desk.exercise, self.desk.room.course.root)
        self.hints.clear()
        self._settled(" ".join(done) + kept)
        answer = _file(self.desk.look(but=self))
        self.desk.room.tell_ticks()
        return answer

    def _hint(self, message: Mapping[str, Any]) -> dict[str, Any]:
        wanted = message.get("function")
        root = self.desk.room.course.root
        hint = hints.take(self.desk.exercise, root, wanted if isinstance(wanted, str) else None)
        if hint.line not in self.hints:
            self.hints.append(hint.line)
        ended = f" This was the last hint of {hint.function.name}." if hint.step and hint.is_last else ""
        return {"say": hint.line + ended}

    def _settled(self, note: str) -> None:
        self.difference, self.note = None, note

    def _compared(self, text: str) -> str:
        """Give what the file has otherwise than the editor, as a unified difference."""
        theirs = document.read(self.desk.path).text or ""
        mine, other = text.split("\n"), theirs.split("\n")
        if max(len(mine), len(other)) > _COMPARED:
            return "The texts are too long to be compared here."
        return "\n".join(difflib.unified_diff(mine, other, "yours", "the file's", lineterm="", n=1))


def _text(message: Mapping[str, Any]) -> str:
    if not isinstance(message.get("text"), str):
        raise NotSavedError(f"Not saved: the text {document.TOO_LARGE}.")
    return str(message["text"])


def _file(version: Version) -> dict[str, Any]:
    return {"text": version.text, "base": version.sha256, "missing": version.is_missing}
