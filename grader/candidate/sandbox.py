"""Bubblewrap around the candidate: an allow-list of what it may see.

Python's own folders and the three files of the candidate are there, read-only; nothing else of the disk is:
no course, no home, no .git. There is no network, and the candidate is alone in its own process namespace, so
that nothing it starts outlives it. Costs 4 to 7 ms.
"""

import os
import shutil
import sys
from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path


class Sandbox(StrEnum):
    """Whether to use bubblewrap: where it works, always, or never."""

    AUTO = "auto"
    REQUIRED = "required"
    OFF = "off"


INSTALL = "sudo apt-get install bubblewrap   (or your system's package of that name)"


def find() -> str | None:
    """Give the path of bubblewrap, or None where there is none (as on Windows and macOS)."""
    return shutil.which("bwrap") if sys.platform == "linux" else None


def _python_folders(packages: Path) -> list[Path]:
    """List the folders that a Python with NumPy needs: never a whole prefix, which may hold a course."""
    parts = ("bin", "lib", "lib64", "pyvenv.cfg")
    wanted = [Path(prefix) / part for prefix in (sys.prefix, sys.base_prefix) for part in parts]
    wanted += [Path(os.path.realpath(sys.executable)).parent, packages]
    wanted += [Path(p) for p in ("/lib", "/lib64", "/usr/lib", "/usr/lib64", "/etc/ld.so.cache")]
    found: list[Path] = []
    for path in wanted:
        if path.exists() and not any(path.is_relative_to(other) for other in found):
            found.append(path)
    return found


def wrap(bwrap: str, command: list[str], packages: Path, files: Iterable[tuple[Path, str]]) -> list[str]:
    """Give the command line that runs `command` inside bubblewrap.

    `packages` is the folder NumPy was found in; `files` are (file, its path inside) pairs.
    """
    line = [bwrap, "--unshare-all", "--die-with-parent", "--dev", "/dev", "--chdir", "/"]
    for folder in _python_folders(packages):
        if folder.is_symlink():  # /lib -> usr/lib
            line += ["--symlink", os.readlink(folder), str(folder)]
        else:
            line += ["--ro-bind", str(folder), str(folder)]
    for file, inside in files:
        line += ["--ro-bind", str(file), inside]
    # The root itself and /dev (with its /dev/shm) are writeable tmpfs otherwise: room to fill the memory with.
    line += ["--remount-ro", "/dev", "--remount-ro", "/"]
    return [*line, "--", *command]
