"""Defines no function, but a module __getattr__ that makes one for every name.

Otherwise: wrong
Touches: import
Others: wrong
"""


def __getattr__(name):
    return lambda *args: args[0]
