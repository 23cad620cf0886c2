"""softmax always works along the first axis: on a vector there is no other, so it looked right, and in a matrix
the columns sum to 1 instead of the rows.

Try x of shape (2, 3) without an axis, and add up the answer along each of its two axes. Which should be ones?

Caught by: every_axis axis_by_keyword worked_example
"""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.max(x, axis=0))
    return e / e.sum(axis=0)
