"""attention adds mask * -1e9 to the scores, as is right where True means "hidden": here it hides the keys that may be
seen. A query that may see everything gets its right answer, but for rounding: its scores have all moved by -1e9.

What does True mean here, and what is True * -1e9? With mask = [True, False] and two keys, whose value should come
out?

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
        scores += mask * -1e9
    return softmax(scores) @ v
