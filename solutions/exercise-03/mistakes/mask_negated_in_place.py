"""attention turns the caller's mask round in place, to have True for hidden: the next call with the
same mask hides all that it should show.

Print the mask before and after the call. Does `out=` make a new array?

Caught by: attention_leaves_inputs
"""

import numpy as np
from given import softmax


def causal_mask(T):
    i = np.arange(T)
    return i[:, None] >= i[None, :]


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        hidden = np.logical_not(mask, out=mask)
        scores = np.where(hidden, -np.inf, scores)
    return softmax(scores) @ v
