"""The angles are converted with np.radians before the sine is taken, as if they were degrees: they come out 57
times too small.

Which unit does the statement give the angles in, and which one does np.sin expect? Is there anything left to
convert?

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
    table[:, 0::2] = np.sin(np.radians(angles))
    table[:, 1::2] = np.cos(np.radians(angles))
    return table
