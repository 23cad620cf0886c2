"""attention adds -10000 to hidden scores: enough for small scores, but a hidden score of 1000000 is
still far above all others afterwards.

How far apart may a hidden and a visible score be, by the statement? What is left of this distance
after you added your number?

Caught by: attention_large_scores
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = scores + (1.0 - mask) * -10000.0
    return softmax(scores) @ v
