"""softmax builds the shape of its sums from slices of x.shape, up to axis and after it. For axis=-1 "after it"
begins at 0: the shape comes out twice as long, and reshape refuses.

What is x.shape[axis + 1:] for axis=-1? Which other number names the same axis, and how do you get from one
to the other?

Caught by: negative_axis axis_by_keyword worked_example
"""

import numpy as np


def softmax(x, axis=-1):
    column = x.shape[:axis] + (1,) + x.shape[axis + 1 :]
    e = np.exp(x - x.max(axis=axis).reshape(column))
    return e / e.sum(axis=axis).reshape(column)
