"""Writes a file as a whole or not at all. Called by what the classroom's reports and grades are written with."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from grader.errors import UsageError


@contextlib.contextmanager
def replaced(path: Path) -> Iterator[TextIO]:
    """Give a file to write to, which takes the place of `path` when all of it is written.

    It holds UTF-8 and the newlines that were written. Raises UsageError where the disk or the folder refuses;
    what stood there before is then still there.
    """
    temporary = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with temporary.open("w", encoding="utf-8", newline="") as file:
            yield file
        os.replace(temporary, path)
    except OSError as error:
        raise UsageError(
            f"{path} cannot be written: {error.strerror}. Free it, or name another folder."
        ) from error
    finally:
        with contextlib.suppress(OSError):  # it is gone where it has taken its place
            temporary.unlink()
