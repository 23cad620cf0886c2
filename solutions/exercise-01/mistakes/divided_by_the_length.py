"""softmax divides the powers by the root of the sum of their squares, the length of a vector: the squares of the
weights then sum to 1, and not the weights themselves.

Add up your answer along axis, and then its squares. Which of the two should be 1?

Caught by: worked_example every_axis positive
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    weights = np.exp(shifted)
    return weights / np.linalg.norm(weights, axis=axis, keepdims=True)
