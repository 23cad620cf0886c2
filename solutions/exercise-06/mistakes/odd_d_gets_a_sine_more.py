"""For an odd D the last column is a sine without its cosine: the cosines are cut to the columns that are left.

It runs without an error, but what does the statement want of an odd D, and why?

Caught by: refuses_odd
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    t = np.arange(T)[:, None]
    exponents = np.arange(0, D, 2) / D
    angles = t / base**exponents
    table = np.zeros((T, D))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)[:, : D // 2]
    return table
