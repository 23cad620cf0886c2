"""Drops what was collected once it counts for less than 1e-4."""

import numpy as np


def flash_attention(q, k, v, block_size, causal=False):
    T, d = q.shape[-2:]
    out = np.empty(q.shape)
    for i in range(0, T, block_size):
        qi = q[..., i:i + block_size, :]
        n = qi.shape[-2]
        m = np.full((*qi.shape[:-1], 1), -np.inf)
        l, acc = np.zeros(m.shape), np.zeros(qi.shape)
        end = min(i + block_size, T) if causal else T
        for j in range(0, end, block_size):
            kj, vj = k[..., j:j + block_size, :], v[..., j:j + block_size, :]
            s = qi @ kj.swapaxes(-1, -2) / np.sqrt(d)
            if causal:
                s = np.where(np.arange(j, j + kj.shape[-2]) <= np.arange(i, i + n)[:, None], s, -np.inf)
            new = np.maximum(m, s.max(-1, keepdims=True))
            w, f = np.exp(s - new), np.exp(m - new)
            f = np.where(f < 1e-4, 0, f)
            l, acc, m = l * f + w.sum(-1, keepdims=True), acc * f + w @ vj, new
        out[..., i:i + block_size, :] = acc / l
    return out
