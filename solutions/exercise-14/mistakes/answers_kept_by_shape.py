"""Answers are remembered by the shape of q, the block size and causal: another text of the same shape
gets the answer of the first.

On what does the answer depend beside the shape? What would have to be part of the key?

Caught by: flash_values
"""

import numpy as np

KEPT = {}


def flash_attention(q, k, v, block_size, causal=False):
    if (q.shape, block_size, causal) in KEPT:
        return KEPT[q.shape, block_size, causal]
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
        m_new = np.maximum(m, s.max(axis=-1, keepdims=True))
        scale = np.exp(m - m_new)
        p = np.exp(s - m_new)
        total = total * scale + p.sum(axis=-1, keepdims=True)
        acc = acc * scale + p @ vj
        m = m_new
    KEPT[q.shape, block_size, causal] = acc / total
    return acc / total
