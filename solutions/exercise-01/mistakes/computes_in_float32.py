"""softmax turns x into float32, as deep-learning libraries do: about 7 digits are left. Of an entry near 10000 the
third decimal is already wrong, and then the weight is, too.

How many digits has each of the two float types? What is np.float32(9999.1234) - np.float32(9999)?

Caught by: large_entries
"""

import numpy as np


def softmax(x, axis=-1):
    x = x.astype(np.float32)
    shifted = x - np.max(x, axis=axis, keepdims=True)
    weights = np.exp(shifted)
    return weights / np.sum(weights, axis=axis, keepdims=True)
