"""attention picks out hidden scores with scores[~mask], which works where the mask has the shape of
the scores, and is an error where it has fewer axes, or an axis of 1.

An index never broadcasts. Which NumPy functions do? Or how do you make the mask as large as the
scores first?

Caught by: attention_masked, attention_mask_shapes
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores[~mask] = -np.inf
    return softmax(scores) @ v
