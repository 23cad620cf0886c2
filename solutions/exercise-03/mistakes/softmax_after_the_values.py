"""attention multiplies scores and values first, and takes the softmax of the product: what comes
out are weights over the numbers of a token, not a mean of values.

What sums to 1 in your answer? And what should: the answer, or the weights that it is made with?

Caught by: attention_values, attention_worked_example
"""

import numpy as np
from given import softmax


def causal_mask(T):
    i = np.arange(T)
    return i[:, None] >= i[None, :]


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores @ v)
