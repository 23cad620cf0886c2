"""attention adds an axis for the heads to every mask of three axes, as if it were (B, Tq, Tk)
beside scores of four: but one of three beside scores of three already fits, and (H, Tq, Tk) means
something else.

Write the shapes of scores and mask under each other, lined up at the right. Which pairs does NumPy
make by itself?

Caught by: attention_mask_shapes
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tri(T, dtype=bool)


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        if mask.ndim == 3:
            mask = mask[:, None]
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
