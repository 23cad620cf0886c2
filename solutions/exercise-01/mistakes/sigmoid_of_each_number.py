"""softmax takes the sigmoid of each number on its own: every weight lies between 0 and 1, but they do not sum to 1,
and none depends on its neighbours.

If one entry of a slice grows, what should become of the weights of the others? Does anything in your formula
look at them?

Caught by: worked_example every_axis
"""

import numpy as np


def softmax(x, axis=-1):
    return 1 / (1 + np.exp(-x))
