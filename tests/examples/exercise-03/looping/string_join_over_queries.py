"""str.join pulls a generator.

Loops in: attention
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    w = softmax(scores)
    out = np.zeros(q.shape[:-1] + v.shape[-1:])
    fill = lambda i: np.copyto(out[..., i, :], np.einsum("...j,...jc->...c", w[..., i, :], v)) or ""
    "".join(fill(i) for i in range(q.shape[-2]))
    return out
