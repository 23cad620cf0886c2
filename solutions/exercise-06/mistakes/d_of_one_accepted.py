"""The refusal is left to NumPy, which indeed complains when the sines or cosines of an odd D do not fit; but
for D = 1 there is no column for a cosine, and an empty slice takes anything.

What shape has table[:, 1::2] for D = 1, and does a (T, 1) broadcast to it? Which check would not depend on that?

Caught by: refuses_odd
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    t = np.arange(T)[:, None]
    exponents = np.arange(0, D, 2) / D
    angles = t / base**exponents
    table = np.zeros((T, D))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table
