"""As the well-known PyTorch code does it: exp, log, and slices with a step."""
import math

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 != 0:
        raise ValueError("D must be even, got {:d}".format(D))
    pe = np.zeros((T, D))
    position = np.expand_dims(np.arange(0, T, dtype=float), 1)
    div_term = np.exp(np.arange(0, D, 2) * -(math.log(base) / D))
    pe[:, 0::2] = np.sin(position * div_term)
    pe[:, 1::2] = np.cos(position * div_term)
    return pe
