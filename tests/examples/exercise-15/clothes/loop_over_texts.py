"""The mistake loop_over_texts, in other clothes."""

import numpy as np
from given import softmax


def attention_backward(d_out, q, k, v, mask=None):
    seen = np.broadcast_to(True if mask is None else mask, q.shape[:-1] + k.shape[-2:-1])
    if q.ndim > 2:
        found = [attention_backward(*text) for text in zip(d_out, q, k, v, seen)]
        return tuple(np.stack(part) for part in zip(*found))
    p = softmax(np.where(seen, q @ k.T / np.sqrt(q.shape[-1]), -np.inf))
    ds = p * (d_out @ v.T)
    ds = (ds - p * ds.sum(-1)[:, None]) / np.sqrt(q.shape[-1])
    return ds @ k, ds.T @ q, p.T @ d_out
