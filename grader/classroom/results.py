"""results.jsonl: what was graded, one schema-1 object a line, and the student. Nothing in it is ever lost.

A line is written and synced as soon as its submission is graded, so a batch that was killed goes on where it
stopped. At the end the file is put in order, in one step.
"""

import contextlib
import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import IO, Any

from grader.classroom.work import Job
from grader.errors import UsageError

FILE = "results.jsonl"
Row = Mapping[str, Any]


def same(row: Row, job: Job) -> bool:
    """Say whether a row is this job's result: of this text, these checks, this grader and this seed."""
    return bool(
        job.submission.sha256
        and row["sha256"] == job.submission.sha256
        and row["seed"] == job.seed
        and row["status"] != "fault"
        and row["versions"].get("exercise") == job.version
        and row["submission"] == job.submission.path
        and ("bubblewrap" in row["isolation"] or not row["isolation"] or job.sandbox != "required")
    )


def read(path: Path) -> list[Row]:
    """Read all rows. Raises UsageError for a line that is none."""
    try:
        lines = path.read_bytes().split(b"\n")
    except FileNotFoundError:
        return []
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror}.") from error
    rows = []
    for number, line in enumerate(lines, start=1):
        try:
            row = json.loads(line) if line.strip() else None
            if row is not None:
                row["student"], row["exercise"], row["versions"]["grader"], row["checks"]
                rows.append(row)
        except (ValueError, TypeError, KeyError) as error:
            raise UsageError(f"{path}:{number} is no result of a class. Move the file away.") from error
    return rows


class Results:
    """The results of one batch, while it runs."""

    def __init__(self, folder: Path) -> None:
        """Open the folder's file, and lock it. Raises UsageError where another batch writes there."""
        self.path = folder / FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file: IO[bytes] = self.path.open("ab")
        except OSError as error:
            raise UsageError(f"{self.path} cannot be written: {error.strerror}.") from error
        try:
            _lock(self._file, self.path)
            self._end_line()
            self._rows = {(row["student"], row["exercise"]): row for row in read(self.path)}
        except BaseException:
            self.close()
            raise

    def find(self, job: Job) -> Row | None:
        """Give the result of a job that was done before."""
        row = self._rows.get((job.student, job.exercise))
        return row if row is not None and same(row, job) else None

    def add(self, row: Row) -> None:
        """Keep a result: on the disk when this returns."""
        self._rows[row["student"], row["exercise"]] = row
        self._file.write(_line(row))
        self._file.flush()
        os.fsync(self._file.fileno())

    def finish(self, jobs: Iterable[Job]) -> list[Row]:
        """Put the file in the order of the jobs, without what is no longer handed in; give the rows."""
        rows = [self._rows[job.student, job.exercise] for job in jobs]
        aside = self.path.with_suffix(".new")
        with aside.open("wb") as file:
            file.writelines(map(_line, rows))
            file.flush()
            os.fsync(file.fileno())
        aside.replace(self.path)
        return rows

    def close(self) -> None:
        """Let others write there."""
        self._file.close()

    def _end_line(self) -> None:
        """Cut off the line that a killed batch left unfinished."""
        whole = self.path.read_bytes()
        if not whole.endswith(b"\n"):
            self._file.truncate(whole.rfind(b"\n") + 1)


def _line(row: Row) -> bytes:
    return json.dumps(row, ensure_ascii=True, allow_nan=False).encode("ascii") + b"\n"


def _lock(file: IO[bytes], path: Path) -> None:
    with contextlib.suppress(ImportError):  # Windows
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise UsageError(
                f"Another `grade class` writes to {path}. Wait for it, or give another -o."
            ) from error
