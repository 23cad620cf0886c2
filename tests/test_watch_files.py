"""The disk in watch mode: no change of a file is missed, whenever it happens."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from grader.watch import files
from grader.watch.files import File

SECONDS = 600
"""A deadline is for what hangs: it is far off."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file in a folder."""
    folder = tmp_path / "exercise"
    folder.mkdir()
    (folder / "solution.py").write_text("first")
    return folder / "solution.py"


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], object]]:
    """What is done, one at a time, in the moment before the system watches."""
    todo: list[Callable[[], object]] = []
    watch = files.watch

    def watch_late(*places: Any, **options: Any) -> Iterator[Any]:
        if todo:
            todo.pop(0)()
        yield from watch(*places, **options)

    monkeypatch.setattr(files, "watch", watch_late)
    return todo


class Told:
    """A file that is watched, and whether anything was told of it."""

    def __init__(self, path: Path) -> None:
        self._told = threading.Event()
        self.file = File(path, self._told.set)

    def wait(self) -> None:
        """Wait for the next word."""
        assert self._told.wait(SECONDS)
        self._told.clear()


def test_a_change_before_the_system_watches_is_told(path: Path, late: list[Callable[[], object]]) -> None:
    """A file that was saved, or deleted, while watch mode starts."""
    for change in (lambda: path.write_text("second"), path.unlink):
        late.append(change)
        told = Told(path)
        told.wait()
        told.file.stop()


def test_a_folder_that_comes_back_meanwhile_is_watched(path: Path, late: list[Callable[[], object]]) -> None:
    """It was away when the folders were found, and there again before they were watched."""
    away = path.parent.with_name("away")
    path.parent.rename(away)
    late.append(lambda: away.rename(path.parent))
    told = Told(path)
    told.wait()
    path.write_text("second")
    told.wait()
    told.file.stop()


def test_what_the_system_never_tells_is_found(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some network disks tell nothing at all."""

    def silent(*_: Any, stop_event: threading.Event, yield_on_timeout: bool = False, **__: Any) -> Iterator[Any]:
        while not stop_event.wait(0.01):
            if yield_on_timeout:
                yield set()

    monkeypatch.setattr(files, "watch", silent)
    told = Told(path)
    path.write_text("second")
    told.wait()
    told.file.stop()
