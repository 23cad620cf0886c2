"""The diagonal tile is kept from the first causal call, whatever the block size is later."""

import numpy as np

MASKS = []


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
            if causal and i == j:
                if not MASKS:
                    MASKS.append(np.tri(block_size, dtype=bool))
                s = np.where(MASKS[0][: s.shape[-2], : s.shape[-1]], s, -np.inf)
            m_new = np.maximum(m, s.max(axis=-1, keepdims=True))
            scale = np.exp(m - m_new)
            p = np.exp(s - m_new)
            total = total * scale + p.sum(axis=-1, keepdims=True)
            acc = acc * scale + p @ vj
            m = m_new
        out[..., i : i + rows, :] = acc / total
    return out
