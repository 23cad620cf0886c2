"""Four rows at a time are still a loop.

Loops in: rope
"""

import numpy as np


def some(rows, places, base):
    d = rows.shape[1]
    z = (rows[:, ::2] + 1j * rows[:, 1::2]) * np.exp(1j * np.outer(places, base ** (-np.arange(0, d, 2) / d)))
    return np.stack([z.real, z.imag], -1).reshape(rows.shape)


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    rows = x.reshape(-1, d)
    places = np.tile(positions, len(rows) // len(positions))
    done = np.concatenate([some(rows[i : i + 4], places[i : i + 4], base) for i in range(0, len(rows), 4)])
    return np.reshape(done, x.shape)
