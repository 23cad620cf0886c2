"""A table is kept for each (T, D) and returned again, whatever the base is by then: the first base wins.

Which arguments does the answer depend on? Look at what stands in the key of your dictionary.

Caught by: base again
"""

import numpy as np


tables = {}


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    if (T, D) in tables:
        return tables[T, D]
    t = np.arange(T)[:, None]
    i = np.arange(D // 2)
    angles = t / base ** (2 * i / D)
    table = np.zeros((T, D))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    tables[T, D] = table
    return table
