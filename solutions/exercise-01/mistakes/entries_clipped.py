"""softmax clips the entries to -500..500 against overflow: 9000 and 10000 both become 500, and two entries that
are worlds apart get the same weight.

Which change of the entries leaves their differences as they are?

Caught by: large_entries
"""

import numpy as np


def softmax(x, axis=-1):
    weights = np.exp(np.clip(x, -500, 500))
    return weights / np.sum(weights, axis=axis, keepdims=True)
