"""The answer is put together from its columns.

Loops in: rope
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    columns = []
    for a, b, i in zip(np.moveaxis(x, -1, 0)[::2], np.moveaxis(x, -1, 0)[1::2], range(d)):
        t = positions / base ** (2 * i / d)
        columns += [a * np.cos(t) - b * np.sin(t), a * np.sin(t) + b * np.cos(t)]
    return np.stack(columns, axis=-1)
