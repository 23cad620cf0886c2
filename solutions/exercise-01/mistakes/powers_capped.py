"""softmax lets the powers overflow and replaces each inf by the largest float: all entries beyond 709.8 then count
the same, and their sum overflows again.

By how much do 800 and 10000 differ after your repair? Can the powers be kept from becoming infinite in the first
place?

Caught by: large_entries
"""

import numpy as np


def softmax(x, axis=-1):
    powers = np.nan_to_num(np.exp(x))
    return powers / np.sum(powers, axis=axis, keepdims=True)
