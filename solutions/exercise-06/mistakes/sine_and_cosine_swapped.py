"""The cosines stand in the even columns and the sines in the odd ones, so row 0 reads 1, 0, 1, 0.

Python counts columns from 0. Is column 0 an even one or an odd one, and what should stand there in row 0?

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
    table[:, 1::2] = np.sin(angles)
    table[:, 0::2] = np.cos(angles)
    return table
