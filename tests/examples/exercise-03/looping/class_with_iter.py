"""An object whose __next__ gives the next text.

Loops in: attention
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def one(q, k, v, seen):
    scores = np.where(seen, q @ k.T / np.sqrt(q.shape[-1]), -np.inf)
    return softmax(scores) @ v


class Texts:
    def __init__(self, *parts):
        self.parts, self.n = parts, -1

    def __iter__(self):
        return self

    def __next__(self):
        self.n += 1
        if self.n == len(self.parts[0]):
            raise StopIteration
        q, k, v, seen = self.parts
        return one(q[self.n], k[self.n], v[self.n], seen[self.n])


def attention(q, k, v, mask=None):
    *lead, Tq, d = q.shape
    Tk, dv = v.shape[-2:]
    seen = np.broadcast_to(True if mask is None else mask, (*lead, Tq, Tk)).reshape(-1, Tq, Tk)
    q, k, v = q.reshape(-1, Tq, d), k.reshape(-1, Tk, d), v.reshape(-1, Tk, dv)
    out = np.array(list(Texts(q, k, v, seen)))
    return np.reshape(out, (*lead, Tq, dv))
