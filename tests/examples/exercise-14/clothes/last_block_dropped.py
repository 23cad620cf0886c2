"""The mistake last_block_dropped, in other clothes."""

import numpy as np


def flash_attention(q, k, v, block_size, causal=False):
    T, d = q.shape[-2:]
    n = T // block_size
    answer = np.zeros_like(q)
    for row in range(n):
        rows = slice(row * block_size, (row + 1) * block_size)
        top, den, num = -np.inf, 0.0, 0.0
        for column in range(row + 1 if causal else n):
            columns = slice(column * block_size, (column + 1) * block_size)
            scores = np.einsum("...id,...jd->...ij", q[..., rows, :], k[..., columns, :]) / np.sqrt(d)
            if causal and row == column:
                scores = np.where(np.tri(block_size, dtype=bool), scores, -np.inf)
            best = np.maximum(top, scores.max(-1)[..., None])
            weights = np.exp(scores - best)
            den = den * np.exp(top - best) + weights.sum(-1)[..., None]
            num = num * np.exp(top - best) + np.matmul(weights, v[..., columns, :])
            top = best
        answer[..., rows, :] = num / den
    return answer
