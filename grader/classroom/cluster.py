"""Grades a class on a Dask cluster: `grade class --dask tcp://scheduler:8786`, with the extra `[cluster]`.

Each worker of the cluster has the kit and the course installed, as the machine that asks has; `work` refuses a job
where they are of another version. Dask gives the jobs of a worker that is lost to others by itself.
"""

from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, CancelledError
from contextlib import contextmanager

from grader.classroom.batch import Workers
from grader.errors import UsageError


@contextmanager
def connect(address: str) -> Iterator[Workers]:
    """Give the workers of a cluster. Raises UsageError where Dask is not installed, or nobody answers."""
    try:
        from distributed import Client, KilledWorker
    except ImportError as error:
        raise UsageError(
            "--dask needs the library distributed. Install it: pip install -e '.[cluster]', as the README says."
        ) from error
    try:
        client = Client(address, timeout="10s", set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise UsageError(
            f"--dask {address}: no scheduler answers there ({error}). Start it: dask scheduler."
        ) from error
    with client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise UsageError(f"--dask {address}: the scheduler has no worker. Start some: dask worker {address}.")
        yield Workers(
            start=lambda: client.get_executor(pure=False),
            window=2 * threads,
            lost=(BrokenExecutor, CancelledError, KilledWorker),
        )
