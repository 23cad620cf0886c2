"""softmax walks along the axis number by number, and adds up the powers in a loop: right numbers, but a turn of
Python for each of them.

Which function of NumPy adds up along an axis in one go? What does your loop know that it does not?

Caught by: no_loops
"""

import numpy as np


def softmax(x, axis=-1):
    powers = np.exp(x - np.max(x, axis=axis, keepdims=True))
    total = 0.0
    for i in range(x.shape[axis]):
        total = total + np.take(powers, [i], axis=axis)
    return powers / total
