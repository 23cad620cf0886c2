"""np.nditer writes one power after the other.

Loops in: softmax
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = np.array(x - np.max(x, axis=axis, keepdims=True), dtype=float)
    with np.nditer(shifted, op_flags=[["readwrite"]]) as walk:
        for number in walk:
            number[...] = np.exp(number)
    return shifted / shifted.sum(axis=axis, keepdims=True)
