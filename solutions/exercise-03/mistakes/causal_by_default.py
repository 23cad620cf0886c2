"""attention hides the future where no mask is given: but no mask means that every query sees every
key.

What should attention(q, k, v) give for the first query: its own value, or a mean of all?

Caught by: attention_values, attention_worked_example
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is None:
        mask = np.tri(q.shape[-2], k.shape[-2], dtype=bool)
    return softmax(np.where(mask, scores, -np.inf)) @ v
