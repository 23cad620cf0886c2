"""Lists of lists and math.

Loops in: rope
"""

import math

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    rows = x.reshape(-1, d)
    places = np.tile(positions, len(rows) // len(positions))
    done = []
    for r, p in zip(rows.tolist(), places.tolist()):
        for i in range(0, d, 2):
            t = p / base ** (i / d)
            done += [r[i] * math.cos(t) - r[i + 1] * math.sin(t), r[i] * math.sin(t) + r[i + 1] * math.cos(t)]
    return np.reshape(done, x.shape)
