"""q is divided by the root of d in place, so the caller's q has changed after the call, and a second
call with it gives another answer.

What is the difference between q = q / 2 and q /= 2 for the array that the caller holds?

Caught by: flash_leaves_inputs
"""

import numpy as np


def flash_attention(q, k, v, block_size, causal=False):
    T, d = q.shape[-2:]
    q /= np.sqrt(d)
    m = np.full((*q.shape[:-1], 1), -np.inf)
    total = np.zeros((*q.shape[:-1], 1))
    acc = np.zeros(q.shape)
    for j in range(0, T, block_size):
        kj = k[..., j : j + block_size, :]
        vj = v[..., j : j + block_size, :]
        s = q @ kj.swapaxes(-1, -2)
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
