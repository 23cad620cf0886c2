"""attention takes a mask and never uses it: every query sees every key.

Call your attention once with a mask and once without. Is there a difference? Where should it come
from?

Caught by: attention_masked, attention_mask_shapes, attention_worked_example
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tri(T, dtype=bool)


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    return softmax(scores) @ v
