"""The scores come tile by tile, and the causal mask is made for the whole text at once and then cut into
tiles: T * T bytes, even as bool.

A tile needs its own corner of the mask only. Can you make that from the numbers of its first row and
first column?

Caught by: flash_memory_causal
"""

import numpy as np


def flash_attention(q, k, v, block_size, causal=False):
    T, d = q.shape[-2:]
    mask = np.tri(T, dtype=bool) if causal else None
    m = np.full((*q.shape[:-1], 1), -np.inf)
    total = np.zeros((*q.shape[:-1], 1))
    acc = np.zeros(q.shape)
    for j in range(0, T, block_size):
        kj = k[..., j : j + block_size, :]
        vj = v[..., j : j + block_size, :]
        s = q @ kj.swapaxes(-1, -2) / np.sqrt(d)
        if causal:
            s = np.where(mask[:, j : j + block_size], s, -np.inf)
        m_new = np.maximum(m, s.max(axis=-1, keepdims=True))
        scale = np.exp(m - m_new)
        p = np.exp(s - m_new)
        total = total * scale + p.sum(axis=-1, keepdims=True)
        acc = acc * scale + p @ vj
        m = m_new
    return acc / total
