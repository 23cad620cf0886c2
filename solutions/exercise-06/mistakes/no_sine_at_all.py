"""The angles themselves are returned, each of them twice; the sine and the cosine were never taken.

An angle grows and grows along the text. Between which two numbers do all entries of the statement's example lie?

Caught by: worked_example values base large again
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    t = np.arange(T)[:, None]
    i = np.arange(D // 2)
    angles = t / base ** (2 * i / D)

    table = np.zeros((T, D))
    table[:, 0::2] = angles
    table[:, 1::2] = angles
    return table
