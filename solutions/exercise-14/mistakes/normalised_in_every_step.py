"""The answer is divided by the sum after every block, but the next block is added to it as if it had not
been: what was collected before is divided again and again.

After the first block, is what you hold a sum or a mean? Before you add to a mean, what must happen to
it? Or can the division wait?

Caught by: flash_values
"""

import numpy as np


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
                query = np.arange(i, i + s.shape[-2])[:, None]
                key = np.arange(j, j + s.shape[-1])
                s = np.where(key <= query, s, -np.inf)
            m_new = np.maximum(m, s.max(axis=-1, keepdims=True))
            scale = np.exp(m - m_new)
            p = np.exp(s - m_new)
            total = total * scale + p.sum(axis=-1, keepdims=True)
            acc = (acc * scale + p @ vj) / total
            m = m_new
        out[..., i : i + rows, :] = acc
    return out
