"""attention adds the mask to the scores: True counts as 1 and False as 0, so a hidden key is only a
little less likely.

What would have to be added to a score for its weight to become 0?

Caught by: attention_masked, attention_mask_shapes, attention_worked_example
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = scores + mask
    return softmax(scores) @ v
