"""rope swaps the two halves of a row, as one convention has it, but gives the same angle to two neighbours, as the
other has it. Then the two numbers of a pair turn by different angles.

Take d = 4. Write down for each column which column it is mixed with, and below it the angle. Do both columns of a
pair have the same one?

Caught by: worked_example values positions lengths
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = base ** (-np.arange(0, d, 2) / d)
    angles = np.repeat(positions[:, None] * frequencies, 2, axis=-1)
    first, second = np.split(x, 2, axis=-1)
    return x * np.cos(angles) + np.concatenate([-second, first], axis=-1) * np.sin(angles)
