"""attention writes its -1e9 over the keys for which the mask is True, and shows those that it should hide; a query
that may see everything takes the plain mean of all values.

What does True mean here? With mask = [True, False] and two keys, whose value should come out?

Caught by: attention_masked, attention_mask_shapes, attention_worked_example
"""

import numpy as np
from given import softmax


def causal_mask(T):
    i = np.arange(T)
    return i[:, None] >= i[None, :]


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, -1e9, scores)
    return softmax(scores) @ v
