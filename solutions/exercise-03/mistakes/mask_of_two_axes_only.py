"""attention picks out hidden scores with scores[..., ~mask]: right for a mask of the shape (Tq,
Tk), and an error, or the wrong axes, for every other.

Which axes does the index ~mask take the place of, if the mask has one axis, and if it has four?

Caught by: attention_mask_shapes
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores[..., ~mask] = -np.inf
    return softmax(scores) @ v
