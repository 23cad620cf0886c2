"""One maximum serves all queries of a tile. A query whose scores all lie a thousand below another one's
gets weights of 0 only, and 0/0 is NaN.

Each query has a softmax of its own. Along which axis of the tile does its maximum run, and what shape
has the result?

Caught by: flash_large_scores
"""

import numpy as np


def flash_attention(q, k, v, block_size, causal=False):
    T, d = q.shape[-2:]
    m = np.full((*q.shape[:-1], 1), -np.inf)
    total = np.zeros((*q.shape[:-1], 1))
    acc = np.zeros(q.shape)
    for j in range(0, T, block_size):
        kj = k[..., j : j + block_size, :]
        vj = v[..., j : j + block_size, :]
        s = q @ kj.swapaxes(-1, -2) / np.sqrt(d)
        if causal:
            query = np.arange(T)[:, None]
            key = np.arange(j, j + s.shape[-1])
            s = np.where(key <= query, s, -np.inf)
        m_new = np.maximum(m, s.max())
        scale = np.exp(m - m_new)
        p = np.exp(s - m_new)
        total = total * scale + p.sum(axis=-1, keepdims=True)
        acc = acc * scale + p @ vj
        m = m_new
    return acc / total
