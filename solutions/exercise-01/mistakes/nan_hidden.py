"""softmax does not prevent the overflow, but covers up its NaN with nan_to_num: the largest entry, whose power is
inf, gets the weight 0, and everything looks finite.

Which weight should the largest entry of [1000, 1] have, and which has it? Is NaN the illness or the symptom?

Caught by: large_entries
"""

import numpy as np


def softmax(x, axis=-1):
    weights = np.exp(x)
    return np.nan_to_num(weights / np.sum(weights, axis=axis, keepdims=True))
