"""The sum of weights is brought to each new maximum, and the values collected so far are not: the first
blocks get too much say as soon as a later one has a larger score.

In the example, query 2 has the scores 1, 0 | 2. Write down what you hold after the second block, and
compare it with the a of the statement.

Caught by: flash_running_maximum
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
            acc = acc + p @ vj
            m = m_new
        out[..., i : i + rows, :] = acc / total
    return out
