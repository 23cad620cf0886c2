"""attention takes the softmax along the queries' axis: the weights that one key gets from all queries sum to 1, not
those that one query gives to its keys. A key that nobody may see, all -1e9, even gets the same weight from
everybody.

Each query shares out one whole. Along which axis do you find everything that a single query gives?

Caught by: attention_values, attention_masked, attention_worked_example
"""

import numpy as np
from given import softmax


def causal_mask(T):
    i = np.arange(T)
    return i[:, None] >= i[None, :]


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -1e9)
    return softmax(scores, axis=-2) @ v
