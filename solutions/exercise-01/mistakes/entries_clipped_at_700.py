"""softmax clips the entries to -700..700, where exp neither overflows nor gives 0: 9000 and 10000 both become 700,
and two entries that are worlds apart get the same weight.

What matters in a slice: the entries, or how far they are from each other? Which of the two does a clip change?

Caught by: large_entries
"""

import numpy as np


def softmax(x, axis=-1):
    powers = np.exp(np.clip(x, -700, 700))
    return powers / powers.sum(axis=axis, keepdims=True)
