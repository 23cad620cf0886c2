"""Worker processes of this machine: of `grade verify` and `grade class`, and one for each file that is watched.

A worker ends with its parent, however that ends, and prints nothing of its own when somebody presses Ctrl-C.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor

from grader import environment


def pool(count: int | None = None, prepare: Callable[[], object] | None = None) -> ProcessPoolExecutor:
    """Give a pool of so many worker processes, or one for each core; `prepare` is called in each, once."""
    context = multiprocessing.get_context("spawn")  # a fork would copy the thread of a progress bar
    return ProcessPoolExecutor(count or cores(), context, initializer=_start, initargs=(prepare,))


def end(started: Executor) -> None:
    """End a pool's workers in the middle of their work, and wait until they are gone."""
    for child in list((getattr(started, "_processes", None) or {}).values()):  # `terminate_workers` of Python 3.14
        child.terminate()
    started.shutdown(cancel_futures=True)


def cores() -> int:
    """Give the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _start(prepare: Callable[[], object] | None) -> None:
    environment.clean()
    environment.hurry()
    signal.signal(signal.SIGINT, _interrupt)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if prepare is not None:
        prepare()


def _interrupt(*_: object) -> None:
    os._exit(130)  # what it has started ends with it


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
