"""attention turns q, k and v into float32, as deep-learning libraries do: about 7 digits are left,
and the answer is off in the seventh.

How many digits does the statement ask for, and how many has each of the two float types?

Caught by: attention_values, attention_masked
"""

import numpy as np
from given import softmax


def causal_mask(T):
    i = np.arange(T)
    return i[:, None] >= i[None, :]


def attention(q, k, v, mask=None):
    q, k, v = q.astype(np.float32), k.astype(np.float32), v.astype(np.float32)
    scores = q @ k.swapaxes(-1, -2) / q.shape[-1] ** 0.5
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
