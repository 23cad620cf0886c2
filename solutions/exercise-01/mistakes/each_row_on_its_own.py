"""softmax goes through x with a for and treats what it gets as one row: in a matrix that is right for the last
axis. In a vector each "row" is a single number, in three axes it is a whole matrix, and axis is never read.

Which axis does `for row in x` walk along? What are its turns for x of (5,) and of (2, 3, 4), and what do max and
sum know that would make it unnecessary?

Caught by: every_axis negative_axis worked_example no_loops
"""

import numpy as np


def softmax(x, axis=-1):
    weights = []
    for row in x:
        powers = np.exp(row - np.max(row))
        weights.append(powers / np.sum(powers))
    return np.array(weights)
