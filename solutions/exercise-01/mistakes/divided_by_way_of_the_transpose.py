"""softmax turns the powers round with .T, divides by the sums, and turns them back: the well-known trick for the
rows of a matrix. With another axis, or with three axes, .T puts the wrong axis in front, or too many.

What does .T do to a shape of (2, 3, 4)? Which axes would have to change places for axis=1?

Caught by: every_axis
"""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp((x.T - np.max(x, axis=axis)).T)
    return (e.T / np.sum(e, axis=axis)).T
