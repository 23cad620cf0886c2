"""The scores come tile by tile, and the causal mask is made for the whole text at once and then cut into
tiles: T * T bytes, even as bool.

A tile needs its own corner of the mask only. Can you make that from the numbers of its first row and
first column?

Caught by: flash_memory_causal
"""

import numpy as np


def flash_attention(q, k, v, block_size, causal=False):
    T, d = q.shape[-2:]
    out = np.zeros(q.shape)
    mask = np.tri(T, dtype=bool)
    for i in range(0, T, block_size):
        qi = q[..., i : i + block_size, :]
        m = np.full((*qi.shape[:-1], 1), -np.inf)
        total = np.zeros((*qi.shape[:-1], 1))
        acc = np.zeros(qi.shape)
        for j in range(0, T, block_size):
            if causal and j > i:
                break
            kj = k[..., j : j + block_size, :]
            vj = v[..., j : j + block_size, :]
            s = qi @ kj.swapaxes(-1, -2) / np.sqrt(d)
            if causal:
                s = np.where(mask[i : i + block_size, j : j + block_size], s, -np.inf)
            m_new = np.maximum(m, s.max(axis=-1, keepdims=True))
            scale = np.exp(m - m_new)
            p = np.exp(s - m_new)
            total = total * scale + p.sum(axis=-1, keepdims=True)
            acc = acc * scale + p @ vj
            m = m_new
        out[..., i : i + block_size, :] = acc / total
    return out
