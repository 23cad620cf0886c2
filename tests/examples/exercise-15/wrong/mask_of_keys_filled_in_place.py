"""A mask of the keys alone is spread over the queries at the end: written back into the caller's array."""

import numpy as np
from given import softmax


def attention_backward(d_out, q, k, v, mask=None):
    root = q.shape[-1] ** 0.5
    kt, vt = np.swapaxes(k, -1, -2), np.swapaxes(v, -1, -2)
    scores = q @ kt / root
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
        if mask.ndim == 1:
            mask |= ~mask
    p = softmax(scores)
    s = p * (d_out @ vt)
    s = (s - p * s.sum(axis=-1, keepdims=True)) / root
    return s @ k, np.swapaxes(s, -1, -2) @ q, np.swapaxes(p, -1, -2) @ d_out
