"""For an odd D the table quietly gets a column more than was asked for: D is raised to the next even number.

What happens when the caller adds a table of D + 1 columns to tokens of D numbers, and where will the error show
then?

Caught by: refuses_odd
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    D = D + D % 2
    t = np.arange(T)[:, None]
    i = np.arange(D // 2)
    angles = t / base ** (2 * i / D)

    table = np.zeros((T, D))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table
