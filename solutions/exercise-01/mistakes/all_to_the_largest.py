"""softmax gives 1 to the largest entry and 0 to all others: a hard choice, where the "soft" in the name means that
the others keep their share.

What does the statement say about weights of 0? By how much should [1, 2] prefer the second number, and by how
much does yours?

Caught by: worked_example every_axis positive
"""

import numpy as np


def softmax(x, axis=-1):
    largest = np.max(x, axis=axis, keepdims=True)
    weights = (x == largest).astype(float)
    return weights / np.sum(weights, axis=axis, keepdims=True)
