"""Keys and values are filled up with zeros to a whole number of blocks. A key of zeros has the score 0,
not no score: it gets a weight, and the sum is too large.

Which weight has a key with the score 0 beside keys with the scores -1 and -2? Which score would give
it none?

Caught by: flash_values, flash_block_sizes
"""

import numpy as np


def flash_attention(q, k, v, block_size, causal=False):
    T, d = q.shape[-2:]
    out = np.zeros(q.shape)
    missing = np.zeros((*q.shape[:-2], -T % block_size, d))
    k = np.concatenate([k, missing], axis=-2)
    v = np.concatenate([v, missing], axis=-2)
    rows = block_size if causal else T
    for i in range(0, T, rows):
        qi = q[..., i : i + rows, :]
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
