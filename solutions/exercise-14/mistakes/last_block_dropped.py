"""The number of blocks is T // block_size, so the tokens of the last, smaller block are left out: nobody
sees their keys, and their own rows stay 0.

How many blocks are there for T = 7 and a block size of 3? What does your formula say, and what for T
= 2?

Caught by: flash_values, flash_block_sizes
"""

import numpy as np


def flash_attention(q, k, v, block_size, causal=False):
    T, d = q.shape[-2:]
    out = np.zeros(q.shape)
    rows, blocks = block_size, T // block_size
    for i in range(0, blocks * rows, rows):
        qi = q[..., i : i + rows, :]
        m = np.full((*qi.shape[:-1], 1), -np.inf)
        total = np.zeros((*qi.shape[:-1], 1))
        acc = np.zeros(qi.shape)
        for j in range(0, blocks * block_size, block_size):
            if causal and j > i:
                break
            kj = k[..., j : j + block_size, :]
            vj = v[..., j : j + block_size, :]
            s = qi @ kj.swapaxes(-1, -2) / np.sqrt(d)
            if causal:
                query = np.arange(i, i + s.shape[-2])[:, None]
                key = np.arange(j, j + s.shape[-1])
                s = np.where(key <= query, s, -np.inf)
            m_new = np.maximum(m, s.max(axis=-1, keepdims=True))
            scale = np.exp(m - m_new)
            p = np.exp(s - m_new)
            total = total * scale + p.sum(axis=-1, keepdims=True)
            acc = acc * scale + p @ vj
            m = m_new
        out[..., i : i + rows, :] = acc / total
    return out
