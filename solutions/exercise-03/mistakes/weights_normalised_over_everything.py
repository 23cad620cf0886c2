"""attention divides by the sum of the whole array: all weights of all queries together sum to 1, so
each query gets only its part of an answer.

Sum the weights of one query alone. What does `sum()` without an axis add up?

Caught by: attention_values, attention_masked, attention_worked_example
"""

import numpy as np


def causal_mask(T):
    i = np.arange(T)
    return i[:, None] >= i[None, :]


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    weights = np.exp(scores - scores.max())
    weights = weights / weights.sum()
    return weights @ v
