"""softmax takes one maximum and one sum of the whole array, and never looks at axis: all numbers together sum
to 1.

That is right for a vector. How many softmaxes are there in an array of (2, 3) along its last axis, and what do
the numbers of each of them sum to?

Caught by: every_axis positive worked_example
"""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.max(x))
    return e / e.sum()
