"""The mistake maximum_started_at_0, in other clothes."""

import numpy as np


def attend(q, k, v, first, size, causal, root):
    rows, T = q.shape[-2], k.shape[-2]
    top = np.zeros(q.shape[:-1])
    den = np.zeros(q.shape[:-1])
    num = np.zeros(q.shape)
    stop = T
    for start in range(0, stop, size):
        keys, values = k[..., start : start + size, :], v[..., start : start + size, :]
        scores = np.einsum("...id,...jd->...ij", q, keys) / root
        if causal:
            future = np.less.outer(np.arange(first, first + rows), np.arange(start, start + keys.shape[-2]))
            scores[..., future] = -np.inf
        best = np.maximum(top, np.max(scores, axis=-1))
        fade = np.exp(top - best)
        weights = np.exp(scores - best[..., None])
        den = den * fade + np.sum(weights, axis=-1)
        num = num * fade[..., None] + np.einsum("...ij,...jd->...id", weights, values)
        top = best
    return num / den[..., None]


def flash_attention(q, k, v, block_size, causal=False):
    T, d = q.shape[-2:]
    root = d**0.5
    answer = attend(q, k, v, 0, block_size, causal, root)
    return answer
