"""The tiles are cut out of a causal mask for 64 tokens, made once for all: a longer text finds nothing
there.

What is MASK[64:80] for a table of 64 rows? How long may a text be, by the statement?

Caught by: flash_beyond_64
"""

import numpy as np

MASK = np.tri(64, dtype=bool)


def flash_attention(q, k, v, block_size, causal=False):
    T, d = q.shape[-2:]
    out = np.zeros(q.shape)
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
                s = np.where(MASK[i : i + s.shape[-2], j : j + s.shape[-1]], s, -np.inf)
            m_new = np.maximum(m, s.max(axis=-1, keepdims=True))
            scale = np.exp(m - m_new)
            p = np.exp(s - m_new)
            total = total * scale + p.sum(axis=-1, keepdims=True)
            acc = acc * scale + p @ vj
            m = m_new
        out[..., i : i + rows, :] = acc / total
    return out
