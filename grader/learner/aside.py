"""Moves a file out of the way under a dated name, so that nothing a person wrote is ever lost."""

import os
import time
from itertools import count
from pathlib import Path


def set_aside(path: Path) -> Path:
    """Rename `solution.py` to `solution-2026-11-30-153012.py`, or to `...-2.py` where that is taken.

    A link is moved as a link, and a folder as a folder. Raises OSError where it cannot be moved.
    """
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    for number in count(1):
        tail = "" if number == 1 else f"-{number}"
        target = path.with_name(f"{path.stem}-{stamp}{tail}{path.suffix}")
        try:
            target.open("x").close()  # claims the name: two at once never overwrite each other
        except FileExistsError:
            continue
        break
    try:
        if path.is_dir() and not path.is_symlink():
            target.unlink()  # a folder cannot take the place of a file
        os.replace(path, target)
    except OSError:
        target.unlink(missing_ok=True)
        raise
    return target
