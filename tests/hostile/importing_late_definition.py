"""Defines the functions only when a timer runs out, after the import.

Otherwise: wrong
Touches: import
Others: wrong
"""

import threading


def define():
    globals().update(split_heads=lambda x, n: x, merge_heads=lambda x: x, mha_forward=lambda x, p, n: x)


threading.Timer(0.5, define).start()
