"""The running maximum starts at 0. Where all scores of a query are far below 0 it stays there: every
weight is exp of something like -5000, which is 0, and the answer is 0/0.

Before the first block nothing has been seen. Which number is smaller than every score that may come?

Caught by: flash_large_scores
"""

import numpy as np


def flash_attention(q, k, v, block_size, causal=False):
    T, d = q.shape[-2:]
    m = np.zeros((*q.shape[:-1], 1))
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
        m_new = np.maximum(m, s.max(axis=-1, keepdims=True))
        scale = np.exp(m - m_new)
        p = np.exp(s - m_new)
        total = total * scale + p.sum(axis=-1, keepdims=True)
        acc = acc * scale + p @ vj
        m = m_new
    return acc / total
