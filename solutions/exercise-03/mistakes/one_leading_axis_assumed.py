"""attention works for a batch (B, T, d) only: one text without a batch, or a batch with heads, ends
in an error.

Which of your lines counts axes from the front, or names all of them? What do the shapes (T, d) and
(B, H, T, d) have in common at their end?

Caught by: attention_values, attention_masked, attention_worked_example
"""

import numpy as np
from given import softmax


def causal_mask(T):
    i = np.arange(T)
    return i[:, None] >= i[None, :]


def attention(q, k, v, mask=None):
    B, T, d = q.shape
    scores = q @ k.transpose(0, 2, 1) / np.sqrt(d)
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
