"""The mistake mask_of_the_whole_text, in other clothes."""

import numpy as np


def attend(q, k, v, first, size, hidden, root):
    rows, T = q.shape[-2], k.shape[-2]
    top = np.full(q.shape[:-1], -np.inf)
    den = np.zeros(q.shape[:-1])
    num = np.zeros(q.shape)
    stop = T
    for start in range(0, stop, size):
        keys, values = k[..., start : start + size, :], v[..., start : start + size, :]
        scores = np.einsum("...id,...jd->...ij", q, keys) / root
        if hidden is not None:
            scores[..., hidden[:, start : start + size]] = -np.inf
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
    hidden = np.less.outer(np.arange(T), np.arange(T)) if causal else None
    answer = attend(q, k, v, 0, block_size, hidden, root)
    return answer
