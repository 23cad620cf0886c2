"""softmax stores the weights in x with x[...] = and returns it: the caller's numbers are gone. And an integer
array has no room for 0.3: every weight below 1 becomes 0.

`x = ...` gives a name to something new; what does `x[...] = ...` do? Which dtype does the array on its left
keep?

Caught by: leaves_input integers
"""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - x.max(axis=axis, keepdims=True))
    x[...] = e / e.sum(axis=axis, keepdims=True)
    return x
