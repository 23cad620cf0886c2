"""`grade export gradescope`: the zip file that Gradescope makes an autograder of.

https://gradescope-autograders.readthedocs.io/en/latest/specs/

setup.sh         run once, when Gradescope builds the image
run_autograder   run for each submission; it calls `grader.instructor.autograder`
kit/             the handout of the one exercise, and the grader itself
"""

import io
import zipfile
from collections.abc import Mapping
from importlib import resources
from pathlib import Path

import grader
from grader.course import Course
from grader.errors import UsageError
from grader.instructor import handout

_SCRIPTS = ("setup.sh", "run_autograder")
_LONG_AGO = (2000, 1, 1, 0, 0, 0)


def gradescope(course: Course, name: str) -> bytes:
    """Give the zip file for one exercise: equal courses give equal bytes.

    Raises BrokenCourseError where the course lacks a file, and UsageError where the grader does not run from a
    folder that it can be installed from.
    """
    root = Path(grader.__file__).parent.parent
    if not handout.has_kit(root):
        raise UsageError(
            f"The grader in {root} cannot be put into a zip file: there is no pyproject.toml beside it. "
            "Install it from its own folder with pip install -e, and try again."
        )
    files = handout.kit(root) | handout.contents(course, [name])
    scripts = {script: _script(script, name) for script in _SCRIPTS}
    return _zipped(scripts | {f"kit/{path}": data for path, data in files.items()})


def write(data: bytes, file: Path) -> None:
    """Write the zip file. Raises UsageError where that is not possible."""
    try:
        file.write_bytes(data)
    except OSError as error:
        raise UsageError(f"-o {file} cannot be written: {error.strerror}.") from error


def _script(script: str, exercise: str) -> bytes:
    text = (resources.files("grader.instructor") / "templates" / f"{script}.txt").read_text(encoding="utf-8")
    return text.replace("@EXERCISE@", exercise).encode()


def _zipped(files: Mapping[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, _LONG_AGO)
            entry.create_system = 3  # Unix, on every system: only so do the modes below count
            entry.external_attr = (0o100755 if name in _SCRIPTS else 0o100644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, files[name])
    return buffer.getvalue()
