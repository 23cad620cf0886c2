"""log(1) is 0 and log(0) is -inf."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        with np.errstate(divide="ignore"):
            scores = scores + np.log(mask.astype(float))
    return softmax(scores) @ v
