"""Each row is divided by its length afterwards, as if it had to be a unit vector.

What is the sum of the squares of a row, if sin² + cos² = 1 for each pair? Does the statement ask for another
scale?

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
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table / np.linalg.norm(table, axis=1, keepdims=True)
