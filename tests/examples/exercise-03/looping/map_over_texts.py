"""map with four arrays.

Loops in: attention
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def one(q, k, v, seen):
    scores = np.where(seen, q @ k.T / np.sqrt(q.shape[-1]), -np.inf)
    return softmax(scores) @ v


def attention(q, k, v, mask=None):
    *lead, Tq, d = q.shape
    Tk, dv = v.shape[-2:]
    seen = np.broadcast_to(True if mask is None else mask, (*lead, Tq, Tk)).reshape(-1, Tq, Tk)
    q, k, v = q.reshape(-1, Tq, d), k.reshape(-1, Tk, d), v.reshape(-1, Tk, dv)
    out = np.array(list(map(one, q, k, v, seen)))
    return np.reshape(out, (*lead, Tq, dv))
