"""attention makes a mask of its own where none is given, cut out of a table for 64 tokens, as
models with a longest text do: beyond 64 it does not fit.

What does table[:70, :70] give if the table has 64 rows? How large may a text be, by the statement?

Caught by: attention_beyond_64
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tri(T, dtype=bool)


ALL = np.ones((64, 64), dtype=bool)


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is None:
        mask = ALL[: q.shape[-2], : k.shape[-2]]
    return softmax(np.where(mask, scores, -np.inf)) @ v
