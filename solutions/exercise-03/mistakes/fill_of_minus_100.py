"""attention puts -100 in the place of hidden scores: their weights are tiny, but not 0, and a huge
value behind a tiny weight is still something.

What is exp(-100)? Multiply it by 1e200.

Caught by: attention_hidden_keys, attention_large_scores
"""

import numpy as np
from given import softmax


def causal_mask(T):
    i = np.arange(T)
    return i[:, None] >= i[None, :]


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -100.0)
    return softmax(scores) @ v
