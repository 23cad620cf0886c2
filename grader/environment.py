"""Prepares a process before anything else is imported: called first by every entry point."""

import gc
import os
import sys


def clean() -> None:
    """Drop what would reach pytest, hypothesis or imports from outside.

    A PYTEST_ADDOPTS of the student's shell, or a numpy.py in the working directory, never reaches a grading.
    """
    for name in [name for name in os.environ if name.startswith(("PYTEST_", "HYPOTHESIS_"))]:
        del os.environ[name]
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ["HYPOTHESIS_NO_PLUGINS"] = "1"
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"  # on arrays this small, more threads only spin
    here = {"", ".", os.getcwd()}
    sys.path[:] = [entry for entry in sys.path if entry not in here]


def hurry() -> None:
    """Stop the garbage collector: one short command makes nothing worth collecting.

    While packages are imported it would walk all they make, again and again: a third of their import time.
    """
    gc.disable()
