"""attention sets a part of the weights to 0 at random, as models do while they are trained: each
call gives another answer.

Call it twice with the same input. Is dropout part of the formula that the statement gives?

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
    weights = softmax(scores)
    rng = np.random.default_rng(0)
    keep = rng.random(weights.shape) > 0.1
    return (weights * keep / 0.9) @ v
