"""attention puts -10000 in the place of hidden scores: far enough below small scores, but where the
visible ones are near -1000000, a hidden key is the best of all.

How small may a visible score be, by the statement? Is there a number that is smaller than all
others?

Caught by: attention_large_scores
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tri(T, dtype=bool)


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -1e4)
    return softmax(scores) @ v
