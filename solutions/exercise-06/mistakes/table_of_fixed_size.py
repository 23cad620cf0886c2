"""A table of 512 positions is made, and its first T rows are returned: a longer text gets too few of them.

What does a slice do where it reaches beyond the end of an array? How long may a text be, according to the
statement?

Caught by: large
"""

import numpy as np


MAX_LEN = 512


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    t = np.arange(MAX_LEN)[:, None]
    i = np.arange(D // 2)
    angles = t / base ** (2 * i / D)
    table = np.zeros((MAX_LEN, D))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table[:T]
