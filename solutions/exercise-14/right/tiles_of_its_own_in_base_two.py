"""Takes tiles of 96 whatever block_size says, and weights that are powers of two."""

import numpy as np

LOG2_E = np.log2(np.e)


def flash_attention(q, k, v, block_size, causal=False):
    assert block_size >= 1
    size = 96
    T = q.shape[-2]
    scaled = q * (LOG2_E / np.sqrt(q.shape[-1]))
    finished = []
    for i in range((T + size - 1) // size):
        rows = np.s_[..., i * size : (i + 1) * size, :]
        m, total, mixed = np.array(-np.inf), np.array(0.0), np.array(0.0)
        for j in range(i + 1 if causal else -(-T // size)):
            columns = np.s_[..., j * size : (j + 1) * size, :]
            s = np.matmul(scaled[rows], np.swapaxes(k[columns], -1, -2))
            if causal and i == j:
                s = np.where(np.tri(s.shape[-1]) > 0, s, -np.inf)
            new = np.maximum(m, s.max(-1)[..., None])
            p = np.exp2(s - new)
            total = total * np.exp2(m - new) + p.sum(-1)[..., None]
            mixed = mixed * np.exp2(m - new) + p @ v[columns]
            m = new
        finished += [mixed / total]
    return np.concatenate(finished, -2)
