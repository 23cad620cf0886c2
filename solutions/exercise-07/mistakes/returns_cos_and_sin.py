"""rope returns the tables of cosines and sines, as a helper function in libraries does. The turn itself is missing.

What does the statement's table say that rope gives? Where does x come in?

Caught by: worked_example values positions
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    angles = positions[:, None] * base ** (-np.arange(0, d, 2) / d)
    return np.cos(angles), np.sin(angles)
