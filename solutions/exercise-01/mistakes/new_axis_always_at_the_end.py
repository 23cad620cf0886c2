"""softmax gives the maximum and the sum their lost axis back with [..., None], at the end. That is the right
place for the last axis only: for any other, the numbers line up with the wrong slices, or not at all.

The sum of a (2, 3, 4) array along axis 1 is (2, 4). Where must the new axis go, to line up with (2, 3, 4)?

Caught by: every_axis
"""

import numpy as np


def softmax(x, axis=-1):
    weights = np.exp(x - x.max(axis=axis)[..., None])
    return weights / weights.sum(axis=axis)[..., None]
