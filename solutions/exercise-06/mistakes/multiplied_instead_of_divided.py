"""The positions are multiplied by the powers of the base: later pairs of columns become faster and faster,
where they should be slower.

Does the second hand of the example move faster or slower than the first? What does a step of one position add to
an angle in your last column?

Caught by: worked_example values base large again
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    t = np.arange(T)[:, None]
    i = np.arange(D // 2)
    angles = t * base ** (2 * i / D)

    table = np.zeros((T, D))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table
