"""attention cuts the scores off at 500 in size so that exp cannot overflow: scores beyond that all
become equal, and so do their weights.

Two keys with the scores 800 and 900: what weights should they get, and what do they get after the
cut?

Caught by: attention_large_scores
"""

import numpy as np


def causal_mask(T):
    return np.tri(T, dtype=bool)


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    scores = np.clip(scores, -500, 500)
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    weights = np.exp(scores)
    return weights / weights.sum(axis=-1, keepdims=True) @ v
