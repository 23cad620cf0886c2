"""attention puts 1e-9 in the place of hidden scores, where a large negative number was meant: the
score of a hidden key is then nearly 0, and its weight is not.

Write 1e-9 and -1e9 out in digits. What is exp of each?

Caught by: attention_masked, attention_mask_shapes, attention_worked_example
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tri(T, dtype=bool)


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, 1e-9)
    return softmax(scores) @ v
