"""attention divides by the root of dv, the size of the values: right only where dv = d.

Which numbers are multiplied and added up to make a score? How many are there, and do the values
take part?

Caught by: attention_values, attention_masked, attention_worked_example
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    d = v.shape[-1]
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(d)
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
