"""softmax divides by 1 plus the sum of the powers, as the sigmoid does: the slice then has an invisible entry of its
own, and the weights of the others sum to less than 1.

Where does the 1 in the sigmoid come from, if you write it as a softmax of two numbers? Is it part of the formula
in the statement?

Caught by: worked_example every_axis positive
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    weights = np.exp(shifted)
    return weights / (1 + np.sum(weights, axis=axis, keepdims=True))
