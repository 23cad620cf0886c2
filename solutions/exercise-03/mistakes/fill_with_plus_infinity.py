"""attention puts +inf in the place of hidden scores: they become the largest of all, and softmax
makes NaN of inf - inf.

What is exp(inf), and what is exp(-inf)? Which of them is the weight of a key that nobody may see?

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
        scores = np.where(mask, scores, np.inf)
    return softmax(scores) @ v
