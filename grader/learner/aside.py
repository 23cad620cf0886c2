"""Keeps a file, or a text, beside where it stood under a dated name: nothing a person wrote is ever lost."""

import os
import time
from itertools import count
from pathlib import Path


def set_aside(path: Path) -> Path:
    """Rename `solution.py` to `solution-2026-11-30-153012.py`, or to `...-2.py` where that is taken.

    A link is moved as a link, and a folder as a folder. Raises OSError where it cannot be moved.
    """
    target = _claimed(path)
    try:
        if path.is_dir() and not path.is_symlink():
            target.unlink()  # a folder cannot take the place of a file
        os.replace(path, target)
    except OSError:
        target.unlink(missing_ok=True)
        raise
    return target


def keep_beside(path: Path, content: bytes) -> Path:
    """Write what would have stood in a file beside it, under such a name. Raises OSError."""
    target = _claimed(path)
    target.write_bytes(content)
    return target


def _claimed(path: Path) -> Path:
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    for number in count(1):
        tail = "" if number == 1 else f"-{number}"
        target = path.with_name(f"{path.stem}-{stamp}{tail}{path.suffix}")
        try:
            target.open("x").close()  # claims the name: two at once never overwrite each other
        except FileExistsError:
            continue
        return target
    raise AssertionError("the numbers never end")
