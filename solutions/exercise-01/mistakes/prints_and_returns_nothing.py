"""softmax prints its weights, but does not return them: a function without a return gives None.

What does `w = softmax(x)` put into w? Printing shows a value to you; how does it get to the one who called?

Caught by: worked_example every_axis
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    weights = np.exp(shifted)
    print(weights / np.sum(weights, axis=axis, keepdims=True))
