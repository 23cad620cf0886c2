"""softmax hides the entries of -inf in a masked array and returns it as it is: where a 0 should stand, there is a
hidden number, and whoever works on with the plain data finds whatever lies below the mask.

What does .filled() do? And which step of yours would go wrong without a mask at all?

Caught by: minus_infinity
"""

import numpy as np


def softmax(x, axis=-1):
    x = np.ma.masked_invalid(x)
    weights = np.ma.exp(x - x.max(axis=axis, keepdims=True))
    return weights / weights.sum(axis=axis, keepdims=True)
