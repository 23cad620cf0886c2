"""Each block gets a softmax of its own, and the answers of the blocks are averaged: a block of poor keys
counts as much as one with a perfect match.

Two blocks, one with the scores 5 and 5, the other with -5 and -5. How much of the answer comes from
the second block in your code, and how much in one softmax over all four?

Caught by: flash_values
"""

import numpy as np


def flash_attention(q, k, v, block_size, causal=False):
    T, d = q.shape[-2:]
    out = np.zeros(q.shape)
    rows = block_size if causal else T
    for i in range(0, T, rows):
        qi = q[..., i : i + rows, :]
        blocks = 0
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
            p = np.exp(s - s.max(axis=-1, keepdims=True))
            p = p / p.sum(axis=-1, keepdims=True)
            acc = acc + p @ vj
            blocks += 1
        out[..., i : i + rows, :] = acc / blocks
    return out
