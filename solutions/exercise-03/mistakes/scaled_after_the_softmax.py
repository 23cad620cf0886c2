"""attention divides the weights by the root of d, after the softmax: they no longer sum to 1, and
the scores were never scaled.

Add up the weights of one query. What should the sum be, and which step is there to guarantee it?

Caught by: attention_values, attention_masked, attention_worked_example
"""

import numpy as np
from given import softmax


def causal_mask(T):
    i = np.arange(T)
    return i[:, None] >= i[None, :]


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2)
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    weights = softmax(scores) / np.sqrt(q.shape[-1])
    return weights @ v
