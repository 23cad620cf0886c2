"""The disk: tells when a file may have been saved, however an editor does that."""

import threading
from collections.abc import Callable, Iterable
from pathlib import Path

from watchfiles import Change, watch

_STEP = 20
"""Milliseconds of quiet after which a save is over: some editors empty the file first, or write it in parts."""
_LOOK = 1000
"""Milliseconds after which the file is looked at where the system told nothing: as of what happens before it
watches, or while a folder that came back is not watched yet, and of all that happens on some network disks."""


class File:
    """Calls `tell`, in a thread, when the file may have changed, until `stop`.

    The folder is watched, not the file: many editors write another file and rename it. A folder that is moved
    away and comes back, as when a branch is checked out, and a link to a file elsewhere are followed as well.
    """

    def __init__(self, path: Path, tell: Callable[[], None]) -> None:
        self._path = path.absolute()
        self._tell = tell
        self._seen = self._stamp()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._follow, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Watch no more."""
        self._stop.set()
        self._thread.join()

    def _follow(self) -> None:
        polling: bool | None = None  # as watchfiles decides
        while not self._stop.is_set():
            try:
                self._watch(polling)
            except (OSError, RuntimeError):  # watchfiles has an error of its own kind
                if polling:  # not even the folder above is there
                    self._stop.wait(1)
                polling = True  # the system watches no more files for us

    def _watch(self, polling: bool | None) -> None:
        """Watch until the folder comes or goes, so that it must be watched anew."""
        folder, target = self._path.parent, self._path.resolve()
        wanted = {str(self._path), str(folder), str(target)}
        places = {place for place in (folder, folder.parent, target.parent) if place.is_dir()}
        changes: Iterable[tuple[Change, str]]
        for changes in watch(
            *places,
            watch_filter=lambda _, path: path in wanted,
            step=_STEP,
            stop_event=self._stop,
            rust_timeout=_LOOK,
            yield_on_timeout=True,
            recursive=False,
            force_polling=polling,
            ignore_permission_denied=True,
        ):
            before, self._seen = self._seen, self._stamp()
            if changes or self._seen != before:
                self._tell()
            if any(path == str(folder) for _, path in changes) or folder.is_dir() != (folder in places):
                return

    def _stamp(self) -> tuple[int, ...]:
        """Give what differs after nearly every change of the file."""
        try:
            status = self._path.stat()
        except (OSError, ValueError):
            return ()
        return status.st_ino, status.st_size, status.st_mtime_ns
