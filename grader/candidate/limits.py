"""How much a candidate may use, and how long it may take. The numbers are one grading's; tests shorten them."""

from collections.abc import Callable
from dataclasses import dataclass

SOURCE_LIMIT = 256 * 1024
"""Bytes of a solution. A literal of 10 MB cost Python's parser 4.7 GB."""

Stop = Callable[[], bool]
"""Tells whether nobody waits for a grading any more, so that it may end in the middle."""


def never() -> bool:
    """Be the Stop of a grading that is always waited for."""
    return False


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of one candidate: deadlines that the client keeps, and resources that the system keeps."""

    start_seconds: float = 20.0
    """From the start of the process to its first word: Python and NumPy on a cold disk."""
    import_seconds: float = 5.0
    """For the top level of a solution."""
    call_seconds: float = 5.0
    """For one call. A deadline is for hangs, not for slow code."""
    long_call_seconds: float = 30.0
    """For a call that its check says is large or measured."""
    hangs: int = 2
    """After so many hangs of one function its checks are not run any more."""
    memory_bytes: int = 2 * 2**30
    """Address space."""
    cpu_seconds: int = 300
    """Of the whole candidate: what ends a process that outlived its parent."""
    file_bytes: int = 2**20
    """Size of any file it writes."""

    def resources(self) -> dict[str, int]:
        """Give the part that the candidate sets on itself before any student code runs."""
        return {"memory": self.memory_bytes, "cpu": self.cpu_seconds, "file": self.file_bytes}
