"""softmax has two loops, one over the slices and one over the numbers in each: right numbers, one at a time.

Begin with the inner loop: which function of NumPy does the same to a whole slice? Then ask the same of the outer
one, and of the argument axis.

Caught by: no_loops
"""

import math

import numpy as np


def softmax(x, axis=-1):
    moved = np.moveaxis(x, axis, -1)
    rows = moved.reshape(-1, moved.shape[-1])
    out = np.empty(rows.shape)
    for i, row in enumerate(rows):
        largest = row.max()
        powers = [math.exp(entry - largest) for entry in row]
        out[i] = np.array(powers) / sum(powers)
    return np.moveaxis(out.reshape(moved.shape), -1, axis)
