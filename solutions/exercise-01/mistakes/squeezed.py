"""softmax squeezes its answer, to be rid of the axis that keepdims left. But the answer has no such axis any more,
and what squeeze removes are axes of x that happen to have length 1.

What is the shape of (4, 1) divided by (4, 1)? Is there anything to be squeezed?

Caught by: values
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    weights = np.exp(shifted)
    return (weights / np.sum(weights, axis=axis, keepdims=True)).squeeze()
