"""Every column has an exponent of its own, j / D, so a sine and the cosine beside it belong to different
angles.

A hand of the clock has one angle and two coordinates. What is sin² + cos² of the first two columns in row 1, and
what should it be?

Caught by: worked_example values base large again
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    t = np.arange(T)[:, None]
    j = np.arange(D)
    angles = t / base ** (j / D)
    angles[:, 0::2] = np.sin(angles[:, 0::2])
    angles[:, 1::2] = np.cos(angles[:, 1::2])
    return angles
