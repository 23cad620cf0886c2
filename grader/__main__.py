"""The entry point of `grade` and of `python -m grader`."""

import contextlib
import os
import sys
from typing import NoReturn

from grader import environment


def main() -> None:
    """Run the command line."""
    environment.clean()
    environment.hurry()
    from grader.cli import command

    try:
        command(prog_name="grade")
    except SystemExit as end:
        leave(end.code)
    except Exception as error:
        if "GRADE_TRACEBACK" in os.environ:
            raise
        print(
            f"The grader itself failed ({type(error).__name__}: {error}). That is not your fault.", file=sys.stderr
        )
        print("Tell your instructor; with GRADE_TRACEBACK=1 in the environment it says where.", file=sys.stderr)
        leave(3)


def leave(code: object) -> NoReturn:
    """End the process without taking it apart first: nothing is left to be cleaned up, and it takes time."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError):  # a reader that has gone, as in `grade 4 | head`
            stream.flush()
    os._exit(code if isinstance(code, int) else bool(code))


if __name__ == "__main__":
    main()
