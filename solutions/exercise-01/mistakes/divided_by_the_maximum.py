"""softmax makes the entries small by dividing them by the maximum instead of subtracting it: the largest becomes 1,
but the differences between the entries are no longer what they were.

Compare the weights of [1, 2] and of [10, 20]. Should they be the same? Which of adding and multiplying leaves
the ratios of powers of e alone?

Caught by: worked_example every_axis
"""

import numpy as np


def softmax(x, axis=-1):
    scaled = x / np.max(x, axis=axis, keepdims=True)
    weights = np.exp(scaled)
    return weights / np.sum(weights, axis=axis, keepdims=True)
