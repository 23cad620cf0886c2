"""All sines stand in the left half of the table and all cosines in the right one, where the statement lets them
take turns.

Which two columns hold the same angle in your table, and which do in the statement's? With D = 2 nobody sees the
difference: what does D = 4 show?

Caught by: worked_example values base large again
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    t = np.arange(T)[:, None]
    i = np.arange(D // 2)
    angles = t / base ** (2 * i / D)
    return np.concatenate([np.sin(angles), np.cos(angles)], axis=1)
