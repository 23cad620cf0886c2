"""attention computes its answer and does not return it: the caller gets None.

What does a function give back that ends without a return? Where does your result go?

Caught by: attention_values, attention_masked, attention_worked_example
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tri(T, dtype=bool)


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    out = softmax(scores) @ v
    print(out.shape)
