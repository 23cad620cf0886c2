"""attention compares the queries with the values and takes the mean of the keys: an error where
they differ in size, and wrong numbers where not.

What is a key for, and what a value? Which of them should the answer be made of?

Caught by: attention_values, attention_masked, attention_worked_example
"""

import numpy as np
from given import softmax


def causal_mask(T):
    i = np.arange(T)
    return i[:, None] >= i[None, :]


def attention(q, k, v, mask=None):
    scores = q @ v.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ k
