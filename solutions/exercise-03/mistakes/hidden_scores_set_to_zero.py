"""attention gives hidden keys the score 0, as by a product of scores and mask: exp(0) is 1, so they
still get weight, and more than a visible key with a negative score.

Which weight belongs to the score 0 beside a score of -1? Which score has the weight 0?

Caught by: attention_masked, attention_mask_shapes, attention_worked_example
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = scores * mask
    return softmax(scores) @ v
