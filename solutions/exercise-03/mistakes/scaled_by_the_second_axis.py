"""attention takes d from q.shape[1]: the numbers of a token where q has two axes, but the queries
where it has three, and the heads where it has four.

What is q.shape[1] of one text (T, d), and of a batch (B, T, d)? How do you count axes so that both
agree?

Caught by: attention_values, attention_masked
"""

import numpy as np
from given import softmax


def causal_mask(T):
    i = np.arange(T)
    return i[:, None] >= i[None, :]


def attention(q, k, v, mask=None):
    d = q.shape[1]
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(d)
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
