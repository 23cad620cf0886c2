"""Defines a module __getattr__ that raises SystemExit for every name.

Otherwise: wrong
Touches: import
Others: wrong
"""


def __getattr__(name):
    raise SystemExit(0)
