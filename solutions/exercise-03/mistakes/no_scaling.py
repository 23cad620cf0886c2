"""attention does not divide the scores by the root of d: the larger d is, the more of the weight
goes to a single key.

Draw random q and k with d = 4 and with d = 400. How large are the scores, and what does softmax
make of them?

Caught by: attention_values, attention_masked, attention_worked_example, attention_weights
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = q @ np.swapaxes(k, -1, -2)
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
