"""attention gives the scores the shape (..., T, T) with the T of the queries: an error as soon as
there are more or fewer keys.

Which letter does each axis of the scores have in the statement? Where does each of the two numbers
come from?

Caught by: attention_values, attention_masked, attention_mask_shapes
"""

import numpy as np
from given import softmax


def causal_mask(T):
    i = np.arange(T)
    return i[:, None] >= i[None, :]


def attention(q, k, v, mask=None):
    T, d = q.shape[-2:]
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(d)
    if mask is None:
        mask = np.ones((T, T), dtype=bool)
    mask = np.broadcast_to(mask, q.shape[:-2] + (T, T))
    return softmax(np.where(mask, scores, -np.inf)) @ v
